import { hindiToEnglish } from "../../content/company-names/comparison-words.ts";
import { surnameEndings } from "../../content/company-names/restricted-words.ts";
import { letterMarks, notMarks, ordinaryMarks, strongMarks } from "../../content/company-names/trademarks.ts";
import { type Finding, findingAbout } from "./findings.ts";
import { shortestJoined, type Word } from "./name-parts.ts";
import { isListedWord } from "./own-checks.ts";
import { hindiKey, lookUp, oneEditApart, oneLetterOff, singular, soundKey } from "./word-forms.ts";

const joined = (phrase: string): string => phrase.replaceAll(" ", "");
const partsOf = (phrase: string): string[] => phrase.split(" ");
const sayable = (mark: string) => ({ mark: joined(mark), words: partsOf(mark).length, sound: soundKey(joined(mark)) });

const strong = new Map(
  strongMarks.flatMap((phrase) => {
    const mark = joined(phrase);
    const forms = mark.length >= 6 && !notMarks.includes(singular(mark)) ? [mark, singular(mark)] : [mark];
    return forms.map((form) => [form, partsOf(phrase).length]);
  }),
);
/** Long enough to be known by their beginning. */
const longMarks = strongMarks.filter((mark) => !mark.includes(" ") && mark.length >= 6);
const shortestAddition = 3;
/** Long enough to be known when misspelt. Shorter ones are too near to ordinary words. */
const shortestMisspelt = 5;
const heardMarks = strongMarks.map(sayable).filter(({ mark }) => mark.length >= shortestMisspelt);

const ordinary = new Map(
  ordinaryMarks.map((line) => {
    const [mark = "", trades = ""] = line.replace("~", "").split(": ");
    return [joined(mark), { ...sayable(mark), trades: trades.split(", ").map(partsOf), quiet: line.startsWith("~") }];
  }),
);

const notMarkParts = notMarks.map(partsOf);

const longestMark = 4;

/** The sound without each vowel between two consonants: 'paitm' for 'paitem'. */
const shorterSounds = (sound: string): string[] => {
  const inner = [...sound.matchAll(/(?<=[^aeiou])[aeiou](?=[^aeiou])/g)].map(({ index }) => index);
  return inner.map((at) => sound.slice(0, at) + sound.slice(at + 1));
};

/** Letters drawn out, which nobody hears: 'Gooogle', 'Zomatoo'. */
const notDrawnOut = (text: string): string => text.replace(/(.)\1{2,}/g, "$1$1").replace(/([aeiou])\1$/, "$1");

/** Letters that the ear tells apart by their beginning: of a short word the first decides. */
const shortWord = 6;
/** So long that one sound more or less changes nothing: 'Physics Wala'. */
const longName = 9;

/** Whether a text is one of these marks misspelt: 'Adidaas', 'Nyka', 'Samsang'. */
function isMisspelt(text: string, marks: readonly ReturnType<typeof sayable>[]): boolean {
  const sound = soundKey(text);
  const whole = new Set([sound, soundKey(notDrawnOut(text))]);
  const shorter = new Set(shorterSounds(sound));
  return marks.some(({ mark, sound: said }) => {
    if (Math.abs(mark.length - text.length) > 3) return false;
    const length = Math.min(mark.length, text.length);
    if (
      (length >= shortestMisspelt && whole.has(said)) ||
      ((whole.has(said) || shorter.has(said)) && oneLetterOff(mark, text))
    )
      return true;
    if (length < shortestMisspelt) return false;
    if (mark.length >= longName && oneEditApart(said, sound)) return true;
    return (mark.length > shortWord || mark[0] === text[0] || said[0] === sound[0]) && oneEditApart(mark, text);
  });
}

/** A mark of any length drawn out ('Nikee'), or without its first letter ('Omato'). */
const isMarkChanged = (text: string): boolean =>
  (text.length >= shortestMisspelt && notDrawnOut(text) !== text && strong.has(notDrawnOut(text))) ||
  longMarks.some((mark) => mark.slice(1) === text);

/** 'Swiggymart', but not 'Mahindrakar'. */
const isAddition = (rest: string): boolean => rest.length >= shortestAddition && !surnameEndings.includes(rest);
const startsLikeMark = (text: string): boolean =>
  longMarks.some((mark) => text.startsWith(mark) && isAddition(text.slice(mark.length)));

