import type { StructureId } from "../../../content/schemas/structure-id.ts";
import { myPlan } from "../../../content/tools/my-plan.ts";
import type { Pack } from "../../packs/packs.ts";
import { followAnswers } from "../../structure-choice/follow.ts";
import { recommend } from "../../structure-choice/recommend.ts";
import { pagePath } from "../../templates/paths.ts";
import { planPacks } from "../case.ts";
import type { CompanyPlan } from "../company-plan.ts";
import { planFacts } from "../describe.ts";
import { planFileName } from "../file-name.ts";
import { caseSection, packPapers } from "./case-section.ts";
import { costSection, decidedLedger } from "./cost-section.ts";
import { datesSection } from "./dates.ts";
import type { PlanBlock, PlanDocument, PlanSection } from "./model.ts";
import { checkedNames, namesSection } from "./names.ts";
import { planSources } from "./sources.ts";
import { structureSection } from "./structure.ts";

/** What the site says about each structure, handed in so that a browser need not load whole pages of it. */
export interface PlanReferences {
  /** What to have ready, from the structure's own page. */
  requirements: Readonly<Record<StructureId, readonly { title: string; text: string }[]>>;
  templates: readonly { id: string; title: string; description: string }[];
}

/** Settled with the structure. */
const open = (text: string): PlanBlock => ({ kind: "open", text, step: "structure", canWait: true });

function documentsSection(
  { structure }: CompanyPlan,
  { requirements }: PlanReferences,
  packs: readonly Pack[],
): PlanSection {
  const { heading, open: missing } = myPlan.documents;
  const usual: PlanBlock[] = structure ? [{ kind: "entries", items: requirements[structure], toTick: true }] : [];
  const blocks = [...usual, ...packPapers(packs)];
  return { id: "documents", heading, blocks: blocks.length > 0 ? blocks : [open(missing)] };
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
  const packs = planPacks(plan);
  const sections = [
    structureSection(plan),
    ...caseSection(packs),
    namesSection(plan),
    costSection(plan, packs),
    datesSection(plan, packs),
    documentsSection(plan, references, packs),
    templatesSection(plan, references),
  ];
  const { reasons } = recommend(followAnswers(plan.answers ?? {}).asked);
  return {
    title: titleFor(plan),
    fileName: planFileName(plan),
    facts: planFacts(plan),
    sections,
    sources: planSources({ reasons, lines: decidedLedger(plan)?.lines ?? [], packs }),
  };
}
