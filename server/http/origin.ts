import { type Campaign, readCampaign, readPage, readPlan } from "../../domain/forms/form.ts";
import type { Fields } from "./fields.ts";

/**
 * Whether a post comes from our own pages. Browsers say so themselves in Sec-Fetch-Site, which a page cannot forge; older
 * ones send Origin with every cross-site post; what sends neither is not a browser acting for somebody else.
 */
export function isFromOurPages(request: Request, siteUrl: string): boolean {
  const site = request.headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin";
  const origin = request.headers.get("origin");
  return origin === null || isOurs(origin, request, siteUrl);
}

export type Visit = { page: string | null; plan: string | null; utm: Campaign };

/** Where the visitor was: from the form's hidden fields, or without script from the address of the page that posted. */
export function readVisit(fields: Fields, request: Request, siteUrl: string): Visit {
  const referrer = ourReferrer(request, siteUrl);
  const query = referrer?.searchParams;
  return {
    page: readPage(fields.text("page")) ?? (referrer ? readPage(referrer.pathname) : null),
    plan: readPlan(fields.text("plan")) ?? readPlan(query?.get("plan") ?? ""),
    utm: readCampaign((name) => fields.text(name) || (query?.get(name) ?? null)),
  };
}

function ourReferrer(request: Request, siteUrl: string): URL | null {
  const referrer = request.headers.get("referer");
  if (!referrer || !isOurs(referrer, request, siteUrl)) return null;
  const address = new URL(referrer);
  // After a 422 the visitor posts from our answer, which has the first page in its hidden fields.
  return address.pathname.startsWith("/api/") ? null : address;
}

function isOurs(address: string, request: Request, siteUrl: string): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, host, protocol } = new URL(address);
  if (protocol !== "http:" && protocol !== "https:") return false;
  return origin === new URL(siteUrl).origin || host === request.headers.get("host")?.toLowerCase();
}
