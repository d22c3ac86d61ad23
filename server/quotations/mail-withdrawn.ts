import { quotationWords } from "../../content/registration/quotation.ts";
import { site } from "../../content/site.ts";
import { longDate } from "../../domain/india/date-text.ts";
import type { SentQuotation } from "../../domain/quotation/model.ts";
import { numberText } from "../../domain/quotation/number-and-limits.ts";
import { fill } from "../../domain/text.ts";
import { composeMail, type Mail } from "../mail/compose.ts";
import { buttons } from "../mail/design/blocks.ts";
import { heading, paragraph } from "../mail/design/text.ts";
import { publicFooter } from "../mail/footers.ts";

const { withdrawn: words, why } = quotationWords.mail;

/** To the founder, who may hold the PDF of a quotation that no longer holds. */
export function quotationWithdrawn(quotation: SentQuotation, siteUrl: string, page?: string): Mail {
  const { agreed, advisor, to, date } = quotation;
  const number = numberText(quotation);
  return composeMail({
    subject: fill(words.subject, { number }),
    preview: words.preview,
    label: quotationWords.title,
    body: [
      heading(fill(words.heading, { number })),
      paragraph(fill(quotationWords.mail.greeting, { name: to })),
      paragraph(fill(words.text, { number, date: longDate(date) })),
      paragraph(agreed ? fill(words.agreed, { number: agreed.number, date: longDate(agreed.date) }) : words.nothing),
      paragraph(fill(page ? words.nextOnPage : words.next, { phone: site.phone.display })),
      page && buttons({ href: page, label: words.open }),
    ],
    footer: publicFooter(fill(why, { advisor: advisor ?? site.name }), siteUrl),
  });
}
