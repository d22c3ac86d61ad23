import { parsePlan } from "../../domain/company-plan/address.ts";
import { isEmpty, type ParsedCompanyPlan } from "../../domain/company-plan/company-plan.ts";
import { parseStoredPlan } from "../../domain/company-plan/stored.ts";
import {
  type Campaign,
  hiddenFields,
  noCompanyPlan,
  readCampaign,
  readOfferId,
  readPage,
} from "../../domain/forms/form.ts";
import { isOurAddress } from "../http/same-origin.ts";
import type { Fields } from "./fields.ts";

/** Where the visitor was when the form was sent. */
export interface Visit {
  page: string | null;
  /** Which offer the visitor asks about: `llp:pro`. */
  offer: string | null;
  companyPlan: ParsedCompanyPlan | null;
  utm: Campaign;
}

/** From the form's hidden fields, or without script from the address of the page that posted. */
export function readVisit(fields: Fields, request: Request, siteUrl: string): Visit {
  const referrer = readOurReferrer(request, siteUrl);
  const query = referrer?.searchParams;
  return {
    page: readPage(fields.text("page")) ?? (referrer ? readPage(referrer.pathname) : null),
    offer: readOfferId(fields.text(hiddenFields.offer)) ?? readOfferId(query?.get(hiddenFields.offer) ?? ""),
    companyPlan: readSentPlan(fields.text(hiddenFields.companyPlan), query),
    utm: readCampaign((name) => fields.text(name) || (query?.get(name) ?? null)),
  };
}

/** What the form sent, or without script what the address of its page says. A plan nobody can read never costs a lead. */
function readSentPlan(sent: string, query: URLSearchParams | undefined): ParsedCompanyPlan | null {
  if (sent === noCompanyPlan) return null;
  if (sent) return parseStoredPlan(sent);
  const plan = parsePlan(query ?? new URLSearchParams());
  return isEmpty(plan) ? null : { plan, dropped: [] };
}

function readOurReferrer(request: Request, siteUrl: string): URL | null {
  const referrer = request.headers.get("referer");
  if (!referrer || !isOurAddress(referrer, request, siteUrl)) return null;
  const address = new URL(referrer);
  // After an error the visitor posts from our response, which has the first page in its hidden fields.
  return address.pathname.startsWith("/api/") ? null : address;
}
