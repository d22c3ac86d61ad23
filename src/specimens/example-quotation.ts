import type { StructureId } from "../../content/schemas/structure-id.ts";
import { completePlan } from "../../domain/company-plan/cost.ts";
import { quotationBasis } from "../../domain/quotation/basis.ts";
import { composeQuotation, newDraft } from "../../domain/quotation/compose.ts";

/** Any day: no date of it is shown. */
const day = "2026-01-01";

/** The quotation of the usual case, with our own prices and the site's cost rules. */
export function exampleQuotation(structure: StructureId) {
  const { basis } = quotationBasis(completePlan({ structure }));
  if (!basis) throw new Error(`The usual case of ${structure} has no basis for a quotation`);
  return composeQuotation(newDraft(basis, day), { to: "Your name", today: day }).quotation;
}
