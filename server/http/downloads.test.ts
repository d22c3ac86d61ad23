import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { csvLine } from "./downloads.ts";

/** Reads one RFC 4180 record, as a spreadsheet would. */
function readRecord(line: string): string[] {
  const cells: string[] = [];
  let rest = line;
  for (;;) {
    const quoted = /^"((?:[^"]|"")*)"(,|\r\n)/.exec(rest);
    const plain = /^([^",\r\n]*)(,|\r\n)/.exec(rest);
    const [whole, text, end] = (quoted ?? plain)!;
    cells.push(quoted ? text!.replaceAll('""', '"') : text!);
    rest = rest.slice(whole!.length);
    if (end === "\r\n") {
      expect(rest).toBe("");
      return cells;
    }
  }
}

const risky = fc.constantFrom("=1+1", "+91 98", "-2", "@x", "\t=a", "\r=a", '"', ",", "\r\n", "'", " =a", "＝a", "");
const cell = fc.oneof(
  risky,
  fc.string({ unit: "binary" }),
  fc.tuple(risky, fc.string()).map(([a, b]) => a + b),
);

describe("a CSV line", () => {
  test("reads back as the same cells, but for the apostrophe before formulas", () => {
    fc.assert(
      fc.property(fc.array(cell, { minLength: 1, maxLength: 6 }), (cells) => {
        const read = readRecord(csvLine(cells));
        expect(read).toHaveLength(cells.length);
        for (const [index, text] of read.entries()) expect([cells[index], `'${cells[index]}`]).toContain(text);
      }),
    );
  });

  test("never holds a cell that a spreadsheet would run", () => {
    fc.assert(
      fc.property(cell, (text) => {
        const [read] = readRecord(csvLine([text]));
        expect(read!.trimStart()).not.toMatch(/^[=+\-@＝＋－＠]/);
        expect(read!).not.toMatch(/^[\t\r\n]/);
      }),
    );
  });

  test("is the same row where cells are separated by semicolons: none begins a formula", () => {
    expect(csvLine(["a;=1+1", "b"])).toBe('"a;=1+1",b\r\n');
  });

  test("leaves ordinary text, numbers and nothing alone", () => {
    expect(csvLine(["Asha Rao", "asha@example.in", 42, null, 'say "hi"'])).toBe(
      'Asha Rao,asha@example.in,42,,"say ""hi"""\r\n',
    );
  });
});
