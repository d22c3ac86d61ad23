import {
  businessParts,
  harmlessWords,
  lettersAsWords,
  wordRules,
} from "../../content/company-names/restricted-words.ts";
import type { Level, NameKind, WordRule } from "../../content/schemas/company-names.ts";
import { type Finding, finding, severity } from "./findings.ts";
import { findPhrase, isShouted, shortestJoined, type Word } from "./tokens.ts";
import { hindiKey, singular } from "./word-forms.ts";

/** A phrase of a rule, as it is looked up: all its words in one. */
interface Entry {
  rule: WordRule;
  length: number;
  /** Words beside which it means something else. */
  beside: readonly string[];
  capitals: boolean;
}

interface Match {
  rule: WordRule;
  level: Level;
  start: number;
  length: number;
}

/** Plurals whose singular means something else: guards are not shares. */
const keptPlurals = new Set(["securities", "savings"]);
const plainKey = (words: readonly string[]): string =>
  words.map((word) => (keptPlurals.has(word) ? word : singular(word))).join("");
const spokenKey = (words: readonly string[]): string => hindiKey(singular(words.join("")));

const plainEntries = new Map<string, Entry[]>();
const spokenEntries = new Map<string, Entry[]>();
let longestPhrase = 1;

function addEntry(entries: Map<string, Entry[]>, key: string, entry: Entry): void {
  longestPhrase = Math.max(longestPhrase, entry.length);
  entries.set(key, [...(entries.get(key) ?? []), entry]);
}

for (const rule of wordRules) {
  const entry = (phrase: string, capitals = false): Entry => ({
    rule,
    length: phrase.split(" ").length,
    beside: rule.otherSense?.beside[phrase] ?? [],
    capitals,
  });
  for (const phrase of rule.phrases) addEntry(plainEntries, plainKey(phrase.split(" ")), entry(phrase));
  for (const phrase of rule.hindi ?? []) addEntry(spokenEntries, spokenKey(phrase.split(" ")), entry(phrase));
  for (const phrase of rule.letters ?? []) addEntry(plainEntries, plainKey([phrase]), entry(phrase, true));
}

function findMatches(words: readonly Word[], structure: NameKind): Match[] {
  const texts = words.map(({ text }) => text);
  const singulars = texts.map(singular);
  const contains = (phrases: readonly string[]) =>
    phrases.some((phrase) => [texts, singulars].some((list) => findPhrase(list, phrase.split(" ")) !== -1));
  const shouted = isShouted(words);
  const found: Match[] = [];

  for (let start = 0; start < words.length; start += 1) {
    for (let length = 1; length <= longestPhrase && start + length <= words.length; length += 1) {
      const part = texts.slice(start, start + length);
      const isCapital = words.slice(start, start + length).every(({ typed }) => typed === typed.toUpperCase());
      const here = [...(plainEntries.get(plainKey(part)) ?? []), ...(spokenEntries.get(spokenKey(part)) ?? [])];
      for (const { rule, length: written, beside, capitals } of here) {
        const isJoined = length < written && part.join("").length >= shortestJoined;
        if (written !== length && !isJoined) continue;
        const isWordToo = capitals && lettersAsWords.includes(part.join(""));
        if (isWordToo && !isCapital) continue;
        if (rule.structures && !rule.structures.includes(structure)) continue;
        if (rule.last && start + length < words.length) continue;
        if (rule.together && !contains(rule.together)) continue;
        const otherwise = rule.otherSense && contains(beside) ? rule.otherSense.level : rule.level;
        const maybeWord = isWordToo && shouted && otherwise === "block";
        found.push({ rule, level: maybeWord ? "warn" : otherwise, start, length });
      }
    }
  }
  return found;
}

/** The longest phrase counts, 'authority' in 'development authority' does not; for the same words the hardest rule. */
const isCovered = (match: Match, index: number, all: readonly Match[]): boolean =>
  all.some((other, otherIndex) => {
    const within = other.start <= match.start && other.start + other.length >= match.start + match.length;
    if (!within || other === match) return false;
    if (other.length > match.length) return true;
    const harder = severity[other.level] - severity[match.level];
    return harder > 0 || (harder === 0 && otherIndex < index);
  });

/** Words that need an approval, a declaration or another legal form: one finding for each rule, with the words it met. */
export function restrictedWords(words: readonly Word[], structure: NameKind): Finding[] {
  const matches = findMatches(words, structure);
  const kept = matches.filter((match, index) => !isCovered(match, index, matches));
  const groups = new Map<string, Match[]>();
  for (const match of kept) {
    const group = `${match.rule.id} ${match.level}`;
    groups.set(group, [...(groups.get(group) ?? []), match]);
  }
  return [...groups.values()].map((group): Finding => {
    const { rule, level } = group[0]!;
    const typed = group.map(({ start, length }) =>
      words
        .slice(start, start + length)
        .map((word) => word.typed)
        .join(" "),
    );
    const unique = [...new Set(typed)];
    const { id, need, llpRule18, otherSense, rule: clause, authority, note, status, sources, checkedUpTo } = rule;
    const usual = level === rule.level;
    return {
      id,
      level,
      title: unique.map((word) => `'${word}'`).join(", "),
      text: usual ? need : (otherSense?.need ?? need),
      rule: structure === "llp" && llpRule18 ? `LLP Rules, 2009, rule 18; ${clause}` : clause,
      authority: usual ? authority : undefined,
      words: unique,
      fixed: false,
      note,
      status,
      sources,
      checkedUpTo,
    };
  });
}

/** Longer words that sound like a bank, a fund or an insurer: Neobank, Insurely. */
export function businessWordFindings(words: readonly Word[], explained: ReadonlySet<string>): Finding[] {
  const found = words.filter(({ text, typed }) => {
    if (explained.has(typed) || harmlessWords.includes(text) || harmlessWords.includes(singular(text))) return false;
    const word = singular(text);
    return (
      businessParts.begins.some((part) => word.startsWith(part)) ||
      businessParts.ends.some((part) => word.endsWith(part))
    );
  });
  return found.length > 0
    ? [
        finding(
          "business-word",
          found.map(({ typed }) => typed),
        ),
      ]
    : [];
}
