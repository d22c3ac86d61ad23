import { letterMarks, notMarks, ordinaryMarks, strongMarks } from "../../content/company-names/marks.ts";
import { type Finding, finding } from "./findings.ts";
import { shortestJoined, type Word } from "./tokens.ts";
import { singular, soundKey } from "./word-forms.ts";

const joined = (phrase: string): string => phrase.replaceAll(" ", "");
const wordCount = (phrase: string): number => phrase.split(" ").length;

const strong = new Map(strongMarks.map((mark) => [joined(mark), wordCount(mark)]));
/** Long enough to be known by their beginning and their sound. */
const longMarks = strongMarks.filter((mark) => !mark.includes(" ") && mark.length >= 6);
const longSounds = new Set(longMarks.map(soundKey));
const shortestAddition = 3;

const ordinary = new Map(
  ordinaryMarks.map((line) => {
    const [mark = "", trades = ""] = line.replace("~", "").split(":");
    return [joined(mark), { length: wordCount(mark), trades: trades.split(","), quiet: line.startsWith("~") }];
  }),
);

const longestMark = 4;

/** 'swiggymart' and 'Adidaas', but not 'nestled' nor 'intelligence'. */
const resembles = (text: string): boolean =>
  text.length >= 6 &&
  !notMarks.includes(singular(text)) &&
  (longSounds.has(soundKey(text)) ||
    longMarks.some((mark) => text.startsWith(mark) && text.length >= mark.length + shortestAddition));

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
  for (let start = 0; start < words.length; start += 1) {
    for (let length = 1; length <= longestMark && start + length <= words.length; length += 1) {
      const part = words.slice(start, start + length);
      const typed = part.map((word) => word.typed).join(" ");
      const text = part.map((word) => word.text).join("");
      const fits = (written: number | undefined) =>
        written === length || (written !== undefined && length < written && text.length >= shortestJoined);
      const keys = [text, singular(text)];
      const isLetters = length === 1 && typed === typed.toUpperCase() && letterMarks.includes(text);
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
