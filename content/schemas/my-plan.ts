import { z } from "zod";
import { structureIdSchema } from "./sourced.ts";
import { anchorId, headingSchema, list, text } from "./text.ts";

/** A sentence in which the page fills in the named values. */
const sentence = (max: number, ...tokens: string[]) =>
  z
    .string()
    .min(1)
    .max(max)
    .refine(
      (value) => [...value.matchAll(/\{(\w+)\}/g)].every(([, token]) => tokens.includes(token ?? "")),
      `may only use the tokens ${tokens.join(", ")}`,
    );

export const myPlanSchema = z.strictObject({
  heading: text(60),
  text: text(220),
  noScript: text(420),
  start: headingSchema.extend({ call: text(40), specimen: text(140) }),
  failed: text(160),
  /** What has been decided, beside the document. */
  side: z.strictObject({
    heading: text(30),
    decided: sentence(40, "count", "all"),
    open: text(20),
    points: z.strictObject({ structure: text(30), names: text(30), cost: text(30), dates: text(30) }),
  }),
  download: z.strictObject({
    word: text(40),
    making: text(40),
    made: sentence(80, "file"),
    failed: text(120),
    dates: text(40),
    datesMade: text(120),
  }),
  sheet: z.strictObject({
    kicker: text(30),
    untitled: text(60),
    /** Instead of a name that will be refused. */
    nameOpen: text(60),
    madeOn: sentence(60, "date"),
    open: text(30),
    change: text(20),
    again: text(60),
    estimate: text(260),
  }),
  structure: z.strictObject({
    heading: text(40),
    because: text(30),
    first: text(30),
    open: text(140),
    noAnswers: text(160),
    incomplete: text(140),
    differs: sentence(140, "structure"),
    /** Before the reason for a close second that the founder chose. */
    second: sentence(80, "structure"),
    outside: text(140),
  }),
  names: z.strictObject({
    heading: text(40),
    open: text(140),
    fix: text(140),
    one: text(140),
    nothing: text(120),
    notChecked: text(200),
  }),
  cost: z.strictObject({
    heading: text(40),
    open: text(140),
    openStructure: text(140),
    assumed: sentence(140, "fields"),
    fields: z.strictObject({
      capital: sentence(60, "value"),
      people: sentence(60, "value"),
      tier: sentence(60, "value"),
    }),
    charges: text(60),
    total: text(40),
    missing: sentence(80, "when"),
    /** What it means that a charge has no mark. */
    unmarked: text(120),
    keeping: sentence(220, "low", "high"),
  }),
  dates: z.strictObject({
    heading: text(40),
    date: text(60),
    dateHint: text(140),
    dateError: text(80),
    gst: text(40),
    gstChoices: z.strictObject({ none: text(20), monthly: text(20), quarterly: text(20) }),
    open: text(160),
    openStructure: text(140),
    first: sentence(40, "days"),
    days: text(40),
    day: sentence(20, "day"),
    /** Where more than one is due on the same day. */
    several: sentence(20, "count"),
    year: sentence(40, "date"),
    unfold: sentence(40, "count"),
    gstOpen: text(100),
    assumed: sentence(220, "gst"),
    gstNames: z.strictObject({ none: text(40), monthly: text(40), quarterly: text(40) }),
  }),
  documents: z.strictObject({ heading: text(40), unfold: sentence(40, "count"), open: text(140) }),
  templates: z.strictObject({
    heading: text(40),
    text: text(160),
    open: text(140),
    /** The templates that a new company or LLP starts with, by their names under content/templates/. */
    ids: z.record(structureIdSchema, list(anchorId)),
  }),
  next: z.strictObject({ heading: text(40), text: text(260), button: text(40) }),
});
export type MyPlanPage = z.infer<typeof myPlanSchema>;
