import { Circle, CircleAlert, CircleCheck } from "lucide-react";
import { myPlan } from "../../../content/my-plan.ts";
import type { PlanDocument } from "../../../domain/company-plan/document/model.ts";
import { fill } from "../../../domain/text.ts";

const { side } = myPlan;
const points = ["structure", "names", "cost", "dates"] as const;

/**
 * What is decided and what is not, in four lines that lead to their parts of the document. On phones the rail above and the
 * head of the sheet say it.
 */
export function SoFar({ document: { sections } }: { document: PlanDocument }) {
  const rows = points.map((id) => ({ ...sections.find((section) => section.id === id), id }));
  const count = rows.filter(({ decided }) => decided).length;
  return (
    <nav aria-labelledby="so-far-heading" className="max-lg:hidden">
      <div className="flex items-baseline justify-between gap-4 border-b border-ink pb-2">
        <h2 id="so-far-heading" className="text-lg">
          {side.heading}
        </h2>
        <p className="figures text-sm text-muted">{fill(side.decided, { count, all: rows.length })}</p>
      </div>
      <ul>
        {rows.map(({ id, decided, problem }) => (
          <li key={id} className="border-b border-line">
            <a
              href={`#${id}`}
              className="grid min-h-11 grid-cols-[1.25rem_7rem_minmax(0,1fr)] items-center gap-x-2.5 py-2 text-sm hover:text-action"
            >
              {decided ? (
                <CircleCheck aria-hidden="true" className="size-5 text-good" strokeWidth={1.5} />
              ) : problem ? (
                <CircleAlert aria-hidden="true" className="size-5 text-alert" strokeWidth={1.5} />
              ) : (
                <Circle aria-hidden="true" className="size-5 text-line-strong" strokeWidth={1.5} />
              )}
              <span className="text-muted">{side.points[id]}</span>
              <span className="figures block font-strong break-words first-letter:uppercase">
                {decided ?? problem ?? side.open}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
