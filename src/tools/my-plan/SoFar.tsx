import { myPlan } from "../../../content/my-plan.ts";
import type { PlanDocument } from "../../../domain/company-plan/document/model.ts";
import { fill } from "../../../domain/text.ts";

const { side, next } = myPlan;
const points: readonly string[] = ["structure", "names", "cost", "dates"];

/** The contents of the document beside it, with how much is decided. What was decided stands in the rail and in the document. */
export function SoFar({ document: { sections } }: { document: PlanDocument }) {
  const open = sections.filter(({ id, decided }) => points.includes(id) && !decided).map(({ id }) => id as string);
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
      <ol className="mt-3 text-sm">
        {[...sections, { id: "next", heading: next.heading }].map(({ id, heading }, index) => (
          <li key={id} className="border-b border-line">
            <a
              href={`#${id}`}
              className="flex min-h-9 items-center gap-2.5 hover:text-action hover:underline hover:decoration-1 pointer-coarse:min-h-11"
            >
              <span className="figures w-3 text-action">{index + 1}</span>
              <span className="grow">{heading}</span>
              {open.includes(id) && <span className="font-strong text-action">{side.open}</span>}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
