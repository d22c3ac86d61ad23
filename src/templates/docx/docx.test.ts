import fc from "fast-check";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { readTemplates } from "../../../build/templates/read-templates.ts";
import type { Template } from "../../../content/schemas/template.ts";
import { fill, type Options, type Values } from "../../../domain/templates/fill.ts";
import { blockSegments, plainText } from "../../../domain/templates/filled-document.ts";
import { exampleTemplate } from "../../../tests/fixtures/example-template.ts";
import { blankDocxBytes, docxBytes } from "./docx.ts";
import { paragraphs, unzip, xmlError } from "./testing/read-docx.ts";

const brand = "Publisher & Sons";
const make = (template: Template, values?: Values, options?: Options): Promise<Uint8Array> =>
  docxBytes(template, fill(template, values, options), { brand, notes: true });

/** The document's main part, after every part has been found well-formed. */
async function documentXml(template: Template, values?: Values, options?: Options): Promise<string> {
  const parts = unzip(await make(template, values, options));
  for (const [name, xml] of parts) expect(xmlError(xml), name).toBeUndefined();
  return parts.get("word/document.xml")!;
}

const everyTemplate = [exampleTemplate(), ...readTemplates()].map((template) => [template.id, template] as const);

describe.each(everyTemplate)("%s.docx", (_, template) => {
  let xml: string;
  beforeAll(async () => {
    xml = await documentXml(template);
  });

  test("holds the words of the document, in order", () => {
    const written = paragraphs(xml).join("\n");
    let from = 0;
    for (const block of fill(template).blocks) {
      const words = block.kind === "table" || block.kind === "signatures" ? "" : plainText(blockSegments(block));
      const at = written.indexOf(words, from);
      expect(at, words.slice(0, 80)).toBeGreaterThanOrEqual(0);
      from = at + words.length;
    }
  });

  test("numbers clauses by Word's own lists and headings by its styles", () => {
    const clauses = fill(template).blocks.filter(
      ({ kind }) =>
        kind === "clause" || kind === "recital" || kind === "party" || kind === "schedule" || kind === "bullet",
    );
    expect(xml.match(/<w:numPr>/g)).toHaveLength(clauses.length);
    expect(xml).toContain('<w:pStyle w:val="Title"/>');
    expect(xml).not.toMatch(/<w:t[^>]*>\d+\.\d+ /);
  });

  test("marks every field that is not filled", () => {
    const unfilled = fill(template)
      .blocks.flatMap(blockSegments)
      .filter((one) => one.kind === "field" && !one.filled);
    expect(xml.match(/w:fill="FFEFBF"/g)).toHaveLength(unfilled.length);
  });

  test("refers by fields to bookmarks that exist", () => {
    const bookmarks = new Set([...xml.matchAll(/<w:bookmarkStart [^>]*w:name="([^"]+)"/g)].map(([, name]) => name));
    const fields = [...xml.matchAll(/w:instr="\s*REF (\S+)/g)].map(([, name]) => name);
    expect(fields.filter((name) => !bookmarks.has(name))).toEqual([]);
    expect(fields).toHaveLength(
      fill(template)
        .blocks.flatMap(blockSegments)
        .filter(({ kind }) => kind === "reference").length,
    );
  });

  test("is the same bytes on another day", async () => {
    const first = await make(template);
    vi.useFakeTimers({ now: new Date("2031-03-04T05:06:07Z"), toFake: ["Date"] });
    try {
      expect(Buffer.compare(await make(template), first)).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe("the file", () => {
  const template = exampleTemplate();
  test("carries its properties, page size and page numbers", async () => {
    const parts = unzip(await make(template));
    const core = parts.get("docProps/core.xml")!;
    expect(core).toContain("<dc:title>Example Agreement</dc:title>");
    expect(core).toContain("<dc:creator>Publisher &#38; Sons</dc:creator>");
    expect(core).toContain(">2026-11-15T00:00:00Z</dcterms:created>");
    expect(parts.get("word/document.xml")).toContain('<w:pgSz w:w="11906" w:h="16838"');
    const footer = [...parts].find(([name]) => /footer\d*\.xml$/.test(name))![1];
    expect(footer).toMatch(/PAGE.*NUMPAGES/s);
  });
  describe("has drafting notes only when asked, and a box only while it has something to say:", () => {
    const values = { buyer: "Asha", price: "100", days: "30", signedOn: "2026-11-16", route: "sea" };
    test.each<[string, Values | undefined, boolean, { box?: RegExp; notes: boolean }]>([
      [
        "as it is",
        undefined,
        false,
        { box: /Fill every marked field\. Delete this box before signing\./, notes: false },
      ],
      [
        "with notes",
        undefined,
        true,
        { box: /Fill every marked field\. Delete this box and the shaded drafting notes/, notes: true },
      ],
      ["filled", values, false, { notes: false }],
      ["filled, with notes", values, true, { box: /before use\. Delete this box and the shaded/, notes: true }],
    ])("%s", async (_, typed, notes, expected) => {
      const bytes = await docxBytes(template, fill(template, typed), { brand, ...(notes ? { notes } : {}) });
      const text = paragraphs(unzip(bytes).get("word/document.xml")!).join("\n");
      expect(text.includes("A drafting note on two lines.")).toBe(expected.notes);
      if (expected.box) expect(text).toMatch(expected.box);
      else expect(text).not.toMatch(/Delete this box|not legal advice/);
      // The edition of the form goes with the box: a finished document has neither.
      const whole = [...unzip(bytes).values()].join("\n");
      expect(/Version \d|v\d+\.\d/.test(whole)).toBe(expected.box !== undefined);
    });
  });
  test("has the drafting notes where it is the blank form of the library", async () => {
    const text = paragraphs(unzip(await blankDocxBytes(template, brand)).get("word/document.xml")!).join("\n");
    expect(text).toContain("A drafting note on two lines.");
    expect(text).toContain("Delete this box and the shaded drafting notes before signing.");
  });
  test("drops an optional clause with its reference", async () => {
    const off = paragraphs(await documentXml(template, {}, { warranty: false })).join("\n");
    expect(off).not.toContain("Warranty");
    expect(off).toContain("See Clause\u00A02 and 2.1.");
  });
});

describe("what a visitor types", () => {
  const template = exampleTemplate();
  const typed = async (buyer: string): Promise<string> => paragraphs(await documentXml(template, { buyer })).join("\n");
  test.each([
    ["XML-special characters", `A & B <w:p> "C" 'D' ]]> &amp; <!-- -->`],
    ["emoji", "Founders 👩🏽‍💻🚀"],
    ["Devanagari", "काव्या शर्मा"],
    ["10,000 characters", "Name ".repeat(2000).trim()],
  ])("%s are in the document as typed", async (_, buyer) =>
    expect(await typed(buyer)).toContain(`${buyer}, the buyer`),
  );
  test("loses only what XML cannot carry", async () => {
    expect(await typed("a\u0000\u0008b\ud83dc\uffff")).toContain("ab\uFFFDc, the buyer");
  });
  test("never breaks the file, whatever it is", async () => {
    const text = fc.string({ unit: "binary", maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(text, text, text, async (buyer, price, signedOn) => {
        await documentXml(template, { buyer, price, signedOn });
      }),
      { numRuns: process.env.THOROUGH ? 40 : 10 },
    );
  });
});
