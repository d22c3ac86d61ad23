import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { readLegal } from "../../build/legal.ts";
import type { Site } from "../../content/site.ts";
import { site } from "../../content/site.ts";
import { ContactPage } from "../contact/ContactPage.tsx";
import { Footer } from "../layout/Footer.tsx";
import { LegalPage } from "../legal/LegalPage.tsx";
import { AboutPage } from "./AboutPage.tsx";

const { legalName, cin, llpin, gstin, registeredOffice, grievanceOfficer, hostingCountry, ...bare } = site;
const anonymous: Site = { ...bare, team: [] };

const identity = {
  legalName: "Sample Registrations Private Limited",
  cin: "U62010KA2026PTC000000",
  gstin: "29AAAAA0000A1Z5",
  registeredOffice: "1 Sample Road, Bengaluru, Karnataka 560000",
};
const grievance = {
  name: "Sample Person",
  designation: "Grievance Officer",
  email: "grievance@sample.example",
  phone: "+91 00000 00001",
};
const identified: Site = { ...anonymous, ...identity, grievanceOfficer: grievance, hostingCountry: "India" };

const places: [string, (owner: Site) => string][] = [
  ["the footer", (owner) => renderToStaticMarkup(createElement(Footer, { owner }))],
  ["the about page", (owner) => renderToStaticMarkup(createElement(AboutPage, { owner }))],
  ["the contact page", (owner) => renderToStaticMarkup(createElement(ContactPage, { owner }, null))],
  [
    "the terms",
    (owner) =>
      renderToStaticMarkup(createElement(LegalPage, { document: readLegal("terms"), scene: "law-shelf", owner })),
  ],
  [
    "the privacy policy",
    (owner) =>
      renderToStaticMarkup(createElement(LegalPage, { document: readLegal("privacy"), scene: "vault", owner })),
  ],
];

test.each(places)("%s shows who the owner is when that is given", (_name, render) => {
  const markup = render(identified);
  for (const text of [...Object.values(identity), `${grievance.name}, ${grievance.designation}`]) {
    expect(markup).toContain(text);
  }
  expect(markup).toContain('href="mailto:grievance@sample.example"');
  expect(markup).toContain('href="tel:+910000000001"');
});

test.each(places)("%s shows no label without a value", (_name, render) => {
  const markup = render(anonymous);
  for (const label of ["Legal name", "CIN", "LLPIN", "GSTIN", "Registered office", "Grievance officer"]) {
    expect(markup).not.toContain(`${label}:`);
  }
});

test("the privacy policy names the country of the server only when it is given, and the data officer always", () => {
  const [, renderPrivacy] = places[4]!;
  expect(renderPrivacy(identified)).toContain("Country in which the data is stored");
  expect(renderPrivacy(anonymous)).not.toContain("Country in which the data is stored");
  expect(renderPrivacy(anonymous)).toContain(site.dataOfficer.title);
});
