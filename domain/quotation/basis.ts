import { costWords } from "../../content/incorporation-costs/ledger-words.ts";
import { tierIds } from "../../content/offers/tiers.ts";
import { structureIds } from "../../content/schemas/plain-lists.ts";
import { site } from "../../content/site.ts";
import type { CompanyPlan } from "../company-plan/company-plan.ts";
import { type Assumed, assumedFields, completePlan } from "../company-plan/cost.ts";
import type { Estimate } from "../company-plan/estimate.ts";
import { isSmallCompany } from "../company-plan/size.ts";
import { planLedger } from "../company-plan/total.ts";
import type { Total } from "../costs/amount.ts";
import { ledgerParts } from "../costs/ledger.ts";
import type { Filing } from "../forms/filing.ts";
import type { CalendarDate } from "../india/calendar-date.ts";
import { longDate } from "../india/date-text.ts";
import { addOpenDays } from "../india/opening-hours.ts";
import { findService } from "../offers/services.ts";
import type { AgreedCompany } from "../registration/registration.ts";
import type { Basis, QuotationLine, SoldInDraft } from "./model.ts";

/** What was asked for: the plan, and the offer that a 'Get Started' button carried into the form, which was chosen last. */
export function askedPlan(plan: CompanyPlan | undefined, offer: string | null): CompanyPlan {
  const [of, at] = offer?.split(":") ?? [];
  const structure = structureIds.find((id) => id === of);
  const tier = tierIds.find((id) => id === at);
  if (!structure || plan?.section8) return plan ?? {};
  return { ...plan, structure, ...(tier && { tier }) };
}

/** The plan as it is since the registration began: what was agreed then goes before what was asked for. */
export const agreedPlan = (plan: CompanyPlan, { form, state, capital, people }: AgreedCompany): CompanyPlan => ({
  ...plan,
  ...(form !== "section-8" && { structure: form, section8: undefined }),
  ...(state && { state }),
  ...(capital && { capital }),
  people,
});

/** What was asked for, and the total that the founder has seen for just that. */
export interface Asked {
  plan: CompanyPlan;
  seen?: Total | undefined;
  /** Of the price list: the filing, or a plan of incubation or acceleration. */
  services: readonly SoldInDraft[];
}

interface Enquired {
  companyPlan: { plan: CompanyPlan } | null;
  offer: string | null;
  estimate: Estimate | null;
  filing: Filing | null;
}

export function askedOf({ companyPlan, offer, estimate, filing }: Enquired, today: CalendarDate): Asked {
  const planned = companyPlan?.plan ?? {};
  const plan = askedPlan(planned, offer);
  const isSame = plan.structure === planned.structure && plan.tier === planned.tier;
  return {
    plan,
    seen: isSame ? estimate?.total : undefined,
    services: filing ? filingService(filing, plan, today) : [],
  };
}

/** A filing as a service of the price list; on the next day on which the office is open, for want of another. */
function filingService({ id, due, year }: Filing, plan: CompanyPlan, today: CalendarDate): SoldInDraft[] {
  const service = findService(id);
  if (!service) return [];
  const about = [year && `for ${year}`, due && `${due < today ? "was due" : "due"} ${longDate(due)}`];
  const filed = service.charges === "late-fee" && due && { due, ...usualFiling(id, plan, today, due) };
  const said = about.filter(Boolean).join(", ");
  return [{ id, key: id, times: 1, ...(said && { about: said }), ...(filed && { filing: filed }) }];
}

/** Days on which the office is open, for accepting, paying and sending the papers. */
const daysToFile = 5;

/** When it is filed, in time where that is possible, and of which capital, as long as nobody has said otherwise. */
export function usualFiling(key: string, plan: CompanyPlan, today: CalendarDate, due = today) {
  const structure = key.startsWith("llp-") ? "llp" : (plan.structure ?? "private-limited");
  const filedOn = addOpenDays(today, daysToFile, site);
  return {
    filedOn: due > today && due < filedOn ? due : filedOn,
    capital: plan.capital ?? completePlan({ structure }).capital,
  };
}

export type PlannedBasis =
  | { basis: Basis; assumed: Assumed[] }
  /** Without these there is nothing to calculate. */
  | { basis: undefined; open: ("structure" | "state")[] };

/** What to quote for, from what the founder has planned. */
export function quotationBasis(plan: CompanyPlan): PlannedBasis {
  const open = [!plan.structure && !plan.section8 && ("structure" as const), !plan.state && ("state" as const)].filter(
    (field) => field !== false,
  );
  if (open.length > 0) return { basis: undefined, open };
  const { structure, state, capital, people, tier } = completePlan(plan);
  return {
    basis: {
      ...(plan.section8 ? { section8: plan.section8 } : { structure, tier }),
      ...(plan.structure === "private-limited" && { inGroup: isSmallCompany(plan) ? "no" : "yes" }),
      state,
      capital,
      people,
      ...(plan.name && { name: plan.name }),
    },
    assumed: assumedFields(plan),
  };
}

const partOf = (group: string): QuotationLine["part"] =>
  ledgerParts.find(({ groups }) => groups.some((each) => each === group))?.id ?? "others";

/** Our fee has no listed price for a Section 8 company: it is entered. */
const feeToEnter: QuotationLine = {
  id: "our-fee",
  part: "ours",
  label: costWords.lines["our-fee"].label,
  amount: null,
  certainty: "ask",
};

/** Every charge by the site's own rules, in the order of a ledger. GST is not among them: it follows from the lines. */
export function plannedLines(basis: Basis): QuotationLine[] {
  // Two sign for an OPC where the owner lives abroad, which a basis says by the number alone.
  const isAbroad = basis.structure === "opc" && basis.people > 1;
  const lines = planLedger({ ...basis, ...(isAbroad && { answers: { resident: "no" } }) })
    .lines.filter(({ id }) => id !== "gst")
    .map(({ id, group, label, amount, readings, status }): QuotationLine => {
      const part = partOf(group);
      return {
        id,
        part,
        label,
        amount,
        ...(readings && { readings: readings.map((reading) => reading.amount) }),
        // What we charge is fixed, whatever others ask for the same.
        certainty: part === "ours" || status === "agreed" ? "verified" : status,
        ...(group === "signatures" && { gstIncluded: true }),
      };
    });
  const all = basis.section8 ? [feeToEnter, ...lines] : lines;
  return ledgerParts.flatMap(({ id }) => all.filter(({ part }) => part === id));
}
