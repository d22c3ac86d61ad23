import { myPlan } from "../../../content/my-plan.ts";
import type { PlanDocument } from "../../../domain/company-plan/document/model.ts";
import { fill } from "../../../domain/text.ts";

const { side } = myPlan;
const points = ["structure", "names", "cost", "dates"] as const;

/** How much is decided, and the way to what is open. What was decided stands in the rail and in the document. */
export function SoFar({ document: { sections } }: { document: PlanDocument }) {
  const open = points.filter((id) => !sections.find((section) => section.id === id)?.decided);
  return (
    <nav aria-labelledby="so-far-heading" className="mb-5 max-lg:hidden">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="so-far-heading" className="text-lg">
          {side.heading}
        </h2>
        <p className="figures text-sm text-muted">
          {fill(side.decided, { count: points.length - open.length, all: points.length })}
        </p>
      </div>
      <div aria-hidden="true" className="mt-2 flex gap-1">
        {points.map((id) => (
          <span key={id} className={`h-1.5 flex-1 ${open.includes(id) ? "bg-line" : "bg-action"}`} />
        ))}
      </div>
      {open.length > 0 && (
        <p className="mt-1 flex flex-wrap items-center gap-x-4 text-sm text-muted">
          {side.open}:
          {open.map((id) => (
            <a key={id} href={`#${id}`} className="link inline-flex min-h-11 items-center font-strong">
              {side.points[id]}
            </a>
          ))}
        </p>
      )}
    </nav>
  );
}
