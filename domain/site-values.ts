import { site } from "../content/site.ts";
import { cityLine } from "./owner.ts";
import { fill } from "./text.ts";

const siteValues = {
  brand: site.name,
  email: site.email,
  phone: site.phone.display,
  dataOfficer: site.dataOfficer.title,
  dataEmail: site.dataOfficer.email,
  address: [...site.address.lines, cityLine(site.address)].join(", "),
};

/** Fills in the owner's values where a sentence names them: '{email}' becomes the address in content/site.ts. */
export const withSiteValues = (text: string): string => fill(text, siteValues);
