import { letterMarks, notMarks, ordinaryMarks, strongMarks } from "../../content/company-names/marks.ts";
import { type Finding, finding } from "./findings.ts";
import { shortestJoined, type Word } from "./tokens.ts";
import { oneLetterOff, singular, soundKey } from "./word-forms.ts";

const joined = (phrase: string): string => phrase.replaceAll(" ", "");
const wordCount = (phrase: string): number => phrase.split(" ").length;

const strong = new Map(strongMarks.map((mark) => [joined(mark), wordCount(mark)]));
const singleMarks = strongMarks.filter((mark) => !mark.includes(" "));
/** Long enough to be known by their beginning. */
const longMarks = singleMarks.filter((mark) => mark.length >= 6);
const shortestAddition = 3;
/** Long enough to be known by their sound. Shorter ones are too near to ordinary words. */
const heardMarks = singleMarks.filter((mark) => mark.length >= 5).map((mark) => ({ mark, sound: soundKey(mark) }));

const ordinary = new Map(
  ordinaryMarks.map((line) => {
    const [mark = "", trades = ""] = line.replace("~", "").split(":");
    return [joined(mark), { length: wordCount(mark), trades: trades.split(","), quiet: line.startsWith("~") }];
  }),
);

const longestMark = 4;

/** The sound without each vowel between two consonants: 'paitm' for 'paitem'. */
const shorterSounds = (text: string): string[] => {
  const sound = soundKey(text);
  const inner = [...sound.matchAll(/(?<=[^aeiou])[aeiou](?=[^aeiou])/g)].map(({ index }) => index);
  return inner.map((at) => sound.slice(0, at) + sound.slice(at + 1));
};

/** Letters drawn out, which nobody hears: 'Gooogle', 'Zomatoo'. */
const notDrawnOut = (text: string): string => text.replace(/(.)\1{2,}/g, "$1$1").replace(/([aeiou])\1$/, "$1");

/** Said like a mark: 'Adidaas'; where the mark is short, also written like it but for one letter: 'Nyka', 'Paytem'. */
const soundsLikeMark = (text: string): boolean => {
  const whole = new Set([soundKey(text), soundKey(notDrawnOut(text))]);
  const shorter = new Set(shorterSounds(text));
  return heardMarks.some(({ mark, sound }) => {
    const isLong = Math.min(mark.length, text.length) >= 6;
    return (isLong && whole.has(sound)) || ((whole.has(sound) || shorter.has(sound)) && oneLetterOff(mark, text));
  });
};

/** 'swiggymart' and 'Adidaas', but not 'nestled' nor 'intelligence'. */
const resembles = (text: string): boolean =>
  soundsLikeMark(text) ||
  longMarks.some((mark) => text.startsWith(mark) && text.length >= mark.length + shortestAddition);

/** The words that are no mark where they stand: 'reliance' in 'self reliance'. */
function harmlessAt(words: readonly Word[]): Set<number> {
  const isWord = (at: number, part: string) => [words[at]?.text, singular(words[at]?.text ?? "")].includes(part);
  return new Set(
    notMarks.flatMap((phrase) => {
      const parts = phrase.split(" ");
      const starts = [...words.keys()].filter((start) => parts.every((part, offset) => isWord(start + offset, part)));
      return starts.flatMap((start) => parts.map((_, offset) => start + offset));
    }),
  );
}

const isTradeWord = (text: string, trade: string): boolean =>
  text === trade || singular(text) === trade || (trade.length >= 4 && text.startsWith(trade));

/** Whether the words name the trade, which may be two words: 'ice cream'. */
const hasTrade = (texts: readonly string[], trade: string): boolean => {
  const parts = trade.split(" ");
  return texts.some((_, start) => parts.every((part, offset) => isTradeWord(texts[start + offset] ?? "", part)));
};

/** Well-known marks: strong ones anywhere, ordinary words in the trade they are known for. */
export function markFindings(words: readonly Word[]): Finding[] {
  const warned = new Set<string>();
  const mentioned = new Set<string>();
  const harmless = harmlessAt(words);
  for (let start = 0; start < words.length; start += 1) {
    for (let length = 1; length <= longestMark && start + length <= words.length; length += 1) {
      if (length === 1 && harmless.has(start)) continue;
      const part = words.slice(start, start + length);
      const typed = part.map((word) => word.typed).join(" ");
      const text = part.map((word) => word.text).join("");
      const fits = (written: number | undefined) =>
        written === length || (written !== undefined && length < written && text.length >= shortestJoined);
      const keys = [text, singular(text)];
      const isLetters = length === 1 && letterMarks.includes(text);
      if (isLetters || keys.some((key) => fits(strong.get(key))) || (length === 1 && resembles(text)))
        warned.add(typed);

      const mark = keys.map((key) => ordinary.get(key)).find((entry) => entry && fits(entry.length));
      if (!mark) continue;
      const others = [...words.slice(0, start), ...words.slice(start + length)].map((word) => word.text);
      if (others.length === 0 || mark.trades.some((trade) => hasTrade(others, trade))) warned.add(typed);
      else if (!mark.quiet) mentioned.add(typed);
    }
  }
  return [
    ...(warned.size > 0 ? [finding("mark", [...warned])] : []),
    ...(mentioned.size > 0 ? [finding("mark-elsewhere", [...mentioned])] : []),
  ];
}
