import { expect, type Page, test } from "@playwright/test";
import { filingLinks } from "../../content/compliance/calendar-words.ts";
import { enquiryForm } from "../../content/contact/enquiry.ts";
import type { CompanyPlan } from "../../domain/company-plan/company-plan.ts";
import { serialisePlan } from "../../domain/company-plan/written.ts";
import { filingNames } from "../../domain/compliance/filing-names.ts";
import { byDetail } from "../../domain/forms/enquiry-fields.ts";
import { describeFiling } from "../../domain/forms/filing.ts";
import { freePort, temporaryFolder } from "../../server/testing/basics.ts";
import { runDeskCommand } from "../../server/testing/command-line.ts";
import { type ServerProcess, spawnServer } from "../../server/testing/server-process.ts";

/** A server of its own: these tests read what was stored. */
const folder = temporaryFolder();
let server: ServerProcess;
let env: Record<string, string>;

test.beforeAll(async () => {
  env = { DATA_DIR: folder.path, PORT: String(await freePort()), DAILY_SUMMARY: "off" };
  server = await spawnServer(env);
});
test.afterAll(async () => {
  await server.end("SIGTERM");
  folder[Symbol.dispose]();
});

/** The enquiry of this person, as the owner exports it. */
async function stored(name: string): Promise<Record<string, unknown>> {
  const { out } = await runDeskCommand(["export", "leads", "--format", "json"], env);
  return (JSON.parse(out) as Record<string, unknown>[]).find((lead) => lead.name === name) ?? {};
}

const form = (page: Page) => page.locator("form[action='/api/leads']");

async function openForm(page: Page, path: string) {
  await page.goto(`${server.url}${path}`);
  await page.waitForFunction(() => {
    const found = document.querySelector("form[action='/api/leads']");
    return found && Object.keys(found).some((key) => key.startsWith("__reactProps"));
  });
}

async function fill(page: Page, name: string, { email = "asha@example.in", phone = "98765 43210" } = {}) {
  await form(page).getByLabel("Full name").fill(name);
  await form(page).getByLabel("Email").fill(email);
  await form(page).getByLabel("Phone number").fill(phone);
}

const labels = byDetail(({ label }) => label);

async function fillMore(page: Page) {
  if (!(await form(page).getByLabel(labels.message).isVisible())) await form(page).getByText(enquiryForm.more).click();
  await form(page).getByLabel(labels.message).fill("Two founders.\nOne lives abroad.");
  await form(page).getByLabel(labels.bestTime).selectOption({ index: 1 });
  await form(page).getByLabel(labels.language).selectOption({ label: "ಕನ್ನಡ" });
  await form(page).getByLabel(labels.city).fill("Hubballi");
}
const added = { message: "Two founders.\nOne lives abroad.", language: "Kannada", city: "Hubballi" };

const send = (page: Page) => form(page).getByRole("button", { name: "Request a call" }).click();
const sentWith = (page: Page, part: string) => page.locator(`[data-sent-with='${part}']`);
const thanks = (page: Page) => page.getByRole("heading", { name: "Thank you" });
const ready = (page: Page) => page.getByRole("heading", { name: enquiryForm.sent.ready.heading });

const plan: CompanyPlan = { structure: "llp", state: "KA", name: "Zyntra", name2: "Zyntra Labs" };
const filing = { id: "aoc-4", due: "2026-10-30", lateFee: 3000 } as const;

