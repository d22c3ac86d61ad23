import { structureNames } from "../../../content/schemas/plain-lists.ts";
import { stateName } from "../../../content/states.ts";
import { llp } from "../../../content/structures/llp.ts";
import { opc } from "../../../content/structures/opc.ts";
import { privateLimited } from "../../../content/structures/private-limited.ts";
import { myPlan } from "../../../content/tools/my-plan.ts";
import { completePlan } from "../../../domain/company-plan/cost.ts";
import { usualProfile } from "../../../domain/compliance/answers.ts";
import { dueDates } from "../../../domain/compliance/due-dates.ts";
import { firstFilingsWindowDays } from "../../../domain/compliance/obligations/first-filings.ts";
import { addDays, daysBetween } from "../../../domain/india/calendar-date.ts";
import { curlQuotes } from "../../../domain/templates/format.ts";
import { fill } from "../../../domain/text.ts";
import { templates } from "../../templates/templates.ts";
import { EngravedBand } from "../SheetEngraving.tsx";
import type { PlanSectionId } from "./blocks.tsx";
import { type PlanReferences, planSections, templatesFor } from "./sections.tsx";

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

const words = myPlan.start.example;
/** The usual case, as the calculator counts it. The date only brings the days after it, which are the same for any date. */
const plan = { ...completePlan({}), incorporation: "2027-01-15" } as const;
const sections = planSections(plan, planReferences);
const decided = (id: PlanSectionId) => sections.find((section) => section.id === id)?.decided;

const firstAndCount = ([first, ...others]: readonly { title: string }[]): string =>
  fill(words.more, { first: first?.title ?? "", count: others.length });

const incorporated = plan.incorporation;
const profile = usualProfile(plan.structure, incorporated);
const dates = ["first-board-meeting", "inc-20a"].flatMap((id) =>
  dueDates(id, profile, incorporated, addDays(incorporated, firstFilingsWindowDays)).map(({ title, date }) =>
    fill(words.filing, { title, day: daysBetween(incorporated, date) }),
  ),
);

const parts: readonly (readonly [heading: string, text: string | undefined])[] = [
  [myPlan.structure.heading, decided("structure")],
  [myPlan.names.heading, words.names],
  [myPlan.cost.heading, decided("cost")],
  [myPlan.dates.heading, dates.join("; ")],
  [myPlan.documents.heading, firstAndCount(planReferences.requirements[plan.structure])],
  [myPlan.templates.heading, firstAndCount(templatesFor(plan.structure, planReferences))],
  [myPlan.next.heading, words.next],
];

/** The plan of the usual case in short, with figures of the day it was built. Rendered at build time: no script loads it. */
export const PlanExample = () => (
  <section aria-labelledby="example-heading" className="certificate max-w-[27rem]">
    <div>
      <EngravedBand />
      <div className="px-5 py-5 md:px-7">
        <p className="text-sm font-strong text-muted">{myPlan.sheet.kicker}</p>
        <h3 id="example-heading" className="mt-1 pb-4 text-xl leading-snug">
          {fill(words.title, { structure: structureNames[plan.structure], state: stateName(plan.state) })}
        </h3>
        <ol className="figures">
          {parts.map(([heading, text], index) => (
            <li key={heading} className="grid grid-cols-[1.25rem_minmax(0,1fr)] border-t border-ink py-2">
              <span aria-hidden="true" className="font-strong text-action">
                {index + 1}
              </span>
              <p>
                <b className="font-strong">{heading}</b>
                <span className="block text-sm">{text}</span>
              </p>
            </li>
          ))}
        </ol>
      </div>
    </div>
  </section>
);
