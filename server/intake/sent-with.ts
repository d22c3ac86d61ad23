import { describePlan } from "../../domain/company-plan/describe.ts";
import { filingNames } from "../../domain/compliance/filing-names.ts";
import { describeFiling } from "../../domain/forms/filing.ts";
import { isLeftIn, type SentPart, sendFields, sentParts } from "../../domain/forms/form.ts";
import { offerNames } from "../../domain/offers/offers.ts";
import { menuName } from "../../domain/page-names.ts";
import type { Fields } from "./fields.ts";
import type { Visit } from "./visit.ts";

/** What goes with the form, in words: one line for each thing. */
const describe: Record<SentPart, (visit: Visit, now: Date) => string> = {
  offer: ({ offer }) => (offer ? (offerNames[offer] ?? offer) : ""),
  filing: ({ filing }, now) => (filing ? describeFiling(filing, filingNames, now) : ""),
  companyPlan: ({ companyPlan }) =>
    describePlan(companyPlan?.plan ?? {})
      .map(([label, value]) => `${label}: ${value}`)
      .join("\n"),
  page: ({ page, utm }) => [menuName(page ?? ""), ...Object.values(utm)].filter(Boolean).join(", "),
};

/** For a form that is shown again: values for its tokens, and which of its lines are shown. */
export function sentWithValues(visit: Visit, fields: Fields, now: Date) {
  const parts = sentParts
    .map((part) => ({ part, words: describe[part](visit, now) }))
    .filter(({ words }) => words !== "");
  const read = (field: string) => fields.text(field);
  return {
    values: Object.fromEntries([
      ["listed", parts.map(({ part }) => part).join(" ")],
      ...parts.map(({ part, words }) => [`words_${part}`, words]),
      ...parts.map(({ part }) => [sendFields[part], isLeftIn(part, read) ? "yes" : ""]),
    ]) as Record<string, string>,
    shown: Object.fromEntries(parts.map(({ part }) => [`with_${part}`, true])),
  };
}
