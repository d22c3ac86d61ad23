import { expect, test } from "@playwright/test";
import { builtPages } from "../support/built-site.ts";
import { groupByLayout } from "../support/layouts.ts";
import { findTooWide } from "../support/too-wide.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** A window of 1280 by 800 px, enlarged: what is left of it, in CSS pixels. */
const windows = {
  "twice enlarged": { width: 640, height: 400 },
  "four times enlarged": { width: 320, height: 200 },
};

/** How much of the window's height is taken by what stays while the page scrolls under it. */
function partThatStays(): number {
  const stays = [...document.querySelectorAll("body *")].filter((element) => {
    const { position, visibility } = getComputedStyle(element);
    if (!["fixed", "sticky"].includes(position) || visibility === "hidden" || !element.checkVisibility()) return false;
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  });
  const rows = new Set<number>();
  for (const element of stays) {
    // Something that takes no pointer and shows nothing covers nothing.
    if (element.textContent?.trim() === "") continue;
    const { top, bottom } = element.getBoundingClientRect();
    for (let row = Math.max(0, Math.floor(top)); row < Math.min(innerHeight, bottom); row++) rows.add(row);
  }
  return rows.size / innerHeight;
}

/** Words that are cut off in a box which cannot be scrolled. */
function findCutWords(): string[] {
  return [...document.querySelectorAll("main *")]
    .filter((element) => {
      if (!element.checkVisibility() || element.closest("[aria-hidden=true], .sr-only, svg, #clients")) return false;
      const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(element);
      const mayCut =
        ["hidden", "clip"].includes(overflowX) && textOverflow !== "ellipsis" && webkitLineClamp === "none";
      if (!mayCut || element.clientWidth <= 1) return false;
      const edge = element.getBoundingClientRect().right + 1;
      const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let word = words.nextNode(); word; word = words.nextNode()) {
        const parent = word.parentElement;
        if (
          !word.textContent?.trim() ||
          !parent?.checkVisibility() ||
          parent.closest("[aria-hidden=true], .sr-only, svg")
        )
          continue;
        // A frame inside it scrolls its own words.
        if (parent.closest("[tabindex='0'], .overflow-x-auto, .max-md\\:snap-row")) continue;
        const range = document.createRange();
        range.selectNodeContents(word);
        if (range.getBoundingClientRect().right > edge) return true;
      }
      return false;
    })
    .map((element) => `${element.localName}.${element.getAttribute("class")?.slice(0, 60)}`);
}

test(`${Object.keys(windows).join(" and ")}, no layout scrolls sideways, is cut, or is covered by a third or more`, async ({
  page,
}) => {
  test.setTimeout(180_000);
  const faults: string[] = [];
  for (const [{ path }] of groupByLayout(builtPages.filter(({ isAlias }) => !isAlias))) {
    await page.goto(path, { waitUntil: "load" });
    for (const [name, viewport] of Object.entries(windows)) {
      await page.setViewportSize(viewport);
      for (const wide of await findTooWide(page)) faults.push(`${path} ${name} is too wide: ${wide}`);
      for (const cut of await page.evaluate(findCutWords)) faults.push(`${path} ${name} cuts ${cut}`);
      for (const part of [0.25, 0.5, 0.75]) {
        await page.evaluate(
          (share) => scrollTo({ top: document.body.scrollHeight * share, behavior: "instant" }),
          part,
        );
        const stays = await page.evaluate(partThatStays);
        if (stays >= 1 / 3) faults.push(`${path} ${name}: ${Math.round(stays * 100)} % of the window stays at ${part}`);
      }
    }
  }
  expect(faults).toEqual([]);
});
