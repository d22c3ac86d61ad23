import { ChevronDown, Minus } from "lucide-react";
import { costWords } from "../../content/incorporation-costs/ledger-words.ts";
import type { Offer } from "../../content/schemas/structure.ts";
import { site } from "../../content/site.ts";
import type { CompanyPlan } from "../../domain/company-plan/company-plan.ts";
import { placeOf } from "../../domain/company-plan/cost.ts";
import { formatAmount } from "../../domain/costs/amount.ts";
import { paidSplit, whenDutyIsKnown } from "../../domain/costs/duty-words.ts";
import { groupTotals, type Ledger } from "../../domain/costs/ledger.ts";
import { rupees } from "../../domain/india/money.ts";
import { offerTotal } from "../../domain/offers/price.ts";
import { contactWithPlan } from "../company-plan/plan-address.ts";
import { Badge } from "../ui/Badge.tsx";
import { ButtonLink } from "../ui/Button.tsx";
import { NoBreaks } from "../ui/NoBreaks.tsx";
import { TickList } from "../ui/TickList.tsx";

interface Props {
  offer: Offer;
  /** Which of the cards it is, from 0. */
  place: number;
  /** The charges of others, for the state that the visitor chose. */
  charges: Ledger;
  basis: string;
  /** About the listed charges, where they are others. */
  difference: string | undefined;
  /** What else the visitor has decided: for the link to the contact page, and whether the state is an example. */
  plan: CompanyPlan;
  /** Whether the charges are listed one by one; without script each card opens on its own. */
  chargesOpen: boolean;
  onToggleCharges: (open: boolean) => void;
}

/**
 * Below 1024 px one offer is shown at a time: each card goes by the button in its own place of the TierSwitch, the first by the first.
 * Browsers without :has() show all.
 */
const unlessChosen = [
  "max-lg:in-[[data-offers]:has(label:nth-of-type(1)>input:not(:checked))]:hidden",
  "max-lg:in-[[data-offers]:has(label:nth-of-type(2)>input:not(:checked))]:hidden",
  "max-lg:in-[[data-offers]:has(label:nth-of-type(3)>input:not(:checked))]:hidden",
  "max-lg:in-[[data-offers]:has(label:nth-of-type(4)>input:not(:checked))]:hidden",
  "max-lg:in-[[data-offers]:has(label:nth-of-type(5)>input:not(:checked))]:hidden",
];

/** Our fee, and the listed price where there is one. */
const Fee = ({ offer }: { offer: Offer }) => (
  <div className="text-sm text-muted md:mt-1.5">
    <p className="flex items-center gap-x-2">
      Our fee <span className="text-lg font-strong text-ink">{rupees(offer.discountedPrice)}</span>
      {offer.discount && <Badge tone="good">{offer.discount}</Badge>}
    </p>
    {offer.originalPrice && (
      <s>
        {/* A box of its own, so that the line through the price leaves the words out. */}
        <span className="inline-block first-letter:uppercase">listed price&nbsp;</span>
        {rupees(offer.originalPrice)}
      </s>
    )}
  </div>
);

