import { Check, Minus } from "lucide-react";
import type { ReactNode } from "react";
import type { WorkStage } from "../../content/schemas/registration-stage.ts";
import { stateName } from "../../content/states.ts";
import type { CompanyPlan } from "../../domain/company-plan/company-plan.ts";
import { dateInIndia } from "../../domain/india/calendar-date.ts";
import { describeStage } from "../../domain/registration/describe.ts";
import {
  beganOn,
  missingPapers,
  openTasks,
  type StageState,
  servicesText,
  stageState,
  stagesOf,
} from "../../domain/registration/registration.ts";
import { laterAcceptances } from "../../domain/registration/shown-quotations.ts";
import { Disclosure } from "../../src/ui/Disclosure.tsx";
import { Notice } from "../../src/ui/notices.tsx";
import { useQuotations } from "../money/api.ts";
import { useNow, useWide } from "../ui/hooks.ts";
import { Panel, Parts } from "../ui/Panel.tsx";
import { dayText, onDay } from "../ui/times.ts";
import type { InWork, Registration } from "./api.ts";
import { NextStep } from "./NextStep.tsx";
import { Certificate, Names } from "./names-and-certificate.tsx";
import { FirstFilings, Papers } from "./Papers.tsx";
import { formNames } from "./registration-words.ts";
import { Tasks } from "./Tasks.tsx";

interface Props {
  inWork: InWork;
  plan: CompanyPlan | undefined;
}

/** Everything about a registration that has begun: what is to be done next leads, then what its stage is about, which lies open. */
export default function OpenRegistration({ inWork, plan }: Props) {
  const { registration, enquiry } = inWork;
  const { company } = registration;
  const today = dateInIndia(useNow().getTime());
  const isClosed = enquiry.status === "closed";
  return (
    <Panel
      id="registration"
      title={company ? "Registration" : "Work"}
      actions={
        <p className="text-right text-sm text-muted">
          <Parts
            parts={
              company
                ? [
                    formNames[company.form],
                    company.state && stateName(company.state),
                    company.form !== "opc" && `${company.people} people`,
                  ]
                : [servicesText(registration)]
            }
          />
        </p>
      }
    >
      {!isClosed && <LaterAcceptance inWork={inWork} />}
      <div className="grid gap-x-8 gap-y-5 pt-4 sm:grid-cols-[minmax(0,1fr)_15rem]">
        {isClosed ? (
          <p className="max-w-prose text-sm">
            The enquiry is closed, and the founder's page says so. Reopen it to go on with the work.
          </p>
        ) : (
          <NextStep inWork={inWork} today={today} plan={plan} />
        )}
        <div className="max-sm:order-last sm:border-l sm:border-line sm:pl-5">
          <StageList registration={registration} />
        </div>
        {!isClosed && (
          <div className="divide-y divide-line border-y border-line sm:col-span-2">
            <Sections inWork={inWork} plan={plan} today={today} />
          </div>
        )}
      </div>
    </Panel>
  );
}

interface Section {
  title: string;
  state: string;
  /** The stage that it is about. */
  of: WorkStage;
  content: ReactNode;
}

