import {
  alsoNames,
  businessParts,
  familyWords,
  firstNames,
  harmlessWords,
  lettersAsWords,
  surnameEndings,
  surnames,
  wordRules,
} from "../../content/company-names/restricted-words.ts";
import type { Level, NameKind, WordRule } from "../../content/schemas/company-names.ts";
import { type Finding, findingAbout, severity } from "./findings.ts";
import { findPhrase, isShouted, shortestJoined, tidy, type Word } from "./name-parts.ts";
import { hasOwnWord } from "./own-checks.ts";
import { hindiKey, oneEditApart, singular, soundKey } from "./word-forms.ts";

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

/** Heard alike: 'Benk'. Of Indian languages the two vowels make other words: Sena and Sana. */
const oneVowel = (word: string): string => word.replaceAll("e", "a");

/** Words as they are known when misspelt: those that are refused, and a few that are questioned. */
const knownWords = wordRules
  .filter(
    ({ level, bySound, together, last, structures }) =>
      (level === "block" || bySound) && !together && !last && !structures,
  )
  .flatMap((rule) => [...rule.phrases, ...(rule.hindi ?? [])].map((phrase) => ({ rule, phrase })))
  .filter(({ phrase }) => !phrase.includes(" ") && phrase.length >= 4)
  .map(({ rule, phrase }) => ({ rule, phrase, sound: soundKey(phrase), vowel: oneVowel(phrase) }));
const withoutDoubles = (word: string): string => word.replace(/(.)\1+/g, "$1");
const shortestMisspelt = 8;
const shortestHeard = 5;

/** 'Baank' is the word itself; 'Goverment', one letter off, is at least a question. An ending more is another word: Exchanger. */
function misspelt(text: string): Pick<Match, "rule" | "level"> | undefined {
  const word = singular(text);
  if (harmlessWords.includes(text) || harmlessWords.includes(word)) return undefined;
  const plainWord = withoutDoubles(word);
  const others = knownWords.filter(({ phrase }) => phrase !== word);
  const doubled = plainWord !== word && others.find(({ phrase }) => withoutDoubles(phrase) === plainWord);
  if (doubled) return { rule: doubled.rule, level: doubled.rule.level };
  const sound = soundKey(word);
  const vowel = oneVowel(word);
  const near = others.find((known) => {
    const { phrase, rule } = known;
    const length = Math.min(phrase.length, word.length);
    // 'Kommission'; but 'Kitty' is no 'Chitty'.
    const isHeard =
      length >= shortestHeard && known.sound === sound && phrase.startsWith("ch") === word.startsWith("ch");
    if ((isHeard || (!rule.bySound && known.vowel === vowel)) && rule.phrases.includes(phrase)) return true;
    return (
      length >= shortestMisspelt && phrase[0] === word[0] && !word.startsWith(phrase) && oneEditApart(phrase, word)
    );
  });
  return near && { rule: near.rule, level: "warn" };
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
      const wrong = length === 1 && misspelt(part[0] ?? "");
      const here = [...(plainEntries.get(plainKey(part)) ?? []), ...(spokenEntries.get(spokenKey(part)) ?? [])];
      if (wrong && here.length === 0) found.push({ ...wrong, start, length });
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

/** A surname or another word's meaning, said by what stands beside it: 'Sarkar and Daughters'. */
function asName(match: Match, words: readonly Word[]): Match {
  const { rule, level, start, length } = match;
  if (length > 1 || rule.together || rule.last) return match;
  const text = words[start]?.text ?? "";
  if (firstNames.includes(text))
    return surnames.includes(words[start + 1]?.text ?? "") ? { ...match, level: "info" } : match;
  if (!alsoNames.includes(text)) return match;
  const others = words.filter((_, index) => index !== start);
  if (others.some((other) => familyWords.includes(singular(other.text)))) return { ...match, level: "info" };
  if (!hasOwnWord(others)) return match;
  // A profession's word stays a question: 'Rustom Vakil Books', 'Zorvik Vakil Services'.
  return { ...match, level: level === "block" ? "warn" : "info" };
}

/** Words that need an approval, a declaration or another legal form: one finding for each rule, with the words it met. */
export function restrictedWords(words: readonly Word[], structure: NameKind): Finding[] {
  const matches = findMatches(words, structure).map((match) => asName(match, words));
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
    return ruleFinding(rule, level, [...new Set(typed)], structure);
  });
}

function ruleFinding(rule: WordRule, level: Level, words: readonly string[], structure: NameKind): Finding {
  const { id, need, llpRule18, otherSense, rule: clause, authority, note, status, sources, checkedUpTo } = rule;
  const usual = level === rule.level;
  return {
    id,
    level,
    title: words.map((word) => `'${word}'`).join(", "),
    text: usual ? need : (otherSense?.need ?? need),
    rule: structure === "llp" && llpRule18 ? `LLP Rules, 2009, rule 18; ${clause}` : clause,
    authority: usual ? authority : undefined,
    words,
    fixed: false,
    note,
    status,
    sources,
    checkedUpTo,
  };
}

const offensive = wordRules.find(({ id }) => id === "offensive");

/** An offensive word with signs in place of letters: 'F**k'. */
export function maskedFindings(base: string, structure: NameKind): Finding[] {
  const masked = tidy(base)
    .split(" ")
    .filter((word) => /^[a-z]*[*#@$!]+[a-z*#@$!]*$/i.test(word) && /[a-z]/i.test(word))
    .filter((word) => {
      const pattern = new RegExp(`^${word.toLowerCase().replace(/[^a-z]/g, "[a-z]")}$`);
      return [...(offensive?.phrases ?? []), ...(offensive?.hindi ?? [])].some((phrase) => pattern.test(phrase));
    });
  return offensive && masked.length > 0 ? [ruleFinding(offensive, "block", masked, structure)] : [];
}

/** Longer words that sound like a bank, a fund or an insurer: Neobank, Insurely. */
export function businessWordFindings(words: readonly Word[], explained: ReadonlySet<string>): Finding[] {
  const found = words.filter(({ text, typed }) => {
    if (explained.has(typed) || harmlessWords.includes(text) || harmlessWords.includes(singular(text))) return false;
    const word = singular(text);
    return (
      (businessParts.begins.some((part) => word.startsWith(part)) &&
        !surnameEndings.some((end) => word.endsWith(end))) ||
      businessParts.ends.some((part) => word.endsWith(part))
    );
  });
  return findingAbout("business-word", found);
}
