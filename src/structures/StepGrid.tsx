import { Badge } from "../ui/Badge.tsx";
import type { OpcPage } from "./structure.schema.ts";

/** Steps read like a page, three to a line; the founder's own stand out. */
export const StepGrid = ({ steps }: { steps: OpcPage["process"]["items"] }) => (
  <ol className="grid border-t border-l border-line md:grid-cols-2 lg:grid-cols-3">
    {steps.map(({ title, text, withYou }, index) => (
      <li
        key={title}
        className={`border-r border-b border-line p-6 md:p-7 ${withYou ? "bg-sheet" : ""} max-md:grid max-md:grid-cols-[2.5rem_minmax(0,1fr)]`}
      >
        <p className="flex items-start justify-between gap-3">
          <span aria-hidden="true" className="figures text-3xl leading-none font-heading text-action">
            {index + 1}
          </span>
          {withYou && (
            <span className="max-md:hidden">
              <Badge tone="highlight">With you</Badge>
            </span>
          )}
        </p>
        <div>
          <h3 className="text-xl md:mt-5">{title}</h3>
          <p className="mt-1.5 text-sm text-muted">{text}</p>
        </div>
      </li>
    ))}
  </ol>
);
