import type { OpcPage } from "../../content/schemas/structure.ts";
import { NoteNumber, type SectionNotes } from "../law/LawNotes.tsx";
import { Badge } from "../ui/Badge.tsx";

/** Steps three to a line; those the founder takes part in are set off. */
export const StepGrid = ({ steps, notes }: { steps: OpcPage["process"]["items"]; notes: SectionNotes }) => (
  <ol className="grid border-t border-l border-line md:grid-cols-3">
    {steps.map(({ title, text, withYou, laws }, index) => (
      <li key={title} className={`border-r border-b border-line p-6 ${withYou ? "bg-sheet" : ""}`}>
        <p className="flex items-center gap-3">
          <span aria-hidden="true" className="figures text-3xl leading-none font-heading text-action">
            {index + 1}
          </span>
          {withYou && <Badge tone="highlight">With you</Badge>}
        </p>
        <h3 className="mt-4 text-xl">{title}</h3>
        <p className="mt-1.5 text-sm text-muted md:text-base">
          {text}
          <NoteNumber notes={notes} ids={laws} />
        </p>
      </li>
    ))}
  </ol>
);
