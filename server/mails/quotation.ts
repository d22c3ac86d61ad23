import { quotationWords } from "../../content/registration/quotation.ts";
import { site } from "../../content/site.ts";
import { longDate } from "../../domain/india/date-text.ts";
import { type DocumentRow, quotationDocument } from "../../domain/quotation/document.ts";
import type { SentQuotation } from "../../domain/quotation/model.ts";
import { fill } from "../../domain/text.ts";
import { buttons, facts, note } from "./design/blocks.ts";
import { heading, paragraph, partHeading, smallLine, smallText, strongLine } from "./design/text.ts";
import { publicFooter } from "./footers.ts";
import { composeMail, type Mail } from "./mail.ts";

const words = quotationWords.mail;

const amount = ({ value, certainty, note: change }: DocumentRow): string =>
  [certainty ? `${value} · ${certainty}` : value, change].filter(Boolean).join("\n");

/** To the founder: every line of the quotation. The PDF with the same words is attached by whoever sends it. */
/** `page` is the founder's own, where it is accepted. */
export function quotationMail(quotation: SentQuotation, siteUrl: string, page?: string): Mail {
  const document = quotationDocument(quotation);
  const { number, total, stamp, parties, facts: plan, parts, charges, included, notIncluded } = document;
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
      ...parts.flatMap(({ heading: title, rows }) => [
        partHeading(title),
        facts(
          rows.map((row) => ({ label: row.label, value: amount(row) })),
          { labelWidth: "55%" },
        ),
      ]),
      partHeading(quotationWords.total),
      facts([charges, total], { labelWidth: "55%" }),
      ...document.notes.map((text) => smallText(text)),
      partHeading(included.heading),
      ...included.items.map((text) => smallLine(text)),
      partHeading(notIncluded.heading),
      ...notIncluded.items.map((text) => smallLine(text)),
      ...document.terms.flatMap(({ heading: title, paragraphs }) => [
        partHeading(title),
        ...paragraphs.map((text) => paragraph(text)),
      ]),
      paragraph(fill(page ? words.nextOnPage : words.next, { phone: site.phone.display })),
      page && buttons({ href: page, label: words.open }),
    ],
    footer: publicFooter(fill(words.why, { advisor: quotation.advisor ?? site.name }), siteUrl),
  });
}
