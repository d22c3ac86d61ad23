import { expect, test } from "@playwright/test";
import { builtPages } from "../support/built-site.ts";
import { groupByLayout } from "../support/layouts.ts";

const widths = [360, 768, 900, 1280];

/**
 * Controls that a pointer misses: at the centre of what is seen lies something else. A field that is drawn by its label,
 * such as a tile, is hit on the label.
 */
function findCovered(): string[] {
  const controls = "a[href], button, input, select, textarea, summary, [role=tab]";
  const largest = (rects: Iterable<DOMRect>) =>
    [...rects].reduce((one, other) => (one.width * one.height < other.width * other.height ? other : one));
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    largest(element.getClientRects()).width > 1;
  const describe = (element: Element | null) =>
    element
      ? `<${element.localName} class="${element.getAttribute("class")?.slice(0, 60) ?? ""}"> ${element.textContent?.trim().slice(0, 40)}`
      : "nothing";
  /** What lies at the centre of the largest line of an element. */
  const hitAtCentre = (element: Element) => {
    const { x, y, width, height } = largest(element.getClientRects());
    return document.elementFromPoint(x + width / 2, y + height / 2);
  };
  /** The parts that lead to a control, itself first. */
  const partsOf = (control: Element) => [control, ...((control as HTMLInputElement).labels ?? [])];
  const covered: string[] = [];
  let checked = 0;
  for (const control of document.querySelectorAll(controls)) {
    const parts = partsOf(control);
    const seen = parts.find(isSeen);
    if (!seen || (control as HTMLInputElement).disabled || control.closest("[aria-hidden=true]")) continue;
    checked += 1;
    const isHit = () => {
      const hit = hitAtCentre(seen);
      return hit !== null && parts.some((part) => part.contains(hit));
    };
    if (isHit()) continue;
    // In the middle of the window nothing that stays at its edges is in the way.
    seen.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    if (!isHit()) covered.push(`${describe(seen)} lies under ${describe(hitAtCentre(seen))}`);
  }
  return checked > 10 ? covered : [`only ${checked} controls found`];
}

test(`every control can be hit where it is seen, on every layout at ${widths.join(", ")} px`, async ({ page }) => {
  test.setTimeout(180_000);
  const covered: string[] = [];
  for (const [{ path }] of groupByLayout(builtPages.filter(({ isAlias }) => !isAlias))) {
    await page.goto(path, { waitUntil: "load" });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      for (const one of await page.evaluate(findCovered)) covered.push(`${path} at ${width} px: ${one}`);
    }
  }
  expect(covered).toEqual([]);
});