for (const width of [360, 1280]) {
  test.describe(`at ${width}`, { tag: width === 1280 ? "@thorough" : [] }, () => {
    test.use({ viewport: { width, height: 800 } });

    test("everything that goes along is listed, can be taken out and put back, and arrives as it was left", async ({
      page,
    }) => {
      const name = `Listed ${width}`;
      await openForm(page, `/contact-us?filing=aoc-4:2026-10-30:3000&plan=llp:pro&${serialisePlan(plan)}`);
      await expect(sentWith(page, "filing")).toContainText(describeFiling(filing, filingNames, new Date()));
      await expect(sentWith(page, "companyPlan")).toContainText("Karnataka");
      await expect(sentWith(page, "page"), "says nothing on the contact page itself").toBeHidden();
      await sentWith(page, "offer").getByRole("checkbox").uncheck();
      await page.getByText(enquiryForm.sentWith.lines).click();
      const lines = page.locator("[data-plan-lines]");
      await expect(lines).toContainText("Second choice of name: Zyntra Labs");
      await lines.getByRole("checkbox", { name: "State" }).uncheck();
      await expect(sentWith(page, "companyPlan")).not.toContainText("Karnataka");
      await lines.getByRole("checkbox", { name: "First choice" }).uncheck();
      await lines.getByRole("checkbox", { name: "First choice" }).check();
      await fillMore(page);
      await expect(form(page).getByText("31 of 1,000 characters")).toBeVisible();
      await fill(page, name, { phone: "+49 30 901820" });
      await send(page);
      await expect(thanks(page)).toBeFocused();
      await expect(page.getByText("On +49 30 901820, in Kannada."), "the form is empty again").toBeVisible();
      await expect(page.locator("[data-sent]")).toHaveText(/We call you .*\d\d:\d\d\sto\s\d\d:\d\d\.$/);
      await expect(ready(page), "it is for a business that is not formed yet").toHaveCount(0);
      const { structure, name: first, name2 } = plan;
      expect(await stored(name)).toMatchObject({
        ...added,
        phone: "+49 30 901820",
        filing,
        plan: null,
        page: "/contact-us",
        companyPlan: { plan: { structure, name: first, name2 } },
      });
      expect(JSON.stringify(await stored(name))).not.toContain("KA");
    });

    // What follows is typed and pressed alike at any width; tests/site/sweep.spec.ts proves that every control can be reached.
    if (width === 1280) return;

    test("the plan goes along when its lines cannot be loaded, and can still be taken out", {
      tag: "@thorough",
    }, async ({ page }) => {
      await page.route("**/_astro/PlanToSend.*.js", (route) => route.abort());
      await page.goto(`${server.url}/cost-calculator?${serialisePlan(plan)}`);
      await expect(page.locator("#ledger")).toContainText("LLP, Karnataka");
      for (const isTakenOut of [false, true]) {
        const name = `Broken connection ${isTakenOut}`;
        await openForm(page, "/contact-us");
        const line = sentWith(page, "companyPlan");
        await expect(line).toHaveText(enquiryForm.sentWith.unread);
        if (isTakenOut) await line.getByRole("checkbox").uncheck();
        await fill(page, name);
        await send(page);
        await expect(thanks(page)).toBeVisible();
        await expect(page.getByText("Two names for the company"), "unless they were sent").toHaveCount(
          isTakenOut ? 1 : 0,
        );
        expect(await stored(name)).toMatchObject({ companyPlan: isTakenOut ? null : { plan } });
      }
    });

    test("a short number is asked about once, in words; an address that looks mistyped is not", {
      tag: "@thorough",
    }, async ({ page }) => {
      const name = `Asked ${width}`;
      await openForm(page, "/contact-us");
      await fill(page, name, { email: "asha@gmial.com", phone: "98765 4321" });
      await send(page);
      const keep = form(page).getByRole("button", { name: enquiryForm.question.keep });
      await expect(keep).toBeFocused();
      await expect(page.locator("[data-question]")).toHaveCount(1);
      await keep.click();
      await expect(thanks(page)).toBeVisible();
      expect(await stored(name)).toMatchObject({ email: "asha@gmial.com", phone: "98765 4321" });
    });

    test("the quick form keeps its rules, takes an address that looks mistyped, and goes without the page", async ({
      page,
    }) => {
      const name = `Quick ${width}`;
      await openForm(page, "/private-limited?utm_source=flyer");
      await fill(page, name, { email: "asha@gmailcom", phone: "98765 4321" });
      await send(page);
      await expect(form(page).locator("p[data-error-slot]:visible")).toHaveText([
        "Email is invalid",
        "Phone number must be 10 digits",
      ]);
      await fill(page, name, { email: "asha@yaho.com" });
      await send(page);
      await expect(thanks(page)).toBeVisible();
      await expect(form(page).getByLabel("Full name")).toHaveValue("");
      expect(await stored(name)).toMatchObject({ email: "asha@yaho.com", page: "/private-limited" });

      await expect(sentWith(page, "page")).toContainText("flyer");
      await sentWith(page, "page").getByRole("checkbox").uncheck();
      await fill(page, `${name} again`);
      await send(page);
      await expect(thanks(page)).toBeVisible();
      expect(await stored(`${name} again`)).toMatchObject({ page: null, utm: {} });
    });

    test("a late filing is asked about with the date that was missed", async ({ page }) => {
      await page.clock.setFixedTime(new Date("2026-11-19T10:00:00+05:30"));
      await page.goto(`${server.url}/compliance-calendar?structure=llp&state=KA#aoc-4`);
      const card = page.locator("#aoc-4");
      const ask = card.getByRole("link", { name: filingLinks.ask });
      await expect(card).toContainText("Was due 20 days ago");
      await expect(card).not.toContainText("2027");
      await expect(card.getByLabel("Days late")).toHaveValue("20");
      await expect(ask).toHaveAttribute("href", "/contact-us?filing=aoc-4:2026-10-30:2000:2025-26");
      await card.getByLabel("Days late").fill("386");
      await expect(ask).toHaveCount(2);
      for (const link of await ask.all())
        await expect(link).toHaveAttribute("href", "/contact-us?filing=aoc-4:2025-10-29:38600");
      await card.getByLabel("Days late").fill("20");
      await ask.first().click();
      await expect(sentWith(page, "filing")).toContainText(
        / for 2025-26, was due 30 October 2026, 20 days late on 19 November 2026, late fee about ₹2,000$/,
      );
      await expect(
        page.locator("[data-sent-with]").filter({ hasText: "total" }),
        "no price of a new company",
      ).toHaveCount(0);
      await expect(sentWith(page, "companyPlan")).toContainText("LLP · Karnataka");
    });
  });

  test.describe(`without JavaScript at ${width}`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width, height: 800 } });
    if (width === 1280) return;

    test("from a card of the calendar to a stored enquiry, with a question on the way", async ({ page }) => {
      const name = `Plain ${width}`;
      await page.goto(`${server.url}/compliance-calendar`);
      const card = page.locator("#gstr-1");
      await card.locator("summary").first().click();
      await card.getByRole("link", { name: filingLinks.ask }).click();
      await expect(page).toHaveURL(/\/contact-us\?filing=gstr-1$/);
      await expect(page.getByText(enquiryForm.sentWith.withoutScript)).toBeVisible();
      await fill(page, name, { email: "asha@gmial.com", phone: "98765 4321" });
      await fillMore(page);
      await send(page);
      await expect(page.getByRole("alert").getByRole("link")).toHaveText([enquiryForm.question.phone]);
      await expect(sentWith(page, "filing")).toContainText(filingNames["gstr-1"]!);
      await expect(form(page).getByLabel(labels.city)).toHaveValue("Hubballi");
      await sentWith(page, "page").getByRole("checkbox").uncheck();
      await form(page).getByRole("button", { name: enquiryForm.question.keep }).click();
      await expect(page).toHaveURL(/\/thank-you\/contact$/);
      await expect(ready(page)).toHaveCount(1);
      expect(await stored(name)).toMatchObject({
        ...added,
        email: "asha@gmial.com",
        phone: "98765 4321",
        filing: { id: "gstr-1" },
        page: null,
      });
    });
  });
}
