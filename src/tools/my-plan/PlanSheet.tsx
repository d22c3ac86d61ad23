import type { ReactNode } from "react";
import { myPlan } from "../../../content/tools/my-plan.ts";
import type { NextStepId } from "../../../content/tools/tools.ts";
import { tools } from "../../../content/tools/tools.ts";
import type { CompanyPlan } from "../../../domain/company-plan/company-plan.ts";
import type { PlanDocument, PlanSection, PlanSectionId } from "../../../domain/company-plan/document/model.ts";
import type { CalendarDate } from "../../../domain/india/calendar-date.ts";
import { longDate } from "../../../domain/india/date-text.ts";
import { fill } from "../../../domain/text.ts";
import { withPlan } from "../../company-plan/plan-address.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { EngravedBand } from "../SheetEngraving.tsx";
import { PlanBlockView } from "./PlanBlockView.tsx";
import { PlanSources } from "./PlanSources.tsx";
import type { Publisher } from "./publisher.ts";
import { readableAddress } from "./readable-address.ts";
import { SheetHead } from "./SheetHead.tsx";

const { sheet, next } = myPlan;
const { steps } = tools.nextSteps;

/** The tool in which a part that is decided can be changed. */
const tool: Partial<Record<PlanSectionId, NextStepId>> = {
  structure: "structure",
  names: "name",
  cost: "cost",
  dates: "calendar",
};

interface Props {
  plan: CompanyPlan;
  document: PlanDocument;
  today: CalendarDate;
  publisher: Publisher;
  /** What to do with it: under its head where there is no room beside it. */
  actions: ReactNode;
  /** The questions that are asked here, among the dates. */
  children: ReactNode;
}

/** The document, on one sheet of the screen and as many of paper as it takes. */
export const PlanSheet = ({ plan, document, today, publisher, actions, children }: Props) => (
  <article aria-labelledby="sheet-heading" className="certificate plan-sheet">
    <div>
      <SheetHead
        plan={plan}
        document={document}
        madeOn={fill(sheet.madeOn, { date: longDate(today) })}
        publisher={publisher}
      />
      <div className="no-print px-4 pb-6 sm:px-6 md:px-8 lg:hidden">{actions}</div>
      <div className="px-4 pb-6 sm:px-6 md:px-8 md:pb-8 print:p-0">
        {document.sections.map((section, index) => (
          <Part
            key={section.id}
            id={section.id}
            number={index + 1}
            heading={section.heading}
            change={<Change {...{ section, plan }} />}
          >
            {section.id === "dates" && children}
            {section.blocks.map((block, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no state and no identity of their own
              <PlanBlockView key={at} block={block} plan={plan} />
            ))}
          </Part>
        ))}
        <Part id="next" number={document.sections.length + 1} heading={next.heading}>
          <p>{next.text}</p>
          {/* Where there is room beside the sheet, it stays in sight there. */}
          <ButtonLink href={withPlan(steps.call.href, plan)} className="max-sm:w-full lg:hidden">
            {next.button}
          </ButtonLink>
        </Part>
        <div className="border-t border-line pt-4 text-sm text-muted">
          <p className="no-print">{sheet.estimate}</p>
          <PlanSources groups={document.sources} />
          <p className="mt-4 hidden break-inside-avoid print:block">
            {sheet.again}{" "}
            <span className="text-action">{readableAddress(location.origin + withPlan(location.pathname, plan))}</span>
          </p>
        </div>
      </div>
      <div className="no-print">
        <EngravedBand />
      </div>
    </div>
  </article>
);

interface PartProps {
  id: string;
  number: number;
  heading: string;
  change?: ReactNode;
  children: ReactNode;
}

const Part = ({ id, number, heading, change, children }: PartProps) => (
  <section id={id} aria-labelledby={`${id}-heading`} className="scroll-mt-24 border-t border-ink pt-4 pb-6">
    <div className="flex min-h-11 items-center justify-between gap-4 print:break-after-avoid">
      <h3 id={`${id}-heading`} className="text-lg">
        <span className="figures mr-2.5 text-action">{number}</span>
        {heading}
      </h3>
      {change}
    </div>
    <div className="mt-2 space-y-4">{children}</div>
  </section>
);

function Change({ section: { id, heading, decided }, plan }: { section: PlanSection; plan: CompanyPlan }) {
  const step = tool[id];
  if (!step || !decided) return null;
  return (
    <a
      href={withPlan(steps[step].href, plan)}
      className="link no-print inline-flex min-h-11 shrink-0 items-center text-sm font-strong"
    >
      {id === "dates" ? steps.calendar.label : sheet.change}
      {id !== "dates" && <span className="sr-only">: {heading}</span>}
    </a>
  );
}
