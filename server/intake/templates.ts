import { randomUUID } from "node:crypto";
import { languageTexts } from "../../content/languages/texts.ts";
import type { PageLanguage } from "../../content/schemas/plain-lists.ts";
import { stringifyPlan } from "../../domain/company-plan/written.ts";
import { writeFiling } from "../../domain/forms/filing.ts";
import { type FormName, formPage, forms, hiddenFields } from "../../domain/forms/form.ts";
import { type NewsletterAction, newsletterActionPages } from "../../domain/forms/newsletter.ts";
import { languagePages } from "../../domain/languages/pages.ts";
import { withSiteValues } from "../../domain/owner/details.ts";
import type { RequestContext } from "../http/context.ts";
import { type ErrorStatus, escapeHtml } from "../http/html.ts";
import type { Pages } from "../http/pages.ts";
import type { Fields } from "./body.ts";
import type { FormEndpoint, Rejection } from "./form-endpoint.ts";
import { readVisit, sentWithValues } from "./visit.ts";

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

/** The form as it was sent, with what is wrong and what is asked. */
export function renderFormAgain<Valid>(
  c: RequestContext,
  endpoint: FormEndpoint<Valid>,
  templates: Templates["forms"],
  fields: Fields,
  { status, message, advice, errors }: Rejection,
): string {
  const form = endpoint.form(fields);
  const language = endpoint.language?.(fields)?.code;
  const words = language ? wordsIn(language, status) : { heading: message, advice };
  const { siteUrl, now } = c.var.deps;
  const visit = readVisit(fields, c.req.raw, siteUrl);
  // A number that is refused needs no question.
  const question = status === 422 && !errors.phone ? endpoint.question?.(fields) : undefined;
  const sentWith = sentWithValues(visit, fields, new Date(now()));
  const carried: Record<string, string> = {
    page: visit.page ?? "",
    [hiddenFields.offer]: visit.offer ?? "",
    [hiddenFields.filing]: visit.filing ? writeFiling(visit.filing) : "",
    [hiddenFields.companyPlan]: visit.companyPlan ? stringifyPlan(visit.companyPlan.plan) : "",
    ...visit.utm,
    ...sentWith.values,
    ...(question && { question_phone: question.more, [hiddenFields.askedPhone]: fields.text("phone").trim() }),
    // Without script there is no key in the first form; from here on a double click is recognised.
    idempotencyKey: fields.text(hiddenFields.idempotencyKey) || randomUUID(),
  };
  return fillTemplate((language && templates[language]) ?? templates[form], {
    ...words,
    offersCall: status !== 422,
    // A browser never fills in a file again, so the visitor has to be told.
    errors:
      form === "application" ? { resume: "Choose your resume again", ...errors } : { phone: question?.text, ...errors },
    shown: { ...sentWith.shown, ask_phone: question !== undefined },
    value: (field) => carried[field] ?? fields.text(field),
  });
}

/** What happened and what to do about it, as the page said everything else. */
function wordsIn(language: PageLanguage, status: ErrorStatus) {
  const { again } = languageTexts[language];
  const { heading, advice } = status === 422 ? again.check : status === 429 ? again.busy : again.failed;
  return { heading, advice: withSiteValues(advice) };
}
