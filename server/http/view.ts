import { localDay } from "../../domain/india/local-time.ts";
import type { View } from "../enquiries/store-contract.ts";

export interface PageRequest {
  at: Date;
  path: string;
  /** The address of the page that led here, as the browser says it. */
  referrer: string;
  userAgent: string;
}

/** Programs that read pages for nobody in particular. Most say what they are. */
const robots =
  /bot\b|bots?[/ ;)]|crawl|spider|slurp|archiver|preview|monitor|uptime|pingdom|lighthouse|headless|scan|fetch|feed|validator|curl|wget|python|java\/|okhttp|go-http|axios|node|ruby|perl|php|libwww|facebookexternalhit|whatsapp|telegram|skype|embedly|externalhit/i;

const longestHost = 100;

/** The view in a request for a page that was found, or nothing when no person looked at it. */
export function readView({ at, path, referrer, userAgent }: PageRequest, ownHost: string): View | undefined {
  // Every browser that people use says Mozilla.
  if (!userAgent.startsWith("Mozilla/") || robots.test(userAgent)) return undefined;
  const page = path.length > 1 ? path.replace(/\/$/, "") : path;
  if (page.startsWith("/api/") || page.slice(page.lastIndexOf("/")).includes(".")) return undefined;
  return { day: localDay(at), path: page, referrer: referringHost(referrer, ownHost) };
}

function referringHost(referrer: string, ownHost: string): string {
  if (!URL.canParse(referrer) || !/^https?:/i.test(referrer)) return "";
  const host = new URL(referrer).hostname.replace(/^www\./, "");
  return host === ownHost.replace(/^www\./, "") || host.length > longestHost ? "" : host;
}
