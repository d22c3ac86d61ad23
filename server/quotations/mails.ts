import { quotationWords } from "../../content/registration/quotation.ts";
import { site } from "../../content/site.ts";
import { longDate } from "../../domain/india/date-text.ts";
import { type DocumentRow, type QuotationDocument, quotationDocument } from "../../domain/quotation/document.ts";
import type { SentQuotation } from "../../domain/quotation/model.ts";
import { numberText } from "../../domain/quotation/number-and-limits.ts";
import { fill } from "../../domain/text.ts";
import { type Content, html } from "../http/html.ts";
import { composeMail, type Mail, publicFooter } from "../mail/compose.ts";
import {
  type AmountRow,
  amounts,
  bullets,
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
import { type Mails, pageOf, readEnquiry, tellsOf, toFounder } from "../mail/envelope.ts";
import { Undeliverable } from "../mail/transport.ts";
import { keptPdf } from "../papers/pdf.ts";

export const quotationMails = {
  quotation: {
    // Not replaced or withdrawn before its mail went out.
    isWanted: async ({ store, delivery }) => (await store.quotations.ofDelivery(delivery.id))?.state === "sent",
    async compose(post) {
      const { content: lead, delivery, store, siteUrl, paper } = post;
      const quotation = await store.quotations.ofDelivery(delivery.id);
      if (!quotation?.sent) throw new Undeliverable("The quotation is gone.");
      if (!paper) throw new Error("There are no fonts to write the quotation with.");
      const envelope = toFounder(lead);
      const content = Buffer.from(await keptPdf(store, quotation, paper));
      const filename = quotationDocument(quotation.sent).fileName;
      return {
        ...envelope,
        ...quotationMail(quotation.sent, siteUrl, await pageOf(post)),
        attachments: [{ filename, contentType: "application/pdf", content }],
      };
    },
  },
  withdrawn: {
    async compose(post) {
      const { content: lead, delivery, store, siteUrl } = post;
      const { events } = await readEnquiry(post);
      const event = events.find(
        (each) => each.type === "quotation" && each.did === "withdrawn" && tellsOf(delivery, each),
      );
      const quotation = (await store.quotations.list(lead.id)).find(
        ({ sent }) => event?.type === "quotation" && sent?.number === event.number && sent.version === event.version,
      );
      if (!quotation?.sent) throw new Undeliverable("The quotation is gone.");
      return { ...toFounder(lead), ...quotationWithdrawn(quotation.sent, siteUrl, await pageOf(post)) };
    },
  },
} satisfies Partial<Mails>;

const words = quotationWords.mail;

const amountOf = ({ label, value, certainty, note: change, struck }: DocumentRow): AmountRow => ({
  label,
  value,
  detail: [certainty, change].filter(Boolean).join("\n"),
  struck,
});

/**
 * To the founder: every line of the quotation. The PDF with the same words is attached by whoever sends it; `page` is the founder's own,
 * where it is accepted.
 */
export function quotationMail(quotation: SentQuotation, siteUrl: string, page?: string): Mail {
  const document = quotationDocument(quotation);
  const { number, total, stamp, parties, facts: plan, parts, sums, included, notIncluded } = document;
  const what = plan
    .map(({ value }) => value)
    .slice(0, 2)
    .join(", ");
  const date = longDate(quotation.validUntil);
  return composeMail({
    subject: fill(words.subject, { number, total: total.value }),
    preview: fill(words.preview, { total: total.value, what, date }),
    label: quotationWords.title,
    body: [
      heading(document.title),
      paragraph(fill(words.greeting, { name: quotation.to })),
      paragraph(words.text),
      note(
        "action",
        smallLine(total.label),
        strongLine(total.value),
        total.missing && smallLine(total.missing),
        smallLine(`${quotationWords.validUntil}: ${date}`),
      ),
      page && buttons({ href: page, label: words.open }),
      page && smallText(words.onPage),
      partHeading(quotationWords.facts),
      facts([...stamp, ...parties, ...plan]),
      ...parts.flatMap(({ heading: title, rows }) => [partHeading(title), amounts(rows.map(amountOf))]),
      partHeading(quotationWords.total),
      amounts(sums, { ...total, detail: total.missing }),
      ...document.notes.map((text) => smallText(text)),
      partHeading(included.heading),
      bullets(included.items),
      partHeading(notIncluded.heading),
      bullets(notIncluded.items),
      ...document.terms.flatMap(({ heading: title, paragraphs }) => [
        partHeading(title),
        ...paragraphs.map((text) => paragraph(text)),
      ]),
      payingPart(document.paying),
      partHeading(document.answers.heading),
      ...document.answers.paragraphs.map((text) => paragraph(text)),
      paragraph(fill(page ? words.nextOnPage : words.next, { phone: site.phone.display })),
      page && buttons({ href: page, label: words.open }),
    ],
    footer: publicFooter(fill(words.why, { advisor: quotation.advisor ?? site.name }), siteUrl),
  });
}

const payingPart = ({ heading: title, due, upi, bank, notes }: QuotationDocument["paying"]): Content => [
  partHeading(title),
  due.length > 0 &&
    amounts(
      due.map(({ when, what, value, note: later }) => ({
        label: when,
        value,
        detail: [what, later].filter(Boolean).join("\n"),
      })),
    ),
  ...[upi, bank].map((way) => way && [paragraph(html`<b>${way.heading}</b>`), facts(way.facts)]),
  ...notes.map((text) => smallText(text)),
];

/** To the founder, who may hold the PDF of a quotation that no longer holds. */
export function quotationWithdrawn(quotation: SentQuotation, siteUrl: string, page?: string): Mail {
  const { agreed, advisor, to, date } = quotation;
  const { withdrawn } = words;
  const number = numberText(quotation);
  return composeMail({
    subject: fill(withdrawn.subject, { number }),
    preview: withdrawn.preview,
    label: quotationWords.title,
    body: [
      heading(fill(withdrawn.heading, { number })),
      paragraph(fill(words.greeting, { name: to })),
      paragraph(fill(withdrawn.text, { number, date: longDate(date) })),
      paragraph(
        agreed ? fill(withdrawn.agreed, { number: agreed.number, date: longDate(agreed.date) }) : withdrawn.nothing,
      ),
      paragraph(fill(page ? withdrawn.nextOnPage : withdrawn.next, { phone: site.phone.display })),
      page && buttons({ href: page, label: withdrawn.open }),
    ],
    footer: publicFooter(fill(words.why, { advisor: advisor ?? site.name }), siteUrl),
  });
}
