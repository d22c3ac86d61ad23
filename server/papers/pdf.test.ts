import { join } from "node:path";
import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { quotationDocument } from "../../domain/quotation/document.ts";
import type { SentQuotation } from "../../domain/quotation/model.ts";
import { examples } from "../../tests/fixtures/quotations.ts";
import { temporaryFolder } from "../testing/basics.ts";
import { writePaperFonts } from "../testing/paper-fonts.ts";
import { quotationPdf } from "./pdf.ts";

const folder = temporaryFolder();
const fonts = folder.path;
beforeAll(() => writePaperFonts(fonts), 60_000);
afterAll(() => folder[Symbol.dispose]());

/** Each of the examples, made once. */
const made = new Map<keyof typeof examples, Promise<Uint8Array>>();
const paperOf = (name: keyof typeof examples): Promise<Uint8Array> =>
  made.get(name) ?? made.set(name, quotationPdf(examples[name], fonts)).get(name)!;

/** What somebody would copy out of it: without white space, which is where lines happen to end. */
async function read(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { totalPages, text } = await extractText(pdf, { mergePages: true });
  return { totalPages, text: bare(text) };
}
const bare = (text: string): string => text.replaceAll(/\s+/g, "");

/** Fonts that something in the file refers to: the library also declares one of its own, and prints with it what it has no letter for. */
function usedFonts(bytes: Uint8Array): string[] {
  const raw = Buffer.from(bytes).toString("latin1");
  return [...raw.matchAll(/(\d+) 0 obj\s<<[^>]*?\/BaseFont \/([\w+-]+)/g)]
    .filter(([, object]) => new RegExp(`\\b${object} 0 R`).test(raw))
    .map(([, , font]) => font ?? "");
}

const strings = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(strings) : [];
};

/** Everything that is to be read on it. */
function printed(quotation: SentQuotation): string[] {
  const { fileName: _, parts, paying, ...document } = quotationDocument(quotation);
  const { upi, ...ways } = paying;
  const rows = parts.flatMap(({ heading, rows: all }) => [
    heading,
    ...all.flatMap(({ label, value, certainty, note }) => [label, value, certainty, note ?? ""]),
  ]);
  return [...rows, ...strings(document), ...strings(ways), ...strings(upi?.facts)];
}

describe("the PDF", { timeout: 60_000 }, () => {
  test.each(["alone", "ranges", "changed", "llp"] as const)(
    "%s: every word and figure can be copied, on two pages, in embedded fonts",
    async (name) => {
      const bytes = await paperOf(name);
      const { text, totalPages } = await read(bytes);
      expect(printed(examples[name]).filter((words) => !text.includes(bare(words)))).toEqual([]);
      expect(totalPages).toBe(2);
      expect(usedFonts(bytes)).toEqual(expect.arrayContaining([expect.stringContaining("+Anek-latin-400")]));
      expect(usedFonts(bytes).filter((font) => !/^[A-Z]{6}\+Anek-/.test(font))).toEqual([]);
      expect(bytes.length).toBeLessThan(60_000);
    },
  );

  test("the same quotation gives the same bytes", async () => {
    const again = await quotationPdf(examples.alone, fonts);
    expect(Buffer.from(await paperOf("alone")).equals(Buffer.from(again))).toBe(true);
  });

  test("names in Latin letters with marks are printed, composed or not", async () => {
    const to = "Śrīnivāsa Nāgarāja Reḍḍi".normalize("NFD");
    const { text } = await read(await quotationPdf({ ...examples.alone, to }, fonts));
    expect(text.normalize("NFC")).toContain(bare(to.normalize("NFC")));
  });

  test("a name that no font can print is refused with its letters", async () => {
    await expect(quotationPdf({ ...examples.alone, to: "மீரா Krishnan" }, fonts)).rejects.toThrow(/ம.*ர.*Latin letters/);
  });

  test("without fonts it says so, and nothing waits", async () => {
    await expect(quotationPdf(examples.alone, join(fonts, "nowhere"))).rejects.toThrow(/ENOENT/);
  });
});