/** What is written down, the part that the present stage is about first. */
function Sections({ inWork, plan, today }: Props & { today: ReturnType<typeof dateInIndia> }) {
  const { company, stage, papers, tasks, names, incorporation, filed } = inWork.registration;
  const part = { inWork, today };
  // On phones two dozen papers would push away all the rest.
  const isWide = useWide();
  const approved = names.find(({ outcome }) => outcome === "approved");
  const done = Object.keys(filed).length;
  const all: Section[] = [
    {
      title: "Papers",
      state: `${papers.length - missingPapers(papers).length} of ${papers.length}`,
      of: "documents",
      content: <Papers {...part} />,
    },
    ...(company
      ? [
          {
            title: "Names",
            state: approved ? `${approved.name}, approved` : names.length > 0 ? `${names.length} proposed` : "none yet",
            of: "name",
            content: <Names {...part} plan={plan} />,
          } as const,
          {
            title: "Certificate",
            state: incorporation ? incorporation.number : "not yet",
            of: "certificate",
            content: <Certificate {...part} />,
          } as const,
        ]
      : []),
    ...(tasks.length > 0
      ? [
          {
            title: company ? "Beside the filings" : "What was sold",
            state: `${tasks.length - openTasks(tasks).length} of ${tasks.length} done`,
            of: company ? "first-filings" : "filing",
            content: <Tasks {...part} />,
          } as const,
        ]
      : []),
    ...(incorporation
      ? [
          {
            title: "First filings",
            state: done > 0 ? `${done} done` : "none done yet",
            of: "first-filings",
            content: <FirstFilings {...part} plan={plan} />,
          } as const,
        ]
      : []),
  ];
  return all
    .toSorted((a, b) => Number(b.of === stage) - Number(a.of === stage))
    .map(({ title, state, of, content }) => (
      <Disclosure
        key={title}
        id={title.toLowerCase().replaceAll(" ", "-")}
        className=""
        label={<Label title={title} state={state} />}
        open={of === stage && (isWide || of !== "documents")}
      >
        {content}
      </Disclosure>
    ));
}

const Label = ({ title, state }: { title: string; state: string }) => (
  <span className="min-w-0 grow break-words">
    {title} <span className="font-normal text-muted">{state}</span>
  </span>
);

const looks: Readonly<Record<StageState, { line: string; mark: string }>> = {
  done: { line: "", mark: "border-good/30 bg-good-wash text-good" },
  part: { line: "", mark: "border-highlight bg-highlight-wash" },
  skipped: { line: "text-muted", mark: "border-transparent text-muted" },
  now: { line: "font-strong", mark: "border-action bg-action-wash" },
  ahead: { line: "text-muted", mark: "border-line-strong" },
};

const papersText = ({ papers }: Registration): string =>
  `${papers.length - missingPapers(papers).length} of ${papers.length} papers`;

/** The stages with the day each began; what was skipped, or is not complete, is not ticked off. */
const StageList = ({ registration }: { registration: Registration }) => (
  <ol className="text-sm">
    {stagesOf(registration).map((stage) => {
      const state = stageState(registration, stage);
      const day = state === "ahead" ? undefined : beganOn(registration, stage);
      return (
        <li
          key={stage}
          data-state={state}
          aria-current={stage === registration.stage ? "step" : undefined}
          className={`flex items-center gap-2.5 py-0.5 ${looks[state].line}`}
        >
          <span
            aria-hidden="true"
            className={`grid size-5 shrink-0 place-items-center rounded-full border ${looks[state].mark}`}
          >
            {state === "done" && <Check className="size-3.5" strokeWidth={2.5} />}
            {state === "skipped" && <Minus className="size-3.5" strokeWidth={2} />}
            {state === "now" && <span className="size-2 rounded-full bg-action" />}
          </span>
          <span className="grow">{describeStage(stage, registration)}</span>
          <span className="shrink-0 font-normal text-muted tabular-nums">
            {state === "skipped" ? "skipped" : state === "part" ? papersText(registration) : day && dayText(day)}
          </span>
        </li>
      );
    })}
  </ol>
);

/** The founder has accepted another quotation since the registration began: nothing in it changes by itself. */
function LaterAcceptance({ inWork }: { inWork: InWork }) {
  const { data } = useQuotations(inWork.enquiry.id);
  const later = laterAcceptances(data?.quotations ?? [], inWork);
  if (later.length === 0) return null;
  return (
    <div className="pt-4">
      <Notice title="Another quotation was accepted">
        {later.map(({ number, acceptedAt, differences }) => (
          <div key={`${number} ${acceptedAt}`}>
            <p>
              Accepted {number} {onDay(dateInIndia(Date.parse(acceptedAt)))}: change the registration if needed.
            </p>
            {differences.length > 0 && (
              <ul className="mt-1">
                {differences.map(({ label, accepted, here }) => (
                  <li key={label}>
                    {label}: {accepted} accepted, {here} here
                  </li>
                ))}
              </ul>
            )}
          </div>
        ))}
      </Notice>
    </div>
  );
}
