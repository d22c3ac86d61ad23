import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { payingWords } from "../../content/registration/payments.ts";
import { site } from "../../content/site.ts";
import { exactly, formatAmount } from "../../domain/costs/amount.ts";
import { account } from "../../domain/payments/account.ts";
import { dueParts } from "../../domain/payments/due.ts";
import { examples, merchant, payment } from "../../tests/fixtures/quotations.ts";
import { html } from "../http/html.ts";
import { createRenderer } from "./document.ts";
import { payButtons, type WaysToPay, waysToPay } from "./ways-to-pay.ts";

const [fee, ...later] = dueParts(examples.ranges);
const facts = { ...payment, bank: { ...payment.bank, numberAgain: payment.bank.number } };
const shown = (more: Partial<WaysToPay> = {}) =>
  html`${waysToPay({ quotation: examples.ranges, dueNow: fee!.amount, later, facts, ...more })}`.toString();

describe("how to pay, on the founder's page", () => {
  test("what is due now and later, id, account and reference to copy; no link for a personal id", () => {
    const page = shown();
    for (const words of [
      payingWords.dueNow,
      payment.upi.id,
      payment.bank.number,
      payment.bank.ifsc,
      "2026-27-0001",
      payingWords.exactLater,
      "Second half of our fee, with GST",
    ])
      expect(page).toContain(words);
    expect(page).toContain(`data-copy="${fee!.amount.from}"`);
    expect(page).not.toContain("upi://");
    expect(page).not.toMatch(/style="|onclick/);
  });

  test("a verified merchant's id has a link, with the amount", () => {
    expect(shown({ facts: { ...facts, upi: merchant } })).toContain(
      `href="upi://pay?pa=${merchant.id}&amp;pn=Zyntra%20Advisors%20%26%20Partners%20LLP&amp;am=${fee!.amount.from}.00&amp;`,
    );
  });

  test("a range has no amount to copy, and no amount in the link", () => {
    const { amount } = later.find(({ what }) => what === "charges")!;
    const page = shown({ facts: { ...facts, upi: merchant }, dueNow: amount, later: [] });
    expect(page).not.toContain("am=");
    expect(page).not.toContain(`<dt>${payingWords.amount}</dt>`);
  });

  test("a button leads to it, with the sum where that is known; without facts it calls or writes to us", () => {
    const buttons = (given: typeof facts | { fee: "full" }, dueNow = fee!.amount) =>
      html`${payButtons({ account: { ...account(undefined, [], "documents"), dueNow } }, given)}`.toString();
    expect(buttons(facts)).toContain(`href="#paying">Pay ${formatAmount(fee!.amount)}<`);
    expect(buttons(facts, later.find(({ what }) => what === "charges")!.amount)).toContain(
      `href="#paying">${payingWords.heading}<`,
    );
    const asked = buttons({ fee: "full" });
    expect(asked).toContain(`href="tel:${site.phone.e164}">${payingWords.call}<`);
    expect(asked.includes("https://wa.me/")).toBe(site.whatsapp !== undefined);
    expect(asked).not.toContain("#paying");
    expect(buttons(facts, exactly(0))).toBe("");
  });

  test("without facts, or with nothing to pay, there is nothing", () => {
    expect(waysToPay({ quotation: examples.ranges, dueNow: fee!.amount, later, facts: { fee: "full" } })).toBeNull();
    expect(waysToPay({ quotation: examples.ranges, dueNow: 0, later: [], facts })).toBeNull();
  });

  test("only the script that copies may run", () => {
    const { html: page, headers } = createRenderer("")({ title: "Page", body: html``, today: "2026-11-16" });
    const scripts = [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text]) => text!);
    expect(scripts).toHaveLength(1);
    const hash = createHash("sha256").update(scripts[0]!).digest("base64");
    expect(headers["content-security-policy"]).toContain(`script-src 'sha256-${hash}'`);
  });
});
