import { expect, test } from "@playwright/test";
import { about, partners } from "../../content/company.ts";
import { incubation } from "../../content/incubation.ts";
import { responsePages } from "../../content/response-pages.ts";
import { clients, testimonials, testimonialsPage } from "../../content/testimonials.ts";
import { claim } from "../../domain/claims.ts";
import { composeTestimonials } from "../../domain/testimonials.ts";

const phone = { width: 390, height: 800 };
const desktop = { width: 1280, height: 800 };

for (const viewport of [phone, desktop]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test("Incubation: both plans line by line, buttons to the contact page", async ({ page }) => {
      await page.goto("/incubation");
      await expect(page.getByText(claim(incubation.hero.claim)!.text)).toBeVisible();
      const cards = page.locator("#plans > div > div > ul > li");
      await expect(cards).toHaveCount(incubation.offers.length);
      for (const [index, plan] of incubation.offers.entries()) {
        const card = cards.nth(index);
        await expect(card.getByRole("heading", { level: 3 })).toHaveText(plan.name);
        await expect(card.getByRole("heading", { level: 4 })).toHaveText(plan.lines.map(({ title }) => title));
        await expect(card.getByRole("img", { name: "Recommended" })).toHaveCount(plan.recommended ? 1 : 0);
        await expect(card.getByRole("link", { name: plan.button.label })).toHaveAttribute("href", plan.button.href);
      }
      // The room beside the longer plan, which phones do not have.
      const lastWeek = cards.nth(1).getByText(`Week ${incubation.masterclass.sessions.length}`);
      await expect(lastWeek).toBeVisible({ visible: viewport === desktop });
    });

    test("Incubation: sixteen sessions and what they end in", async ({ page }) => {
      await page.goto("/incubation");
      const { sessions, outcome } = incubation.masterclass;
      const more = page.locator("#masterclass").getByText(incubation.masterclass.more);
      if (await more.isVisible()) await more.click();
      const headings = page.locator("#masterclass ol > li").getByRole("heading");
      await expect(headings).toHaveText(sessions.map(({ title }) => title));
      await expect(headings.last()).toBeVisible();
      await expect(page.locator("#masterclass")).toContainText(outcome);
    });

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
      const more = page.locator("#testimonials summary").filter({ visible: true });
      if ((await more.count()) > 0) await more.click();
      const cards = page.locator("#testimonials li");
      const contents = new Set(testimonials.map(({ content }) => content));
      await expect(cards).toHaveCount(contents.size);
      for (const [index, { testimonial }] of composeTestimonials(testimonials).entries()) {
        const { name, role, content } = testimonial;
        for (const text of [name, role, content]) await expect(cards.nth(index)).toContainText(text);
        const stars = cards.nth(index).getByRole("img", { name: "5 out of 5 stars" });
        await expect(stars).toHaveCount(1);
        const [above, below] = [await stars.boundingBox(), await cards.nth(index).locator("blockquote").boundingBox()];
        expect(above!.y + above!.height, "above the quotation").toBeLessThanOrEqual(below!.y);
        expect(contents.delete(content), `${name} is there once`).toBe(true);
      }
      const places = await cards.evaluateAll((items) =>
        items.map((item) => [item.getBoundingClientRect().top, item.getBoundingClientRect().left] as const),
      );
      const sorted = places.toSorted((a, b) => (Math.abs(a[0] - b[0]) < 2 ? a[1] - b[1] : a[0] - b[0]));
      expect(places, "what is read next is to the right or below").toEqual(sorted);
      await expect(page.locator("#clients li").first()).toContainText(clients[0]?.name ?? "");
      const { label, href } = testimonialsPage.closing.button;
      await expect(page.locator("#next-step").getByRole("link", { name: label })).toHaveAttribute("href", href);
    });
  });
}

test("About: story, why choose us, mission, and the call beside the office", async ({ page }) => {
  await page.goto("/about");
  for (const id of ["story", "people", "why", "mission", "values", "office"]) {
    await expect(page.locator(`#${id}`).getByRole("heading", { level: 2 })).toBeVisible();
  }
  for (const id of about.why.figures) await expect(page.locator("#why")).toContainText(claim(id)!.text);
  for (const { who, does, signs } of about.people.roles) {
    const row = page.locator("#people").getByRole("row").filter({ hasText: who });
    await expect(row).toContainText(does);
    await expect(row).toContainText(signs);
  }
  for (const { title } of about.why.reasons) await expect(page.locator("#why")).toContainText(title);
  await expect(page.locator("#mission")).toContainText(about.mission.text);
  const values = page.locator("#values").getByRole("listitem");
  await expect(values.getByRole("heading")).toHaveText(about.values.items.map(({ title }) => title));
  const { heading, button } = about.closing;
  const office = page.getByRole("region", { name: heading });
  await expect(office.getByRole("link", { name: button.label })).toHaveAttribute("href", button.href);
  const { visit, open, reach, registered } = about.office;
  await expect(office.getByRole("heading", { level: 3 })).toHaveText([visit, open, reach, registered]);
});

test("Partners: coming soon, a grid without names and a way to become one", async ({ page }) => {
  await page.goto("/partners");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(partners.heading);
  const soon = page.locator("#who").getByRole("region", { name: partners.soon.heading });
  await expect(soon.getByRole("heading", { level: 3, name: partners.soon.heading })).toBeVisible();
  await expect(soon.getByText(partners.soon.text)).toBeVisible();
  const cells = soon.locator("div > div");
  await expect(cells).toHaveCount(3);
  await expect(cells).toHaveText(["", "", ""]);
  await expect(page.getByRole("heading", { level: 2, name: partners.who.heading })).toHaveCount(1);
  const plates = page.locator("#who").getByRole("listitem");
  await expect(plates.getByRole("heading")).toHaveText(partners.who.items.map(({ title }) => title));
  const [lastKind, grid] = [await plates.last().boundingBox(), await soon.boundingBox()];
  expect(grid!.y, "after those who are looked for").toBeGreaterThan(lastKind!.y + lastKind!.height);
  const ways = page.getByRole("link", { name: partners.button.label });
  await expect(ways, "at the start and after the steps").toHaveCount(2);
  for (const way of await ways.all()) await expect(way).toHaveAttribute("href", partners.button.href);
  await expect(ways.first(), "in the first screen").toBeInViewport();
});

test("pages after a form or a link in a mail say what happened and are not indexed", async ({ page }) => {
  for (const [path, { heading }] of Object.entries(responsePages)) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  }
});

test("our own testimonials carry no review markup", async ({ page }) => {
  await page.goto("/testimonials");
  const data = (await page.locator('script[type="application/ld+json"]').textContent()) ?? "";
  expect(data).not.toMatch(/"(Review|AggregateRating)"/);
});
