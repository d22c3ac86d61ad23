import type { siteTokens } from "../content/schemas/text.ts";
import { site } from "../content/site.ts";
import { cityLine } from "./owner.ts";

type SiteToken = (typeof siteTokens)[number];

const siteValues: Record<SiteToken, string> = {
  brand: site.name,
  email: site.email,
  phone: site.phone.display,
  dataOfficer: site.dataOfficer.title,
  dataEmail: site.dataOfficer.email,
  address: [...site.address.lines, cityLine(site.address)].join(", "),
};

/** Fills in the owner's values where a sentence names them: '{email}' becomes the address in content/site.ts. */
export const withSiteValues = (text: string): string =>
  text.replace(/\{(\w+)\}/g, (token, name: string) => siteValues[name as SiteToken] ?? token);
