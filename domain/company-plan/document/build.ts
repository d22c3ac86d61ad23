import { myPlan } from "../../../content/my-plan.ts";
import type { StructureId } from "../../../content/schemas/structure-id.ts";
import { pagePath } from "../../templates/paths.ts";
import type { CompanyPlan } from "../company-plan.ts";
import { planFacts, planSummary } from "../describe.ts";
import { costSection } from "./cost.ts";
import { datesSection } from "./dates.ts";
import type { PlanBlock, PlanDocument, PlanSection } from "./model.ts";
import { checkedNames, namesSection } from "./names.ts";
import { structureSection } from "./structure.ts";

/** What the site says about each structure, handed in so that a browser need not load whole pages of it. */
export interface PlanReferences {
  /** What to have ready, from the structure's own page. */
  requirements: Readonly<Record<StructureId, readonly { title: string; text: string }[]>>;
  templates: readonly { id: string; title: string; description: string }[];
}

const open = (text: string): PlanBlock => ({ kind: "open", text, step: "structure" });

function documentsSection({ structure }: CompanyPlan, { requirements }: PlanReferences): PlanSection {
  const { heading, open: missing } = myPlan.documents;
  const blocks: PlanBlock[] = structure
    ? [{ kind: "entries", items: requirements[structure], toTick: true }]
    : [open(missing)];
  return { id: "documents", heading, blocks };
}

function templatesSection({ structure }: CompanyPlan, { templates }: PlanReferences): PlanSection {
  const { heading, text, open: missing, ids } = myPlan.templates;
  if (!structure) return { id: "templates", heading, blocks: [open(missing)] };
  const items = ids[structure].flatMap((id) => {
    const template = templates.find((entry) => entry.id === id);
    return template ? [{ title: template.title, text: template.description, href: `${pagePath({ id })}#fill-in` }] : [];
  });
  return {
    id: "templates",
    heading,
    blocks: [
      { kind: "text", text },
      { kind: "entries", items },
    ],
  };
}

/** A name that will be refused is no title for a document. */
function titleFor(plan: CompanyPlan): string {
  const [first] = checkedNames(plan);
  if (!first) return myPlan.sheet.untitled;
  return first.verdict === "blocked" ? myPlan.sheet.nameOpen : first.fullName;
}

/** The whole plan: what is decided, with the reasons and figures behind it, and what is still open. */
export function planDocument(plan: CompanyPlan, references: PlanReferences): PlanDocument {
  return {
    title: titleFor(plan),
    summary: planSummary(plan) ?? "",
    facts: planFacts(plan),
    sections: [
      structureSection(plan),
      namesSection(plan),
      costSection(plan),
      datesSection(plan),
      documentsSection(plan, references),
      templatesSection(plan, references),
    ],
  };
}
