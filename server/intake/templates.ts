import type { PageLanguage } from "../../content/schemas/plain-lists.ts";
import { type FormName, formPage, forms } from "../../domain/forms/form.ts";
import { type NewsletterAction, newsletterActionPages } from "../../domain/forms/newsletter.ts";
import { languagePages } from "../../domain/languages/pages.ts";
import { escapeHtml } from "../http/html.ts";
import type { Pages } from "../http/pages.ts";

/** What is put into a built page. */
export interface TemplateValues {
  /** What happened, and what to do about it. */
  heading?: string;
  advice?: string;
  /** Whether a button to call us stands below it. */
  offersCall?: boolean;
  errors?: Readonly<Record<string, string | undefined>>;
  /** Other slots that are shown. */
  shown?: Readonly<Record<string, boolean>>;
  value(field: string): string;
}

/** The built pages that the server fills in. */
export interface Templates {
  forms: Readonly<Record<FormName, string> & Partial<Record<PageLanguage, string>>>;
  newsletter: Readonly<Record<NewsletterAction, string>>;
}

/** Throws when one was not built. */
export function readTemplates(pages: Pages): Templates {
  const read = <Name extends string>(names: readonly Name[], path: Record<Name, string>) =>
    Object.fromEntries(names.map((name) => [name, pages.page(path[name])])) as Record<Name, string>;
  const inLanguages = Object.fromEntries(languagePages.map(({ code, formPage: path }) => [code, pages.page(path)]));
  return {
    forms: { ...read(forms, formPage), ...inLanguages },
    newsletter: read(["confirm", "unsubscribe"], newsletterActionPages),
  };
}

const token =
  /%%(value|error|invalid):(\w+)%%|%%(heading|advice)%%| hidden(?:="")? data-error-slot="(\w+)"| value="([^"]*)" data-selected="(\w+)"| data-checked="(\w+)"/g;

/** Fills in a built page. One pass over the template, so nothing typed is ever read as a token. */
export function fillTemplate(
  template: string,
  { errors = {}, shown: others = {}, offersCall = false, value, ...words }: TemplateValues,
): string {
  const summary = Object.values(errors).some(Boolean);
  const shown: Record<string, unknown> = { ...others, ...errors, call: offersCall, summary };
  return template.replace(token, (found, ...parts: (string | undefined)[]) => {
    const [kind, field = "", word, slot, choice, select, box] = parts;
    if (slot) return shown[slot] ? "" : found;
    if (word) return escapeHtml(words[word as "heading" | "advice"] ?? "");
    // A choice stands in the page as it is written there, escaped.
    if (select) return ` value="${choice}"${escapeHtml(value(select)) === choice ? " selected" : ""}`;
    if (box) return value(box) ? " checked" : "";
    if (kind === "value") return escapeHtml(value(field));
    if (kind === "error") return escapeHtml(errors[field] ?? "");
    return errors[field] ? "true" : "false";
  });
}