/** What it all comes to in a named state, our fee in it, and the charges one by one. */
function Total({ offer, charges, basis, difference, plan, chargesOpen, onToggleCharges }: Props) {
  const { gst, ours, total } = offerTotal(offer.discountedPrice, charges);
  const missing = total.missing.length > 0;
  return (
    <div className="figures mt-2 border-t border-ink pt-2 lg:mt-4 lg:pt-4">
      <p className="text-sm font-strong">
        Estimated total
        {/* The example is named once, at the choice of the state above the cards. */}
        <span className={plan.state ? "" : "[@media_screen_and_(scripting:enabled)]:sr-only"}>
          {plan.state ? " in " : ", "}
          {placeOf(plan)}
        </span>
      </p>
      <p className={`font-heading tracking-tight text-action ${total.from === total.to ? "text-3xl" : "text-2xl"}`}>
        <span>{formatAmount(total)}</span>
      </p>
      {missing && <p className="text-sm text-muted">+ stamp duty, {whenDutyIsKnown(charges)}</p>}
      <Fee offer={offer} />
      <p className="text-sm text-muted">{paidSplit(ours, charges.others)}</p>
      <details
        open={chargesOpen}
        onToggle={({ currentTarget }) => onToggleCharges(currentTarget.open)}
        className="group/charges prints-open border-b border-line text-sm"
      >
        <summary className="flex min-h-11 items-center justify-between gap-3 py-1 text-muted">
          <span>
            With{" "}
            {site.gst.registered && (
              <>
                GST <span className="whitespace-nowrap text-ink">{rupees(gst)}</span> and{" "}
              </>
            )}
            charges <span className="text-ink">{formatAmount(charges.charges)}</span>, {formatAmount(charges.ours)} of
            them to us
          </span>
          <ChevronDown
            aria-hidden="true"
            className="size-4.5 shrink-0 text-action transition-transform group-open/charges:rotate-180"
            strokeWidth={1.5}
          />
        </summary>
        <dl className="pb-1">
          {groupTotals(charges).map(({ group, total: amount }) => (
            <div key={group} className="flex justify-between gap-4 py-1">
              <dt className="text-muted">{costWords.groups[group]}</dt>
              <dd className="text-right">
                {amount.missing.length > 0 ? costWords.unknown : amount.to === 0 ? "Nil" : formatAmount(amount)}
              </dd>
            </div>
          ))}
        </dl>
        <p className="pb-3 text-muted">{basis}</p>
      </details>
      {difference && <p className="pt-2 text-sm text-muted">{difference}</p>}
    </div>
  );
}

/** What an offer costs, with GST and the government's charges in the same card, what it contains and what it leaves out. */
export function OfferCard(props: Props) {
  const { offer, place, charges, plan } = props;
  const heading = `${charges.structure}-${offer.tier}`;
  return (
    <li
      className={`relative grid content-start border bg-sheet p-4 md:max-lg:grid-cols-2 md:max-lg:gap-x-10 md:max-lg:p-8 lg:row-span-6 lg:grid-rows-subgrid lg:p-6 xl:p-8 ${unlessChosen[place]} ${offer.popular ? "border-action shadow-lift lg:z-10 lg:-mx-px lg:-my-6 lg:py-12 xl:py-14" : "border-line max-lg:border-action max-lg:shadow-lift"}`}
    >
      <div className="lg:contents">
        <div>
          {offer.popular && (
            <p className="absolute -top-px left-6 -translate-y-1/2 border border-action bg-action px-3 py-0.5 text-sm font-strong text-sheet max-lg:hidden xl:left-8">
              Popular
            </p>
          )}
          <h3 id={heading} className="text-xl lg:text-2xl">
            {offer.name}
          </h3>
          <p className="text-sm text-muted lg:mt-1">{offer.description}</p>
        </div>
        <Total {...props} />
        <ButtonLink
          href={contactWithPlan(charges.structure, offer.tier, plan)}
          look={offer.popular ? "primary" : "outline"}
          className={`mt-3 self-start max-lg:w-full lg:mt-4 ${offer.popular ? "" : "max-lg:bg-action max-lg:text-sheet"}`}
          aria-describedby={heading}
        >
          Get Started
        </ButtonLink>
        <p className="mt-3 text-sm md:mt-5">
          <strong className="md:block">Choose it if</strong> {offer.bestFor}
        </p>
      </div>
      <div className="text-sm max-md:mt-3 lg:contents">
        <div className="lg:mt-4">
          <p className="mb-2 font-strong">{offer.buildsOn ?? "In this plan"}</p>
          <TickList
            items={offer.features.map((feature) => <NoBreaks key={feature} text={feature} />)}
            className="max-md:space-y-1"
          />
        </div>
        {/* One line across the cards, however many features stand above it. */}
        <p className="relative pt-2.5 pl-[1.75em] text-muted max-md:pt-1 lg:mt-5 lg:border-t lg:border-line lg:pt-4 lg:text-sm">
          <Minus aria-hidden="true" className="absolute left-0 mt-[0.28em] size-[1.05em]" strokeWidth={2} />
          <NoBreaks text={offer.notIncluded} />
        </p>
      </div>
    </li>
  );
}
