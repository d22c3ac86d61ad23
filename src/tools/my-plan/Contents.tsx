import { myPlan } from "../../../content/tools/my-plan.ts";
import type { PlanDocument } from "../../../domain/company-plan/document/model.ts";
import { Badge } from "../../ui/Badge.tsx";
import { openParts } from "./open-parts.ts";

const { side, next } = myPlan;

/** The contents of the document beside it, with what is open. How much is decided stands in the rail. */
export function Contents({ document }: { document: PlanDocument }) {
  const open = openParts(document).map(({ id }) => id as string);
  return (
    <nav aria-labelledby="contents-heading" className="mb-5 max-lg:hidden">
      <h2 id="contents-heading" className="border-b border-ink pb-2 text-lg">
        {side.heading}
      </h2>
      <ol className="text-sm">
        {[...document.sections, { id: "next", heading: next.heading }].map(({ id, heading }, index) => (
          <li key={id} className="border-b border-line">
            <a
              href={`#${id}`}
              className="flex min-h-9 items-center gap-2.5 hover:text-action hover:underline hover:decoration-1 pointer-coarse:min-h-11"
            >
              <span className="figures w-3 text-action">{index + 1}</span>
              <span className="grow">{heading}</span>
              {open.includes(id) && <Badge tone="highlight">{side.open}</Badge>}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
