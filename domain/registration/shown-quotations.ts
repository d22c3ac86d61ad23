import { planChoices } from "../company-plan/describe.ts";
import type { CalendarDate } from "../india/calendar-date.ts";
import type { Difference } from "../quotation/differences.ts";
import type { Basis, SentQuotation } from "../quotation/model.ts";
import { numberText } from "../quotation/number-and-limits.ts";
import type { AgreedCompany, Registration, Work } from "./registration.ts";
import { type Agreed, tasksFor } from "./tasks.ts";

/** A quotation that was sent, as the founder's page shows it. */
export interface QuotationShown {
  id: string;
  sent: SentQuotation;
  acceptedOn?: CalendarDate | undefined;
  /** Where it is not what the founder's plan said. */
  differences: readonly Difference[];
}

export const quotationState = (
  { acceptedOn, sent }: Pick<QuotationShown, "acceptedOn" | "sent">,
  today: CalendarDate,
): "accepted" | "expired" | "open" => (acceptedOn ? "accepted" : sent.validUntil < today ? "expired" : "open");

/** What is registered when the quotation is accepted. */
export const quotedCompany = ({ structure, state, capital, people }: Basis): AgreedCompany => ({
  form: structure ?? "section-8",
  state,
  capital,
  people,
});

/** What it makes to be done. */
export const agreedWork = ({ basis, included, services }: SentQuotation): Agreed => ({
  company: basis && quotedCompany(basis),
  included,
  services,
});

export const quotedWork = (sent: SentQuotation): Work => {
  const agreed = agreedWork(sent);
  return { company: agreed.company, tasks: tasksFor(agreed).tasks };
};

/** A quotation that the founder accepted when the registration had begun, and where it is not what is being registered. */
export interface LaterAcceptance {
  number: string;
  acceptedAt: string;
  differences: { label: string; accepted: string; here: string }[];
}

interface Accepted {
  sent: SentQuotation | null;
  acceptedAt: string | null;
}

/** The one that began it is not among them. The newest first; none once everything is done. */
export function laterAcceptances(
  quotations: readonly Accepted[],
  { startedAt, registration }: { startedAt: string; registration: Registration },
): LaterAcceptance[] {
  if (registration.stage === "complete") return [];
  return quotations
    .flatMap(({ sent, acceptedAt }) =>
      sent?.basis && acceptedAt && acceptedAt > startedAt
        ? [
            {
              number: numberText(sent),
              acceptedAt,
              differences: companyDifferences(quotedCompany(sent.basis), registration),
            },
          ]
        : [],
    )
    .toSorted((a, b) => (a.acceptedAt < b.acceptedAt ? 1 : -1));
}

const facts = ({ form, ...others }: AgreedCompany): ReadonlyMap<string, string> =>
  new Map(planChoices(form === "section-8" ? { ...others, section8: "yes" } : { ...others, structure: form }));

/** Services are on the list by themselves. */
function companyDifferences(
  accepted: AgreedCompany | undefined,
  { company }: Registration,
): LaterAcceptance["differences"] {
  if (!accepted || !company) return [];
  const [there, here] = [facts(accepted), facts(company)];
  return [...new Set([...there.keys(), ...here.keys()])]
    .map((label) => ({ label, accepted: there.get(label) ?? "nothing", here: here.get(label) ?? "nothing" }))
    .filter((each) => each.accepted !== each.here);
}
