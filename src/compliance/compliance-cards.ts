import { type ComplianceItemId, complianceItems } from "../../content/compliance/cards.ts";
import type { LawChange } from "../../content/law/law-changes.ts";
import type { ComplianceItem } from "../../content/schemas/compliance.ts";
import { lawChange } from "../../domain/law-changes.ts";
import { shownPrice } from "../../domain/offers/services.ts";

export interface ComplianceCardData extends ComplianceItem {
  id: ComplianceItemId;
  /** The records behind `lawChanges`. */
  changes: readonly LawChange[];
  /** Our fee for it, where the owner shows it. */
  fee?: string | undefined;
}

/** The cards with the law changes they name, ready to be handed to the list as its props. */
export const complianceCards: readonly ComplianceCardData[] = complianceItems.map((item) => ({
  ...item,
  changes: item.lawChanges.map(lawChange),
  fee: shownPrice(item.id),
}));
