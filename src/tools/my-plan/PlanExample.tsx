import { structureNames } from "../../../content/schemas/plain-lists.ts";
import { myPlan } from "../../../content/tools/my-plan.ts";
import { completePlan } from "../../../domain/company-plan/cost.ts";
import { planDocument } from "../../../domain/company-plan/document/build.ts";
import type { PlanBlock, PlanSectionId } from "../../../domain/company-plan/document/model.ts";
import { stateName } from "../../../domain/india/states.ts";
import { fill } from "../../../domain/text.ts";
import { EngravedBand, StructureSeal } from "../SheetEngraving.tsx";
import { planReferences } from "./plan-references.ts";

const words = myPlan.start.example;
/** The usual case, as the calculator counts it. The date only brings the days after it, which are the same for any date. */
const plan = { ...completePlan({}), incorporation: "2027-01-15" };
const { sections } = planDocument(plan, planReferences);
const decided = (id: PlanSectionId) => sections.find((section) => section.id === id)?.decided;
const blocks = sections.flatMap((section) => section.blocks.map((block) => ({ id: section.id, ...block })));
const filings = blocks.find(
  (block): block is typeof block & Extract<PlanBlock, { kind: "dates" }> => block.kind === "dates",
);

const titles = (id: PlanSectionId): string[] =>
  blocks.flatMap((block) => (block.id === id && block.kind === "entries" ? block.items.map(({ title }) => title) : []));

const firstAndCount = ([first, ...others]: readonly string[]): string =>
  fill(words.more, { first: first ?? "", count: others.length });

const dates = filings?.rows
  .filter(({ id }) => id === "first-board-meeting" || id === "inc-20a")
  .map(({ title, day }) => fill(words.filing, { title, day: day ?? "" }));

const parts: readonly (readonly [heading: string, text: string | undefined])[] = [
  [myPlan.structure.heading, decided("structure")],
  [myPlan.names.heading, words.names],
  [myPlan.cost.heading, decided("cost")],
  [myPlan.dates.heading, dates?.join("; ")],
  [myPlan.documents.heading, firstAndCount(titles("documents"))],
  [myPlan.templates.heading, firstAndCount(titles("templates"))],
  [myPlan.next.heading, words.next],
];

/** The plan of the usual case in short, with figures of the day it was built. Rendered at build time: no script loads it. */
export const PlanExample = () => (
  <section aria-labelledby="example-heading" className="certificate max-w-[27rem]">
    <div>
      <EngravedBand />
      <div className="px-5 py-5 md:px-7">
        <div className="flex items-start justify-between gap-4 pb-4">
          <div>
            <p className="text-sm font-strong text-muted">{myPlan.sheet.kicker}</p>
            <h3 id="example-heading" className="mt-1 text-xl leading-snug">
              {fill(words.title, { structure: structureNames[plan.structure], state: stateName(plan.state) })}
            </h3>
          </div>
          <StructureSeal structure={plan.structure} className="size-16!" />
        </div>
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
      <EngravedBand />
    </div>
  </section>
);
