import { z } from "zod";
import { structureIdSchema } from "./sourced.ts";
import { headingSchema, list, questionSchema, text } from "./text.ts";

const rupees = z.int().positive();

export const costCalculatorSchema = z.strictObject({
  form: z.strictObject({
    heading: text(40),
    structure: text(40),
    state: text(60),
    stateHint: text(120),
    capital: z.strictObject({ company: text(60), llp: text(60) }),
    capitalHint: z.strictObject({ company: text(140), llp: text(140) }),
    capitalError: text(80),
    /** Asked where the fee depends on it. */
    notSmall: text(120),
    people: text(60),
    peopleHint: text(140),
    onePerson: text(120),
    fewer: text(30),
    more: text(30),
    tier: text(40),
    total: text(40),
    toLedger: text(40),
  }),
  /** Amounts that founders often choose. */
  commonCapital: z.record(structureIdSchema, list(rupees)),
  ledger: z.strictObject({
    heading: text(60),
    split: text(60),
    groups: z.strictObject({ ours: text(40), mca: text(60), duty: text(40), others: text(60) }),
    charges: text(60),
    printed: text(140),
    total: text(60),
    missing: text(60),
    readings: text(60),
    howToRead: text(40),
  }),
  compare: headingSchema.extend({ chosen: text(30), choose: text(30), lines: text(40), llpContribution: text(120) }),
  states: headingSchema.extend({
    table: text(40),
    state: text(30),
    duty: text(30),
    total: text(40),
    chosen: text(30),
    /** The sign after a total without its stamp duty. */
    plus: text(60),
    sortHint: text(60),
    showAll: text(40),
    showFewer: text(40),
    scroll: text(60),
  }),
  steps: z.strictObject({
    company: headingSchema,
    llp: headingSchema,
    next: text(60),
    none: text(140),
    inAll: text(40),
    /** An amount follows. */
    percentage: text(120),
    percentageUpTo: text(120),
    unknown: text(120),
    charges: text(60),
  }),
  /** Amounts of capital or contribution in the chart of steps. */
  stepCapital: z.record(structureIdSchema, list(rupees)),
  keeping: headingSchema.extend({
    firstYear: text(40),
    threeYears: text(40),
    low: text(40),
    middle: text(40),
    high: text(60),
    legend: text(260),
    extras: text(60),
  }),
});
export type CostCalculatorWords = z.infer<typeof costCalculatorSchema>;

export const costCalculatorPageSchema = headingSchema.extend({
  /** For readers without script: which case the page shows, and how to get from it to their own. */
  noScript: text(420),
  questionsHeading: text(60),
  questions: list(questionSchema),
  closing: headingSchema,
});
export type CostCalculatorPage = z.infer<typeof costCalculatorPageSchema>;
