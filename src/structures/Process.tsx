import { isUsualTime } from "../../content/owner/registration-days.ts";
import type { LlpPage, OpcPage, PrivateLimitedPage } from "../../content/schemas/structure.ts";
import { LawNotes, NoteNumber, type SectionNotes } from "../law/LawNotes.tsx";
import { lawsNamed, sectionNotes } from "../law/section-notes.ts";
import { Badge } from "../ui/Badge.tsx";
import { Disclosure } from "../ui/Disclosure.tsx";
import { NoBreaks } from "../ui/NoBreaks.tsx";
import { Section } from "../ui/Section.tsx";
import { schedule, WorkChart } from "./WorkChart.tsx";

interface Props {
  steps: readonly OpcPage["process"]["items"][number][];
  notes: SectionNotes;
}

const withYouWords = "With you";

const withYouBadge = <Badge tone="highlight">{withYouWords}</Badge>;

/** Steps as a ledger, titles that open on narrow screens; those the founder takes part in are marked. Steps with days have these for a number, because some of them run side by side. */
const StepList = ({ steps, notes }: Props) => (
  <ol className="border-y border-ink lg:grid">
    {steps.map(({ title, text, duration, withYou, laws }, index) => {
      const leads = duration ? (
        <span className="figures w-20 shrink-0 text-sm font-strong whitespace-nowrap text-action lg:block lg:w-24 lg:pt-0.5">
          {duration}
        </span>
      ) : (
        <span
          aria-hidden="true"
          className={`figures w-6 shrink-0 leading-none font-heading text-action lg:grid lg:size-9 lg:place-items-center lg:rounded-full lg:border lg:text-base ${withYou ? "lg:border-highlight lg:bg-highlight-wash" : "lg:border-action/40"}`}
        >
          {index + 1}
        </span>
      );
      return (
        <li key={title} className="border-line not-first:border-t">
          <Disclosure
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
            <div className={`max-lg:pb-4 lg:flex lg:gap-4 lg:py-3.5 ${duration ? "max-lg:pl-23" : "max-lg:pl-9"}`}>
              <div className="shrink-0 max-lg:hidden">{leads}</div>
              <div className="grow">
                <div className="flex items-center justify-between gap-4 max-lg:hidden">
                  <h3 className="text-lg leading-snug">{title}</h3>
                  {/* A numeral shows it by its colour here, beside the intro and the chart, which name the numbers. */}
                  {withYou && (duration ? withYouBadge : <span className="sr-only">{withYouWords}</span>)}
                </div>
                <p className={`text-sm text-muted ${duration ? "md:text-base" : "md:max-lg:text-base"}`}>
                  <NoBreaks text={text} />
                  <NoteNumber notes={notes} ids={laws} />
                </p>
              </div>
            </div>
          </Disclosure>
        </li>
      );
    })}
  </ol>
);

/** The steps to the certificate, and beside them week by week what is with the founder and what with the Registrar. */
export function Process({ page: { id, process } }: { page: PrivateLimitedPage | OpcPage | LlpPage }) {
  const notes = sectionNotes("process", lawsNamed(process.items));
  const { heading, text, note } = schedule(id);
  // It is drawn for the time that our own texts name.
  const hasChart = isUsualTime[id];
  // Steps with days have no numbers: some of them run side by side.
  const numbered = process.items.filter(({ duration }) => !duration);
  return (
    <Section id="process" tone="sheet" title={process.heading} intro={process.text}>
      <div
        className={
          hasChart ? "lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,27rem)] lg:gap-x-12 xl:gap-x-16" : "max-w-prose"
        }
      >
        <StepList steps={process.items} notes={notes} />
        {hasChart && (
          <Disclosure
            id="how-the-work-runs"
            line="title"
            label={<h3 className="text-base">{heading}</h3>}
            className="open-when-wide prints-open border-b border-line"
          >
            <h3 className="text-2xl max-lg:hidden">{heading}</h3>
            <p className="mb-6 text-balance text-muted lg:mt-1 lg:mb-4 lg:text-sm">{text}</p>
            <WorkChart structure={id} steps={numbered} />
            <p className="mt-5 max-w-prose text-sm text-muted max-lg:pb-6 lg:mt-3">{note}</p>
          </Disclosure>
        )}
      </div>
      <LawNotes notes={notes} className="max-lg:border-t-0 lg:mt-10" />
    </Section>
  );
}
