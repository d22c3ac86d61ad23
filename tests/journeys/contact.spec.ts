import { expect, type Page, test } from "@playwright/test";
import { contactPage } from "../../content/contact/contact.ts";
import { enquiryForm } from "../../content/contact/enquiry.ts";
import { site } from "../../content/site.ts";
import { whenWrong } from "../../domain/forms/messages.ts";
import { openingLine, openingState } from "../../domain/india/opening-hours.ts";
import { offerNames } from "../../domain/offers/offers.ts";

const openingText = (page: Page) => page.locator("[data-opening-line]");

test("the browser validates, and what to do is under the fields", async ({ page }) => {
  await page.goto("/contact-us");
  await page.waitForFunction(() => !document.querySelector("astro-island[ssr]"));
  const form = page.getByRole("form", { name: enquiryForm.contact.heading });
  const shown = form.locator("[data-error-slot]:visible");
  await form.getByRole("button", { name: "Request a call" }).click();
  await expect(shown).toHaveCount(3);
  const messages = ["Enter your full name", "Enter your e-mail address", "Enter your phone number"];
  for (const [index, label] of ["Full name", "Email", "Phone number"].entries()) {
    const field = form.getByLabel(label);
    expect(await field.evaluate((input: HTMLInputElement) => input.validity.valueMissing)).toBe(true);
    await expect(field).toHaveAccessibleDescription(messages[index]!);
    await expect(field).toHaveAttribute("aria-invalid", "true");
  }
  await expect(form.getByLabel("Full name")).toBeFocused();
  const summary = form.locator("[data-error-summary]").getByRole("link");
  await expect(summary).toHaveText(messages);
  await summary.nth(1).click();
  await expect(form.getByLabel("Email")).toBeFocused();
  await form.getByLabel("Full name").fill("Asha Rao");
  await expect(shown, "editing a field clears its message").toHaveCount(2);
  await form.getByLabel("Email").fill("asha");
  await form.getByLabel("Phone number").fill("98765 43210");
  await form.getByRole("button", { name: "Request a call" }).click();
  await expect(shown).toHaveCount(1);
  await expect(form.getByLabel("Email")).toBeFocused();
  await expect(summary, "one message needs no summary").toHaveCount(0);
});

test("a number of four digits is marked together with the other fields", { tag: "@thorough" }, async ({ page }) => {
  await page.goto("/contact-us");
  await page.waitForFunction(() => !document.querySelector("astro-island[ssr]"));
  const form = page.getByRole("form", { name: enquiryForm.contact.heading });
  await form.getByLabel("Email").fill("ravi@");
  await form.getByLabel("Phone number").fill("1234");
  await form.getByRole("button", { name: "Request a call" }).click();
  await expect(form.locator("[data-error-slot]:visible")).toHaveCount(3);
  await expect(form.getByLabel("Phone number")).toHaveAccessibleDescription(whenWrong("phone") ?? "");
  await form.getByLabel("Phone number").fill("");
  await form.getByRole("button", { name: "Request a call" }).click();
  await expect(form.getByLabel("Phone number")).toHaveAccessibleDescription(/./);
  await expect(form.getByLabel("Phone number")).not.toHaveAccessibleDescription(whenWrong("phone") ?? "");
});

const sentWords = enquiryForm.sent;

for (const { path, until, level } of [
  { path: "/contact-us", until: "16:32", level: 1 },
  ...(process.env.THOROUGH
    ? [{ path: "/llp-registration", until: "18:00 or tomorrow, 10:00 to 14:32", level: 2 }]
    : []),
]) {
  test(`${path}: after sending, when we call stays above the empty form until the next is sent`, async ({ page }) => {
    const now = new Date("2026-11-16T09:02:00Z");
    await page.clock.install({ time: now });
    await page.route("**/api/leads", (route) => route.fulfill({ status: 201, json: { id: "1" } }));
    await page.goto(path);
    const form = page.locator("form[action='/api/leads']");
    await page.clock.runFor(4000);
    await page.waitForFunction(() => {
      const found = document.querySelector("form[action='/api/leads']");
      return found && Object.keys(found).some((key) => key.startsWith("__reactProps"));
    });
    await form.getByLabel("Full name").fill("Asha Rao");
    await form.getByLabel("Email").fill("asha@example.in");
    await form.getByLabel("Phone number").fill("+91 9876543210");
    const answer = page.locator("[data-sent]");
    const status = page.getByRole("main").getByRole("status").first();
    await expect(status, "the region is there before its text").toBeEmpty();
    const button = form.getByRole("button", { name: "Request a call" });
    await button.click();
    await expect(form.getByRole("button", { name: "Submitting..." })).toBeDisabled();
    await page.clock.runFor(1000);
    await expect(answer).toBeFocused();
    await expect(answer).toBeInViewport();
    await expect(page.getByRole("heading", { level }).and(answer)).toHaveText(
      `${sentWords.thanks}, Asha. We call you today, 14:32 to ${until}.`,
    );
    await expect(status).toContainText("On +91 98765 43210.");
    await expect(form.getByLabel("Full name")).toBeHidden();
    for (const each of await page.getByText(contactPage.heading).all())
      await expect(each, "nothing that sells beside it").toBeHidden();
    const before = await answer.boundingBox();
    await page.clock.runFor(3000);
    await expect(answer, "it stays, without the thanks").toBeFocused();
    await expect(answer).toHaveText(`Received 14:32. We call you today, 14:32 to ${until}.`);
    expect((await answer.boundingBox())?.y).toBe(before?.y);
    await expect(form.getByLabel("Full name")).toBeVisible();
    await expect(form.getByLabel("Full name")).toHaveValue("");
    await page.route("**/api/leads", (route) => route.abort());
    await form.getByLabel("Full name").fill("Asha Rao");
    await form.getByLabel("Email").fill("asha@example.in");
    await form.getByLabel("Phone number").fill("+91 9876543210");
    await button.click();
    await page.clock.runFor(1000);
    await expect(form.getByText("We could not send this")).toBeVisible();
    await expect(answer, "what was received is another message").toHaveCount(0);
  });
}

