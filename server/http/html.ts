import { html as template } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";

/** Markup that is safe to put into a page: made by `html`, or by `raw` from what we wrote ourselves. */
export type Html = HtmlEscapedString;

/** What may stand in a template: text is escaped, lists are joined, what is absent leaves nothing. */
export type Content = Html | string | number | false | null | undefined | readonly Content[];

/** A template of HTML. Every value in it is escaped unless it is markup itself; attributes are to be quoted. */
export const html = template as (strings: TemplateStringsArray, ...values: Content[]) => Html;

/** Text for an element or a quoted attribute, in a page that is no template. */
export const escapeHtml = (text: string): string => html`${text}`.toString();
