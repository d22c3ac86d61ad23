import { myPlan } from "../../../content/my-plan.ts";
import type { StructureId } from "../../../content/schemas/structure-id.ts";
import { inks } from "../../specimens/engraving/inks.ts";
import { Medallion } from "../../specimens/engraving/Medallion.tsx";
import { Woven } from "../../specimens/engraving/Spun.tsx";

const inSeal: Record<StructureId, string> = { "private-limited": "PVT", opc: "OPC", llp: "LLP" };

/** Between the facts of the summary, which are a line each on phones. */
const separator = " · ";

interface Props {
  title: string;
  summary: string;
  madeOn: string;
  structure: StructureId | undefined;
}

/** The engraved head of the sheet: the name, the plan in one line, and the seal of the structure. */
export const SheetHead = ({ title, summary, madeOn, structure }: Props) => (
  <>
    <svg
      viewBox="0 -9 720 18"
      preserveAspectRatio="xMinYMid slice"
      aria-hidden="true"
      fill="none"
      stroke={inks.action}
      strokeWidth=".6"
      className="block h-4.5 w-full bg-action-wash"
    >
      <Woven length={720} depth={15} wave={36} />
    </svg>
    <div className="flex items-start justify-between gap-4 px-4 py-6 sm:px-6 md:px-8 md:py-8 print:px-0 print:py-5">
      <div className="min-w-0">
        <p className="text-sm font-strong text-muted">{myPlan.sheet.kicker}</p>
        <h2 id="sheet-heading" className="mt-1 text-3xl break-words">
          {title}
        </h2>
        <p className="figures mt-2 text-sm">
          {summary.split(separator).map((fact, index) => (
            <span key={fact} className="max-sm:block">
              {index > 0 && <span className="max-sm:hidden">{separator}</span>}
              {fact}
            </span>
          ))}
        </p>
        <p className="figures mt-1 text-sm text-muted">{madeOn}</p>
      </div>
      <svg
        viewBox="-50 -50 100 100"
        aria-hidden="true"
        className="size-14 shrink-0 sm:size-20 md:size-28 print:size-24"
      >
        <Medallion radius={48} ink="action" hollow={0.4} />
        {structure && (
          <text textAnchor="middle" y="4.5" fontSize="13" fontWeight="640" letterSpacing="1" fill={inks.action}>
            {inSeal[structure]}
          </text>
        )}
      </svg>
    </div>
  </>
);
