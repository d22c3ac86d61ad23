import { type FormName, formPage, forms } from "../../domain/forms/form.ts";
import { type NewsletterAction, newsletterActionPages } from "../../domain/forms/newsletter.ts";
import { escapeHtml } from "../http/html.ts";
import type { Pages } from "../pages/pages.ts";

/** What is put into a built page: what was typed, what is wrong with it, and what to do about it. */
export interface TemplateValues {
  message?: string;
  errors?: Readonly<Record<string, string | undefined>>;
  value(field: string): string;
}

/** The built pages that the server fills in. */
export interface Templates {
  forms: Readonly<Record<FormName, string>>;
  newsletter: Readonly<Record<NewsletterAction, string>>;
}

/** Throws when one was not built. */
export function readTemplates(pages: Pages): Templates {
  const read = <Name extends string>(names: readonly Name[], path: Record<Name, string>) =>
    Object.fromEntries(names.map((name) => [name, pages.page(path[name])])) as Record<Name, string>;
  return { forms: read(forms, formPage), newsletter: read(["confirm", "unsubscribe"], newsletterActionPages) };
}

const token = /%%(value|error|invalid):(\w+)%%|%%message%%| hidden(?:="")? data-error-slot="(\w+)"/g;

/** Fills in a built page. One pass over the template, so nothing typed is ever read as a token. */
export function fillTemplate(template: string, { message = "", errors = {}, value }: TemplateValues): string {
  return template.replace(token, (found, kind?: string, field = "", slot?: string) => {
    if (slot) return (slot === "message" ? message : errors[slot]) ? "" : found;
    if (kind === "value") return escapeHtml(value(field));
    if (kind === "error") return escapeHtml(errors[field] ?? "");
    if (kind === "invalid") return errors[field] ? "true" : "false";
    return escapeHtml(message);
  });
}
