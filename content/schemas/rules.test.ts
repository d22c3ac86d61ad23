import { expect, test } from "vitest";
import type { z } from "zod";
import { lawChanges } from "../law-changes.ts";
import { offerSets } from "../offers.ts";
import { pages } from "../pages.ts";
import { site } from "../site.ts";
import { terms } from "../terms.ts";
import { lawChangesSchema } from "./law-change.ts";
import { legalDocumentSchema } from "./legal.ts";
import { offerSetsSchema } from "./offer.ts";
import { pageCopy } from "./page-copy.ts";
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

test("only Standard is popular", () => {
  expect(errors(offerSetsSchema, withStarter({}))).toBe("");
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

test("the words of a page: voice, addresses, icons and the ids of other records", () => {
  const copy = { heading: "What you pay", items: [{ text: "A {count} of them", href: "/pricing", icon: "Check" }] };
  expect(errors(pageCopy, copy)).toBe("");
  const wrong = (change: object) => errors(pageCopy, { items: [{ ...copy.items[0], ...change }] });
  expect(wrong({ text: "Hurry!" })).toContain("items.0.text: has an exclamation mark");
  expect(wrong({ text: "Two  spaces" })).toContain("items.0.text: has stray spaces");
  expect(wrong({ text: "{count" })).toContain("items.0.text: has a brace");
  expect(wrong({ href: "pricing" })).toContain("items.0.href: must be an address of this site");
  expect(wrong({ icon: "check" })).toContain("items.0.icon: must be a lucide icon name");
  expect(wrong({ claim: "best-in-the-world" })).toContain("items.0.claim: ");
  expect(wrong({ laws: ["no-such-change"] })).toContain("items.0.laws.0: ");
  expect(wrong({ points: [] })).toContain("items.0.points: is empty");
});

test("legal sections are numbered in order and have ids of their own", () => {
  const [first, second] = terms.sections;
  const withSections = (...sections: unknown[]) => errors(legalDocumentSchema, { ...terms, sections });
  expect(withSections(first, second)).toBe("");
  expect(withSections(second, first)).toContain("sections: must be numbered from 1 up");
  expect(withSections(first, { ...second, id: first?.id })).toContain("sections: must have ids of their own");
});

const quoted = { name: "A", role: "B", content: "C", rating: 4 };

test("nobody is quoted twice in a row", () => {
  expect(errors(testimonialsSchema, [quoted, quoted])).toContain("twice in a row");
});

test("two pages never share a path", () => {
  expect(errors(pagesSchema, { ...pages, copy: pages.home })).toContain("path of their own");
});

test.each([
  ["hours.0.closes", { hours: [{ ...site.hours[0], opens: "18:00", closes: "10:00" }] }],
  ["timeZone", { timeZone: "India" }],
  ["email", { email: "hello at example.org" }],
  ["social.0.url", { social: [{ name: "X", url: "x.com/us" }] }],
])("site: a wrong %s is reported", (field, change) => {
  expect(errors(siteSchema, { ...site, ...change })).toContain(`file: ${field}: `);
});
