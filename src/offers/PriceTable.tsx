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

const cell = "md:px-4 md:py-3.5 md:last:pr-0";
const phoneRow =
  "max-md:relative max-md:grid max-md:grid-cols-[minmax(0,1.1fr)_repeat(3,minmax(0,1fr))] max-md:gap-x-2";

const Price = ({ offer, charges }: { offer: Offer; charges: Total }) => {
  const { fee, gst, total } = offerTotal(offer, charges);
  return (
    <td className={cell}>
      <div className="max-md:flex max-md:flex-col max-md:text-xs max-md:leading-normal">
        <p className="max-md:text-muted md:text-xl md:font-strong">
          <span className="md:hidden">Fee </span>
          {rupees(fee)}
        </p>
        {site.gst.registered && <p className="text-muted">GST {rupees(gst)}</p>}
        <p className="max-md:order-first">
          <span className="max-md:sr-only">Estimated total </span>
          <strong className="block text-base leading-snug text-action md:text-lg">{formatAmount(total)}</strong>
        </p>
        {total.missing.length > 0 && <p className="text-muted max-md:order-first">+ stamp duty</p>}
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
    <tr className={`border-b border-line align-top max-md:gap-y-2 max-md:py-3.5 ${phoneRow}`}>
      <th scope="row" className="leading-snug font-strong md:py-3.5 md:pr-4 md:text-lg">
        {set.tab}
      </th>
      <td className={`${cell} max-md:order-last max-md:col-span-full max-md:text-xs`}>
        <div>
          <p className="md:text-lg md:font-strong">
            <span aria-hidden="true" className="md:hidden">
              {chargesName}{" "}
            </span>
            <span className="font-strong">{formatAmount(charges)}</span>
          </p>
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

/** Fees of every offer, with the sum a founder has to plan for below each, for the state chosen at the offers. On phones the totals come first. */
export function PriceTable({ caption }: { caption: string }) {
  const { plan } = useCompanyPlan();
  const chargesName = `Additional charges${plan.state ? " in " : ", "}${placeOf(plan)}`;
  const head = "py-2.5 align-bottom font-strong max-md:self-end md:px-4 md:py-3 md:text-base md:last:pr-0";
  return (
    <table className="w-full border-collapse text-left text-sm max-md:block md:table-fixed">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-md:block">
        <tr className={`border-b border-ink ${phoneRow}`}>
          <td className="w-[16%] py-2.5 font-strong text-action max-md:w-auto">
            <span className="md:hidden">Estimated total</span>
          </td>
          <th scope="col" className={`w-[27%] max-md:sr-only ${head}`}>
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
