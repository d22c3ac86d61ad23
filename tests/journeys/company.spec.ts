import { expect, test } from "@playwright/test";

const phone = { width: 390, height: 800 };
const desktop = { width: 1280, height: 800 };

for (const viewport of [phone, desktop]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test("Incubation: both plans line by line, buttons to the contact page", async ({ page }) => {
      await page.goto("/incubation");
      await expect(page.getByText("100+ founders for back-office")).toBeVisible();
      const plans = page.locator("#plans > div > div > ul > li");
      await expect(plans).toHaveCount(2);
      const [incubation, acceleration] = [plans.nth(0), plans.nth(1)];
      await expect(incubation.getByRole("heading", { level: 3 })).toHaveText("Incubation Plan");
      await expect(incubation.getByRole("heading", { level: 4 })).toHaveText([
        "Bookkeeping",
        "GST and TDS filing",
        "Payroll",
        "Compliance tracker with WhatsApp/e-mail reminders",
        "Monthly compliance reporting",
        "DIN KYC",
        "Annual ROC filing",
        "Board meeting and AGM minutes",
      ]);
      await expect(acceleration.getByRole("heading", { level: 3 })).toHaveText("Acceleration Plan");
      await expect(acceleration.getByRole("img", { name: "Recommended" })).toBeVisible();
      await expect(acceleration.getByRole("heading", { level: 4 })).toHaveText([
        "Virtual CFO",
        "Investor readiness",
        "Workshops",
      ]);
      for (const plan of [incubation, acceleration]) {
        await expect(plan.getByRole("link", { name: "Get Started" })).toHaveAttribute("href", "/contact-us");
      }
    });

    test("Incubation: sixteen sessions that end in investor readiness after 16 weeks", async ({ page }) => {
      await page.goto("/incubation");
      const sessions = page.locator("#masterclass ol > li");
      await expect(sessions).toHaveCount(16);
      await expect(sessions.last().getByRole("heading")).toHaveText("Investor readiness");
      await expect(page.locator("#masterclass")).toContainText("After 16 weeks");
      await expect(page.locator("#masterclass")).toContainText("investor readiness");
    });

    test("Testimonials: 13 in reading order, with stars that are also said", async ({ page }) => {
      await page.goto("/testimonials");
      const cards = page.locator("#testimonials li");
      await expect(cards).toHaveCount(13);
      await expect(cards.getByRole("img", { name: "5 out of 5 stars" })).toHaveCount(13);
      await expect(cards.locator("blockquote")).toHaveCount(13);
      const names = await cards.locator("figcaption p:first-child").allInnerTexts();
      expect(new Set(names.map((name) => name.trim()).filter(Boolean)).size).toBeGreaterThanOrEqual(10);
      const places = await cards.evaluateAll((items) =>
        items.map((item) => [item.getBoundingClientRect().top, item.getBoundingClientRect().left] as const),
      );
      const sorted = places.toSorted((a, b) => (Math.abs(a[0] - b[0]) < 2 ? a[1] - b[1] : a[0] - b[0]));
      expect(places, "what is read next stands to the right or below").toEqual(sorted);
      await expect(page.locator("#clients li").first()).toBeVisible();
      await expect(page.locator("#next-step").getByRole("link", { name: "Talk to an expert" })).toHaveAttribute(
        "href",
        "/contact-us",
      );
    });
  });
}

test("About: story, why choose us, mission", async ({ page }) => {
  await page.goto("/about");
  for (const id of ["story", "why", "mission", "values"]) {
    await expect(page.locator(`#${id}`).getByRole("heading", { level: 2 })).toBeVisible();
  }
  await expect(page.locator("#why")).toContainText("1000+ registrations");
  await expect(page.locator("#why")).toContainText("10-15 day processing");
});

test("Partners: coming soon, an empty grid and a way to become one", async ({ page }) => {
  await page.goto("/partners");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Our Partners");
  await expect(page.getByRole("heading", { name: "Coming Soon" })).toBeVisible();
  await expect(page.getByRole("img", { name: "Coming Soon" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Become a Partner" })).toHaveAttribute("href", "/contact");
});

test("pages that answer a form or a mail say what happened and are not indexed", async ({ page }) => {
  for (const [path, heading] of [
    ["/thank-you/quick", "Thank you. Your request has reached us"],
    ["/thank-you/contact", "Thank you. Your request has reached us"],
    ["/thank-you/application", "Thank you for your application"],
    ["/thank-you/newsletter", "One more step: look in your inbox"],
    ["/newsletter/confirmed", "Your subscription is confirmed"],
    ["/newsletter/unsubscribed", "You have unsubscribed"],
    ["/newsletter/unknown-link", "We do not know this link"],
  ] as const) {
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
