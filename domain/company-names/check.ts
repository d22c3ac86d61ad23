import { legalEndings } from "../../content/company-names/comparison-words.ts";
import { practiceWords, riskFindings, rule8Clauses } from "../../content/company-names/name-check-words.ts";
import type { NameKind } from "../../content/schemas/company-names.ts";
import { joinWords } from "../text.ts";
import { bySeverity, type Finding, finding } from "./findings.ts";
import { hasSection8Ending, isOwnEnding, splitEnding, tidy, type Word, withEnding, wordsIn } from "./name-parts.ts";
import {
  bracketFindings,
  characterFindings,
  connecting,
  descriptiveFindings,
  initialsFindings,
  lengthFindings,
  placeFindings,
  sharesRoot,
} from "./own-checks.ts";
import { type Clause, reducePair } from "./reduce.ts";
import { type Repair, repairName } from "./repair.ts";
import { businessWordFindings, maskedFindings, restrictedWords } from "./restricted.ts";
import { markFindings } from "./trademark-check.ts";
import { lookUp, oneLetterApart, singular, soundKey } from "./word-forms.ts";

interface Comparison {
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

const mostWordsToArrange = 6;

const find = (names: readonly [string, string], sets: readonly (readonly Clause[])[]): readonly Clause[] | undefined =>
  sets.find((clauses) => sameUnder(names, new Set(clauses)));

/** 'Glowmed' for 'Medglow': two parts of three letters or more, the other way round. */
const turnedRound = (first: string, second: string): boolean =>
  first.length === second.length &&
  [...first].some((_, at) => at >= 3 && first.length - at >= 3 && first.slice(at) + first.slice(0, at) === second);

export interface NameRequest {
  name: string;
  structure: NameKind;
  /** Existing names to compare with. */
  compareWith?: readonly string[] | undefined;
  /** The founder's first choice, if this is the second. The two are not tested against each other by law. */
  firstChoice?: string | undefined;
  /** Other proposals, and rewrites of them: the rewrites of this one must differ from them as well. */
  taken?: readonly string[] | undefined;
}

export interface NameCheck {
  /** The name without a legal ending; what to put into the MCA and trademark searches. */
  base: string;
  /** With the ending built for the structure. */
  fullName: string;
  findings: readonly Finding[];
  /** Of the wording alone. blocked: will be refused as it is. questions: expect some. clear: our lists object to nothing. */
  verdict: "blocked" | "questions" | "clear";
  /** Findings that neither stop nor question the wording, but on which the name may still fall. */
  risks: readonly Finding[];
  /** Rewrites that were checked again and are clear. */
  repairs: readonly Repair[];
  /** Where no rewrite keeps a word of the founder's own: the name with a blank for one. */
  pattern?: string | undefined;
}

const clauseText = (clause: string): string => {
  const inPractice = lookUp(practiceWords, clause);
  if (inPractice) return inPractice;
  const entry = rule8Clauses.find((candidate) => candidate.clause === clause);
  return entry ? `(${clause}) ${entry.disregards}` : clause;
};

function clashFindings(base: string, fullName: string, others: readonly string[]): Finding[] {
  return others.flatMap((typed): Finding[] => {
    const other = tidy(typed);
    // Endings are disregarded, so the part that was chosen is compared; an identical whole is reported as such.
    const { base: otherBase } = splitEnding(other);
    if (otherBase.toLowerCase() === base.toLowerCase()) {
      if (base === "") return [];
      const sameEnding = other.toLowerCase() === fullName.toLowerCase() || other.toLowerCase() === base.toLowerCase();
      return [
        sameEnding
          ? finding("identical-name", [], { other })
          : finding("same-name", [], { other, clauses: clauseText("a") }),
      ];
    }
    const { verdict, clauses } = compareNames(base, otherBase);
    if (verdict === "different")
      return sharesRoot(wordsIn(base), wordsIn(otherBase)) ? [finding("same-root", [], { other })] : [];
    const values = { other, clauses: joinWords(clauses.map(clauseText)) };
    return [finding(verdict === "same" ? "same-name" : "near-name", [], values)];
  });
}

/** A second choice like the first is not refused for it, but of no use if the first falls. */
function ownChoiceFindings(base: string, firstChoice: string): Finding[] {
  const other = tidy(firstChoice);
  const { base: otherBase } = splitEnding(other);
  if (base === "" || otherBase === "") return [];
  if (compareNames(base, otherBase).verdict !== "different") return [finding("own-choice", [], { other })];
  return sharesRoot(wordsIn(base), wordsIn(otherBase)) ? [finding("own-root", [], { other })] : [];
}

const isLegalEnding = ({ text }: Word): boolean => (legalEndings as readonly string[]).includes(text);

/** Endings where only the name's own words belong: 'Zyntra Ltd Foods', 'Zyntra Private Limited Foods', 'Zyntra Limited Company'. */
function endingsInside(words: readonly Word[], structure: NameKind): Word[] {
  const isCompany = structure === "private-limited" || structure === "opc";
  return words.filter((word, index) => {
    if (["pvt", "ltd", "opc"].includes(word.text)) return true;
    if (!isCompany || !["private", "limited"].includes(word.text)) return false;
    const isPair =
      word.text === "private" ? words[index + 1]?.text === "limited" : words[index - 1]?.text === "private";
    return isPair || (index > 0 && words.slice(index).every(isLegalEnding));
  });
}

/** Every finding about one name, without proposing rewrites. */
function findingsFor({ name, structure, compareWith = [], firstChoice = "" }: NameRequest) {
  const { base, ending, abbreviated } = splitEnding(name);
  const fullName = withEnding(base, structure);
  const words = wordsIn(base);
  const findings: Finding[] = [];

  if (ending && abbreviated && structure !== "section-8") findings.push(finding("short-ending", [ending], {}, true));
  else if (ending && !isOwnEnding(structure, ending)) findings.push(finding("other-ending", [ending], {}, true));

  if (words.every((word) => isLegalEnding(word) || connecting.has(word.text))) findings.push(finding("empty"));
  else if (structure === "section-8" && !hasSection8Ending(base)) findings.push(finding("section-8-ending"));
  const inside = endingsInside(words, structure).map(({ typed }) => typed);
  if (inside.length > 0) findings.push(finding("ending-inside", inside));

  const restricted = [...maskedFindings(base, structure), ...restrictedWords(words, structure)];
  const marks = markFindings(words);
  const explained = new Set([
    ...inside,
    ...[...restricted, ...marks].flatMap((entry) =>
      entry.words.flatMap((phrase) => [phrase, ...wordsIn(phrase).map(({ typed }) => typed)]),
    ),
  ]);
  const unexplained = words.filter(({ typed }) => !explained.has(typed));
  findings.push(
    ...clashFindings(base, fullName, compareWith),
    ...ownChoiceFindings(base, firstChoice),
    ...restricted,
    ...businessWordFindings(words, explained),
    ...marks,
    ...placeFindings(words),
    ...descriptiveFindings(words),
    ...initialsFindings(base, unexplained),
    ...bracketFindings(base, structure),
    ...characterFindings(base),
    ...lengthFindings(fullName),
  );
  return { base, fullName, findings: findings.sort(bySeverity) };
}

function verdictFor(findings: readonly Finding[]): NameCheck["verdict"] {
  const open = findings.filter(({ fixed }) => !fixed);
  if (open.some(({ level }) => level === "block")) return "blocked";
  return open.some(({ level }) => level === "warn") ? "questions" : "clear";
}

/** Tests a name against rules 8, 8A and 8B and LLP rule 18. It cannot know whether the name is free. */
export function checkName(request: NameRequest): NameCheck {
  const { base, fullName, findings } = findingsFor(request);
  const verdict = verdictFor(findings);
  const risks = findings.filter(({ id }) => riskFindings.includes(id));
  const compareWith = [...(request.compareWith ?? []), ...(request.taken ?? [])];
  // A mark of another trade is no advice either: not 'Naukri Guide' for 'Sarkari Naukri Guide'.
  const isClear = (name: string) => {
    const rewritten = findingsFor({ ...request, name, compareWith }).findings;
    return verdictFor(rewritten) === "clear" && rewritten.every(({ id }) => id !== "mark-elsewhere");
  };
  const repaired =
    verdict === "clear" ? { repairs: [] } : repairName({ base, findings, structure: request.structure, isClear });
  return { base, fullName, findings, verdict, risks, ...repaired };
}

/** The founder's choices in their order, each checked against existing names. No two get the same rewrite. */
export function checkNames(
  names: readonly string[],
  structure: NameKind,
  existing: readonly string[] = [],
): NameCheck[] {
  const rewrites: string[] = [];
  return names.map((name, index) => {
    const others = names.filter((_, other) => other !== index);
    const firstChoice = index > 0 ? names[0] : undefined;
    const check = checkName({ name, structure, compareWith: existing, firstChoice, taken: [...others, ...rewrites] });
    rewrites.push(...check.repairs.map(({ base }) => base));
    return check;
  });
}

/** Whether the words, in some order, spell the text. Bounded by the number of words, which the caller limits. */
function canSpell(words: readonly string[], text: string): boolean {
  if (words.length === 0) return text === "";
  return words.some((word, index) => {
    if (!text.startsWith(word)) return false;
    return canSpell([...words.slice(0, index), ...words.slice(index + 1)], text.slice(word.length));
  });
}

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
