import type { ReactNode } from "react";
import type { WorkStage } from "../../content/schemas/registration-stage.ts";
import { stateName } from "../../content/states.ts";
import type { CompanyPlan } from "../../domain/company-plan/company-plan.ts";
import { dateInIndia } from "../../domain/india/calendar-date.ts";
import { missingPapers } from "../../domain/registration/registration.ts";
import { Disclosure } from "../../src/ui/Disclosure.tsx";
import { useNow } from "../shell/useNow.ts";
import { Panel } from "../ui/Panel.tsx";
import { Parts } from "../ui/Parts.tsx";
import { useWide } from "../ui/useWide.ts";
import type { InWork } from "./api.ts";
import { Certificate } from "./Certificate.tsx";
import { FirstFilings } from "./FirstFilings.tsx";
import { LaterAcceptance } from "./LaterAcceptance.tsx";
import { Names } from "./Names.tsx";
import { NextStep } from "./NextStep.tsx";
import { Papers } from "./Papers.tsx";
import { formNames } from "./registration-words.ts";
import { StageList } from "./StageList.tsx";

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
      title="Registration"
      actions={
        <p className="text-right text-sm text-muted">
          <Parts
            parts={[
              formNames[company.form],
              company.state && stateName(company.state),
              company.form !== "opc" && `${company.people} people`,
            ]}
          />
        </p>
      }
    >
      {!isClosed && <LaterAcceptance inWork={inWork} />}
      <div className="grid gap-x-8 gap-y-5 pt-4 sm:grid-cols-[minmax(0,1fr)_15rem]">
        {isClosed ? (
          <p className="max-w-prose text-sm">
            The enquiry is closed, and the founder's page says so. Reopen it to go on with the registration.
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
  const { stage, papers, names, incorporation, filed } = inWork.registration;
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
    {
      title: "Names",
      state: approved ? `${approved.name}, approved` : names.length > 0 ? `${names.length} proposed` : "none yet",
      of: "name",
      content: <Names {...part} plan={plan} />,
    },
    {
      title: "Certificate",
      state: incorporation ? incorporation.number : "not yet",
      of: "certificate",
      content: <Certificate {...part} />,
    },
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
        key={of}
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
