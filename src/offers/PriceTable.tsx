import { billInShort as words } from "../../content/home/bill.ts";
import { offerSets } from "../../content/offers/offers.ts";
import type { Offer, OfferSet } from "../../content/schemas/structure.ts";
import { site } from "../../content/site.ts";
import type { CompanyPlan } from "../../domain/company-plan/company-plan.ts";
import { placeOf } from "../../domain/company-plan/cost.ts";
import { formatAmount } from "../../domain/costs/amount.ts";
import { whenDutyIsKnown } from "../../domain/costs/duty-words.ts";
import type { Ledger } from "../../domain/costs/ledger.ts";
import { rupees } from "../../domain/india/money.ts";
import { soldTiers } from "../../domain/offers/offers.ts";
import { offerTotal } from "../../domain/offers/price.ts";
import { useCompanyPlan } from "../company-plan/useCompanyPlan.ts";
import { NoBreaks } from "../ui/NoBreaks.tsx";
import { chargesFor } from "./charges.ts";

const cell = "md:py-4 md:pl-4";
/** The popular plan's column, where the table has columns. */
const standsOut = "lg:border-x lg:border-line lg:bg-sheet";
/** Four sums do not fit beside each other on a phone. */
const phoneRow = `max-md:relative max-md:grid max-md:gap-x-3 ${soldTiers.length === 3 ? "max-md:grid-cols-3" : "max-md:grid-cols-2"}`;

/** The sum, and in it what is ours. */
const Price = ({ offer, ledger }: { offer: Offer; ledger: Ledger }) => {
  const { fee, gst, ours, total } = offerTotal(offer.discountedPrice, ledger);
  return (
    <td className={`text-right lg:pr-5 ${cell} ${offer.popular ? standsOut : ""}`}>
      <p className="text-lg leading-tight font-heading tracking-tight text-action md:text-2xl">
        <span>{formatAmount(total)}</span>
      </p>
      {total.missing.length > 0 && <p className="text-muted">+ stamp duty</p>}
      <p className="mt-1 text-muted">Fee {rupees(fee)}</p>
      {site.gst.registered && <p className="text-muted">GST {rupees(gst)}</p>}
      <p className="text-muted">
        {words.ours} {formatAmount(ours)}
      </p>
    </td>
  );
};

interface RowProps {
  set: OfferSet;
  plan: CompanyPlan;
}

function PriceRow({ set, plan }: RowProps) {
  const { ledger, basisInState, difference } = chargesFor(set, plan);
  const { charges } = ledger;
  return (
    <tr className={`border-b border-line align-baseline max-md:py-4 ${phoneRow}`}>
      <th scope="row" className="text-lg leading-snug font-strong max-md:col-span-full max-md:mb-1.5 md:py-4">
        {set.tab}
      </th>
      <td className={`${cell} max-md:order-last max-md:col-span-full max-md:mt-2`}>
        <p className="max-md:flex max-md:justify-between md:text-lg md:font-strong">
          <span aria-hidden="true" className="md:hidden">
            Additional charges{" "}
          </span>
          <span className="font-strong">{formatAmount(charges)}</span>
        </p>
        {charges.missing.length > 0 && <p className="text-muted">+ stamp duty, {whenDutyIsKnown(ledger)}</p>}
        <p className="text-muted">
          <NoBreaks text={basisInState} />
        </p>
        {difference && <p className="text-muted">{difference}</p>}
      </td>
      {soldTiers.map(({ id }) => {
        const offer = set.offers.find(({ tier }) => tier === id);
        return offer ? <Price key={id} offer={offer} ledger={ledger} /> : <td key={id} />;
      })}
    </tr>
  );
}

/** What a founder has to plan for with every offer, for the state chosen at the offers. On phones a structure is a line of sums. */
export function PriceTable({ caption }: { caption: string }) {
  const { plan } = useCompanyPlan();
  const totals = `Estimated total${plan.state ? " in " : ", "}${placeOf(plan)}`;
  const head = "align-bottom font-strong md:pl-4 md:text-base";
  return (
    <table className="w-full border-collapse text-left text-sm max-md:block md:table-fixed">
      <caption className="mb-2 text-left font-strong text-action max-md:block md:sr-only">
        <span className="sr-only">{caption}: </span>
        {totals}
      </caption>
      <thead className="max-md:block">
        {/* Over the plans, where the table has columns. */}
        <tr className="max-md:hidden">
          <td className="w-[19%]" />
          <td className="w-[27%]" />
          <th scope="colgroup" colSpan={soldTiers.length} className="pl-4 font-strong text-action">
            <span className="block border-b border-line-strong pb-2 text-center">{totals}</span>
          </th>
        </tr>
        <tr className={`border-b border-ink ${phoneRow}`}>
          <td className="max-md:hidden" />
          <th scope="col" className={`max-md:sr-only md:py-3 ${head}`}>
            Additional charges
          </th>
          {soldTiers.map(({ id, name, popular }) => (
            <th key={id} scope="col" className={`py-2 text-right md:py-3 lg:pr-5 ${head} ${popular ? standsOut : ""}`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {offerSets.map((set) => (
          <PriceRow key={set.structure} set={set} plan={plan} />
        ))}
      </tbody>
    </table>
  );
}
