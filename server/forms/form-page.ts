import { type FormName, formPage, forms } from "../../domain/forms/form.ts";
import { escapeHtml } from "../http/html.ts";
import type { Pages } from "../pages/pages.ts";

/** What a plain form post gets when it was not accepted: what was typed, and what to do about it. */
export interface FormState {
  message: string;
  errors: Readonly<Record<string, string | undefined>>;
  value(field: string): string;
}

export type FormPages = Readonly<Record<FormName, string>>;

/** The built pages of the four forms. Throws when one was not built. */
export const readFormPages = (pages: Pages): FormPages =>
  Object.fromEntries(forms.map((form) => [form, pages.page(formPage[form])])) as Record<FormName, string>;

const token = /%%(value|error|invalid):(\w+)%%|%%message%%| hidden(?:="")? data-error-slot="(\w+)"/g;

/** Fills in a built form page. One pass over the template, so nothing typed is ever read as a token. */
export function fillFormPage(template: string, state: FormState): string {
  return template.replace(token, (found, kind?: string, field = "", slot?: string) => {
    if (slot) return slotText(slot, state) ? "" : found;
    if (kind === "value") return escapeHtml(state.value(field));
    if (kind === "error") return escapeHtml(state.errors[field] ?? "");
    if (kind === "invalid") return state.errors[field] ? "true" : "false";
    return escapeHtml(state.message);
  });
}

function slotText(slot: string, state: FormState): string {
  return (slot === "message" ? state.message : state.errors[slot]) ?? "";
}
