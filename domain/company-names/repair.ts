import { fillerWords, hangingWords, praiseWords } from "../../content/company-names/descriptive-words.ts";
import { nameLengths, repairWords } from "../../content/company-names/name-check-words.ts";
import { insteadAfter, insteadWords, nameRoots } from "../../content/company-names/name-roots.ts";
import type { NameKind } from "../../content/schemas/company-names.ts";
import { fill, joinWords } from "../text.ts";
import type { Finding } from "./findings.ts";
import { hasSection8Ending, splitEnding, type Word, withEnding, wordsIn } from "./name-parts.ts";
import { acceptedOnly, hasOwnWord, isDescriptive } from "./own-checks.ts";
import { lookUp, singular } from "./word-forms.ts";

export interface Repair {
  base: string;
  fullName: string;
  /** What was done, in a sentence. */
  change: string;
}

interface BrokenName {
  base: string;
  findings: readonly Finding[];
  structure: NameKind;
  /** Checks a rewrite again, with the same structure and the same names to compare with. */
  isClear: (name: string) => boolean;
}

const mostRepairs = 3;
const mostRoots = 2;
const blank = "____";
const anyWord = "Zyntra";
const section8Ending = "Foundation";

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Only characters the form accepts; signs that mean a word become the word. */
function acceptableText(base: string): string {
  const spoken = base.replace(/\+/g, " Plus ").replace(/@/g, " at ").replace(/%/g, " Percent ");
  const plain = spoken
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[’`]/g, "'");
  return trimmed(acceptedOnly(plain));
}

/** Words left over may begin or end with something that joined them to a word now gone. */
const trimmed = (text: string): string =>
  text
    .replace(/\s+/g, " ")
    .replace(/\(\s*\)/g, "")
    .replace(/____ (?=____)/g, "")
    .replace(/^(\s|&|-|\.|(and|of|for)\b)+|(\s|&|-|\b(and|of|for))+$/gi, "")
    .trim();

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

function replaced(text: string, phrases: readonly string[], by: string): string {
  const patterns = phrases.map((phrase) => phrase.split(" ").map(escaped).join("[^A-Za-z0-9]+"));
  const found = new RegExp(`(?<![A-Za-z0-9])(?:${patterns.join("|")})(?![A-Za-z0-9])`, "g");
  return patterns.length > 0 ? trimmed(text.replace(found, ` ${by} `)) : text;
}

const emptyWords = new Set([...fillerWords, ...praiseWords]);

/** The words of the name that say what the business is: 'Software', not 'Solutions'. */
const tradesIn = (words: readonly Word[]): Word[] =>
  words.filter((word) => word.text.length > 2 && isDescriptive(word) && !emptyWords.has(singular(word.text)));

interface Candidate {
  text: string;
  change: string;
}

/** A word with a meaning before the trade: 'Tantu Mills'. Where to begin in the list follows from the name. */
function rootNames(words: readonly Word[]): Candidate[] {
  const trades = tradesIn(words);
  const trade = trades.at(-1);
  if (!trade) return [];
  const suits = (word: Word, list: readonly string[]) => list.includes(word.text) || list.includes(singular(word.text));
  const roots = nameRoots
    .filter((group) => trades.some((word) => suits(word, group.trades)))
    .flatMap((group) => Object.entries(group.roots));
  const offset = words.reduce((sum, { text }) => sum + text.length, 0) % Math.max(roots.length, 1);
  return [...roots.slice(offset), ...roots.slice(0, offset)].map(([word, meaning]) => {
    const root = capitalised(word);
    return { text: `${root} ${capitalised(trade.typed)}`, change: fill(repairWords.root, { root, meaning }) };
  });
}

/** 'Centre' for the last word of 'Blood Bank'. */
function insteadOfPhrase(kept: string, word: string): string | undefined {
  const before = wordsIn(kept).at(-1)?.text ?? "";
  const stopped = singular(word.toLowerCase());
  return Object.hasOwn(insteadAfter, stopped) ? lookUp(insteadAfter[stopped] ?? {}, before) : undefined;
}

/** The one word that stops the name, put in other words: 'Seed Library' for 'Seed Bank', but not 'Courtyard Yard'. */
function reworded(clean: string, kept: string, stopping: readonly string[]): Candidate[] {
  const [word, ...more] = new Set(stopping);
  const instead = word && (insteadOfPhrase(kept, word) ?? lookUp(insteadWords, singular(word.toLowerCase())));
  if (!instead || more.length > 0 || wordsIn(kept).some(({ text }) => instead.includes(text))) return [];
  const values = { word, instead: capitalised(instead) };
  return [{ text: replaced(clean, [word], values.instead), change: fill(repairWords.instead, values) }];
}

/** Whether what is left is a name: a word of the founder's own, no adjective without its noun, not only a thing: 'Toilets', 'Gear'. */
function standsAlone(text: string): boolean {
  const words = wordsIn(text);
  const [only, ...more] = words;
  if (only && more.length === 0 && (only.text.length < 5 || singular(only.text) !== only.text)) return false;
  return hasOwnWord(words) && !hangingWords.includes(words.at(-1)?.text ?? "");
}

function clearOnes(
  candidates: readonly Candidate[],
  { base, structure, isClear }: BrokenName,
  most = mostRepairs,
): Candidate[] {
  const chosen: Candidate[] = [];
  for (const candidate of candidates) {
    if (chosen.length === most) break;
    const { text } = candidate;
    const isNew = text !== "" && text !== base && !chosen.some((other) => other.text === text);
    // A rewrite must read the same with its ending as without: 'opc' before 'Private Limited' would not.
    const endsCleanly = splitEnding(text).base === text && splitEnding(withEnding(text, structure)).base === text;
    if (isNew && endsCleanly && standsAlone(text) && isClear(text)) chosen.push(candidate);
  }
  return chosen;
}

/** Rewrites of a name that clear its findings, each checked again; if none keeps the founder's words, also a pattern. */
export function repairName(name: BrokenName): { repairs: Repair[]; pattern?: string } {
  const { base, findings, structure, isClear } = name;
  const clean = acceptableText(base);
  // A name that only describes is all offending words: it needs one more, not fewer.
  const open = findings.filter(
    ({ level, fixed, id }) =>
      !fixed && level !== "info" && id !== "characters" && id !== "descriptive" && id !== "overused-only",
  );
  // The words as they stand in the clean text: 'Nestle' for 'Nestlé'.
  const offending = open.flatMap((entry) => entry.words).map((word) => acceptableText(word) || word);
  const kept = replaced(clean, offending, "");
  const removed = joinWords([...new Set(offending)].map((word) => `'${word}'`));
  // Without the mark nothing is left that is the founder's own.
  const isMark = open.some(({ id }) => id === "mark");

  const candidates: Candidate[] = [{ text: clean, change: repairWords.cleaned }];
  const stopping = open.filter(({ level }) => level === "block").flatMap((entry) => entry.words);
  // 'Zenora Blood' would be half of a phrase.
  const isPhrase = stopping.some((word) => insteadOfPhrase(kept, word) !== undefined);
  if (!isMark && !isPhrase) candidates.push({ text: kept, change: fill(repairWords.removed, { words: removed }) });
  if (stopping.length === offending.length) candidates.push(...reworded(clean, kept, stopping));
  if (structure === "section-8" && !isMark && !hasSection8Ending(kept)) {
    const text = `${kept} ${section8Ending}`;
    candidates.push({ text, change: fill(repairWords.ended, { ending: section8Ending }) });
  }
  if (findings.some(({ id }) => id === "long" || id === "too-long")) {
    const room = nameLengths.warnAbove - withEnding("", structure).length - 1;
    candidates.push({ text: trimmed(kept.slice(0, room).replace(/\s+\S*$/, "")), change: repairWords.shortened });
  }
  const finished = (chosen: readonly Candidate[]) =>
    chosen.map(({ text, change }) => ({ base: text, fullName: withEnding(text, structure), change }));
  const own = clearOnes(candidates, name);
  if (own.length > 0) return { repairs: finished(own) };

  const words = wordsIn(kept);
  const ending = structure === "section-8" ? section8Ending : "";
  const trades = tradesIn(words)
    .slice(-2)
    .map(({ typed }) => typed);
  const patterns = [
    isMark ? replaced(clean, offending, blank) : `${blank} ${trades.join(" ")} ${ending}`,
    `${blank} ${ending}`,
  ].map(trimmed);
  // With any word in the blank it must be clear.
  const pattern = patterns.find((text) => isClear(text.replaceAll(blank, anyWord))) ?? patterns[1] ?? blank;
  return { repairs: finished(clearOnes(rootNames(words), name, mostRoots)), pattern: withEnding(pattern, structure) };
}
