import { payment } from "../../content/owner/facts.ts";
import type { OwnerFacts } from "../../content/owner/files.ts";
import { payingWords as words } from "../../content/registration/payments.ts";
import { site } from "../../content/site.ts";
import { type Amount, formatAmount } from "../../domain/costs/amount.ts";
import { rupees } from "../../domain/india/money.ts";
import { exactNote, isOwed } from "../../domain/payments/account.ts";
import { bankBlock, exactAmount, upiBlock, upiLink } from "../../domain/payments/due.ts";
import type { FounderView } from "../../domain/registration/founder-view.ts";
import { fill } from "../../domain/text.ts";
import { qrCode } from "../../drawings/qr-code.ts";
import { type Content, type Html, html } from "../http/html.ts";
import { fold, small } from "./document.ts";

/**
 * How what is due now is paid, behind the button that says how much it is; the account is today's. A verified merchant's id has a link on
 * phones. Where the firm's facts say nothing of paying, somebody tells it.
 */
export function waysToPay(
  { account, agreed }: Pick<FounderView, "account" | "agreed">,
  { upi, bank }: OwnerFacts["payment"] = payment,
  /** Another button opens the chat. */
  hasChat = false,
): Content {
  const due = account.dueNow;
  if (!isOwed(account) || !agreed) return null;
  if (!upi && !bank) return callOrWrite(words.callToPay, !hasChat);
  const { number } = agreed;
  const exact = exactAmount(due);
  const pay = exact === undefined ? words.heading : fill(words.pay, { amount: rupees(exact) });
  const link = upi?.kind === "verified-merchant" && upiLink(upi, number, due);
  return [
    link && html`<a class="button pay-link no-print" href="${link}">${fill(words.byUpi, { pay })}</a>`,
    fold(
      {
        id: "paying",
        look: "press pay",
        summary: link ? html`<span class="wide">${pay}</span><span class="narrow">${words.otherWays}</span>` : pay,
      },
      exact === undefined && small(`${fill(words.dueIs, { amount: formatAmount(due) })} ${exactNote(account)}`),
      html`<div class="ways">${upi && byUpi(upi, number, due)}${bank && group(words.bank, copyList(bankBlock(bank, number)))}</div>`,
      upi && small(fill(words.check, { name: upi.name })),
      small(words.say),
    ),
  ];
}

/** For what is best said. */
export const callOrWrite = (call: string = words.call, writes = true): Content => [
  html`<a class="button no-print" href="tel:${site.phone.e164}">${call}</a>`,
  writes &&
    site.whatsapp &&
    html`<a class="button quiet no-print" href="https://wa.me/${site.whatsapp.number}">${words.write}</a>`,
];

type Facts = Required<OwnerFacts["payment"]>;

const group = (heading: string, content: Content): Html => html`<div class="group"><h3>${heading}</h3>${content}</div>`;

function byUpi(upi: NonNullable<Facts["upi"]>, number: string, due: Amount): Html {
  const exact = exactAmount(due);
  const { size, path } = qrCode(upiLink(upi, number, due));
  return group(words.upi, [
    copyList([
      ...upiBlock(upi, number),
      ...(exact === undefined ? [] : [{ label: words.amount, value: rupees(exact), copied: String(exact) }]),
    ]),
    html`
      <figure class="code">
        <svg viewBox="0 0 ${size} ${size}" role="img" aria-label="${words.scan}" shape-rendering="crispEdges"><path class="ground" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>
        <figcaption class="small">${words.scan}</figcaption>
      </figure>`,
  ]);
}

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
