import { z } from "zod";
import { structureIdSchema } from "./sourced.ts";
import { list, text as words } from "./text.ts";

/** A sentence with {tokens} that the page fills in. */
const filledIn = (max: number) => z.string().min(1).max(max);
const titled = z.strictObject({ heading: words(80), text: words(320) });

export const chooseStructureSchema = z.strictObject({
  heading: words(50),
  text: words(240),
  /** Instead of the questions, where scripts do not run. */
  noScript: words(240),
  /** Each structure by its whole name. */
  fullNames: z.record(structureIdSchema, words(50)),
  question: z.strictObject({
    progress: filledIn(60),
    lastProgress: filledIn(60),
    whyLabel: words(30),
    continueLabel: words(30),
    backLabel: words(30),
    error: words(80),
    changing: words(120),
  }),
  standing: z.strictObject({
    heading: words(60),
    open: words(40),
    openAfter: words(40),
    out: words(40),
    none: words(160),
    answersHeading: words(40),
    changeLabel: words(20),
  }),
  result: z.strictObject({
    eyebrow: words(60),
    eyebrowAfterChange: words(60),
    eyebrowOutside: words(80),
    outsideHeading: words(80),
    cureHeading: words(60),
    reasonsHeading: words(40),
    noReasons: words(240),
    needsHeading: words(40),
    goodToKnowHeading: words(40),
    close: z.strictObject({ heading: filledIn(60), carry: words(80) }),
    removed: titled,
    changes: titled.extend({ none: words(160) }),
    flagsHeading: words(60),
    yearly: titled.extend({
      duties: words(60),
      total: words(30),
      count: filledIn(60),
      countRange: filledIn(60),
      caption: words(80),
      openLabel: words(40),
    }),
    threeYears: titled.extend({ range: filledIn(60), middle: filledIn(40), legend: list(words(60)) }),
    later: titled,
    elsewhere: titled,
    answersHeading: words(40),
    answersLabel: filledIn(40),
  }),
  table: z.strictObject({
    heading: words(60),
    text: words(300),
    openLabel: words(60),
    rules: titled.extend({ columns: list(words(40)) }),
    points: titled.extend({ columns: list(words(40)) }),
    exits: titled,
    yearly: titled,
    keeping: titled.extend({ columns: list(words(40)) }),
    conversions: titled,
  }),
});
export type ChooseStructure = z.infer<typeof chooseStructureSchema>;
