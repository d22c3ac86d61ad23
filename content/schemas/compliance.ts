import type { LawChangeId } from "../law/law-changes.ts";

export interface ComplianceItem {
  id: string;
  title: string;
  description: string;
  /** As the specification lists it. The month filter looks for month names in this text and the one in force: name a month only if something falls due in it. */
  dueDate: string;
  /** Where `dueDate` is no longer the law: the date in force, shown first; `dueDate` stands small beside it. */
  inForce?: {
    dueDate: string;
    /** Until when `dueDate` held, if it ever did: 'March 2026'. */
    until?: string;
    /** The one of `lawChanges` that moved it. */
    law: LawChangeId;
  };
  frequency: Frequency;
  category: Category;
  priority: Priority;
  applicableTo: readonly string[];
  penalty: string;
  documents: readonly string[];
  /** Records of content/law/law-changes.ts to show on the card. */
  lawChanges: readonly LawChangeId[];
  note?: string;
}

export const frequencies = ["Monthly", "Quarterly", "Half Yearly", "Annual"] as const;

export type Frequency = (typeof frequencies)[number];
export type Category = "ROC" | "GST" | "Income Tax" | "Labour" | "Other" | "Corporate Governance";
type Priority = "High" | "Medium" | "Low";

/** A due date that the government moved once, for one period. The rule itself stays in domain/compliance/obligations. */
export interface Extension {
  /** An obligation of domain/compliance/obligations. */
  obligationId: string;
  /** The period as the calendar keys it: '2025-26' for a year. */
  periodKey: string;
  /** Only dates that fall on this day move; others of the same period stay. */
  statutoryDate: string;
  extendedTo: string;
  note: string;
  source: { name: string; url: `https://${string}` };
}
