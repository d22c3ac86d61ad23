import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { OwnerFacts } from "../../content/owner/files.ts";
import { payingWords } from "../../content/registration/payments.ts";
import { site } from "../../content/site.ts";
import { exactly, formatAmount } from "../../domain/costs/amount.ts";
import { account } from "../../domain/payments/account.ts";
import { dueParts } from "../../domain/payments/due.ts";
import { examples, merchant, payment } from "../../tests/fixtures/quotations.ts";
import { html } from "../http/html.ts";
import { createRenderer } from "./document.ts";
import { waysToPay } from "./ways-to-pay.ts";

const [fee, ...later] = dueParts(examples.ranges);
const charges = later.find(({ what }) => what === "charges")!.amount;
const facts = { ...payment, bank: { ...payment.bank, numberAgain: payment.bank.number } };
const shown = (given: OwnerFacts["payment"] = facts, dueNow = fee!.amount) =>
  html`${waysToPay({ agreed: examples.ranges, account: { ...account(undefined, [], "documents"), dueNow } }, given)}`.toString();

describe("how to pay, on the founder's page", () => {
  test("behind the button what is due, id, account and reference to copy; no link for a personal id", () => {
    const page = shown();
    for (const words of [
      `<summary>Pay ${formatAmount(fee!.amount)}<`,
      payment.upi.id,
      payment.bank.number,
      payment.bank.ifsc,
      "2026-27-0001",
    ])
      expect(page).toContain(words);
    expect(page).toContain(`data-copy="${fee!.amount.from}"`);
    expect(page).not.toContain("upi://");
    expect(page).not.toMatch(/style="|onclick/);
  });

  test("a verified merchant's id has a link, with the amount, and the rest behind a line of its own", () => {
    const page = shown({ ...facts, upi: merchant });
    expect(page).toContain(
      `href="upi://pay?pa=${merchant.id}&amp;pn=Zyntra%20Advisors%20%26%20Partners%20LLP&amp;am=${fee!.amount.from}.00&amp;`,
    );
    expect(page).toContain(`>Pay ${formatAmount(fee!.amount)} by UPI<`);
    expect(page).toContain(payingWords.otherWays);
  });

  test("a range has no amount to copy, and no amount in the link; it says who tells the exact sum", () => {
    const page = shown({ ...facts, upi: merchant }, charges);
    expect(page).not.toContain("am=");
    expect(page).not.toContain(`>${payingWords.amount}</dt>`);
    expect(page).toContain(payingWords.exactLater);
    expect(page).toContain(`<span class="wide">${payingWords.heading}<`);
  });

  test("without facts somebody is called or written to, and with nothing to pay there is nothing", () => {
    const asked = shown({ fee: "full" });
    expect(asked).toContain(`href="tel:${site.phone.e164}">${payingWords.callToPay}<`);
    expect(asked.includes("https://wa.me/")).toBe(site.whatsapp !== undefined);
    expect(asked).not.toContain('id="paying"');
    const beside = {
      agreed: examples.ranges,
      account: { ...account(undefined, [], "documents"), dueNow: fee!.amount },
    };
    expect(html`${waysToPay(beside, { fee: "full" }, true)}`.toString()).not.toContain("https://wa.me/");
    expect(shown(facts, exactly(0))).toBe("");
  });

  test("only the script that copies may run", () => {
    const { html: page, headers } = createRenderer("")({ title: "Page", body: html``, today: "2026-11-16" });
    const scripts = [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text]) => text!);
    expect(scripts).toHaveLength(1);
    const hash = createHash("sha256").update(scripts[0]!).digest("base64");
    expect(headers["content-security-policy"]).toContain(`script-src 'sha256-${hash}'`);
  });
});
