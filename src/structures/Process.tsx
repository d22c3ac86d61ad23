import { hasDesk } from "../../content/owner/facts.ts";
import { isUsualTime } from "../../content/owner/registration-days.ts";
import type { LlpPage, OpcPage, PrivateLimitedPage } from "../../content/schemas/structure.ts";
import { inWriting } from "../../content/specimens/in-writing.ts";
import { LawNotes } from "../law/LawNotes.tsx";
import { lawsNamed, sectionNotes } from "../law/section-notes.ts";
import { Disclosure } from "../ui/Disclosure.tsx";
import { Section } from "../ui/Section.tsx";
import { WorkChart } from "../work-schedule/WorkChart.tsx";
import { schedule } from "../work-schedule/work-schedule.ts";
import { StepList } from "./StepList.tsx";

/** The steps to the certificate, and beside them week by week what is with the founder and what with the Registrar. */
export function Process({ page: { id, process } }: { page: PrivateLimitedPage | OpcPage | LlpPage }) {
  const notes = sectionNotes("process", lawsNamed(process.items));
  const { heading, text, note } = schedule(id);
  // It is drawn for the time that our own texts name.
  const hasChart = isUsualTime[id];
  // Steps with days have no numbers: some of them run side by side.
  const numbered = process.items.filter(({ duration }) => !duration);
  return (
    <Section
      id="process"
      tone="sheet"
      title={process.heading}
      intro={[process.text, hasDesk && inWriting.inProcess].filter(Boolean).join(" ")}
    >
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
