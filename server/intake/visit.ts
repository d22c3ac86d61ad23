import { isEmpty, type ParsedCompanyPlan } from "../../domain/company-plan/company-plan.ts";
import { describePlan } from "../../domain/company-plan/describe.ts";
import { planTotal } from "../../domain/company-plan/total.ts";
import { parsePlan, parseStoredPlan } from "../../domain/company-plan/written.ts";
import { filingNames } from "../../domain/compliance/filing-names.ts";
import { describeFiling, type Filing, readFiling } from "../../domain/forms/filing.ts";
import {
  type Campaign,
  hiddenFields,
  isLeftIn,
  readCampaign,
  readOfferId,
  readPage,
  type SentPart,
  sendFields,
  sentParts,
} from "../../domain/forms/form.ts";
import { localDay } from "../../domain/india/local-time.ts";
import { offerNames } from "../../domain/offers/offers.ts";
import { menuName } from "../../domain/page-names.ts";
import { isOurAddress } from "../http/context.ts";
import type { Fields } from "./body.ts";

/** Where the visitor was when the form was sent, and what goes with it. */
export interface Visit {
  page: string | null;
  /** Which offer the visitor asks about: `llp:pro`. */
  offer: string | null;
  filing: Filing | null;
  companyPlan: ParsedCompanyPlan | null;
  utm: Campaign;
}

/** From the form's hidden fields, or without script from the address of the page that posted. */
export function readVisit(fields: Fields, request: Request, siteUrl: string): Visit {
  const referrer = readOurReferrer(request, siteUrl);
  const query = referrer?.searchParams;
  const sentOrInAddress = <Value>(name: string, read: (text: string) => Value | null): Value | null =>
    read(fields.text(name)) ?? read(query?.get(name) ?? "");
  return {
    page: readPage(fields.text("page")) ?? (referrer ? readPage(referrer.pathname) : null),
    offer: sentOrInAddress(hiddenFields.offer, readOfferId),
    filing: sentOrInAddress(hiddenFields.filing, (text) => readFiling(text, filingNames)),
    companyPlan: readSentPlan(fields.text(hiddenFields.companyPlan), query),
    utm: readCampaign((name) => fields.text(name) || (query?.get(name) ?? null)),
  };
}

/** Without what the visitor took out. */
export function withoutLeftOut(visit: Visit, fields: Fields): Visit {
  const leftIn = (part: Parameters<typeof isLeftIn>[0]) => isLeftIn(part, (field) => fields.text(field));
  return {
    page: leftIn("page") ? visit.page : null,
    offer: leftIn("offer") ? visit.offer : null,
    filing: leftIn("filing") ? visit.filing : null,
    companyPlan: leftIn("companyPlan") ? visit.companyPlan : null,
    utm: leftIn("page") ? visit.utm : {},
  };
}

/** What the form sent, or without script what the address of its page says. A plan nobody can read never costs a lead. */
function readSentPlan(sent: string, query: URLSearchParams | undefined): ParsedCompanyPlan | null {
  const parsed = sent ? parseStoredPlan(sent) : { plan: parsePlan(query ?? new URLSearchParams()), dropped: [] };
  return isEmpty(parsed.plan) && parsed.dropped.length === 0 ? null : parsed;
}

function readOurReferrer(request: Request, siteUrl: string): URL | null {
  const referrer = request.headers.get("referer");
  if (!referrer || !isOurAddress(referrer, request, siteUrl)) return null;
  const address = new URL(referrer);
  // After an error the visitor posts from our response, which has the first page in its hidden fields.
  return address.pathname.startsWith("/api/") ? null : address;
}

/** What goes with the form, in words: one line for each thing. */
const describe: Record<SentPart, (visit: Visit, now: Date) => string> = {
  offer: ({ offer }) => (offer ? (offerNames[offer] ?? offer) : ""),
  filing: ({ filing }, now) => (filing ? describeFiling(filing, filingNames, now) : ""),
  companyPlan: ({ companyPlan, filing }, now) =>
    describePlan(companyPlan?.plan ?? {}, (!filing && planTotal(companyPlan?.plan ?? {}, localDay(now))) || null)
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
