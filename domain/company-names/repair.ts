import { nameLengths, repairWords } from "../../content/company-names/words.ts";
import type { StructureId } from "../../content/schemas/structure-id.ts";
import { joinWords } from "../text.ts";
import { splitEnding, withEnding } from "./ending.ts";
import type { Finding } from "./findings.ts";
import { acceptedOnly, isDescriptive } from "./own-checks.ts";
import { type Word, wordsIn } from "./tokens.ts";

export interface Repair {
  base: string;
  fullName: string;
  /** What was done, in a sentence. */
  change: string;
}

interface BrokenName {
  base: string;
  findings: readonly Finding[];
  structure: StructureId;
  /** Checks a rewrite again, with the same structure and the same names to compare with. */
  isClear: (name: string) => boolean;
}

const mostRepairs = 3;

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
    .replace(/^(\s|&|-|\.|(and|of|for)\b)+|(\s|&|-|\b(and|of|for))+$/gi, "")
    .trim();

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

function without(text: string, phrases: readonly string[]): string {
  const patterns = phrases.map((phrase) => phrase.split(" ").map(escaped).join("[^A-Za-z0-9]+"));
  const found = new RegExp(`(?<![A-Za-z0-9])(?:${patterns.join("|")})(?![A-Za-z0-9])`, "g");
  return patterns.length > 0 ? trimmed(text.replace(found, " ")) : text;
}

/** The beginning of a word: 'Chen' of Chennai, or with two consonants 'Soft' of Software. */
const beginning = (word: string, consonants: 1 | 2): string =>
  word.match(consonants === 1 ? /^[^aeiouy]*[aeiouy]+[^aeiouy]?/ : /^[^aeiouy]*[aeiouy]+[^aeiouy]{0,2}/)?.[0] ??
  word.slice(0, 3);

/**
 * New words made of two of the founder's own, in their order and then turned round. The word for the trade stays whole if
 * there are others to use.
 */
function coinedNames(words: readonly Word[]): { coined: string; text: string }[] {
  const plain = words.filter(({ text }) => /^[a-z]{3,}$/.test(text)).slice(0, 5);
  const trade = plain.filter(isDescriptive).at(-1);
  const parts = plain.length > 2 ? plain.filter((word) => word !== trade) : plain;
  const pairs = parts.flatMap((first, index) => parts.slice(index + 1).map((second) => [first, second] as const));
  const turned = pairs.map(([first, second]) => [second, first] as const);
  return [...pairs, ...turned].map(([first, second]) => {
    const coined = capitalised(beginning(first.text, 1) + beginning(second.text, 2));
    const isInside = trade && coined.toLowerCase().includes(trade.text.slice(0, 4));
    return { coined, text: trade && !isInside ? `${coined} ${capitalised(trade.typed)}` : coined };
  });
}

interface Candidate {
  text: string;
  change: string;
}

function clearOnes(candidates: readonly Candidate[], { base, structure, isClear }: BrokenName): Candidate[] {
  const chosen: Candidate[] = [];
  for (const candidate of candidates) {
    if (chosen.length === mostRepairs) break;
    const { text } = candidate;
    const isNew = text !== "" && text !== base && !chosen.some((other) => other.text === text);
    // A rewrite must read the same with its ending as without: 'opc' before 'Private Limited' would not.
    const endsCleanly = splitEnding(text).base === text && splitEnding(withEnding(text, structure)).base === text;
    if (isNew && endsCleanly && isClear(text)) chosen.push(candidate);
  }
  return chosen;
}

/** Rewrites of a name that clear its findings, at most three, each checked again. */
export function repairName(name: BrokenName): Repair[] {
  const { base, findings, structure } = name;
  const clean = acceptableText(base);
  // A name that only describes is all offending words: it needs one more, not fewer.
  const offending = findings
    .filter(({ level, fixed, id }) => !fixed && level !== "info" && id !== "characters" && id !== "descriptive")
    .flatMap((entry) => entry.words);
  const kept = without(clean, offending);
  const removed = joinWords([...new Set(offending)].map((word) => `'${word}'`));

  const candidates: Candidate[] = [
    { text: clean, change: repairWords.cleaned },
    { text: kept, change: repairWords.removed.replace("{words}", removed) },
  ];
  if (findings.some(({ id }) => id === "long" || id === "too-long")) {
    const room = nameLengths.warnAbove - withEnding("", structure).length - 1;
    candidates.push({ text: trimmed(kept.slice(0, room).replace(/\s+\S*$/, "")), change: repairWords.shortened });
  }
  const firstChoice = clearOnes(candidates, name);
  const coined = coinedNames(wordsIn(kept)).map(({ coined, text }) => ({
    text,
    change: repairWords.coined.replace("{coined}", coined),
  }));
  // A coined word is proposed only where nothing closer to the founder's own name is clear.
  const chosen = firstChoice.length > 0 ? firstChoice : clearOnes(coined, name);
  return chosen.map(({ text, change }) => ({ base: text, fullName: withEnding(text, structure), change }));
}
