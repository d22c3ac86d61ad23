import { daysOpenAfterEnd } from "../../content/legal/retention.ts";
import { type NextActor, type WorkStage, workRules } from "../../content/schemas/registration-stage.ts";
import type { CompanyPlan } from "../../domain/company-plan/company-plan.ts";
import { addDays, type CalendarDate, daysBetween } from "../../domain/india/calendar-date.ts";
import { describeStage } from "../../domain/registration/describe.ts";
import { heldName, isLate, lapsesSoon, nextDue } from "../../domain/registration/due.ts";
import { isLater, longestWords, missingPapers, openTasks, stagesOf } from "../../domain/registration/registration.ts";
import { Button } from "../../src/ui/Button.tsx";
import { Disclosure } from "../../src/ui/Disclosure.tsx";
import { Field, Select } from "../../src/ui/Field.tsx";
import { useFollowUp } from "../enquiries/api.ts";
import { ActionError, ActionForm } from "../ui/ActionForm.tsx";
import { useActionForm } from "../ui/drafts.ts";
import { dayText, onDay } from "../ui/times.ts";
import { type InWork, useChange } from "./api.ts";
import { PastDayField, ReasonField } from "./fields.tsx";
import { actorSentences, actorWords, daysText, nameText } from "./registration-words.ts";

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
      button={`Move to ${describeStage(to, inWork.registration).toLowerCase()}`}
      onSave={() => form.save({ action: "stage", to, ...form.values })}
    >
      <ReasonField {...form.field("reason")} label="Why it goes on without them" hint="The founder reads it." />
    </ActionForm>
  );
}

