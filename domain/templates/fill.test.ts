import { describe, expect, test } from "vitest";
import { exampleTemplate } from "../../tests/fixtures/example-template.ts";
import { askedVariables, fill, initialValues } from "./fill.ts";
import { type Block, blockSegments, documentContents, plainText, type Segment, wordCount } from "./filled-document.ts";
import { parseBody } from "./markup/blocks.ts";
import { MarkupError } from "./markup/inline.ts";
import { alphabetic, roman } from "./markup/numbering.ts";

const template = exampleTemplate();
const text = (blocks: Block[]): string =>
  blocks
    .map((block) => `${"marker" in block ? `${block.marker} ` : ""}${plainText(blockSegments(block))}`)
    .join("\n")
    .replaceAll("\u00A0", " ");

describe("an unfilled document", () => {
  const all = text(fill(template).blocks);
  test("shows labels and defaults in brackets", () => {
    expect(all).toContain("Made on [Date of signing].");
    expect(all).toContain("The price is [Price], due in [30 (thirty)] days, carried [By sea].");
    expect(all).toContain("[Price in words]");
  });
  test("numbers clauses, recitals, parties and schedules", () => {
    for (const line of [
      "(1) [Buyer], the buyer; and",
      "(2) the seller.",
      "(A) The seller sells.",
      "1. Price",
      "(a) first part;",
      "(i) first item;",
      "(b) second part.",
      "3. Delivery",
      "Schedule 1 Goods",
      "Schedule 2 Papers",
    ])
      expect(all).toContain(line);
  });
  test("writes references from the numbering", () => {
    expect(all).toContain("Delivery follows clause 1, clause 1.1(a) and clause 1.1(a)(i). See clause 2.");
    expect(all).toContain("1. See Clause 3 and 3.1.");
    expect(all).toContain("Listed in Schedule 1, paragraph 1 of Schedule 1 and Schedule 2.");
  });
});

describe("a filled document", () => {
  const values = {
    ...initialValues(template),
    buyer: "O'Neil & <Sons>",
    price: "125000",
    signedOn: "2026-11-15",
    route: "air",
  };
  test("says what was typed, in the format of the field", () => {
    const all = text(fill(template, values).blocks);
    expect(all).toContain("Made on 15 November 2026.");
    expect(all).toContain("O'Neil & <Sons>");
    expect(all).toContain(
      "₹1,25,000 (Rupees One Lakh Twenty-Five Thousand only), due in 30 (thirty) days, carried by aeroplane",
    );
    expect(all).toContain("The goods are sound, and light.");
    expect(all).not.toContain("[");
  });
  test("shows a value it cannot read as it was typed, marked as not filled", () => {
    const segments = fill(template, { price: "a lot" }).blocks.flatMap(blockSegments);
    expect(segments).toContainEqual({ kind: "field", variable: "price", text: "[a lot]", filled: false });
  });
  test("does not read markup in what was typed", () => {
    expect(text(fill(template, { ...values, buyer: "{{price}} [[#goods]] **x**" }).blocks)).toContain(
      "{{price}} [[#goods]] **x**, the buyer",
    );
  });
});

describe("an option that is off", () => {
  const { blocks } = fill(template, {}, { warranty: false });
  test("drops its clause, its table row and its words, and renumbers what refers past it", () => {
    const all = text(blocks);
    expect(all).toContain("2. Delivery");
    expect(all).toContain("1. See Clause 2 and 2.1.");
    expect(all).not.toContain("Warranty");
    expect(all).not.toContain("See clause");
    expect(all).not.toContain("Wheat");
  });
  test("asks only for variables that are still in it, and for choices", () => {
    const without = exampleTemplate({
      body: template.body.replace("Made on {{signedOn}}.", "{?warranty}\nMade on {{signedOn}}.\n{/warranty}"),
    });
    const ids = (on: boolean): string[] =>
      askedVariables(without, fill(without, {}, { warranty: on })).map(({ id }) => id);
    expect(ids(true)).toEqual(["buyer", "price", "days", "signedOn", "route"]);
    expect(ids(false)).toEqual(["buyer", "price", "days", "route"]);
  });
  test("asks for a choice only where something depends on it", () => {
    const within = exampleTemplate({ body: template.body.replace(", carried {{route}}", "") });
    const asked = (on: boolean): string[] =>
      askedVariables(within, fill(within, {}, { warranty: on })).map(({ id }) => id);
    expect(asked(true)).toContain("route");
    expect(asked(false)).not.toContain("route");
  });
});

