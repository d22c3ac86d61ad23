import { brotliCompressSync } from "node:zlib";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { type StructureId, structureIds } from "../../content/schemas/plain-lists.ts";
import { inWriting, specimens } from "../../content/specimens.ts";
import { firstFilingObligations } from "../../domain/compliance/obligations/first-filings.ts";
import { specimenMarkup } from "./drawn-sheets.tsx";
import { firstFilings } from "./first-filings.ts";
import { inWritingSize, sizes } from "./sheet-parts.tsx";
import { WhatYouReceive } from "./WhatYouReceive.tsx";

const documents = structureIds.flatMap((structure) => [
  ...specimens.received[structure].map(({ kind }) => ({ structure, kind, size: sizes[kind] })),
  ...inWriting.documents.map(({ kind }) => ({ structure, kind, size: inWritingSize })),
]);

const words = (markup: string) =>
  [...[...markup.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label), markup.replace(/<[^>]+>/g, " ")].join(
    " ",
  );

const duplicates = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);
const ids = (markup: string) => [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);

describe.each(documents)("$kind of $structure", ({ structure, kind, size }) => {
  const markup = specimenMarkup(structure, kind);

  test("is as large as the room that pages keep for it", () => {
    expect(markup).toContain(` viewBox="0 0 ${size.width} ${size.height}"`);
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

test.each(structureIds)("what a founder of %s receives is named and told apart", (structure) => {
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
  const listed = new Set(structureIds.flatMap((structure) => firstFilings(structure).map(({ id }) => id)));
  const ofSome = ["karnataka-shops-registration", "maharashtra-first-profession-tax", "fc-gpr", "mgt-6", "ben-2"];
  const everywhere = firstFilingObligations.filter(({ id }) => !ofSome.includes(id));
  expect([...listed].sort()).toEqual(everywhere.map(({ id }) => id).sort());
});