/** Who acts next, since when and until when, and the step that follows. */
export function NextStep({ inWork, plan, today }: Props) {
  const { registration } = inWork;
  const { company, stage, actor, waitingSince, awaited, approvedOn, incorporation, tasks } = registration;
  const change = useChange(inWork);
  // What the founder is to do stands at the top of the page.
  const isSaid = useFollowUp(inWork.enquiry.id) !== undefined && actor === "you" && !awaited;
  const due = nextDue(registration, plan, today);
  const late = isLate(due, today);
  const held = heldName(registration);
  const nameUntil = held && lapsesSoon(held.until, today) ? held.until : undefined;
  const stages = stagesOf(registration);
  const next = stages[stages.indexOf(stage) + 1];
  // Something is open that belongs before it.
  const missing = stage === "documents" ? missingPapers(registration.papers).length : 0;
  const isEarly = actor !== "we" || (next === "complete" && (company !== undefined || openTasks(tasks).length > 0));
  // The certificate itself is the step to what comes after it.
  const mayGoOn = next && (next !== "first-filings" || incorporation);
  return (
    <div className="min-w-0 space-y-3">
      <div>
        {!isSaid && (
          <p className="text-xl leading-snug font-strong">{actor ? actorSentences[actor] : "Nothing is left to do"}</p>
        )}
        {awaited && <p className="mt-0.5">{awaited}</p>}
        {actor === "we" && approvedOn && (
          <p className="mt-0.5">The founder approved the drafts {onDay(approvedOn)}: file it</p>
        )}
        <p className="mt-0.5 text-sm text-muted">
          {stage === "complete" ? (
            <>
              Completed {onDay(waitingSince)}. The founder's page stays until{" "}
              {dayText(addDays(waitingSince, daysOpenAfterEnd))}.
            </>
          ) : (
            <>
              {isSaid ? "With the founder since" : "Since"} {dayText(waitingSince)}
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
          label={`Move to ${describeStage(next, registration).toLowerCase()} without ${missing === 1 ? "the paper that is" : `the ${missing} papers that are`} missing…`}
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
          {next === "complete" ? "Everything is done" : `Move to ${describeStage(next, registration).toLowerCase()}`}
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

/** Who acts, what is awaited in words that the founder reads, and until when: as it is, to be changed and saved at once. */
function NextForm({ inWork, today }: { inWork: InWork; today: CalendarDate }) {
  const { registration, enquiry } = inWork;
  const actors = workRules[registration.stage].actors;
  const there = {
    actor: registration.actor ?? actors[0] ?? "we",
    awaited: registration.awaited ?? "",
    expected: registration.expectedOn ?? "",
  };
  const form = useActionForm("next", enquiry.id, there, useChange(inWork));
  const { awaited, expected } = form.values;
  // Before anything is filed the Registrar cannot act.
  const actor = actors.find((each) => each === form.values.actor) ?? there.actor;
  return (
    <ActionForm
      form={form}
      label="Who acts next"
      className="grid gap-3 pt-1 pb-4 sm:grid-cols-2"
      button="Save"
      disabled={!form.isTyped}
      onSave={() => form.save({ action: "actor", actor, awaited: awaited.trim(), expectedOn: expected || null })}
    >
      <Select
        {...form.field("actor")}
        label="Who acts next"
        choices={actors.map((value) => ({ value, label: actorWords[value] }))}
        value={actor}
      />
      <Field
        {...form.field("expected")}
        label="Expected by"
        type="date"
        // One that was told before may be over, and may stay.
        min={there.expected && there.expected < today ? there.expected : today}
      />
      <div className="sm:col-span-2">
        <Field
          {...form.field("awaited")}
          label="What is awaited"
          hint="The founder reads it, and the day. Left empty, they read the usual words of this stage."
          maxLength={longestWords.awaited}
        />
      </div>
      {form.hasChangedMeanwhile && (
        <p role="status" className="border-l-3 border-highlight bg-highlight-wash px-3 py-2 text-sm sm:col-span-2">
          Meanwhile it was changed to: {nextText(there)}. Yours is still here; Save puts it in its place.
        </p>
      )}
    </ActionForm>
  );
}

/** 'Us, “The draft”, by 20 Nov 2026' */
const nextText = ({ actor, awaited, expected }: { actor: NextActor; awaited: string; expected: string }): string =>
  [actorWords[actor], awaited && `“${awaited}”`, expected && `by ${dayText(expected)}`].filter(Boolean).join(", ");

/** Forward to any stage, on any day; back, or to another day of the same, with the reason. */
function CorrectStage({ inWork, today }: { inWork: InWork; today: CalendarDate }) {
  const { registration, enquiry } = inWork;
  const { company, stage, reached, incorporation } = registration;
  const usualDay = (to: string): string => (to === stage ? (reached[stage] ?? today) : today);
  const there = { to: stage as string, on: usualDay(stage), reason: "" };
  const form = useActionForm("stage", enquiry.id, there, useChange(inWork));
  const { on, reason } = form.values;
  const choices = stagesOf(registration).filter(
    (each) => !company || isLater(each, "certificate") === (incorporation !== undefined),
  );
  const to = choices.find((each) => each === form.values.to) ?? stage;
  const isCorrection = !isLater(to, stage);
  const isWithout = !isCorrection && stage === "documents" && missingPapers(registration.papers).length > 0;
  return (
    <ActionForm
      form={form}
      className="space-y-3 pt-1 pb-4"
      look="outline"
      button={isCorrection ? "Correct it" : `Set to ${describeStage(to, registration).toLowerCase()}`}
      onSave={() => form.save({ action: "stage", to, on, ...((isCorrection || isWithout) && { reason }) })}
    >
      <div className="grid grid-cols-2 gap-3">
        <Select
          {...form.field("to")}
          label="Stage"
          choices={choices.map((value) => ({ value, label: describeStage(value, registration) }))}
          value={to}
          // A day that nobody chose goes with the stage.
          onChange={({ target: { value } }) =>
            form.type({ to: value, ...(on === usualDay(to) && { on: usualDay(value) }) })
          }
        />
        <PastDayField {...form.field("on")} label="Since" registration={registration} today={today} />
      </div>
      {(isCorrection || isWithout) && (
        <ReasonField
          {...form.field("reason")}
          label={isCorrection ? "What was wrong" : "Why it goes on without the papers that are missing"}
          hint="The founder reads it."
        />
      )}
    </ActionForm>
  );
}
