import type { OpcPage } from "../../content/schemas/structure.ts";
import { NoteNumber, type SectionNotes } from "../law/LawNotes.tsx";
import { Badge } from "../ui/Badge.tsx";
import { Fold } from "../ui/Fold.tsx";
import { NoBreaks } from "../ui/NoBreaks.tsx";

interface Props {
  steps: readonly OpcPage["process"]["items"][number][];
  notes: SectionNotes;
}

const withYouBadge = <Badge tone="highlight">With you</Badge>;

/** Steps three to a line on wide screens, titles that open on narrow ones; those the founder takes part in are set off. Steps with days have these for a number, because some of them run side by side. */
export const StepGrid = ({ steps, notes }: Props) => (
  <ol className="grid border-y border-ink lg:grid-cols-3 lg:border-b-0 lg:border-l lg:border-line">
    {steps.map(({ title, text, duration, withYou, laws }, index) => {
      const leads = duration ? (
        <span className="figures w-20 shrink-0 text-sm font-strong whitespace-nowrap text-action lg:w-auto lg:text-base">
          {duration}
        </span>
      ) : (
        <span aria-hidden="true" className="figures w-6 shrink-0 leading-none font-heading text-action lg:text-3xl">
          {index + 1}
        </span>
      );
      return (
        <li
          key={title}
          className={`border-line not-first:max-lg:border-t lg:border-r lg:border-b ${withYou ? "lg:shadow-[inset_0_3px_0_var(--color-highlight)]" : ""}`}
        >
          <Fold
            line="title"
            className="open-when-wide prints-open"
            label={
              <span className="flex grow items-center gap-3 text-base">
                {leads}
                <span className="grow">{title}</span>
                {withYou && withYouBadge}
              </span>
            }
          >
            <div className={`max-lg:pb-4 lg:p-6 ${duration ? "max-lg:pl-23" : "max-lg:pl-9"}`}>
              <p className="flex items-center gap-3 max-lg:hidden">
                {leads}
                {withYou && withYouBadge}
              </p>
              <h3 className={`text-xl max-lg:hidden ${duration ? "mt-1" : "mt-4"}`}>{title}</h3>
              <p className="text-muted max-md:text-sm lg:mt-1.5">
                <NoBreaks text={text} />
                <NoteNumber notes={notes} ids={laws} />
              </p>
            </div>
          </Fold>
        </li>
      );
    })}
  </ol>
);
