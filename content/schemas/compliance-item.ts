import type { LawChangeId } from "../law/law-changes.ts";
import type { Category, Frequency, Priority } from "./compliance-kinds.ts";

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
