import { z } from "zod";
import { list, text as words } from "./text.ts";

/** A sentence with {tokens} that the page fills in. */
const filledIn = (max: number) => z.string().min(1).max(max);
const titled = z.strictObject({ heading: words(80), text: words(320) });

export const nameCheckerSchema = z.strictObject({
  form: z.strictObject({
    structureLegend: words(40),
    structures: z.record(z.string(), words(30)),
    first: words(40),
    firstHint: words(140),
    firstError: words(80),
    second: words(40),
    secondHint: words(160),
    compare: words(80),
    compareLabel: words(60),
    compareHint: words(200),
    submit: words(30),
  }),
  results: z.strictObject({
    /** Before the first check. */
    waiting: words(60),
    heading: words(40),
    verdicts: z.strictObject({ blocked: words(60), questions: words(60), clear: words(60) }),
    explanations: z.strictObject({ blocked: filledIn(200), questions: filledIn(200), clear: words(240) }),
    /** After a word that is refused, or asked about, only without it. */
    withoutApproval: words(60),
    /** Read out after a check. */
    announced: filledIn(120),
    levels: z.strictObject({ block: words(30), warn: words(30), info: words(30) }),
    fixed: words(60),
    authority: words(40),
    noFindings: words(160),
    repairsHeading: words(60),
    noRepairsHeading: words(60),
    repairsText: words(200),
    use: words(30),
  }),
  notChecked: titled,
  search: titled.extend({
    copy: words(30),
    copied: filledIn(120),
    copyByHand: words(60),
    mca: words(40),
    trademarks: words(40),
  }),
});
export type NameChecker = z.infer<typeof nameCheckerSchema>;

/** What no script needs. */
export const nameCheckerPageSchema = z.strictObject({
  heading: words(50),
  text: words(240),
  /** Instead of the form, where scripts do not run. */
  noScript: words(240),
  /** Shown until the first check: what the check says about a name of our own. */
  specimen: z.strictObject({ text: words(240), label: words(20), name: words(60) }),
  rules: z.strictObject({
    heading: words(60),
    text: words(300),
    openLabel: words(60),
    words: titled.extend({ columns: list(words(40)), only: words(40), llpOnly: words(40) }),
    same: titled.extend({ columns: list(words(40)) }),
    other: titled.extend({ columns: list(words(40)) }),
    endings: titled,
    places: titled,
    descriptive: titled,
  }),
});
export type NameCheckerPage = z.infer<typeof nameCheckerPageSchema>;
