import type { Site } from "../../content/site.ts";
import { site } from "../../content/site.ts";
import { mailLink } from "../links.ts";
import { fill } from "../text.ts";

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

/** Where whoever finds a hole in the site may tell the owner (RFC 9116). */
export const formatSecurityTxt = ({ contact, expires }: Site["security"], origin: URL): string =>
  [
    `Contact: ${contact}`,
    `Expires: ${expires}T00:00:00Z`,
    "Preferred-Languages: en",
    `Canonical: ${new URL("/.well-known/security.txt", origin).href}`,
    "",
  ].join("\n");
