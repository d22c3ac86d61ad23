import { myPlan } from "../../../content/my-plan.ts";
import type { StructureId } from "../../../content/schemas/structure-id.ts";
import type { PlanDocument } from "../../../domain/company-plan/document/model.ts";
import { EngravedBand, StructureSeal } from "../SheetEngraving.tsx";

const totalLabel = myPlan.cost.total;

interface Props {
  document: PlanDocument;
  madeOn: string;
  structure: StructureId | undefined;
}

/** The engraved head of the sheet: the name, the seal of the structure, the total, and the plan in a few facts. */
export const SheetHead = ({ document: { title, facts }, madeOn, structure }: Props) => {
  const total = facts.find(([label]) => label === totalLabel);
  const others = facts.filter((fact) => fact !== total);
  return (
    <>
      <EngravedBand />
      <div className="px-4 py-6 sm:px-6 md:px-8 md:pt-8 md:pb-7">
        <div className="flex items-start justify-between gap-4">
          <div className="min-w-0">
            <p className="text-sm font-strong text-muted">{myPlan.sheet.kicker}</p>
            <h2 id="sheet-heading" className="mt-1 text-2xl break-words md:text-3xl">
              {title}
            </h2>
            <p className="figures mt-2 text-sm whitespace-nowrap text-muted">{madeOn}</p>
          </div>
          <StructureSeal structure={structure} className="max-sm:-mr-1" />
        </div>
        {facts.length > 0 && (
          <div className="figures mt-5 items-start justify-between gap-x-10 border-t border-line pt-4 text-sm lg:flex">
            {total && (
              <p className="shrink-0 max-lg:pb-3">
                {totalLabel}
                <span className="block text-4xl font-heading tracking-tight text-action">
                  {total[1].replace(/^about /, "")}
                </span>
              </p>
            )}
            <dl className="md:grid md:grid-cols-2 md:gap-x-8 md:gap-y-3 lg:grid-cols-[auto_auto]">
              {others.map(([label, value]) => (
                <div
                  key={label}
                  className="flex justify-between gap-4 max-md:border-t max-md:border-line max-md:py-1.5 md:block"
                >
                  <dt className="text-muted">{label}</dt>
                  <dd className="font-strong max-md:text-right">{value}</dd>
                </div>
              ))}
            </dl>
          </div>
        )}
      </div>
    </>
  );
};
