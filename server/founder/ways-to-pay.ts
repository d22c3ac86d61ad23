import { payment } from "../../content/owner/facts.ts";
import type { OwnerFacts } from "../../content/owner/files.ts";
import { payingWords as words } from "../../content/registration/payments.ts";
import { site } from "../../content/site.ts";
import { type Amount, exactly, formatAmount } from "../../domain/costs/amount.ts";
import { rupees } from "../../domain/india/money.ts";
import { isOwed } from "../../domain/payments/account.ts";
import {
  askHowToPay,
  bankBlock,
  type DuePart,
  dueLine,
  exactAmount,
  upiBlock,
  upiLink,
} from "../../domain/payments/due.ts";
import type { SentQuotation } from "../../domain/quotation/model.ts";
import type { FounderView } from "../../domain/registration/founder-view.ts";
import { fill } from "../../domain/text.ts";
import { qrCode } from "../../drawings/qr-code.ts";
import { type Content, type Html, html } from "../http/html.ts";
import { row, rows, section, small } from "./document.ts";

export interface WaysToPay {
  /** The one that counts: its number is the reference. */
  quotation: SentQuotation;
  /** What is due now; 0 or absent where nothing is. */
  dueNow?: number | Amount | undefined;
  later: readonly DuePart[];
  /** Who tells the exact sum, and when. */
  note?: string;
  /** The account of today: a quotation that was sent may name an older one. */
  facts?: OwnerFacts["payment"];
}

/** What is due now and later, and how it is paid; nothing while the firm's facts say nothing of it. */
export function waysToPay({
  quotation,
  dueNow = 0,
  later,
  note = words.exactLater,
  facts = payment,
}: WaysToPay): Content {
  const due = typeof dueNow === "number" ? exactly(dueNow) : dueNow;
  const isDue = due.from > 0;
  const { upi, bank } = facts;
  if ((!isDue && later.length === 0) || (!upi && !bank)) return null;
  return section(
    "paying",
    words.heading,
    isDue && [
      html`<dl class="rows sums"><div class="total"><dt>${words.dueNow}</dt><dd class="amount">${formatAmount(due)}</dd></div></dl>`,
      exactAmount(due) === undefined && small(note),
      html`<div class="ways">${upi && byUpi(upi, quotation.number, due)}${bank && byBank(bank, quotation.number)}</div>`,
      upi && small(fill(words.check, { name: upi.name })),
      small(words.say),
    ],
    later.length > 0 &&
      html`<div class="group"><h3>${words.later}</h3>${rows(later.map((part) => laterRow(part, quotation)))}</div>`,
  );
}

/** Leads to how it is paid, or to somebody who tells it. */
export function payButtons({ account: { dueNow } }: Pick<FounderView, "account">, facts = payment): Content {
  if (!isOwed({ dueNow })) return null;
  if (facts.upi || facts.bank) {
    const amount = exactAmount(dueNow);
    const label = amount === undefined ? words.heading : fill(words.pay, { amount: rupees(amount) });
    return html`<p class="actions no-print"><a class="button" href="#paying">${label}</a></p>`;
  }
  const { phone, whatsapp } = site;
  return html`
    ${small(askHowToPay)}
    <p class="actions no-print">
      <a class="button" href="tel:${phone.e164}">${words.call}</a>
      ${whatsapp && html`<a class="button quiet" href="https://wa.me/${whatsapp.number}">${words.write}</a>`}
    </p>`;
}

function laterRow(part: DuePart, quotation: SentQuotation): Html {
  const { when, what, value, note } = dueLine(part, quotation);
  return row(what, [when, note].filter(Boolean).join(". "), html`<span class="amount">${value}</span>`);
}

type Facts = Required<OwnerFacts["payment"]>;

function byUpi(upi: NonNullable<Facts["upi"]>, number: string, due: Amount): Html {
  const link = upiLink(upi, number, due);
  const amount = exactAmount(due);
  const { size, path } = qrCode(link);
  return html`
    <div class="group">
      <h3>${words.upi}</h3>
      ${copyList([
        ...upiBlock(upi, number),
        ...(amount === undefined ? [] : [{ label: words.amount, value: rupees(amount), copied: String(amount) }]),
      ])}
      ${
        upi.kind === "verified-merchant" &&
        html`<p class="pay-link no-print"><a class="button" href="${link}">${amount === undefined ? words.openApp : fill(words.openAppFor, { amount: rupees(amount) })}</a></p>`
      }
      <figure class="code">
        <svg viewBox="0 0 ${size} ${size}" role="img" aria-label="${words.scan}" shape-rendering="crispEdges"><path class="ground" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>
        <figcaption class="small">${words.scan}</figcaption>
      </figure>
    </div>`;
}

const byBank = (bank: NonNullable<Facts["bank"]>, number: string): Html =>
  html`<div class="group"><h3>${words.bank}</h3>${copyList(bankBlock(bank, number))}</div>`;

/** What a payer types elsewhere. The buttons come with the script; without it the text can be selected. */
const typed: readonly string[] = [words.upiId, words.amount, words.holder, words.number, words.ifsc, words.reference];

const copyList = (facts: readonly { label: string; value: string; copied?: string }[]): Html => html`
  <dl class="copies">
    ${facts.map(
      ({ label, value, copied = value }) => html`
        <div>
          <dt class="small">${label}</dt>
          <dd>${value}</dd>
          ${typed.includes(label) && html`<dd class="no-print"><button type="button" class="quiet" data-copy="${copied}" data-done="${words.copied}" aria-label="${fill(words.copyOf, { what: label })}" hidden>${words.copy}</button></dd>`}
        </div>`,
    )}
  </dl>`;
