import type { Site } from "../content/site.ts";
import { mailLink } from "./mail-links.ts";

export interface Detail {
  label: string;
  value: string;
  href?: string;
}

/** Town, state and postcode, in the order in which every page prints them. */
export const cityLine = ({ city, state, postcode }: Site["address"]): string => `${city}, ${state} ${postcode}`;

const given = (label: string, value: string | undefined): Detail[] => (value ? [{ label, value }] : []);

/** Who the owner is in law, as far as content/site.ts says. */
export const ownerDetails = ({ legalName, cin, llpin, gstin, registeredOffice }: Site): Detail[] => [
  ...given("Legal name", legalName),
  ...given("CIN", cin),
  ...given("LLPIN", llpin),
  ...given("GSTIN", gstin),
  ...given("Registered office", registeredOffice),
];

export function grievanceDetails({ grievanceOfficer: officer }: Site): Detail[] {
  if (!officer) return [];
  return [
    { label: "Grievance officer", value: `${officer.name}, ${officer.designation}` },
    { label: "E-mail", value: officer.email, href: mailLink(officer.email) },
    { label: "Phone", value: officer.phone, href: `tel:${officer.phone.replaceAll(/[^+\d]/g, "")}` },
  ];
}

export const hostingDetails = ({ hostingCountry }: Site): Detail[] =>
  given("Country in which the data is stored", hostingCountry);
