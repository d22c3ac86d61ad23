import { offerSets } from "../../content/offers.ts";
import type { Offer, OfferSet } from "../../content/schemas/offer.ts";
import { site } from "../../content/site.ts";
import type { CompanyPlan } from "../../domain/company-plan/company-plan.ts";
import { placeOf } from "../../domain/company-plan/example.ts";
import { formatAmount, type Total } from "../../domain/costs/amount.ts";
import { whenDutyIsKnown } from "../../domain/costs/duty-words.ts";
import { rupees } from "../../domain/india/money.ts";
import { offerTotal } from "../../domain/offers/price.ts";
import { useCompanyPlan } from "../company-plan/useCompanyPlan.ts";
import { NoBreaks } from "../ui/NoBreaks.tsx";
import { chargesFor } from "./charges.ts";

const cell =
  "border-line max-md:grid max-md:grid-cols-[8.5rem_minmax(0,1fr)] max-md:gap-3 max-md:border-t max-md:py-2 md:px-4 md:py-3.5 md:last:pr-0";

/** What a cell holds, beside the name of its column on phones. */
const columnName = (name: string) => (
  <span aria-hidden="true" className="text-muted md:hidden">
    {name}
  </span>
);

const Price = ({ offer, charges }: { offer: Offer; charges: Total }) => {
  const { fee, gst, total } = offerTotal(offer, charges);
  return (
    <td className={cell}>
      {columnName(offer.name)}
      <div>
        <p className="text-xl font-strong">{rupees(fee)}</p>
        {site.gst.registered && <p className="text-muted">GST {rupees(gst)}</p>}
        <p>
          Estimated total{" "}
          <strong className="inline-block text-lg leading-snug text-action md:block">{formatAmount(total)}</strong>
        </p>
        {total.missing.length > 0 && <p className="text-muted">+ stamp duty</p>}
      </div>
    </td>
  );
};

interface RowProps {
  set: OfferSet;
  plan: CompanyPlan;
  chargesName: string;
}

function PriceRow({ set, plan, chargesName }: RowProps) {
  const { ledger, basis, difference } = chargesFor(set, plan);
  const { charges } = ledger;
  return (
    <tr className="border-b border-line align-top max-md:block max-md:py-4">
      <th scope="row" className="text-lg leading-snug font-strong max-md:block max-md:pb-2 md:py-3.5 md:pr-4">
        {set.tab}
      </th>
      <td className={cell}>
        {columnName(chargesName)}
        <div>
          <p className="text-lg font-strong">{formatAmount(charges)}</p>
          {charges.missing.length > 0 && <p className="text-muted">+ stamp duty, {whenDutyIsKnown(ledger)}</p>}
          <p className="text-muted">
            <NoBreaks text={basis} />
          </p>
          {difference && <p className="text-muted">{difference}</p>}
        </div>
      </td>
      {set.offers.map((offer) => (
        <Price key={offer.tier} offer={offer} charges={charges} />
      ))}
    </tr>
  );
}

/** Fees of every offer, with the sum a founder has to plan for below each, for the state chosen at the offers. On phones a card for each structure. */
export function PriceTable({ caption }: { caption: string }) {
  const { plan } = useCompanyPlan();
  const chargesName = `Additional charges${plan.state ? " in " : ", "}${placeOf(plan)}`;
  const head = "py-3 align-bottom text-base font-strong md:px-4 md:last:pr-0";
  return (
    <table className="w-full border-collapse text-left text-sm max-md:block md:table-fixed">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-md:sr-only">
        <tr className="border-b border-ink">
          <td className="w-[16%]" />
          <th scope="col" className={`w-[27%] ${head}`}>
            {chargesName}
          </th>
          {offerSets[0]?.offers.map(({ tier, name }) => (
            <th key={tier} scope="col" className={head}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {offerSets.map((set) => (
          <PriceRow key={set.structure} set={set} plan={plan} chargesName={chargesName} />
        ))}
      </tbody>
    </table>
  );
}
