import { receiptWords } from "../../content/registration/payments.ts";
import { site } from "../../content/site.ts";
import { longDate } from "../../domain/india/date-text.ts";
import { rupees } from "../../domain/india/money.ts";
import type { AccountFact } from "../../domain/payments/account.ts";
import { accountFacts } from "../../domain/payments/account.ts";
import { type IssuedReceipt, receiptDocument } from "../../domain/payments/receipt.ts";
import { fill } from "../../domain/text.ts";
import { composeMail, type Mail, publicFooter } from "../mail/compose.ts";
import {
  amounts,
  buttons,
  facts,
  heading,
  note,
  paragraph,
  partHeading,
  smallLine,
  smallText,
  strongLine,
} from "../mail/design.ts";
import { type Mails, pageOf, toFounder } from "../mail/envelope.ts";
import { Undeliverable } from "../mail/transport.ts";
import { receiptPdf } from "../papers/pdf.ts";
import type { Store } from "../store/open.ts";

export const paymentMails = {
  /** Of a payment, or that an earlier one no longer holds. */
  receipt: {
    async isWanted({ store, delivery }) {
      const payment = (await issuedFor(store, delivery.id))?.payment;
      return payment !== undefined && payment.cancelledBy === undefined;
    },
    async compose(post) {
      const { content: lead, delivery, store, siteUrl, paper } = post;
      const issued = await issuedFor(store, delivery.id);
      if (!issued) throw new Undeliverable("The payment is gone.");
      if (!paper) throw new Error("There are no fonts to write the receipt with.");
      const envelope = toFounder(lead);
      const content = Buffer.from(await receiptPdf(issued, paper));
      const filename = receiptDocument(issued).fileName;
      const context = { siteUrl, page: await pageOf(post), by: issued.payment.by };
      const account = await store.payments.account(lead.id);
      return {
        ...envelope,
        ...(issued.payment.cancels
          ? receiptCancelled(issued, context)
          : receiptMail(issued, accountFacts(account), context)),
        attachments: [{ filename, contentType: "application/pdf", content }],
      };
    },
  },
} satisfies Partial<Mails>;

/** A payment's, or that of a refund. */
const issuedFor = async ({ payments, outgoings }: Store, deliveryId: string) =>
  (await payments.ofDelivery(deliveryId)) ?? (await outgoings.ofDelivery(deliveryId));

const wordsOf = ({ refunds }: IssuedReceipt["receipt"]) =>
  refunds ? { ...receiptWords.mail, ...receiptWords.refund.mail } : receiptWords.mail;

interface Context {
  siteUrl: string;
  /** The founder's own, if there is one. */
  page?: string | undefined;
  /** Who wrote it down. */
  by: string;
}

/** To the founder, when a payment was recorded. The PDF with the same words is attached by whoever sends it. */
export function receiptMail(
  issued: IssuedReceipt,
  account: readonly AccountFact[],
  { siteUrl, page, by }: Context,
): Mail {
  const words = wordsOf(issued.receipt);
  const document = receiptDocument(issued);
  const { number, title, total, rows, supply } = document;
  const date = longDate(issued.payment.receivedOn);
  const amount = rupees(issued.payment.rupees);
  const [name = title] = title.split(` ${number}`);
  return composeMail({
    subject: fill(words.subject, { title: name, number, amount }),
    preview: fill(words.preview, { amount, date }),
    label: name,
    body: [
      heading(title),
      paragraph(fill(words.greeting, { name: issued.receipt.to })),
      paragraph(issued.receipt.voucher ? words.voucherText : words.text),
      note("good", smallLine((issued.receipt.refunds ? receiptWords.refund : receiptWords).money), strongLine(amount)),
      facts([...document.stamp, ...document.parties]),
      partHeading(receiptWords.sums),
      amounts(rows, total),
      supply.length > 0 && facts(supply, { labelWidth: "45%" }),
      ...document.notes.map((text) => smallText(text)),
      account.length > 0 && partHeading(words.account),
      account.length > 0 && amounts(account.map(({ label, value, note: detail }) => ({ label, value, detail }))),
      page && buttons({ href: page, label: words.open }),
      paragraph(fill(words.question, { phone: site.phone.display })),
    ],
    footer: publicFooter(fill(words.why, { by }), siteUrl),
  });
}

/** To the founder, who holds a receipt that no longer holds. */
export function receiptCancelled(issued: IssuedReceipt, { siteUrl, page, by }: Context): Mail {
  const { payment, receipt } = issued;
  const number = receipt.cancels!.number;
  const words = wordsOf(receipt);
  const { cancelled } = words;
  return composeMail({
    subject: fill(cancelled.subject, { number }),
    preview: cancelled.preview,
    label: (receipt.refunds ? receiptWords.refund : receiptWords).titles.receipt,
    body: [
      heading(fill(cancelled.heading, { number })),
      paragraph(fill(words.greeting, { name: receipt.to })),
      paragraph(
        fill(cancelled.text, {
          number,
          amount: rupees(-payment.rupees - payment.tds),
          date: longDate(payment.receivedOn),
        }),
      ),
      facts([...receiptDocument(issued).stamp, { label: receiptWords.reason, value: payment.reason ?? "" }]),
      page && buttons({ href: page, label: words.open }),
      paragraph(fill(words.question, { phone: site.phone.display })),
    ],
    footer: publicFooter(fill(cancelled.why, { by }), siteUrl),
  });
}
