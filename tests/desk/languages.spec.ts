import { expect } from "@playwright/test";
import { hi } from "../../content/languages/hi.ts";
import { kn } from "../../content/languages/kn.ts";
import { offerCharges } from "../../domain/company-plan/cost.ts";
import { rupees } from "../../domain/india/money.ts";
import { offerOf } from "../../domain/offers/offers.ts";
import { offerTotal } from "../../domain/offers/price.ts";
import { signIn, test } from "./desk.ts";

const phone = { viewport: { width: 360, height: 740 } };

test("by thumb from home to /hi: a state, an error, a plan, sent without an address; the desk shows what is wanted, and who reads Hindi", async ({
  desk,
  browser,
}) => {
  const page = await (await browser.newContext({ ...phone, hasTouch: true, isMobile: true })).newPage();
  await page.goto(desk.siteUrl);
  const link = page.locator("main").getByRole("link", { name: "हिन्दी" });
  await expect(link).toBeInViewport({ ratio: 1 });
  await link.tap();
  await expect(page).toHaveURL(/\/hi$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "hi");

  const state = page.getByLabel(hi.prices.state);
  await state.scrollIntoViewIfNeeded();
  await state.selectOption(hi.states.RJ);
  const { ledger } = offerCharges("llp", { state: "RJ" });
  const { total } = offerTotal(offerOf("llp", "pro").discountedPrice, ledger);
  const sum = page.locator("[data-total='llp:pro']");
  await expect(sum).toContainText(rupees(total.from));
  // The visit keeps the state, for this page and for the tools in English.
  await page.waitForFunction(() => sessionStorage.getItem("company-plan")?.includes("RJ"));
  await page.reload();
  await expect(sum).toContainText(rupees(total.from));
  await expect(state).toHaveValue("RJ");

  const form = page.getByRole("form", { name: hi.form.heading });
  await form.scrollIntoViewIfNeeded();
  await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
  await form.getByRole("button", { name: hi.form.submit }).tap();
  await expect(form.locator("[data-error-slot]:visible")).toHaveText([
    hi.form.errors.name.required,
    hi.form.errors.phone.required,
  ]);
  await expect(form.getByLabel(hi.form.name)).toBeFocused();
  // As fast as people type: what comes faster is taken for a program's.
  await form.getByLabel(hi.form.name).pressSequentially("Devi Specimen", { delay: 110 });
  await form.getByLabel(hi.form.phone).pressSequentially("98450 55501", { delay: 110 });
  await form.getByLabel(hi.form.offer).selectOption(`${hi.structures.items.llp.name}, Pro`);
  await form.getByRole("button", { name: hi.form.submit }).tap();
  await expect(page.getByRole("heading", { name: hi.sent.thanks })).toBeFocused();

  const list = await signIn(desk, browser, "Gita");
  // By the hour of the day the call is due today or later, which is a fold.
  for (const fold of await list.locator("main details:not([open]) > summary").filter({ hasText: "later" }).all())
    await fold.click();
  const row = list.getByRole("listitem").filter({ hasText: "Devi Specimen" });
  await expect(row).toContainText("reads Hindi");
  await row.getByRole("link", { name: "Devi Specimen", exact: true }).click();
  await expect(list.getByRole("heading", { name: "Devi Specimen" })).toBeVisible();
  await expect(list.getByRole("list", { name: "What they asked for" })).toContainText("LLP, Pro plan");
  await list.getByRole("link", { name: "open the whole enquiry" }).click();
  await expect(list.locator("main header")).toContainText(
    "LLP, Pro · Rajasthan98450 55501 · reads HindiNo e-mail address",
  );
});

test("/kn without JavaScript: the example's totals, an error, sent, and the language in the store", async ({
  desk,
  browser,
}) => {
  const page = await (await browser.newContext({ ...phone, javaScriptEnabled: false })).newPage();
  await page.goto(`${desk.siteUrl}/kn`);
  await expect(page.getByText(kn.prices.withoutScript.replace("{state}", kn.states.KA))).toBeVisible();
  await expect(page.locator("[data-total]")).toHaveCount(9);
  const form = page.getByRole("form", { name: kn.form.heading });
  await form.getByLabel(kn.form.name).fill("Kannada Specimen");
  await form.getByLabel(kn.form.phone).fill("98450 55502");
  await form.getByLabel(kn.form.offer).selectOption(kn.structures.items.opc.name);
  await form.getByLabel(kn.form.email).fill("kannada.specimen");
  await form.locator("[type=submit]").last().click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText(kn.again.check.heading);
  await expect(page.locator("html")).toHaveAttribute("lang", "kn");
  await expect(page.getByRole("alert").getByRole("link")).toHaveText([kn.form.errors.email.invalid]);
  await expect(form.getByLabel(kn.form.name)).toHaveValue("Kannada Specimen");
  await expect(form.getByLabel(kn.form.offer)).toHaveValue("opc:open");
  await form.getByLabel(kn.form.email).fill("");
  await form.locator("[type=submit]").last().click();
  await expect(page).toHaveURL(/\/thank-you\/contact-kn$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(kn.sent.heading);

  const { rows } = await desk.store.enquiries.list({ search: "Kannada Specimen" }, { limit: 2 });
  expect(rows).toMatchObject([{ language: "Kannada", email: "", structure: "opc" }]);
});
