import { expect, test } from "@playwright/test";
import { incubation } from "../../content/company/incubation.ts";
import { clients, testimonials, testimonialsPage } from "../../content/company/testimonials.ts";
import { claim } from "../../domain/owner/claims.ts";
import { composeTestimonials } from "../../domain/owner/testimonials.ts";

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

    test("Testimonials: each once, in reading order, with stars that are also said", async ({ page }) => {
      await page.goto("/testimonials");
      const cards = page.locator("#testimonials li");
      const contents = new Set(testimonials.map(({ content }) => content));
      await expect(cards).toHaveCount(contents.size);
      for (const [index, testimonial] of composeTestimonials(testimonials).entries()) {
        const { name, role, content } = testimonial;
        for (const text of [name, role, content]) await expect(cards.nth(index)).toContainText(text);
        const stars = cards.nth(index).getByRole("img", { name: "5 out of 5 stars" });
        await expect(stars).toHaveCount(1);
        const [above, below] = [await stars.boundingBox(), await cards.nth(index).locator("blockquote").boundingBox()];
        expect(above!.y + above!.height, "above the quotation").toBeLessThanOrEqual(below!.y);
        expect(contents.delete(content), `${name} is there once`).toBe(true);
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
      await expect(page.locator("#clients li").first()).toContainText(clients[0]?.name ?? "");
      const { label, href } = testimonialsPage.closing.button;
      await expect(page.locator("#next-step").getByRole("link", { name: label })).toHaveAttribute("href", href);
    });
  });
}
