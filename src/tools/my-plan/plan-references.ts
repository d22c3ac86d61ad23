import { llp } from "../../../content/structures/llp.ts";
import { opc } from "../../../content/structures/opc.ts";
import { privateLimited } from "../../../content/structures/private-limited.ts";
import { myPlan } from "../../../content/tools/my-plan.ts";
import type { PlanReferences } from "../../../domain/company-plan/document/build.ts";
import { curlQuotes } from "../../../domain/templates/quotes.ts";
import { templates } from "../../templates/templates.ts";

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
    if (!template) throw new Error(`content/tools/my-plan.ts names the template '${id}', which does not exist`);
    return { id, title: curlQuotes(template.title), description: template.description };
  }),
};

function titlesAndTexts(items: readonly { title: string; text: string }[]) {
  return items.map(({ title, text }) => ({ title, text }));
}