/** Whether words next to each other are a mark misspelt: 'Samsang', 'Coca Kola', 'Star Buks', but not 'Asian Prints'. */
function looksLikeMark(part: readonly Word[], text: string): boolean {
  if (part.every(isListedWord) || ordinary.has(text) || notMarks.includes(text) || notMarks.includes(singular(text)))
    return false;
  if (part.length === 1) return startsLikeMark(text) || isMarkChanged(text) || isMisspelt(text, heardMarks);
  const isSplit = text.length >= 8;
  const said = soundKey(text);
  return isMisspelt(
    text,
    heardMarks.filter(({ mark, words, sound }) =>
      words === part.length ? mark.length >= 7 || sound === said : isSplit && mark.length >= 7 && words < part.length,
    ),
  );
}

/** The words that are no mark where they stand: 'reliance' in 'self reliance'. */
function harmlessAt(words: readonly Word[]): Set<number> {
  const isWord = (at: number, part: string) => {
    const text = words[at]?.text ?? "";
    return text === part || (singular(text) === part && !strong.has(text));
  };
  return new Set(
    notMarkParts.flatMap((parts) => {
      const starts = [...words.keys()].filter((start) => parts.every((part, offset) => isWord(start + offset, part)));
      return starts.flatMap((start) => parts.map((_, offset) => start + offset));
    }),
  );
}

/** A word, in the singular and in English: as it may name a trade. */
const tradeForms = ({ text }: Word) => [text, singular(text), lookUp(hindiToEnglish, text)];
type TradeForms = ReturnType<typeof tradeForms>;

const isTradeWord = (forms: TradeForms, trade: string): boolean =>
  forms.includes(trade) || (trade.length >= 4 && forms[0]?.startsWith(trade) === true);

/** Whether the words name the trade, which may be two words: 'ice cream'. */
const hasTrade = (words: readonly TradeForms[], parts: readonly string[]): boolean =>
  words.some((_, start) => parts.every((part, offset) => isTradeWord(words[start + offset] ?? [], part)));

/** All runs of one to four words, the longest first. */
function runsOf(words: readonly Word[]) {
  const lengths = [...Array(longestMark).keys()].map((index) => longestMark - index);
  return lengths.flatMap((length) =>
    words.slice(0, Math.max(0, words.length - length + 1)).map((_, start) => {
      const part = words.slice(start, start + length);
      return { start, part, text: part.map((word) => word.text).join("") };
    }),
  );
}

/** Well-known marks: strong ones anywhere, ordinary words in the trade they are known for. */
export function markFindings(words: readonly Word[]): Finding[] {
  const warned = new Map<number, string>();
  const mentioned = new Map<number, string>();
  const found = harmlessAt(words);
  const runs = runsOf(words);
  const forms = words.map(tradeForms);
  const isFree = ({ start, part }: (typeof runs)[number]) => part.every((_, offset) => !found.has(start + offset));
  const typedIn = ({ part }: (typeof runs)[number]) => part.map((word) => word.typed).join(" ");
  const warn = (run: (typeof runs)[number]) => {
    warned.set(run.start, typedIn(run));
    for (const offset of run.part.keys()) {
      found.add(run.start + offset);
      mentioned.delete(run.start + offset);
    }
  };

  for (const run of runs.filter(isFree)) {
    const { start, part, text } = run;
    if (!isFree(run)) continue;
    const { length } = part;
    // As written, joined ('bluedart') or split ('Star Bucks'); few letters make a mark only as written.
    const fits = (written: number | undefined) =>
      written !== undefined &&
      (written === length || text.length >= (length < written ? shortestJoined : shortestMisspelt));
    const keys = [text, singular(text), hindiKey(text)];
    const isLetters = length === 1 && letterMarks.includes(text);
    if (isLetters || keys.some((key) => fits(strong.get(key)))) {
      warn(run);
      continue;
    }
    const others = [...forms.slice(0, start), ...forms.slice(start + length)];
    const inTrade = ({ trades }: { trades: readonly string[][] }) => trades.some((trade) => hasTrade(others, trade));
    const mark = keys.map((key) => ordinary.get(key)).find((entry) => entry && fits(entry.words));
    if (mark) {
      if (others.length === 0 || inTrade(mark)) warn(run);
      else if (!mark.quiet && length <= mark.words) mentioned.set(start, typedIn(run));
      continue;
    }
    if (text.length < shortestMisspelt || part.every(isListedWord)) continue;
    const near = [...ordinary.values()].filter((entry) => entry.words === length && inTrade(entry));
    if (isMisspelt(text, near)) warn(run);
  }
  for (const run of [...runs].reverse()) if (isFree(run) && looksLikeMark(run.part, run.text)) warn(run);

  const inOrder = (list: ReadonlyMap<number, string>) => [
    ...new Set([...list].sort(([a], [b]) => a - b).map(([, typed]) => typed)),
  ];
  return [...findingAbout("mark", inOrder(warned)), ...findingAbout("mark-elsewhere", inOrder(mentioned))];
}