test("the time of the call goes into a calendar; a wrong number is corrected in the form as it was sent", async ({
  page,
}) => {
  await page.clock.install({ time: new Date("2026-11-16T09:02:00Z") });
  const sent: string[] = [];
  await page.route("**/api/leads", (route) => {
    sent.push(route.request().postData() ?? "");
    return route.fulfill({ status: 201, json: { id: "e1", number: "E-0001" } });
  });
  await page.goto("/contact-us");
  await page.clock.runFor(4000);
  await page.waitForFunction(() => !document.querySelector("astro-island[ssr]"));
  const form = page.locator("form[action='/api/leads']");
  await form.getByLabel("Full name").fill("Asha Rao");
  await form.getByLabel("Email").fill("asha@example.in");
  await form.getByLabel("Phone number").fill("9876543210");
  await form.getByText(enquiryForm.more).click();
  await form.getByLabel("Message").fill("Two founders.");
  for (const waited of [0, 3000]) {
    await form.getByRole("button", { name: "Request a call" }).click();
    await page.clock.runFor(1000);
    await expect(page.getByText("On +91 98765 43210.")).toBeVisible();
    if (waited === 0) {
      const download = page.waitForEvent("download");
      await page.getByRole("button", { name: sentWords.calendar }).click();
      const file = await (await download).createReadStream();
      const text = (await file.toArray()).join("");
      expect(text).toMatch(/UID:call-1-e1@.*DTSTART:20261116T090200Z\s+DTEND:20261116T110200Z/s);
    }
    await page.clock.runFor(waited);
    await page.getByRole("button", { name: sentWords.correct }).click();
    await page.clock.runFor(4000);
    await expect(form.getByLabel("Phone number")).toBeFocused();
    await expect(form.getByLabel("Phone number")).toBeInViewport();
    await expect(form.getByText(sentWords.correcting)).toBeVisible();
    await expect(form.getByLabel("Full name")).toHaveValue("Asha Rao");
    await expect(form.getByLabel("Phone number")).toHaveValue("9876543210");
    await expect(form.getByLabel("Message")).toHaveValue("Two founders.");
  }
  expect(sent).toHaveLength(2);
});

test("the plan chosen before is named, carried, and can be dropped", async ({ page }) => {
  await page.goto("/contact-us?plan=private-limited:standard");
  const chosen = page.locator("[data-sent-with='offer']");
  await expect(chosen).toContainText(offerNames["private-limited:standard"] ?? "no such plan");
  await expect(page.locator('input[name="plan"]')).toHaveValue("private-limited:standard");
  await chosen.getByRole("checkbox").uncheck();
  await page.goto("/contact-us?plan=private-limited:gold");
  await expect(page.locator('input[name="plan"]')).toHaveValue("");
});

for (const timezoneId of ["America/New_York", ...(process.env.THOROUGH ? ["Asia/Kolkata", "Pacific/Auckland"] : [])]) {
  test.describe(`seen from ${timezoneId}`, () => {
    test.use({ timezoneId });

    test("says by the office's clock whether it is open", async ({ page }) => {
      for (const time of ["2026-11-16T12:00:00+05:30", "2026-11-16T23:30:00+05:30", "2027-01-26T12:00:00+05:30"]) {
        const now = new Date(time);
        await page.clock.setFixedTime(now);
        await page.goto("/contact-us");
        await expect(openingText(page)).toHaveText(openingLine(openingState(now, site)));
      }
    });
  });
}

test("a visitor who goes on elsewhere while the form is sent keeps the focus there", { tag: "@thorough" }, async ({
  page,
}) => {
  await page.clock.install();
  await page.route("**/api/leads", (route) => route.fulfill({ status: 201, json: { id: "1" } }));
  await page.goto("/contact-us");
  await page.waitForFunction(() => !document.querySelector("astro-island[ssr]"));
  const form = page.locator("form[action='/api/leads']");
  await form.getByLabel("Full name").fill("Asha Rao");
  await form.getByLabel("Email").fill("asha@example.in");
  await form.getByLabel("Phone number").fill("9876543210");
  await form.getByRole("button", { name: "Request a call" }).click();
  const elsewhere = page.getByRole("contentinfo").getByRole("link").first();
  await elsewhere.focus();
  await page.clock.runFor(1000);
  await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
  await expect(elsewhere).toBeFocused();
  await page.clock.runFor(3000);
  await expect(page.getByRole("heading", { name: "Received" })).toBeVisible();
  await expect(elsewhere).toBeFocused();
});
