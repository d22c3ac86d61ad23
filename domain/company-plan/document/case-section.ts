import { statusWords } from "../../../content/sources/certainty.ts";
import { myPlan } from "../../../content/tools/my-plan.ts";
import { packDateText } from "../../packs/pack-dates.ts";
import type { Pack } from "../../packs/packs.ts";
import { fill } from "../../text.ts";
import type { CompanyPlan } from "../company-plan.ts";
import type { PlanBlock, PlanSection } from "./model.ts";

const words = myPlan.case;

const packBlocks = ({ title, text, steps, rules }: Pack): PlanBlock[] => [
  { kind: "lead", text: title },
  { kind: "text", text },
  { kind: "list", heading: words.steps, items: steps.map((step) => step.text), ordered: true },
  ...(rules.length > 0 ? [{ kind: "list", heading: words.rules, items: rules.map((rule) => rule.text) } as const] : []),
];

/** What the packs bring: what to do, in order, and the rules behind it. No pack, no section. */
export const caseSection = (packs: readonly Pack[]): PlanSection[] =>
  packs.length > 0 ? [{ id: "case", heading: words.heading, blocks: packs.flatMap(packBlocks) }] : [];

/** Costs of the packs, beside the total: most depend on a quotation. */
export const packCosts = (packs: readonly Pack[]): PlanBlock[] =>
  packs.map(({ title, costs }) => ({
    kind: "entries",
    heading: fill(words.costs, { case: title }),
    items: costs.map(({ label, amount, status }) => ({
      title: label,
      text: amount,
      mark:
        status === "verified" || status === "agreed" ? undefined : { label: statusWords[status].label, tone: "plain" },
    })),
  }));

export const packPapers = (packs: readonly Pack[]): PlanBlock[] =>
  packs.map(({ title, papers }) => ({
    kind: "entries",
    heading: title,
    items: papers.map((paper) => ({ title: paper.title, text: paper.text })),
    toTick: true,
  }));

export const packDates = (packs: readonly Pack[], { incorporation }: CompanyPlan): PlanBlock[] =>
  packs.map(({ title, dates }) => ({
    kind: "dates",
    heading: title,
    rows: dates.map((date) => ({
      id: date.id,
      title: date.title,
      when: packDateText(date.due, incorporation),
      text: date.text,
    })),
  }));
