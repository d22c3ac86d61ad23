import type { Sourced } from "../sources/certainty.ts";
import type { FormId, PackId, StructureId } from "./plain-lists.ts";

/** Answers that must have been given, by question; each with the options that count. */
type Condition = Readonly<Record<string, readonly string[]>>;

export interface StructureAnswers {
  id: string;
  /** Asked only if one of these conditions holds. */
  askWhen?: readonly Condition[];
  /** Asked even when the structure is certain: what to do before filing follows from it. */
  always?: true;
  options: readonly string[];
}

interface OptionWords {
  label: string;
  hint?: string;
  /** Completes 'If …', to say what would change the result. */
  if: string;
}

export interface QuestionWords<Option extends string = string> {
  question: string;
  why: string;
  options: Readonly<Record<Option, OptionWords>>;
}

/** A question with all its words, in the order they are asked. */
export interface StructureQuestion extends Omit<QuestionWords, "options">, Omit<StructureAnswers, "options"> {
  options: readonly (OptionWords & { id: string })[];
}

interface When {
  question: string;
  answer: string;
}

/** What an entry depends on beside its own answer. */
interface Narrowed {
  when: When;
  /** Only where these were answered too. */
  also?: Condition;
  /** Not where one of these was answered. */
  unless?: readonly Condition[];
}

/** A rule of law that removes forms. With `cure`, the form fits again once that is done. */
export interface StructureRule extends Sourced, Narrowed {
  id: string;
  removes: readonly FormId[];
  because: string;
  /** The part of `because` that is about one form. */
  alone?: Partial<Record<FormId, string>>;
  basis: string;
  cure?: string;
  /** What is to be done instead, for one form and some answers. */
  cureFor?: { when: Condition; form: FormId; cure: string };
}

/** Points for a preference. `reason` is what the result says for the form that gains. */
export interface StructurePoints extends Sourced, Narrowed {
  points: Partial<Record<FormId, number>>;
  reason: string;
}

type PointerId =
  | "proprietorship"
  | "partnership"
  | "section-8"
  | "public-company"
  | "producer-company"
  | "expert"
  | "co-operative"
  | "not-allowed"
  | "closed-sector"
  | "other-owner"
  | "under-age"
  | "sanction-first";

/** A result other than the three structures. */
export interface Pointer extends Sourced {
  id: PointerId;
  title: string;
  /** Completes 'If the aim is charitable, …'. */
  result: string;
  text: string;
  needs?: readonly string[];
  /** A cost in words: where it depends on the state or has no checked figure, it says so. */
  costs?: readonly (Sourced & { label: string; amount: string })[];
  steps: readonly string[];
  /** One more step and link, where the other form is open too. */
  comparison?: { with: FormId; step: string; link: { label: string; href: `/${string}` } };
  /** Where the site says more. */
  links?: readonly { label: string; href: `/${string}` }[];
}

/** An answer that leads out of the three structures. */
export interface StructureExit {
  when: Condition;
  pointer: PointerId;
  because: string;
}

/** Something to know or to do that follows from an answer but decides nothing. */
export interface StructureFlag extends Sourced, Narrowed {
  text: string;
  /** Said only for these results; for every result where missing. */
  forms?: readonly FormId[];
}

/** A second structure worth showing beside the recommended form. */
export interface StructureAlternative extends Narrowed {
  beside: FormId;
  structure: FormId;
  because: string;
}

export interface Conversion extends Sourced {
  from: FormId;
  to: StructureId;
  route: string;
  steps: string;
  /** How long it takes; a gap is said. */
  time?: string;
  cost?: string;
}

export interface ComplianceRow {
  id: string;
  label: string;
  values: Record<StructureId, string>;
  /** How many of these a year brings, at least and at most; missing for what depends on the business. */
  counts?: Record<StructureId, readonly [number, number]>;
  /** For a company that is not small, where that differs. */
  notSmall?: { value: string; count: number };
}

export interface StructureNeeds extends Sourced {
  structure: StructureId;
  name: string;
  needs: readonly string[];
  goodToKnow: readonly string[];
}

/** What a pack can be shown for: a form of business, or the Section 8 company, which is none of them. */
export type PackForm = FormId | "section-8";

/** One thing of a pack. It is said to everybody with the pack, or only with these answers, or only for these forms. */
interface Part extends Sourced {
  /** Any of these conditions; each names answers by question. */
  when?: readonly Readonly<Record<string, readonly string[]>>[];
  forms?: readonly PackForm[];
}

/** When something is due. Only what counts from the incorporation or comes every year has a date; the rest is said in words. */
export type PackDue =
  | { daysAfterIncorporation: number }
  /** Every year by this day, such as 06-30, first after the incorporation. */
  | { yearlyBy: string }
  | { inWords: string };

export interface PackContent {
  id: PackId;
  title: string;
  text: string;
  papers: readonly (Part & { title: string; text: string })[];
  /** The first one is what to do before anything else. */
  steps: readonly (Part & { text: string })[];
  /** A cost in words: where it depends on the case or has no checked figure, it says so. */
  costs: readonly (Part & { label: string; amount: string })[];
  dates: readonly (Part & { id: string; title: string; due: PackDue; text: string })[];
}
