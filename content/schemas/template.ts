import { z } from "zod";
import { templateCategories } from "./plain-lists.ts";

/** How long a document of each kind runs, in words of its own text (drafting notes not counted). */
export const wordRange = {
  letter: [900, 2200],
  policy: [1200, 4000],
  set: [900, 4000],
  agreement: [1200, 4000],
} as const satisfies Record<string, readonly [number, number]>;

const variableKinds = [
  "text",
  "longtext",
  "name",
  "address",
  "date",
  "money",
  "number",
  "percent",
  "state",
  "choice",
  "email",
  "pan",
  "cin",
  "llpin",
  "gstin",
] as const;

const camelId = z.string().regex(/^[a-z][A-Za-z0-9]*$/, "must be camelCase, for example companyName");
const kebabId = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be lower case words joined by hyphens");
/** A component name of the lucide icon set, such as PhoneCall. */
const version = z.string().regex(/^\d+\.\d+$/, "must be like 1.0");

const variableSchema = z
  .strictObject({
    id: camelId,
    kind: z.enum(variableKinds),
    label: z.string().min(2).max(60),
    hint: z.string().max(160).optional(),
    example: z.string().max(160).optional(),
    /** Heading of the form section in which the field stands. */
    group: z.string().min(2).max(60),
    required: z.boolean().optional(),
    /** Written as the visitor would type it: '2026-11-15', '1250000', 'Karnataka'. */
    default: z.string().optional(),
    /** For kind 'choice': `text` is what the document says; without it, `label`. */
    choices: z
      .array(z.strictObject({ value: kebabId, label: z.string().min(1), text: z.string().min(1).optional() }))
      .min(2)
      .optional(),
  })
  .refine((variable) => (variable.kind === "choice") === (variable.choices !== undefined), {
    path: ["choices"],
    message: "a choice needs choices, and nothing else has them",
  })
  .refine((variable) => !variable.choices || variable.choices.some(({ value }) => value === variable.default), {
    path: ["default"],
    message: "a choice needs a default that is one of its values",
  });

const optionSchema = z.strictObject({
  id: camelId,
  label: z.string().min(3).max(90),
  hint: z.string().max(200).optional(),
  /** Whether the clause is in the file as downloaded unfilled. */
  default: z.boolean(),
});

const several = z.array(camelId).min(2);

/** What filled values must be to each other. A visitor who departs from it is warned, never stopped. */
const checkSchema = z.union([
  /** Dates, or amounts, of which none comes before the one ahead of it; `months`: dates at least so far apart; `apart`: not on one day. */
  z.strictObject({ order: several, months: z.int().positive().optional(), apart: z.literal(true).optional() }),
  /** An amount that the law wants to be at least this, and what follows below it. */
  z.strictObject({ amount: camelId, least: z.string(), below: z.string() }),
  /** A text that names the day of the week of a date. */
  z.strictObject({ weekday: camelId, of: camelId }),
  /** Amounts that add up to another variable, or to a number such as "100"; `when` these choices are made. */
  z.strictObject({ sum: several, is: z.string(), when: z.record(camelId, kebabId).optional() }),
  /** Amounts that multiply to another variable: shares and price. */
  z.strictObject({ product: several, is: camelId }),
  /** An amount that is at least half of the sum of several, itself included. */
  z.strictObject({ half: camelId, of: several }),
  /** A text that has the form of a number of this kind, by the value of a choice. */
  z.strictObject({ number: camelId, by: camelId, kinds: z.record(kebabId, z.enum(["pan", "cin", "llpin"])) }),
]);

export const templateSchema = z.strictObject({
  id: kebabId,
  title: z.string().min(3).max(70),
  kind: z.enum(["letter", "policy", "set", "agreement"]),
  description: z.string().min(40).max(220),
  /** When it is needed, in a few words: what a list shows under the title. */
  when: z.string().min(10).max(34),
  category: z.enum(templateCategories),
  tags: z.array(z.string().min(2).max(30)).min(3).max(8),
  /** More words people look for; searched as the tags are, and not shown. */
  keywords: z.array(z.string().min(2).max(40)).optional(),
  /** Most useful first: the card shows three. */
  features: z.array(z.string().min(8).max(110)).min(3).max(8),
  preview: z.string().min(80).max(500),
  fileName: z.string().regex(/^[A-Za-z0-9]+(-[A-Za-z0-9]+)*\.docx$/, "must be words joined by hyphens, ending .docx"),
  downloads: z.int().nonnegative(),
  rating: z.number().min(0).max(5),
  /** How downloads and ratings are counted. Without it a published site shows neither. */
  figuresBasis: z.string().min(10).max(160).optional(),
  version,
  updatedOn: z.iso.date(),
  /** Newest first; the first entry is the current version. */
  changes: z.array(z.strictObject({ version, date: z.iso.date(), text: z.string().min(8) })).min(1),
  purpose: z.string().min(80).max(900),
  whenNotToUse: z.array(z.string().min(15).max(300)).min(2),
  /** Acts and rules the form rests on, as a reader would cite them. */
  acts: z.array(z.string().min(5).max(140)).min(1),
  variables: z.array(variableSchema).min(1),
  options: z.array(optionSchema),
  checks: z.array(checkSchema).optional(),
  body: z.string().min(500),
});

export type Template = z.infer<typeof templateSchema>;
export type Variable = z.infer<typeof variableSchema>;
export type Check = z.infer<typeof checkSchema>;
export type VariableKind = (typeof variableKinds)[number];
