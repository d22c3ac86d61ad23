import { myPlan } from "../../../content/tools/my-plan.ts";
import type { CompanyPlan } from "../../../domain/company-plan/company-plan.ts";
import type { PlanDocument } from "../../../domain/company-plan/document/model.ts";
import { LargeEmblem } from "../LargeEmblem.tsx";
import { NameBoard } from "../NameBoard.tsx";
import { EngravedBand, StructureSeal } from "../SheetEngraving.tsx";
import type { Publisher } from "./publisher.ts";

const { kicker, untitled, nameOpen, estimate } = myPlan.sheet;
const totalLabel = myPlan.cost.total;
const inset = "mx-4 sm:mx-6 md:mx-8 print:mx-0";

interface Props {
  plan: CompanyPlan;
  document: PlanDocument;
  madeOn: string;
  /** Named on paper. */
  publisher: Publisher;
}

/** The engraved head of the sheet: the name on its board, the total beside the structure's house, and the plan in a few facts. */
export const SheetHead = ({ plan: { structure, name = "" }, document: { title, facts }, madeOn, publisher }: Props) => {
  const total = facts.find(([label]) => label === totalLabel);
  const others = facts.filter((fact) => fact !== total);
  const isNamed = title !== untitled && title !== nameOpen;
  // The name as it was typed leads; the ending that the law adds is smaller.
  const chosen = name && title.startsWith(`${name} `) ? name : title;
  return (
    <>
      <EngravedBand />
      {isNamed ? (
        <NameBoard label={kicker}>
          <h2
            id="sheet-heading"
            className={`relative text-2xl text-balance break-words ${chosen.length > 30 ? "md:text-3xl" : "md:text-4xl"}`}
          >
            {chosen} <span className="block text-lg text-muted">{title.slice(chosen.length).trim()}</span>
          </h2>
        </NameBoard>
      ) : (
        <div className={`pt-6 md:pt-8 ${inset}`}>
          <p className="text-sm font-strong text-muted">{kicker}</p>
          <h2 id="sheet-heading" className="mt-1 text-2xl md:text-3xl">
            {title}
          </h2>
        </div>
      )}
      <div
        className={`figures mt-4 flex items-end justify-between gap-4 border-b border-line text-sm md:mt-5 ${inset}`}
      >
        <div className="pb-4 md:pb-5">
          {total && (
            <p>
              {totalLabel}
              <span className="block text-4xl font-heading tracking-tight text-action">
                {total[1].replace(/^about /, "")}
              </span>
            </p>
          )}
          <p className="mt-1 text-balance text-muted">{madeOn}</p>
          <p className="hidden text-balance text-muted print:block">
            <b>
              {publisher.name}, {publisher.phone}
            </b>{" "}
            {publisher.note}
          </p>
        </div>
        {structure && (
          // Its ground is the rule below it.
          <LargeEmblem
            form={structure}
            className="no-print -mr-1 -mb-2.5 size-24 sm:-mr-1.25 sm:-mb-3 sm:size-30 md:-mr-1.75 md:-mb-4.5 md:size-42"
          />
        )}
        <StructureSeal structure={structure} className={`mb-4 ${structure ? "hidden print:block" : ""}`} />
      </div>
      <dl
        className={`figures mb-6 text-sm md:mt-4 md:mb-7 md:grid md:grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] md:gap-x-6 md:gap-y-3 ${inset}`}
      >
        {others.map(([label, value]) => (
          <div
            key={label}
            className="flex justify-between gap-4 py-1.5 not-first:max-md:border-t not-first:max-md:border-line md:block md:py-0"
          >
            <dt className="text-muted">{label}</dt>
            <dd className="font-strong max-md:text-right">{value}</dd>
          </div>
        ))}
      </dl>
      <p className={`mb-6 hidden text-sm text-muted print:block ${inset}`}>{estimate}</p>
    </>
  );
};
