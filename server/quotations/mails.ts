import { quotationWords } from "../../content/registration/quotation.ts";
import { site } from "../../content/site.ts";
import { longDate } from "../../domain/india/date-text.ts";
import { quotationDocument, quotedText } from "../../domain/quotation/document.ts";
import type { SentQuotation } from "../../domain/quotation/model.ts";
import { numberText } from "../../domain/quotation/number-and-limits.ts";
import { fill } from "../../domain/text.ts";
import { composeMail, type Mail, publicFooter } from "../mail/compose.ts";
import {
  amounts,
  buttons,
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

/**
 * To the founder, for whoever reads it standing: the total, what is due when, and one button. Every line is in the PDF, which is attached
 * by whoever sends it, and on `page`, the founder's own, where it is accepted.
 */
export function quotationMail(quotation: SentQuotation, siteUrl: string, page?: string): Mail {
  const { title, number, total, stamp, paying } = quotationDocument(quotation);
  const what = quotedText(quotation);
  // Until when it is open, and which one it replaces.
  const [, , ...holds] = stamp;
  return composeMail({
    subject: fill(words.subject, { number, total: total.value }),
    preview: fill(words.preview, { total: total.value, what, date: longDate(quotation.validUntil) }),
    label: quotationWords.title,
    body: [
      heading(title),
      paragraph(fill(words.greeting, { name: quotation.to })),
      paragraph(fill(page ? words.textWithPage : words.text, { what })),
      note(
        "action",
        smallLine(total.label),
        strongLine(total.value),
        total.missing && smallLine(total.missing),
        ...holds.map(({ label, value }) => smallLine(`${label}: ${value}`)),
      ),
      partHeading(paying.heading),
      paying.due.length > 0
        ? amounts(paying.due.map(({ when, what: part, value }) => ({ label: when, value, detail: part })))
        : paying.notes.map((text) => paragraph(text)),
      page && [buttons({ href: page, label: words.open }), smallText(words.onPage)],
      paragraph(fill(page ? words.nextOnPage : words.next, { phone: site.phone.display })),
    ],
    footer: publicFooter(fill(words.why, { advisor: quotation.advisor ?? site.name }), siteUrl),
  });
}

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
