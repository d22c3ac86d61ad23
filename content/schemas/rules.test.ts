import { expect, test } from "vitest";
import type { z } from "zod";
import { incubation } from "../incubation.ts";
import { lawChanges } from "../law-changes.ts";
import { offerSets } from "../offers.ts";
import { pages } from "../pages.ts";
import { site } from "../site.ts";
import { terms } from "../terms.ts";
import { testimonials } from "../testimonials.ts";
import { incubationSchema } from "./incubation.ts";
import { lawChangesSchema } from "./law-change.ts";
import { legalDocumentSchema } from "./legal.ts";
import { offerSetsSchema } from "./offer.ts";
import { pagesSchema } from "./page-head.ts";
import { siteSchema } from "./site.ts";
import { testimonialsSchema } from "./testimonial.ts";
import { validate } from "./validate.ts";

/** Rules that join several fields. That each field has a rule of its own is tested in build/content-check. */
const errors = (schema: z.ZodType, value: unknown) => validate("file", schema, value).join("\n");

const [privateLimited, ...others] = structuredClone(offerSets) as (typeof offerSets)[number][];
const withStarter = (change: object) => {
  const [starter, ...offers] = privateLimited!.offers;
  return [{ ...privateLimited, offers: [{ ...starter, ...change }, ...offers] }, ...others];
};

test("an offer costs half of its original price, and only Standard is popular", () => {
  expect(errors(offerSetsSchema, withStarter({}))).toBe("");
  expect(errors(offerSetsSchema, withStarter({ discountedPrice: 2000 }))).toContain("0.offers.0.discountedPrice");
  expect(errors(offerSetsSchema, withStarter({ popular: true }))).toContain("0.offers.0.popular");
});

test("sets of offers and offers keep their order", () => {
  expect(errors(offerSetsSchema, offerSets.toReversed())).toContain("private-limited, llp, opc in this order");
  const reversed = [{ ...privateLimited, offers: privateLimited!.offers.toReversed() }, ...others];
  expect(errors(offerSetsSchema, reversed)).toContain("starter, standard, pro in this order");
});

test("law changes: no id twice, and a change needs its date", () => {
  expect(errors(lawChangesSchema, [lawChanges[0], lawChanges[1], lawChanges[0]])).toContain(
    `2.id: '${lawChanges[0].id}' is used twice`,
  );
  const change = lawChanges.find(({ kind }) => kind === "change");
  expect(errors(lawChangesSchema, [{ ...change, effective: undefined }])).toContain("0.effective");
});

test("masterclass sessions run week by week", () => {
  const sessions = incubation.masterclass.sessions.toReversed();
  const shuffled = { ...incubation, masterclass: { ...incubation.masterclass, sessions } };
  expect(errors(incubationSchema, shuffled)).toContain("masterclass.sessions: must run week by week");
});

test("legal sections are numbered in order and have ids of their own", () => {
  const [first, second] = terms.sections;
  const withSections = (...sections: unknown[]) => errors(legalDocumentSchema, { ...terms, sections });
  expect(withSections(first, second)).toBe("");
  expect(withSections(second, first)).toContain("sections: must be numbered from 1 up");
  expect(withSections(first, { ...second, id: first?.id })).toContain("sections: must have ids of their own");
});

test("nobody is quoted twice in a row", () => {
  expect(errors(testimonialsSchema, [testimonials[0], testimonials[0]])).toContain("twice in a row");
});

test("two pages never share a path", () => {
  expect(errors(pagesSchema, { ...pages, copy: pages.home })).toContain("path of their own");
});

test.each([
  ["phone.display", { phone: { ...site.phone, display: "+91 98765 43210" } }],
  ["hours.0.closes", { hours: [{ ...site.hours[0], opens: "18:00", closes: "10:00" }] }],
  ["timeZone", { timeZone: "India" }],
  ["email", { email: "hello at example.org" }],
  ["social.0.url", { social: [{ name: "X", url: "x.com/us" }] }],
])("site: a wrong %s is reported", (field, change) => {
  expect(errors(siteSchema, { ...site, ...change })).toContain(`file: ${field}: `);
});
