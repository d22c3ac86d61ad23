import { myPlan } from "../../../content/my-plan.ts";
import type { StructureId } from "../../../content/schemas/structure-id.ts";
import { llp } from "../../../content/structures/llp.ts";
import { opc } from "../../../content/structures/opc.ts";
import { privateLimited } from "../../../content/structures/private-limited.ts";
import type { PlanReferences } from "../../../domain/company-plan/document/build.ts";
import { curlQuotes } from "../../../domain/templates/quotes.ts";
import { templates } from "../../templates/templates.ts";
import { schedule } from "../../work-schedule/work-schedule.ts";

const ids = new Set(Object.values(myPlan.templates.ids).flat());

/** Of the structure pages and the templates only what the plan shows. Build time only. */
export const planReferences: PlanReferences = {
  requirements: {
    "private-limited": titlesAndTexts(privateLimited.requirements.items),
    opc: titlesAndTexts(opc.requirements.items),
    llp: titlesAndTexts(llp.requirements.items),
  },
  templates: [...ids].map((id) => {
    const template = templates.find((entry) => entry.id === id);
    if (!template) throw new Error(`content/my-plan.ts names the template '${id}', which does not exist`);
    return { id, title: curlQuotes(template.title), description: template.description };
  }),
  work: { "private-limited": work("private-limited"), opc: work("opc"), llp: work("llp") },
};

/** The pieces of work until the certificate; stretches in which nothing is asked are no work. */
function work(structure: StructureId) {
  return schedule(structure)
    .tasks.filter(({ quiet }) => !quiet)
    .toSorted((a, b) => a.startsOn - b.startsOn)
    .map(({ title, who, duration }) => ({ task: title, who, duration }));
}

function titlesAndTexts(items: readonly { title: string; text: string }[]) {
  return items.map(({ title, text }) => ({ title, text }));
}
