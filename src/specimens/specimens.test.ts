import { brotliCompressSync } from "node:zlib";
import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { StructureId } from "../../content/schemas/structure-id.ts";
import { firstFilingObligations } from "../../domain/compliance/obligations/first-filings.ts";
import { CertificateOfIncorporation } from "./documents/CertificateOfIncorporation.tsx";
import { FirstFilingsSheet } from "./documents/FirstFilingsSheet.tsx";
import { FounderPageSheet } from "./documents/FounderPageSheet.tsx";
import { LlpAgreement } from "./documents/LlpAgreement.tsx";
import { Memorandum } from "./documents/Memorandum.tsx";
import { QuotationSheet } from "./documents/QuotationSheet.tsx";
import { ShareCertificate } from "./documents/ShareCertificate.tsx";
import { TaxNumbers } from "./documents/TaxNumbers.tsx";
import { firstFilings } from "./first-filings.ts";
import { WhatYouReceive } from "./WhatYouReceive.tsx";

const structures: readonly StructureId[] = ["private-limited", "opc", "llp"];
const companies = ["private-limited", "opc"] as const;

const documents: Record<string, ReactElement> = {
  ...Object.fromEntries(
    structures.flatMap((structure) => [
      [`incorporation ${structure}`, createElement(CertificateOfIncorporation, { structure })],
      [`PAN and TAN ${structure}`, createElement(TaxNumbers, { structure })],
      [`first filings ${structure}`, createElement(FirstFilingsSheet, { structure })],
      [`quotation ${structure}`, createElement(QuotationSheet, { structure })],
      [`founder's page ${structure}`, createElement(FounderPageSheet, { structure })],
    ]),
  ),
  ...Object.fromEntries(
    companies.flatMap((structure) => [
      [`share certificate ${structure}`, createElement(ShareCertificate, { structure })],
      [`memorandum ${structure}`, createElement(Memorandum, { structure })],
    ]),
  ),
  "LLP agreement": createElement(LlpAgreement),
};

const words = (markup: string) =>
  [...[...markup.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label), markup.replace(/<[^>]+>/g, " ")].join(
    " ",
  );

const duplicates = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);
const ids = (markup: string) => [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);

describe.each(Object.entries(documents))("%s", (_, document) => {
  const markup = renderToStaticMarkup(document);

  test("is drawn the same every time", () => {
    expect(renderToStaticMarkup(document)).toBe(markup);
  });

  test("has a name that calls it a specimen, and says so on its face", () => {
    expect(markup).toMatch(/^<svg[^>]* role="img" aria-label="Specimen of /);
    expect(markup).toContain(">SPECIMEN</text>");
  });

  test("holds no number that could be somebody's", () => {
    const found = words(markup);
    for (const [number] of found.matchAll(/\d{4,}/g))
      expect(["2013", "2008", number.replace(/\d/g, "0")]).toContain(number);
    for (const [code] of found.matchAll(/\b(?=[A-Z]*\d)[A-Z\d]{8,}\b|\b[A-Z]{3}-\d{4}\b/g)) {
      expect(code.replace(/(PTC|OPC)(?=0+$)/, "")).toMatch(/^[UAX0-]+$/);
    }
  });

  test("is small", () => {
    expect(brotliCompressSync(markup).length).toBeLessThan(3000);
  });

  test("has each id once, and every id that it uses", () => {
    expect(duplicates(ids(markup))).toEqual([]);
    for (const [, used] of markup.matchAll(/href="#([^"]+)"/g)) expect(ids(markup)).toContain(used);
  });

  test("is few elements for a browser to lay out, copies included", () => {
    const copies = markup.match(/<use /g)?.length ?? 0;
    expect(markup.match(/<[a-z]/g)?.length).toBeLessThan(80);
    expect(copies).toBeLessThan(8);
  });
});

test.each(structures)("what a founder of %s receives is named and told apart", (structure) => {
  const markup = renderToStaticMarkup(createElement(WhatYouReceive, { structure }));
  expect(markup.match(/<img [^>]*alt="Specimen: [^"]+"/g)).toHaveLength(structure === "llp" ? 4 : 5);
  expect(/share certificate/i.test(markup)).toBe(structure !== "llp");
});

test("the sheet of first filings follows the calendar's own rules", () => {
  const days = (structure: StructureId) => firstFilings(structure).map(({ id, day }) => [id, day]);
  expect(days("private-limited")).toEqual([
    ["first-board-meeting", 30],
    ["first-auditor", 30],
    ["inc-22", 30],
    ["first-adt-1", 45],
    ["share-certificates", 59],
    ["inc-20a", 180],
  ]);
  expect(days("opc")).toEqual(days("private-limited"));
  expect(days("llp")).toEqual([["llp-form-3", 30]]);
  const listed = new Set(structures.flatMap((structure) => firstFilings(structure).map(({ id }) => id)));
  const ofSome = ["karnataka-shops-registration", "fc-gpr"];
  const everywhere = firstFilingObligations.filter(({ id }) => !ofSome.includes(id));
  expect([...listed].sort()).toEqual(everywhere.map(({ id }) => id).sort());
});
