import type { CompanyPlan } from "../../company-plan/company-plan.ts";
import type { CalendarDate } from "../../india/calendar-date.ts";
import { quotationBasis } from "../basis.ts";
import { composeQuotation, newDraft, stampQuotation } from "../compose.ts";
import type { Basis, Edit, SentQuotation } from "../model.ts";

export const today: CalendarDate = "2026-11-16";

export function basisOf(plan: CompanyPlan): Basis {
  const { basis } = quotationBasis(plan);
  if (!basis) throw new Error("structure or state is open");
  return basis;
}

export function sentQuotation(
  plan: CompanyPlan,
  edits: readonly Edit[] = [],
  more: Partial<Pick<SentQuotation, "version" | "replaces" | "to">> = {},
): SentQuotation {
  const { to = "Meera Krishnan", ...stamp } = more;
  const draft = { ...newDraft(basisOf(plan), today), edits };
  const { quotation, problems } = composeQuotation(draft, { to, advisor: "Arun Pai", today });
  if (problems.length > 0) throw new Error(problems.join(" "));
  return stampQuotation(quotation, { number: "2026-27/0001", version: 1, date: today, ...stamp });
}

/** One of each kind that looks different on paper. */
export const examples = {
  alone: sentQuotation({ structure: "opc", state: "KA", capital: 100_000, tier: "starter", name: "Zyntra Learning" }),
  ranges: sentQuotation({
    structure: "private-limited",
    state: "MH",
    capital: 2_000_000,
    people: 2,
    tier: "standard",
    name: "Zyntra Foods",
  }),
  changed: sentQuotation(
    { structure: "private-limited", state: "KA", capital: 1_000_000, people: 3, tier: "pro", name: "Qorvex Kitchens" },
    [
      {
        kind: "change",
        id: "our-fee",
        amount: { from: 10_000, to: 10_000 },
        reason: "Second company of the same founders.",
      },
      { kind: "strike", id: "name", reason: "You have reserved the name yourself." },
      {
        kind: "add",
        part: "others",
        label: "Notary and courier for the director abroad",
        amount: { from: 3_500, to: 5_000 },
        reason: "Papers signed in Singapore have to be apostilled.",
      },
    ],
    { version: 2, replaces: { version: 1, date: "2026-11-12" } },
  ),
  llp: sentQuotation({
    structure: "llp",
    state: "TN",
    capital: 200_000,
    people: 2,
    tier: "standard",
    name: "Varadan Iyer",
  }),
} as const;
