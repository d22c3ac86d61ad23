import { type WorkStage, workStages } from "../../content/schemas/registration-stage.ts";
import type { CompanyPlan } from "../../domain/company-plan/company-plan.ts";
import { addDays, type CalendarDate, daysBetween } from "../../domain/india/calendar-date.ts";
import { describeStage } from "../../domain/registration/describe.ts";
import { heldName, isLate, lapsesSoon, nextDue } from "../../domain/registration/due.ts";
import { daysOpenAfterEnd, missingPapers } from "../../domain/registration/registration.ts";
import { Button } from "../../src/ui/Button.tsx";
import { Disclosure } from "../../src/ui/Disclosure.tsx";
import { ActionError } from "../ui/ActionError.tsx";
import { ActionForm } from "../ui/ActionForm.tsx";
import { dayText, onDay } from "../ui/times.ts";
import { useActionForm } from "../ui/useActionForm.ts";
import { type InWork, useChange } from "./api.ts";
import { CorrectStage } from "./CorrectStage.tsx";
import { ReasonField } from "./fields.tsx";
import { NextForm } from "./NextForm.tsx";
import { actorSentences, daysText, nameText } from "./registration-words.ts";

interface Props {
  inWork: InWork;
  plan: CompanyPlan | undefined;
  today: CalendarDate;
}

/** Going on while papers are missing needs the reason, which the founder reads beside the list. */
function GoOnWithout({ inWork, to }: { inWork: InWork; to: WorkStage }) {
  const form = useActionForm("without", inWork.enquiry.id, { reason: "" }, useChange(inWork));
  return (
    <ActionForm
      form={form}
      className="space-y-3 pt-1 pb-4"
      look="outline"
      button={`Move to ${describeStage(to).toLowerCase()}`}
      onSave={() => form.save({ action: "stage", to, ...form.values })}
    >
      <ReasonField {...form.field("reason")} label="Why it goes on without them" hint="The founder reads it." />
    </ActionForm>
  );
}

/** Who acts next, since when and until when, and the step that follows. */
export function NextStep({ inWork, plan, today }: Props) {
  const { registration } = inWork;
  const { stage, actor, waitingSince, awaited, incorporation } = registration;
  const change = useChange(inWork);
  const due = nextDue(registration, plan, today);
  const late = isLate(due, today);
  const held = heldName(registration);
  const nameUntil = held && lapsesSoon(held.until, today) ? held.until : undefined;
  const next = workStages[workStages.indexOf(stage) + 1];
  // Something is open that belongs before it.
  const missing = stage === "documents" ? missingPapers(registration.papers).length : 0;
  const isEarly = actor !== "we" || next === "complete";
  // The certificate itself is the step to what comes after it.
  const mayGoOn = next && (next !== "first-filings" || incorporation);
  return (
    <div className="min-w-0 space-y-3">
      <div>
        <p className="text-xl leading-snug font-strong">{actor ? actorSentences[actor] : "Nothing is left to do"}</p>
        {awaited && <p className="mt-0.5">{awaited}</p>}
        <p className="mt-0.5 text-sm text-muted">
          {stage === "complete" ? (
            <>
              Completed {onDay(waitingSince)}. The founder's page stays until{" "}
              {dayText(addDays(waitingSince, daysOpenAfterEnd))}.
            </>
          ) : (
            <>
              Since {dayText(waitingSince)}
              {waitingSince < today && `, ${daysText(daysBetween(waitingSince, today))}`}
            </>
          )}
        </p>
        {nameUntil && <p className="mt-0.5 text-sm font-strong text-alert">{nameText(nameUntil, today)}</p>}
        {due && due.on !== nameUntil && (
          <p className={`mt-0.5 text-sm ${late ? "font-strong text-alert" : "text-muted"}`}>
            {due.what} {dayText(due.on)}
            {late && `, ${daysText(daysBetween(due.on, today))} late`}
          </p>
        )}
      </div>
      {mayGoOn && missing > 0 && (
        <Disclosure
          className="border-t border-line"
          label={`Move to ${describeStage(next).toLowerCase()} without ${missing === 1 ? "the paper that is" : `the ${missing} papers that are`} missing…`}
        >
          <GoOnWithout inWork={inWork} to={next} />
        </Disclosure>
      )}
      {mayGoOn && missing === 0 && (
        <Button
          look={isEarly ? "outline" : "primary"}
          disabled={change.isPending}
          onClick={() => change.mutate({ action: "stage", to: next })}
        >
          {next === "complete" ? "Everything is done" : `Move to ${describeStage(next).toLowerCase()}`}
        </Button>
      )}
      <ActionError error={change.error} />
      <div className="divide-y divide-line border-y border-line">
        {stage !== "complete" && (
          <Disclosure className="" label="Who acts next, and until when">
            <NextForm inWork={inWork} today={today} />
          </Disclosure>
        )}
        <Disclosure className="" label="Another stage or day">
          <CorrectStage inWork={inWork} today={today} />
        </Disclosure>
      </div>
    </div>
  );
}
