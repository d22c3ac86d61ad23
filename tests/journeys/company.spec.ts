import { expect, test } from "@playwright/test";
import { incubation } from "../../content/company/incubation.ts";
import { claim } from "../../domain/owner/claims.ts";

const phone = { width: 390, height: 800 };
const desktop = { width: 1280, height: 800 };

for (const viewport of [phone, desktop]) {
  test.describe(`at ${viewport.width} px`, { tag: viewport === phone ? [] : "@thorough" }, () => {
    test.use({ viewport });

    test("Incubation: each segment of the dial leads to its session, by keyboard too", async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto("/incubation");
      const dial = page.getByRole("navigation", { name: claim(incubation.masterclass.claim)!.text });
      await expect(dial.getByRole("link")).toHaveCount(incubation.masterclass.sessions.length);
      for (const [place, session] of [
        incubation.masterclass.sessions[8],
        incubation.masterclass.sessions[1],
      ].entries()) {
        const { week, title } = session!;
        const link = dial.getByRole("link", { name: `Week ${week}: ${title}` });
        if (place === 0) await link.click();
        else {
          await link.focus();
          await expect(link).toBeInViewport();
          await page.keyboard.press("Enter");
        }
        await expect(page.locator("#masterclass").getByRole("heading", { name: title })).toBeInViewport();
      }
    });

    test("Testimonials: stars above each quotation, in reading order", async ({ page }) => {
      await page.goto("/testimonials");
      const cards = page.locator("#testimonials li");
      for (const card of await cards.all()) {
        const stars = await card.getByRole("img", { name: "5 out of 5 stars" }).boundingBox();
        const below = await card.locator("blockquote").boundingBox();
        expect(stars!.y + stars!.height).toBeLessThanOrEqual(below!.y);
      }
      await page.setViewportSize(desktop);
      const places = await cards.evaluateAll((items) =>
        items.map((item) => [item.getBoundingClientRect().top, item.getBoundingClientRect().left] as const),
      );
      const [lead, ...others] = places;
      const sorted = others.toSorted((a, b) => (Math.abs(a[1] - b[1]) < 2 ? a[0] - b[0] : a[1] - b[1]));
      expect([...others], "below the first, what is read next is below or in the next column").toEqual(sorted);
      expect(lead![0]).toBeLessThan(Math.min(...others.map(([top]) => top)));
      const tops = new Set(others.map(([top]) => Math.round(top)));
      expect(tops.size, "each as high as what it says: there are no rows").toBeGreaterThan(others.length / 3);
    });
  });
}