test("falls back to the default for a choice it does not know", () => {
  const all = text(fill(template, { route: "rail" }).blocks);
  expect(all).toContain("carried [By sea]");
  expect(all).toContain("The goods are sound.");
});

test("starts numbering again in a second document", () => {
  const { blocks } = fill(template);
  const from = blocks.findIndex(
    ({ kind, ...rest }) => kind === "part" && plainText((rest as { segments: Segment[] }).segments) === "Second paper",
  );
  expect(text(blocks.slice(from))).toContain("1. A point.\n2. After clause 1.\n(a) a part of it.");
});

test("lists its contents", () => {
  expect(documentContents(fill(template)).map(({ id, marker, text: words }) => [id, marker, words])).toEqual([
    ["price", "1.", "Price"],
    ["warranty", "2.", "Warranty"],
    ["delivery", "3.", "Delivery"],
    ["goods", "Schedule 1", "Goods"],
    ["papers", "Schedule 2", "Papers"],
    ["second-paper", "", "Second paper"],
  ]);
});

describe("markup that cannot be read", () => {
  test.each([
    ["{{oops}", 1, 1, "unreadable markup"],
    ["- some **bold", 1, 8, "not closed"],
    ["first {#id}\nsecond", 1, 7, "unreadable markup"],
    ["one\n\n  {?on}\ntext", 3, 3, "not closed"],
    ["text {/on}", 1, 6, "closes nothing"],
    ["- two\n  lines [[#a|Section]]", 2, 9, "|Clause or |number"],
    ["| a | b |", 1, 1, "|---|---| line"],
    ["|---|---|\n| a |", 2, 1, "1 cells in a table of 2"],
    ["|---|---|\n| a | {{b} |", 2, 7, "unreadable markup"],
    ["|---|\n| a |\n{?x}\n|---|\n| b |\n{/x}", 4, 1, "leave a blank line between two tables"],
    ["text\n@nothing", 2, 1, "unknown directive"],
    ["@signatures\n\n", 1, 1, "no signatures"],
    ["@signatures\nBuyer | Name", 2, 9, "needs a colon"],
    ["@signatures\nBuyer | Name: **Asha", 2, 15, "not closed"],
    ["> a note\n> of **two", 2, 6, "not closed"],
  ])("%j is named with line %i and column %i", (body, line, column, message) => {
    let error: unknown;
    try {
      parseBody(body);
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toBeInstanceOf(MarkupError);
    expect((error as MarkupError).message).toContain(message);
    expect((error as MarkupError).position).toMatchObject({ line, column });
  });
});

test("joins wrapped lines and two-line notes, and leaves notes out of the count", () => {
  const note = fill(template).blocks.find(({ kind }) => kind === "note")!;
  expect(plainText(blockSegments(note))).toBe("A drafting note on two lines.");
  const longer = exampleTemplate({
    body: template.body.replace("> A drafting note", "> A much much longer drafting note"),
  });
  expect(wordCount(fill(longer))).toBe(wordCount(fill(template)));
});

test("curls the quotes of the writer alone", () => {
  const quoted = exampleTemplate({ body: template.body.replace("The seller sells.", `The seller's "goods" sell.`) });
  expect(text(fill(quoted).blocks)).toContain("The seller’s “goods” sell.");
});

test("letters and numerals go on as word processors write them", () => {
  expect([1, 26, 27, 28].map(alphabetic)).toEqual(["a", "z", "aa", "ab"]);
  expect([1, 4, 9, 14, 40, 99].map(roman)).toEqual(["i", "iv", "ix", "xiv", "xl", "xcix"]);
});
