import { myPlan } from "../../../content/my-plan.ts";
import type { StructureId } from "../../../content/schemas/structure-id.ts";
import type { PlanDocument } from "../../../domain/company-plan/document/model.ts";
import { EngravedBand, StructureSeal } from "../SheetEngraving.tsx";

interface Props {
  document: PlanDocument;
  madeOn: string;
  structure: StructureId | undefined;
}

/** The engraved head of the sheet: the name, the seal of the structure, and the plan in a few facts. */
export const SheetHead = ({ document: { title, facts }, madeOn, structure }: Props) => (
  <>
    <EngravedBand />
    <div className="px-4 py-6 sm:px-6 md:px-8 md:py-8">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <p className="text-sm font-strong text-muted">{myPlan.sheet.kicker}</p>
          <h2 id="sheet-heading" className="mt-1 text-3xl break-words">
            {title}
          </h2>
          <p className="figures mt-2 text-sm text-muted">{madeOn}</p>
        </div>
        <StructureSeal structure={structure} />
      </div>
      {facts.length > 0 && (
        <dl className="figures mt-5 text-sm sm:flex sm:flex-wrap sm:gap-x-8 sm:gap-y-3">
          {facts.map(([label, value]) => (
            <div
              key={label}
              className="flex justify-between gap-4 max-sm:border-t max-sm:border-line max-sm:py-1.5 sm:block"
            >
              <dt className="text-muted">{label}</dt>
              <dd className="font-strong max-sm:text-right">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  </>
);
