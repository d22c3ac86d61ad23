import { planSets } from "../../content/plans.ts";
import type { PricingPage } from "../../content/schemas/plan.ts";
import { site } from "../../content/site.ts";
import { formatAmount } from "../../domain/costs/amount.ts";
import { rupees } from "../../domain/india/money.ts";
import { stateName } from "../../domain/india/state-names.ts";
import { completePlan } from "../../domain/plan/complete.ts";
import { planTotal } from "../../domain/plans/plan-cost.ts";
import { usePlan } from "../plan/usePlan.ts";
import { ToolLinksLine } from "../tools/ToolLinks.tsx";
import { DataTable } from "../ui/DataTable.tsx";
import { NoBreaks } from "../ui/NoBreaks.tsx";
import { Section } from "../ui/Section.tsx";
import { chargesFor, whenDutyIsKnown } from "./charges.ts";

const names = planSets[0]?.plans.map(({ name }) => name) ?? [];

/** Fees of every plan, with the sum a founder has to plan for below each, for the state chosen at the plans. */
export function AllPrices({ heading, text }: PricingPage["glance"]) {
  const { plan } = usePlan();
  return (
    <Section id="prices" title={heading} intro={`${text} ${stateName(completePlan(plan).state)}.`}>
      <DataTable
        caption={heading}
        columns={["", "Additional charges", ...names]}
        widths={["md:w-[16%]", "md:w-[27%]"]}
        rows={planSets.map((set) => {
          const { ledger, basis, difference } = chargesFor(set, plan);
          const { charges } = ledger;
          const missing = charges.missing.length > 0;
          return {
            heading: <span className="text-lg leading-snug">{set.tab}</span>,
            cells: [
              <div key={set.structure} className="figures">
                <p className="text-lg font-strong">{formatAmount(charges)}</p>
                {missing && (
                  <p className="font-strong text-alert">and the stamp duty, which is {whenDutyIsKnown(ledger)}</p>
                )}
                <p className="text-muted">
                  <NoBreaks text={basis} />
                </p>
                {difference && <p className="text-muted">{difference}</p>}
              </div>,
              ...set.plans.map((offer) => {
                const { fee, gst, total } = planTotal(offer, charges);
                return (
                  <div key={offer.id} className="figures">
                    <p className="text-xl font-strong">{rupees(fee)}</p>
                    {site.gst.registered && <p className="text-muted">GST {rupees(gst)}</p>}
                    <p>
                      Estimated total{" "}
                      <strong className="text-lg leading-snug text-action md:block">{formatAmount(total)}</strong>
                    </p>
                    {missing && <p className="font-strong text-alert">and the stamp duty</p>}
                  </div>
                );
              }),
            ],
          };
        })}
      />
      <ToolLinksLine className="mt-6" />
    </Section>
  );
}
