import { languageTexts } from "../../content/languages/texts.ts";
import { type StructureId, structureIds } from "../../content/schemas/structure-id.ts";
import { site } from "../../content/site.ts";
import { type StateCode, states } from "../../content/states.ts";
import { completePlan, offerCharges } from "../../domain/company-plan/cost.ts";
import type { Total } from "../../domain/costs/amount.ts";
import type { LanguagePage } from "../../domain/languages/pages.ts";
import { offerSet } from "../../domain/offers/offers.ts";
import type { LanguagePricesProps } from "./LanguagePrices.tsx";

const sets = structureIds.map(offerSet).map(({ structure, offers }) => ({
  structure,
  offers: offers.map(({ tier, name, discountedPrice }) => ({ tier, name, fee: discountedPrice })),
  /** No state charges another amount. */
  signatures: offerCharges(structure).ledger.ours.from,
}));

/** Counted when the page is built, so that the browser only adds up. */
const charges = Object.fromEntries(
  states.map(({ code }) => [
    code,
    Object.fromEntries(structureIds.map((id) => [id, offerCharges(id, { state: code }).ledger.others])),
  ]),
) as Record<StateCode, Record<StructureId, Total>>;

/** What the prices of a language are given: its words, our prices, and the charges of others in every state. */
export function priceProps({ code }: LanguagePage): LanguagePricesProps {
  const { prices: words, states: names, structures } = languageTexts[code];
  return {
    words,
    sets: sets.map((set) => ({ ...set, title: structures.items[set.structure].name })),
    charges,
    states: states
      .map((state) => ({ value: state.code, label: names[state.code] }))
      .toSorted((one, other) => one.label.localeCompare(other.label, code)),
    exampleState: completePlan({}).state,
    gst: site.gst,
  };
}
