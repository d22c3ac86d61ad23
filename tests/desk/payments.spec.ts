import { expect, type Locator } from "@playwright/test";
import { quotationDocument } from "../../domain/quotation/document.ts";
import { quote } from "../../server/testing/acts.ts";
import { type Desk, lateEnquiry, signIn, test } from "./desk.ts";
import { layoutFaults } from "./layout-faults.ts";

const plan = { structure: "private-limited", state: "KA", capital: 100_000, people: 2, tier: "starter" } as const;

async function accepted(desk: Desk, name: string): Promise<string> {
  const id = await lateEnquiry(desk, name, { companyPlan: { plan, dropped: [] } });
  const { sent } = await quote(desk.store, id, plan);
  await desk.passUndo();
  const key = (await desk.store.founders.issueKey(id))!;
  const asked = { number: sent!.number, version: 1, total: quotationDocument(sent!).total.value };
  expect(await desk.store.founders.accept(key, asked)).toBe("done");
  await desk.store.founders.claim(key, { rupees: 2_359, on: "2026-11-01", way: "upi", reference: "632211009988" });
  return id;
}

test("a payment is recorded, undone, recorded again and cancelled; card, board and receipt say the same", async ({
  desk,
  browser,
}) => {
  const id = await accepted(desk, "Paying Specimen");
  const page = await signIn(desk, browser, "Kala", 360);
  await page.goto(`${desk.url}/enquiries/${id}`);
  const panel = page.locator("#payments");
  await expect(panel).toContainText("Due now₹2,359");
  await expect(panel).toContainText("Left to pay₹17,522");

  const record = async (reference: string, button: Locator) => {
    await button.click();
    const sheet = page.getByRole("dialog", { name: "A payment of Paying Specimen" });
    // What is due is there already.
    await expect(sheet.getByLabel("Rupees that came")).toHaveValue("2,359");
    await expect(sheet).toContainText("Paying Specimen gets the receipt by e-mail");
    expect(await layoutFaults(page)).toEqual([]);
    await sheet.getByLabel("UTR, the 12 digits").fill(reference);
    await sheet.getByRole("button", { name: "Record ₹2,359" }).click();
    await expect(page.getByText(/₹2,359 recorded, receipt R\d{4}-\d\d\/\d{4}/)).toBeVisible();
  };
  await record("632211009988", page.locator("#claims").getByRole("button", { name: "Record the payment" }));
  await expect(panel).toContainText("Paid₹2,359");
  await page.getByRole("button", { name: /^Undo/ }).click();
  await expect(panel).toContainText("Due now₹2,359");
  await expect(panel).toContainText("Undone before its receipt was mailed.");
  await record("632211009988", panel.getByRole("button", { name: "Record a payment…" }));
  await expect(panel).toContainText("Nothing at the moment");

  await panel.getByRole("button", { name: /^Cancel receipt/ }).click();
  const asked = page.getByRole("dialog", { name: /^Cancel receipt R.* over ₹2,359 of Paying Specimen/ });
  await asked.getByLabel("Why: the founder reads it").fill("Of another client.");
  await asked.getByRole("button", { name: /^Cancel R/ }).click();
  await expect(panel).toContainText("Of another client.");
  await page.goto(`${desk.url}/registrations`);
  const row = page.getByRole("listitem").filter({ hasText: "Paying Specimen" });
  await expect(row).toContainText("₹2,359 to be paid");
  const receipts = (await desk.store.payments.list(id)).map(({ payment }) => payment.rupees);
  expect(receipts).toEqual([2_359, -2_359, 2_359, -2_359]);
});
