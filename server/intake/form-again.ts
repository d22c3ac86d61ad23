import { randomUUID } from "node:crypto";
import { languageTexts } from "../../content/languages/texts.ts";
import type { PageLanguage } from "../../content/schemas/plain-lists.ts";
import { stringifyPlan } from "../../domain/company-plan/written.ts";
import { writeFiling } from "../../domain/forms/filing.ts";
import { hiddenFields } from "../../domain/forms/form.ts";
import { withSiteValues } from "../../domain/owner/details.ts";
import type { RequestContext } from "../http/context.ts";
import type { ErrorStatus } from "../http/html.ts";
import type { Fields } from "./fields.ts";
import type { FormEndpoint } from "./form-endpoint.ts";
import type { Rejection } from "./rejection.ts";
import { sentWithValues } from "./sent-with.ts";
import { fillTemplate, type Templates } from "./templates.ts";
import { readVisit } from "./visit.ts";

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
