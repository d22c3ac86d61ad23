import { CalendarPlus } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import { gstOptions } from "../../../content/compliance/calendar-words.ts";
import { myPlan } from "../../../content/tools/my-plan.ts";
import { tools } from "../../../content/tools/tools.ts";
import { calendarProfile } from "../../../domain/company-plan/calendar-answers.ts";
import type { CompanyPlan } from "../../../domain/company-plan/company-plan.ts";
import { earliestDate, latestDate, planFields } from "../../../domain/company-plan/fields.ts";
import { planFileName } from "../../../domain/company-plan/file-name.ts";
import { calendarFile, calendarFileName } from "../../../domain/compliance/calendar-file.ts";
import type { GstChoice } from "../../../domain/compliance/profile.ts";
import type { CalendarDate } from "../../../domain/india/calendar-date.ts";
import { withPlan } from "../../company-plan/plan-address.ts";
import type { CompanyPlanState } from "../../company-plan/useCompanyPlan.ts";
import { Badge } from "../../ui/Badge.tsx";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import { downloadFile } from "../../ui/downloadFile.ts";
import { Field } from "../../ui/Field.tsx";
import { RadioTiles } from "../../ui/RadioTiles.tsx";
import { useTyped } from "../../ui/useTyped.ts";
import { PlanActions } from "../PlanActions.tsx";
import type { PlanSection, PlanSectionId } from "./blocks.tsx";
import { PlanSheet, type Publisher } from "./PlanSheet.tsx";
import { type PlanReferences, planSections } from "./sections.tsx";

const dateQuestionsWords = myPlan.dates;

const formName = "plan";

const words = myPlan.download;

const { side, next } = myPlan;

interface Props {
  planState: CompanyPlanState;
  references: PlanReferences;
  today: CalendarDate;
  publisher: Publisher;
}

/** The plan on the screen and on paper. */
export function PlanView({ planState, references, today, publisher }: Props) {
  const { plan } = planState;
  const sections = useMemo(() => planSections(plan, references, today), [plan, references, today]);
  usePlanPrint(planFileName(plan));
  const actions = (
    <>
      <ButtonLink href={withPlan(tools.nextSteps.steps.call.href, plan)} className="mb-2 w-full">
        {myPlan.next.button}
      </ButtonLink>
      <DatesDownload plan={plan} today={today} />
      <PlanActions state={planState} className="mt-1" />
    </>
  );
  return (
    <div className="bg-paper-deep pt-5 pb-16 md:pt-8 md:pb-24 print:bg-transparent print:p-0">
      <div className="page-width grid grid-cols-1 items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,19rem)_minmax(0,1fr)]">
        <div className="no-print max-lg:hidden lg:sticky lg:top-24">
          <Contents sections={sections} />
          {actions}
        </div>
        <div>
          <StillOpen sections={sections} />
          <PlanSheet plan={plan} sections={sections} today={today} publisher={publisher} actions={actions}>
            <DateQuestions planState={planState} />
          </PlanSheet>
        </div>
      </div>
    </div>
  );
}

interface SectionsProps {
  sections: readonly PlanSection[];
}

const ofTools: readonly PlanSectionId[] = ["structure", "names", "cost", "dates"];

/** The parts that a tool decides and none has. */
const openSections = (sections: readonly PlanSection[]): readonly PlanSection[] =>
  sections.filter(({ id, decided, settled }) => ofTools.includes(id) && !decided && !settled);

/** Above the sheet, in one line: the parts that are open, each with a link to its place on the sheet. */
function StillOpen({ sections }: SectionsProps) {
  const open = openSections(sections);
  if (open.length === 0) return null;
  return (
    <p className="no-print mb-4 flex flex-wrap items-center gap-x-5 border-l-3 border-highlight bg-highlight-wash px-4 text-sm">
      <strong>{myPlan.sheet.stillOpen}</strong>
      {open.map(({ id, heading }) => (
        <a key={id} href={`#${id}`} className="link inline-flex min-h-11 items-center font-strong">
          {heading}
        </a>
      ))}
    </p>
  );
}

/** Browsers that print to a file name it after the page's title. Some cannot lay a fold open by style, so it is opened. */
function usePlanPrint(fileName: string) {
  useEffect(() => {
    const { title } = document;
    const opened: HTMLDetailsElement[] = [];
    const prepare = () => {
      document.title = fileName;
      opened.push(...document.querySelectorAll<HTMLDetailsElement>("article details:not([open])"));
      for (const fold of opened) fold.open = true;
    };
    const restore = () => {
      document.title = title;
      for (const fold of opened.splice(0)) fold.open = false;
    };
    addEventListener("beforeprint", prepare);
    addEventListener("afterprint", restore);
    return () => {
      removeEventListener("beforeprint", prepare);
      removeEventListener("afterprint", restore);
    };
  }, [fileName]);
}

/** The contents of the plan beside it, with what is open. How much is decided stands in the rail. */
function Contents({ sections }: SectionsProps) {
  const open = openSections(sections).map(({ id }) => id as string);
  return (
    <nav aria-labelledby="contents-heading" className="mb-5 max-lg:hidden">
      <h2 id="contents-heading" className="border-b border-ink pb-2 text-lg">
        {side.heading}
      </h2>
      <ol className="text-sm">
        {[...sections, { id: "next", heading: next.heading }].map(({ id, heading }, index) => (
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

/** The dates of the plan for a calendar program, once there are some. */
function DatesDownload({ plan, today }: { plan: CompanyPlan; today: CalendarDate }) {
  const [message, setMessage] = useState("");
  const profile = calendarProfile(plan);
  if (!profile) return null;

  function download(file: string) {
    downloadFile(new Blob([file], { type: "text/calendar" }), calendarFileName);
    setMessage(words.datesMade);
  }

  return (
    <div>
      <Button look="outline" className="w-full" onClick={() => download(calendarFile(profile, today))}>
        <CalendarPlus aria-hidden className="size-4.5 shrink-0" strokeWidth={1.5} />
        {words.dates}
      </Button>
      <p role="status" className="text-sm font-strong text-good not-empty:mt-2">
        {message}
      </p>
    </div>
  );
}

/** The expected date and the GST choice: the only two questions that no other tool asks. */
function DateQuestions({ planState: { plan, change } }: { planState: CompanyPlanState }) {
  const [{ date }, type] = useTyped({ date: plan.incorporation ?? "" });
  const [left, setLeft] = useState(false);

  function typeDate(text: string) {
    type({ date: text });
    setLeft(false);
    // A date that is still being typed passes through years such as 0002, which are not taken over.
    const incorporation = planFields.incorporation.read(text);
    if (incorporation || text === "") change({ incorporation });
  }

  return (
    <form
      autoComplete="off"
      onSubmit={(event) => event.preventDefault()}
      className="no-print -mx-4 grid gap-5 border-y border-line bg-paper p-4 sm:mx-0 sm:border-x sm:p-5 xl:grid-cols-2"
    >
      <Field
        form={formName}
        name="incorporation"
        type="date"
        min={earliestDate}
        max={latestDate}
        label={dateQuestionsWords.date}
        hint={dateQuestionsWords.dateHint}
        value={date}
        error={left && date !== "" && !planFields.incorporation.read(date) ? dateQuestionsWords.dateError : undefined}
        onChange={(event) => typeDate(event.target.value)}
        onBlur={() => setLeft(true)}
      />
      <RadioTiles
        form={formName}
        name="gst"
        legend={dateQuestionsWords.gst}
        options={gstOptions}
        value={plan.gst ?? ""}
        onChange={(gst) => change({ gst: gst as GstChoice })}
      />
    </form>
  );
}
