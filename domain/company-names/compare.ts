import { type Clause, reducePair } from "./reduce.ts";
import { tidy, wordsIn } from "./tokens.ts";
import { oneLetterApart, singular, soundKey } from "./word-forms.ts";

export interface Comparison {
  /** same: rule 8 makes them one name. near: a likely question. different: neither. */
  verdict: "same" | "near" | "different";
  /** The clauses without which the names would still differ; empty for identical names. */
  clauses: readonly Clause[];
}

const firm: readonly Clause[] = ["b", "h", "g", "f", "l", "k", "d", "i", "e"];
const all: readonly Clause[] = ["a", "c", ...firm];

/** The sets of clauses to try, smallest first, so that the plainest explanation is found. */
const attempts: readonly (readonly Clause[])[] = [
  ["a"],
  ["c"],
  ["a", "c"],
  ...firm.flatMap((one): Clause[][] => [[one], ["c", one], ["a", one], ["a", "c", one]]),
  ...firm.flatMap((one, index) => firm.slice(index + 1).map((two): Clause[] => ["a", "c", one, two])),
  all,
];

/** Weaker grounds: a full translation, small words that were disregarded before 2019, and what is refused in practice. */
const weakAttempts: readonly (readonly Clause[])[] = [
  ["a", "c", "j"],
  [...all, "j"],
  ["a", "c", "old"],
  ["a", "c", "e", "old"],
  [...all, "old"],
  ["a", "b", "c", "trade"],
  [...all, "trade"],
  ["a", "b", "c", "length"],
];

/** Whether the words, in some order, spell the text. Bounded by the number of words, which the caller limits. */
function canSpell(words: readonly string[], text: string): boolean {
  if (words.length === 0) return text === "";
  return words.some((word, index) => {
    if (!text.startsWith(word)) return false;
    return canSpell([...words.slice(0, index), ...words.slice(index + 1)], text.slice(word.length));
  });
}

const mostWordsToArrange = 6;

/** The sound of the whole, for names where one is written as one word: 'Crop Havens' and 'CropHavenz'. */
function soundsJoined(names: readonly [string, string], clauses: ReadonlySet<Clause>): boolean {
  const written = new Set([...clauses].filter((clause) => clause !== "e"));
  const [first, second] = reducePair(names, written).map((words) => {
    const sound = soundKey(words.join(""));
    return clauses.has("b") ? singular(sound) : sound;
  });
  return first === second;
}

function sameUnder(names: readonly [string, string], clauses: ReadonlySet<Clause>): boolean {
  const [first, second] = reducePair(names, clauses);
  const separator = clauses.has("c") ? "" : " ";
  if (first.join(separator) === second.join(separator)) return true;
  if (clauses.has("c") && clauses.has("e") && soundsJoined(names, clauses)) return true;
  if (!clauses.has("g")) return false;
  if ([...first].sort().join(" ") === [...second].sort().join(" ")) return true;
  if (!clauses.has("c") || first.join("").length !== second.join("").length) return false;
  const [fewer, more] = first.length <= second.length ? [first, second] : [second, first];
  return more.length <= mostWordsToArrange && canSpell(more, fewer.join(""));
}

/** Leaves out every clause that the result does not need. */
function simplest(names: readonly [string, string], clauses: readonly Clause[]): Clause[] {
  let needed = [...clauses];
  for (const clause of [...clauses].reverse()) {
    const fewer = needed.filter((kept) => kept !== clause);
    if (sameUnder(names, new Set(fewer))) needed = fewer;
  }
  return needed.sort();
}

const find = (names: readonly [string, string], sets: readonly (readonly Clause[])[]): readonly Clause[] | undefined =>
  sets.find((clauses) => sameUnder(names, new Set(clauses)));

/** 'Glowmed' for 'Medglow': two parts of three letters or more, the other way round. */
const turnedRound = (first: string, second: string): boolean =>
  first.length === second.length &&
  [...first].some((_, at) => at >= 3 && first.length - at >= 3 && first.slice(at) + first.slice(0, at) === second);

/** The one word in which two names differ, everything else the same. */
function differingWord(names: readonly [string, string]): readonly [string, string] | undefined {
  const [first, second] = reducePair(names, new Set<Clause>(["a", "b", "c", "f", "h"]));
  if (first.length !== second.length) return undefined;
  const differing = first.flatMap((word, index) =>
    word === second[index] ? [] : [[word, second[index] ?? ""] as const],
  );
  return differing.length === 1 ? differing[0] : undefined;
}

/** Compares two names as rule 8 of the Companies (Incorporation) Rules does. The order of the names does not matter. */
export function compareNames(first: string, second: string): Comparison {
  const names = [tidy(first), tidy(second)] as const;
  if (names.includes("")) return { verdict: "different", clauses: [] };
  if (names[0] === names[1]) return { verdict: "same", clauses: [] };
  if (names[0].toLowerCase() === names[1].toLowerCase()) return { verdict: "same", clauses: ["c"] };
  if (names.some((name) => wordsIn(name).length === 0)) return { verdict: "different", clauses: [] };

  const same = find(names, attempts);
  if (same) return { verdict: "same", clauses: simplest(names, same) };
  const near = find(names, weakAttempts);
  if (near) return { verdict: "near", clauses: simplest(names, near) };
  const pair = differingWord(names);
  if (pair && oneLetterApart(...pair)) return { verdict: "near", clauses: ["i"] };
  if (pair && turnedRound(...pair)) return { verdict: "near", clauses: ["parts"] };
  return { verdict: "different", clauses: [] };
}
