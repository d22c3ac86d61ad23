import type { CompanyPlan } from "../../domain/company-plan/company-plan.ts";
import { dateInIndia } from "../../domain/india/calendar-date.ts";
import { stateName } from "../../domain/india/state-names.ts";
import { missingPapers } from "../../domain/registration/papers.ts";
import type { WorkStage } from "../../domain/registration/stages.ts";
import { Fold } from "../../src/ui/Fold.tsx";
import type { InWork } from "../api/registrations.ts";
import { useNow } from "../live/useNow.ts";
import { Panel } from "../ui/Panel.tsx";
import { Parts } from "../ui/Parts.tsx";
import { Certificate } from "./Certificate.tsx";
import { FirstFilings } from "./FirstFilings.tsx";
import { FounderPage } from "./FounderPage.tsx";
import { Names } from "./Names.tsx";
import { NextStep } from "./NextStep.tsx";
import { Papers } from "./Papers.tsx";
import { StageList } from "./StageList.tsx";
import { formNames } from "./words.ts";

const nameStages: readonly WorkStage[] = ["name"];
const certificateStages: readonly WorkStage[] = ["filing", "certificate"];

/** Everything about a registration that has begun; what its stage is about lies open. */
export default function OpenRegistration({ inWork, plan }: { inWork: InWork; plan: CompanyPlan | undefined }) {
  const { registration, enquiry } = inWork;
  const { company, stage, papers, names, incorporation } = registration;
  const today = dateInIndia(useNow().getTime());
  const arrived = papers.length - missingPapers(papers).length;
  const approved = names.find(({ outcome }) => outcome === "approved");
  const part = { inWork, today };
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
      <div className="grid gap-x-8 gap-y-5 py-4 sm:grid-cols-[minmax(11rem,2fr)_minmax(0,3fr)]">
        <StageList registration={registration} />
        {enquiry.status === "closed" ? (
          <p className="text-sm">The enquiry is closed. Reopen it to go on with the registration.</p>
        ) : (
          <NextStep {...part} plan={plan} />
        )}
      </div>
      {enquiry.status !== "closed" && (
        <div className="divide-y divide-line border-y border-line">
          <Fold
            className=""
            label={<Label title="Papers" state={`${arrived} of ${papers.length}`} />}
            open={stage === "documents"}
          >
            <Papers {...part} />
          </Fold>
          <Fold
            className=""
            label={
              <Label
                title="Names"
                state={
                  approved ? `${approved.name}, approved` : names.length > 0 ? `${names.length} proposed` : "none yet"
                }
              />
            }
            open={nameStages.includes(stage)}
          >
            <Names {...part} plan={plan} />
          </Fold>
          <Fold
            className=""
            label={<Label title="Certificate" state={incorporation ? incorporation.number : "not yet"} />}
            open={certificateStages.includes(stage)}
          >
            <Certificate {...part} />
          </Fold>
          {incorporation && (
            <Fold className="" label="First filings" open={stage === "first-filings"}>
              <FirstFilings {...part} plan={plan} />
            </Fold>
          )}
          <Fold className="" label="Founder's page">
            <FounderPage enquiry={enquiry} />
          </Fold>
        </div>
      )}
    </Panel>
  );
}

const Label = ({ title, state }: { title: string; state: string }) => (
  <span className="min-w-0 grow">
    {title} <span className="font-normal text-muted">{state}</span>
  </span>
);
