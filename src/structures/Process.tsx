import type { LlpPage, OpcPage, PrivateLimitedPage } from "../../content/schemas/structure.ts";
import { LawNotes } from "../law/LawNotes.tsx";
import { lawsNamed, sectionNotes } from "../law/section-notes.ts";
import { Section } from "../ui/Section.tsx";
import { WorkChart } from "../work-schedule/WorkChart.tsx";
import { schedule } from "../work-schedule/work-schedule.ts";
import { StepGrid } from "./StepGrid.tsx";

/** The steps to the certificate, then week by week: what the founder does, what we do, what the Registrar does. */
export function Process({ page: { id, process } }: { page: PrivateLimitedPage | OpcPage | LlpPage }) {
  const notes = sectionNotes("process", lawsNamed(process.items));
  const { heading, text, note } = schedule(id);
  return (
    <Section id="process" tone="sheet" title={process.heading} intro={process.text}>
      <StepGrid steps={process.items} notes={notes} />
      <LawNotes notes={notes} />
      <h3 id="how-the-work-runs" className="mt-10 text-2xl md:mt-16">
        {heading}
      </h3>
      <p className="mt-2 mb-6 text-lg text-balance text-muted md:mb-8">{text}</p>
      <WorkChart structure={id} />
      <p className="mt-5 max-w-prose text-sm text-muted">{note}</p>
    </Section>
  );
}
