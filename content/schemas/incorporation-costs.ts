import type { Sourced } from "../sources/certainty.ts";
import type { StructureId } from "./plain-lists.ts";

/** How a duty depends on the authorised capital or the contribution. `max: null` means no upper limit. */
export type DutyRule =
  | { kind: "flat"; amount: number }
  /** One amount up to each limit; the last row has no limit and may be a percentage. */
  | {
      kind: "steps";
      steps: readonly { upTo: number; amount: number }[];
      above: { amount: number } | { percent: number };
    }
  | { kind: "percent"; percent: number; min: number; max: number | null }
  /** `amount` for every `size` of capital or part of it. */
  | { kind: "block"; size: number; amount: number; max: number | null }
  /** `base` up to a limit, and more on what is above it. */
  | {
      kind: "beyond";
      base: number;
      upTo: number;
      more: { percent: number } | { size: number; amount: number };
      max: number | null;
    };

export type DutyPart = "form" | "memorandum" | "articles";

/** One way of reading the law: the duty on the SPICe+ form, the memorandum and the articles. */
export interface DutyReading {
  label: string;
  form: number;
  memorandum: number;
  articles: DutyRule;
}

export interface StampDuty extends Sourced {
  /** The first is the main figure; more make a range. None: no reliable figure exists. */
  readings: readonly DutyReading[];
  /** The parts in doubt; the others are verified. */
  check?: readonly DutyPart[];
  /** The doubt matters only above this capital. */
  checkAbove?: number;
}

/** Stamp duty on an LLP agreement. Two rules make a range; none means no reliable figure. */
export interface LlpDuty extends Sourced {
  rules: readonly DutyRule[];
  /** The doubt matters only above this contribution. */
  checkAbove?: number;
}

/** What a Section 8 company pays otherwise than another company in its state. */
interface Section8Duty {
  /** The form alone: the memorandum and the articles are exempt. */
  formOnly?: true;
  /** Nothing without share capital; with it, what any company pays. */
  nilWithoutShares?: true;
  /** Without share capital, where that differs from what a company with share capital pays. */
  withoutShares?: { form: number; memorandum: number; articles: number };
  /** Why the figure is to be checked. */
  doubt?: string;
}

export interface StateDuties {
  company: StampDuty;
  llp: LlpDuty;
  section8?: Section8Duty;
}

type Prices = readonly { label: string; amount: number }[];

export interface YearlyCost extends Sourced {
  structure: StructureId;
  /** What a year costs item by item, at the lowest fee card seen and at a middle one. */
  low: Prices;
  middle: Prices;
  /** All-in quotations for a larger business. */
  high: { from: number; to: number };
  /** Service for the opening filings, in the first year only. */
  firstYear: { low: Prices; middle: Prices };
}

/** A cost outside the bands, told in words. */
export interface ExtraCost extends Sourced {
  id: string;
  label: string;
  text: string;
  structures: readonly StructureId[];
}
