import type { Status } from "../../../content/sources/certainty.ts";
import type { NextStepId } from "../../../content/tools/tools.ts";
import type { CalendarDate } from "../../india/calendar-date.ts";

/** The plan as a document: what the page shows and prints. */
export interface PlanDocument {
  /** The company's name, as far as it is known. */
  title: string;
  /** What it is printed to, without the kind of file. */
  fileName: string;
  /** The plan in a few labels and values. */
  facts: readonly (readonly [label: string, value: string])[];
  sections: readonly PlanSection[];
  sources: readonly SourceGroup[];
}

export type PlanSectionId = "structure" | "case" | "names" | "cost" | "dates" | "documents" | "templates";

export interface PlanSection {
  id: PlanSectionId;
  heading: string;
  /** What was decided, in a few words; undefined while it is open. */
  decided?: string | undefined;
  /** Why it is not decided although there is an answer. */
  problem?: string | undefined;
  blocks: readonly PlanBlock[];
}

export type PlanBlock =
  /** What was decided, set large. */
  | { kind: "lead"; text: string }
  | { kind: "text"; text: string }
  /** `ordered`: one after the other. */
  | { kind: "list"; heading: string; items: readonly string[]; ordered?: boolean }
  /** `toTick`: things to have ready, to be ticked off. */
  | { kind: "entries"; items: readonly PlanEntry[]; heading?: string | undefined; toTick?: boolean }
  | { kind: "ledger"; lines: readonly LedgerRow[]; sums: readonly LedgerSum[]; note: string }
  /**
   * One date a row, within so many days; or, without `days`, a row with all dates of a filing. `months`: those of the year that
   * the rows lie in, each by its first day.
   */
  | {
      kind: "dates";
      heading: string;
      rows: readonly DateRow[];
      days?: number | undefined;
      months?: readonly CalendarDate[] | undefined;
    }
  /**
   * Something that is not decided, and the tool that decides it. `canWait`: every sum and date can be given
   * without it, or it settles itself with another open point.
   */
  | { kind: "open"; text: string; step?: NextStepId | undefined; canWait?: true };

export interface PlanEntry {
  title: string;
  text: string;
  /** A verdict on it, and how it sounds. */
  mark?: { label: string; tone: "alert" | "highlight" | "plain" } | undefined;
  /** A page of this site. */
  href?: string | undefined;
}

export interface LedgerRow {
  id: string;
  label: string;
  value: string;
  /** How certain the figure is, where it has a source. */
  status?: Status | undefined;
}

export interface LedgerSum {
  label: string;
  value: string;
  /** What the sum leaves out. */
  missing?: string | undefined;
  total?: boolean | undefined;
}

export interface DateRow {
  id: string;
  title: string;
  /** One date, or all of a year. */
  when: string;
  /** All of them, where there may be more than one. */
  dates?: readonly CalendarDate[] | undefined;
  /** Days after the incorporation, where there is one date. */
  day?: number | undefined;
  text?: string | undefined;
}

/** Where the figures and rules of a part were read. */
export interface SourceGroup {
  heading: string;
  items: readonly { title: string; detail: string; url?: string | undefined }[];
}
