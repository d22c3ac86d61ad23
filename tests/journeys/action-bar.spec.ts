import { expect, type Page, test } from "@playwright/test";
import { site } from "../../content/site.ts";
import { showAll } from "../support/states.ts";

const pages = [
  "/private-limited",
  ...(process.env.THOROUGH
    ? ["/one-person-company", "/llp-registration", "/pricing", "/articles/company-registration-guide"]
    : []),
];

const bar = (page: Page) => page.getByRole("navigation", { name: "Talk to us" });

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: "reduce" } });

  for (const path of pages) {
    test(`${path}: call, chat and Get Started are in sight exactly while no action of the page itself is`, async ({
      page,
    }) => {
      await page.goto(path);
      await showAll(page);
      const shown = new Set<boolean>();
      const length = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let top = 0; top < length; top += 1500) {
        await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top);
        const blocked = await page
          .locator("main :is(form, [data-offers], #next-step, a[href^='/contact'], a.bg-action, button.bg-action)")
          .evaluateAll((blocks) =>
            blocks.some((block) => {
              const { top: above, bottom } = block.getBoundingClientRect();
              return bottom > above && above < innerHeight && bottom > 0;
            }),
          );
        await expect(bar(page), `at ${top} px`).toBeVisible({ visible: !blocked });
        shown.add(!blocked);
      }
      expect(shown.has(true), "it was there at all").toBe(true);
    });
  }

  test("it has the three links, covers no form and leaves room at the end", async ({ page }) => {
    await page.goto("/private-limited");
    const form = page.locator("#quick-lead form");
    await form.scrollIntoViewIfNeeded();
    await expect(bar(page)).toBeHidden();
    await page
      .locator("#benefits")
      .evaluate((section) => section.scrollIntoView({ block: "start", behavior: "instant" }));
    await expect(bar(page)).toBeInViewport();
    await expect(bar(page).getByRole("link", { name: "Call" })).toHaveAttribute("href", `tel:${site.phone.e164}`);
    await expect(bar(page).getByRole("link", { name: "WhatsApp" })).toHaveAttribute("target", "_blank");
    await expect(bar(page).getByRole("link", { name: "Get Started" })).toHaveAttribute("href", "/contact-us");
    for (const link of await bar(page).getByRole("link").all()) {
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    // In a window that the footer fills, the closing call above it, which sends the bar away, is out of sight.
    await page.setViewportSize({ width: 360, height: 400 });
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
    await expect(page.getByRole("contentinfo")).toBeInViewport();
    await expect(bar(page)).toBeVisible();
    await expect(async () => {
      const [barBox, footer] = [await bar(page).boundingBox(), await page.getByRole("contentinfo").boundingBox()];
      expect(barBox!.y + barBox!.height - footer!.y, "above the footer, not over it").toBeLessThanOrEqual(1);
    }).toPass({ timeout: 5000 });
  });

  test("what gets the focus is never under it", async ({ page }) => {
    await page.goto("/pricing");
    await page.locator("#questions summary").first().focus();
    for (let step = 0; step < 6; step++) {
      await page.keyboard.press("Tab");
      const covered = await page.evaluate(() => {
        const element = document.activeElement;
        const shown = document.querySelector("[data-action-bar][data-sticky='shown']");
        if (!element || !shown || shown.contains(element)) return false;
        const [focus, over] = [element.getBoundingClientRect(), shown.getBoundingClientRect()];
        return focus.bottom > over.top && focus.top < over.bottom;
      });
      expect(covered, `after ${step + 1} steps`).toBe(false);
    }
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("it is a row of links above the footer", { tag: "@thorough" }, async ({ page }) => {
      await page.goto("/private-limited");
      await expect(bar(page)).toHaveCSS("position", "static");
      await expect(bar(page).getByRole("link")).toHaveCount(3);
    });
  });
});

test("on wide screens there is none", { tag: "@thorough" }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/private-limited");
  await expect(bar(page)).toBeHidden();
});
