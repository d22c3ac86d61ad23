import { createElement as h, type ReactElement, type ReactNode } from "react";
import { founderPage as words } from "../../content/founder-page.ts";
import { site } from "../../content/site.ts";
import { longDate } from "../../domain/india/date-text.ts";
import { quotationDocument } from "../../domain/quotation/document.ts";
import { founderPaths } from "../../domain/registration/addresses.ts";
import type { QuotationShown } from "../../domain/registration/quotation-shown.ts";
import { fill } from "../../domain/text.ts";
import { button, factList, postForm } from "./parts.ts";

/** Pages that say one thing. */

const single = (heading: string, ...children: ReactNode[]): ReactElement =>
  h("div", { className: "single" }, h("h1", null, heading), h("div", { className: "sheet" }, ...children));

const callUs = () =>
  h("p", null, h("a", { href: `tel:${site.phone.e164}` }, fill(words.ended.call, { phone: site.phone.display })));

/** The same for a link that has ended, was revoked, was cut off or never was. */
export function endedPage(wrong?: { email: string; error: string }): ReactElement {
  const { title, text, label, button: send } = words.ended;
  return single(
    title,
    h("p", null, text),
    h(
      "form",
      { method: "post", action: founderPaths.freshLink },
      h("label", { htmlFor: "email" }, label),
      h("input", {
        id: "email",
        name: "email",
        type: "email",
        autoComplete: "email",
        required: true,
        maxLength: 254,
        defaultValue: wrong?.email,
        "aria-invalid": wrong ? true : undefined,
        "aria-describedby": wrong ? "email-error" : undefined,
      }),
      wrong ? h("p", { id: "email-error", className: "error", role: "alert" }, wrong.error) : null,
      h("div", null, button(send)),
    ),
    callUs(),
  );
}

export const freshLinkPage = (): ReactElement => single(words.fresh.title, h("p", null, words.fresh.text), callUs());

export const slowPage = (): ReactElement =>
  single(words.slow.title, h("p", null, fill(words.slow.text, { phone: site.phone.display })));

export const busyPage = (): ReactElement => single(words.busy.title, h("p", null, words.busy.text));

/** The button that counts. A program that opens links, or presses what it finds on the first page, does not get here and press. */
export function acceptPage({ sent }: QuotationShown, key: string): ReactElement {
  const { accept } = words;
  const { number, version, validUntil } = sent;
  const { facts, total: sum } = quotationDocument(sent);
  const total = sum.value;
  return single(
    accept.heading,
    factList([
      [accept.number, fill(accept.version, { number, version })],
      [
        accept.for,
        facts
          .map(({ value }) => value)
          .slice(0, 2)
          .join(", "),
      ],
      [accept.validUntil, longDate(validUntil)],
      [accept.total, h("b", null, total)],
    ]),
    sum.missing ? h("p", null, sum.missing) : null,
    h("p", null, fill(accept.text, { number, version })),
    postForm(
      founderPaths.accept,
      key,
      { number, version: String(version), total },
      button(fill(accept.button, { total })),
    ),
    h("p", null, h("a", { href: `${founderPaths.page}?key=${key}` }, accept.back)),
  );
}

/** What a link in a mail that stops mails opens: a program that looks at links stops nothing. */
export const stopMailsPage = (key: string): ReactElement =>
  single(
    words.mails.heading,
    h("p", null, words.mails.confirm),
    postForm(founderPaths.mails, key, { mails: "off" }, button(words.mails.stop)),
    h("p", null, h("a", { href: `${founderPaths.page}?key=${key}` }, words.accept.back)),
  );
