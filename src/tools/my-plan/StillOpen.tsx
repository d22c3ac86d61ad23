import { myPlan } from "../../../content/tools/my-plan.ts";
import type { PlanDocument } from "../../../domain/company-plan/document/model.ts";
import { openParts } from "./open-parts.ts";

/** Above the sheet, in one line: the parts that are open, each with a link to its place on the sheet. */
export function StillOpen({ document }: { document: PlanDocument }) {
  const open = openParts(document);
  if (open.length === 0) return null;
  return (
    <p className="no-print mb-4 flex flex-wrap items-center gap-x-5 border-l-3 border-highlight bg-highlight-wash px-4 text-sm">
      <strong>{myPlan.sheet.stillOpen}</strong>
      {open.map(({ id, heading }) => (
        <a key={id} href={`#${id}`} className="link inline-flex min-h-11 items-center font-strong">
          {heading}
        </a>
      ))}
    </p>
  );
}
