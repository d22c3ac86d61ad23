import { compile } from "html-to-text";
import { tidyLine } from "../../domain/forms/form.ts";
import { amountsText } from "./amounts-text.ts";
import { type LayoutContent, layout } from "./design/layout.ts";

/** What a mail says, before it is addressed. Every mail of the server is one function that returns this. */
export interface Mail {
  subject: string;
  text: string;
  html: string;
  attachments?: { filename: string; contentType: string; content: string }[];
}

/** Longest subject, in characters; some mail programs cut sooner. */
const longestSubject = 120;

/** The text alternative says what the page says, in the same order. */
const toText = compile({
  formatters: { amountsText },
  // Programs break lines themselves, to the width of their window.
  wordwrap: false,
  selectors: [
    ...["h1", "h2"].map((selector) => ({ selector, options: { uppercase: false, leadingLineBreaks: 2 } })),
    { selector: "a", options: { linkBrackets: ["<", ">"] as [string, string], hideLinkHrefIfSameAsText: true } },
    ...[".facts", ".bars"].map((selector) => ({
      selector,
      format: "dataTable",
      options: { uppercaseHeaderCells: false, maxColumnWidth: 1_000, colSpacing: 2 },
    })),
    { selector: ".amounts", format: "amountsText" },
    ...[".stack", ".figure"].map((selector) => ({ selector, format: "block" })),
    ...["head", ".preview", ".masthead", ".bar"].map((selector) => ({ selector, format: "skip" })),
  ],
});

export function composeMail(content: LayoutContent): Mail {
  const subject = tidyLine(content.subject, longestSubject);
  const html = layout({ ...content, subject }).toString();
  return { subject, html, text: `${toText(html).trim()}\n` };
}
