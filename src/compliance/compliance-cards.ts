import { z } from "zod";
import { type ComplianceItemId, complianceItems as records } from "../../content/compliance.ts";
import { checked } from "../../content/schemas/checked.ts";
import { type ComplianceItem, complianceItemSchema } from "../../content/schemas/compliance-item.ts";
import type { LawChange } from "../../content/schemas/law-change.ts";
import { lawChange } from "../law/law-changes.ts";

export interface ComplianceCardData extends ComplianceItem {
  id: ComplianceItemId;
  /** The records behind `lawChanges`. */
  changes: readonly LawChange[];
}

const items = checked("content/compliance.ts", z.array(complianceItemSchema), records);

/** The validated cards, ready to be handed to the list as its props. */
export const complianceCards: readonly ComplianceCardData[] = items.map((item) => ({
  ...item,
  id: item.id as ComplianceItemId,
  changes: item.lawChanges.map(lawChange),
}));
