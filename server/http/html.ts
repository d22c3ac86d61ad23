import { html as template } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";
import { site } from "../../content/site.ts";

/** Markup that is safe to put into a page: made by `html`, or by `raw` from what we wrote ourselves. */
export type Html = HtmlEscapedString;

/** What may stand in a template: text is escaped, lists are joined, what is absent leaves nothing. */
export type Content = Html | string | number | false | null | undefined | readonly Content[];

/** A template of HTML. Every value in it is escaped unless it is markup itself; attributes are to be quoted. */
export const html = template as (strings: TemplateStringsArray, ...values: Content[]) => Html;

/** Text for an element or a quoted attribute, in a page that is no template. */
export const escapeHtml = (text: string): string => html`${text}`.toString();

/** A page that says one thing, for errors outside any form. */
export const errorPage = (message: string): Html => html`<!doctype html>
<html lang="en-IN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${site.name}: something went wrong</title>
<main>
<h1>${site.name}</h1>
<p role="alert">${message}</p>
<p>Call us: <a href="tel:${site.phone.e164}">${site.phone.display}</a></p>
</main>
</html>
`;

const callUs = `or call us on ${site.phone.display}.`;
const again = `Please send it again, ${callUs}`;

interface ErrorWords {
  /** What happened: a sentence without its full stop. */
  heading: string;
  /** What to do now, with a way out that does not need this server. */
  advice: string;
}

/** Why a request was not accepted. */
export const errorWords = {
  400: { heading: "This form arrived incomplete", advice: again },
  403: {
    heading: "This form was sent from another website",
    advice: `Please fill it in and send it again from here, ${callUs}`,
  },
  408: { heading: "The connection was too slow", advice: again },
  413: {
    heading: "What you sent is too large",
    advice: `Please shorten it or choose a smaller file, ${callUs}`,
  },
  415: {
    heading: "This form was sent in a way we cannot read",
    advice: `Please fill it in and send it again from here, ${callUs}`,
  },
  422: {
    heading: "Please check what you typed",
    advice: "Nothing you wrote is lost. Correct what is marked below and send it again.",
  },
  429: {
    heading: "You have sent this form several times in a short while",
    advice: `Please send it again in a few minutes, ${callUs}`,
  },
  500: {
    heading: "Something went wrong on our side",
    advice: `We could not save this. Please call us on ${site.phone.display}, or write to ${site.email}.`,
  },
  503: {
    heading: "We could not save this just now",
    advice: `Please send it again in a minute, ${callUs}`,
  },
  507: {
    heading: "We have no room for more resumes at the moment",
    advice: `Please send yours by mail to ${site.email}, ${callUs}`,
  },
} as const satisfies Record<number, ErrorWords>;

export type ErrorStatus = keyof typeof errorWords;

/** Heading and advice in one line. */
export const errorMessage = (status: ErrorStatus): string =>
  `${errorWords[status].heading}. ${errorWords[status].advice}`;

/** "Please send it again in a few minutes", with the minutes where they are known. */
export function adviseWhen(advice: string, retryAfter: number | undefined): string {
  if (retryAfter === undefined) return advice;
  const minutes = Math.ceil(retryAfter / 60);
  return advice.replace(/in a (few minutes|minute)/, minutes <= 1 ? "in a minute" : `in ${minutes} minutes`);
}

/** How long a visitor should wait when the store cannot save anything. */
export const storeRetrySeconds = 30;
