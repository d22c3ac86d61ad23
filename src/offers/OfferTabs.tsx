import { useDeferredValue, useEffect } from "react";
import { offerSets } from "../../content/offers/offers.ts";
import type { StructureId } from "../../content/schemas/structure-id.ts";
import { offerSet } from "../../domain/offers/offers.ts";
import { withPlan } from "../company-plan/plan-address.ts";
import { useCompanyPlan } from "../company-plan/useCompanyPlan.ts";
import { Tabs } from "../ui/Tabs.tsx";
import { OfferCards } from "./OfferCards.tsx";

const structures = offerSets.map(({ structure }) => structure);
const [firstStructure = "private-limited"] = structures;

/** An address that names its offers by an anchor, such as `/pricing#llp`, becomes one that names them by the query. */
function useAnchorAddress() {
  useEffect(() => {
    const structure = structures.find((id) => location.hash === `#${id}`);
    if (!structure) return;
    const params = new URLSearchParams(location.search);
    if (!params.has("structure")) params.set("structure", structure);
    history.replaceState(history.state, "", `${location.pathname}?${params}`);
  }, []);
}

/** Three sets of offers, one open at a time: `/pricing?structure=llp` opens that tab. */
export function OfferTabs() {
  // Before the plan reads the address.
  useAnchorAddress();
  const { plan, brought, hydrated, change } = useCompanyPlan();
  // A tab opens at once; the nine cards and their links follow the plan a moment later.
  const planOfCards = useDeferredValue(plan);
  return (
    <Tabs
      label="Business structure"
      selected={plan.structure ?? firstStructure}
      hydrated={hydrated}
      // Moving along with the keys changes the address but leaves no trail of steps to go back through.
      onSelect={(structure, by) => change({ structure }, by === "click" ? "push" : "replace")}
      tabs={offerSets.map((set) => ({
        id: set.structure,
        label: set.tab,
        href: `${withPlan("/pricing", { ...plan, structure: set.structure })}${hydrated ? "" : `#${set.structure}`}`,
        panel: <OfferCards set={set} plan={planOfCards} brought={brought} change={change} headed />,
      }))}
    />
  );
}

/** From this file, so that both islands of the pricing page are one script. */
export { PriceTable } from "./PriceTable.tsx";

/**
 * The offers for one structure, on its own page. In this file, so that both islands are one script: what only they use need
 * not be a file of its own.
 */
export function StructureOffers({ structure }: { structure: StructureId }) {
  const { plan, brought, change } = useCompanyPlan();
  return <OfferCards set={offerSet(structure)} plan={plan} brought={brought} change={change} />;
}
