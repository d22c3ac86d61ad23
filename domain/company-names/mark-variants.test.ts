import { expect, test } from "vitest";
import { letterMarks, ordinaryMarks, strongMarks } from "../../content/company-names/trademarks.ts";
import { ordinaryNames } from "../../tests/fixtures/ordinary-names.ts";
import { checkName } from "./check.ts";
import { wordsIn } from "./name-parts.ts";
import { markFindings } from "./trademark-check.ts";

const warns = (name: string): boolean => markFindings(wordsIn(name)).some(({ id }) => id === "mark");

/** Every mark as it is warned of, an ordinary word with the first of its trades after it. */
const marks = [
  ...strongMarks.map((mark) => ({ mark, trade: "" })),
  ...ordinaryMarks.map((line) => {
    const [mark = "", trades = ""] = line.replace("~", "").split(": ");
    return { mark, trade: ` ${trades.split(", ")[0]}` };
  }),
];
const letters = (mark: string): string => mark.replaceAll(" ", "");
/** Shorter ones count only as they are written. */
const long = marks.filter(({ mark }) => letters(mark).length >= 5);

const letterAfter = (letter: string, by: number): string =>
  String.fromCharCode(97 + ((letter.charCodeAt(0) - 97 + by) % 26));
const places = (mark: string) => [...mark].flatMap((letter, at) => (/[a-z]/.test(letter) ? [at] : []));
const changeAt = (mark: string, at: number, by: string): string => mark.slice(0, at) + by + mark.slice(at + 1);

const kinds: Record<string, (mark: string) => string[]> = {
  "as written": (mark) => [mark],
  split: (mark) => {
    const text = letters(mark);
    return [...text.slice(2, -1)].map((_, index) => `${text.slice(0, index + 2)} ${text.slice(index + 2)}`);
  },
  doubled: (mark) => places(mark).map((at) => changeAt(mark, at, (mark[at] ?? "").repeat(2))),
  "one letter changed": (mark) => places(mark).map((at) => changeAt(mark, at, letterAfter(mark[at] ?? "", 4))),
  "another vowel": (mark) =>
    places(mark).flatMap((at) =>
      "aeiou".includes(mark[at] ?? "") && at > 0
        ? [..."aeiou"].filter((vowel) => vowel !== mark[at]).map((vowel) => changeAt(mark, at, vowel))
        : [],
    ),
  "one letter left out": (mark) =>
    letters(mark).length > 5 ? places(mark).map((at) => changeAt(mark, at, "").trim()) : [],
};

/** The least share that warns, in percent: what was reached, rounded down. */
const least: Record<string, number> = {
  "as written": 100,
  split: 99,
  doubled: 99,
  "one letter changed": 93,
  "another vowel": 98,
  "one letter left out": 94,
};

test.each(Object.entries(kinds))("marks of five letters or more, %s", (kind, variantsOf) => {
  const variants = long.flatMap(({ mark, trade }) => variantsOf(mark).map((variant) => variant + trade));
  const missed = variants.filter((variant) => !warns(variant));
  const share = 100 - (100 * missed.length) / variants.length;
  expect(share, missed.slice(0, 40).join(", ")).toBeGreaterThanOrEqual(least[kind] ?? 100);
});

test("shorter marks as they are written, and no others", () => {
  const short = marks.filter(({ mark }) => letters(mark).length < 5);
  expect([...short.map(({ mark, trade }) => mark + trade), ...letterMarks].filter((name) => !warns(name))).toEqual([]);
  const exact = new Set([...short.map(({ mark }) => letters(mark)), ...letterMarks]);
  const changed = short.flatMap(({ mark, trade }) =>
    places(mark)
      .map((at) => changeAt(mark, at, letterAfter(mark[at] ?? "", 11)))
      .filter((variant) => !exact.has(variant))
      .map((variant) => variant + trade),
  );
  expect(changed.filter(warns)).toEqual([]);
});

test("of three hundred ordinary names at most three meet an objection", () => {
  expect(ordinaryNames).toHaveLength(300);
  expect(new Set(ordinaryNames).size).toBe(300);
  const objected = ordinaryNames.filter(
    (name) => checkName({ name, structure: "private-limited" }).verdict !== "clear",
  );
  expect(objected.length, objected.join(", ")).toBeLessThanOrEqual(3);
});
