import { type ReactNode, useState } from "react";
import { seldomFilings } from "../../content/registration/first-filings.ts";
import { paperGroups } from "../../content/registration/registration.ts";
import { filingDoers } from "../../content/schemas/registration-stage.ts";
import type { CompanyPlan } from "../../domain/company-plan/company-plan.ts";
import { type CalendarDate, isCalendarDate } from "../../domain/india/calendar-date.ts";
import { dayAndMonth } from "../../domain/india/date-text.ts";
import { allFirstDays, companyProfile, type FirstDay, isListed } from "../../domain/registration/company-calendar.ts";
import { doerNames } from "../../domain/registration/describe.ts";
import { longestWords, missingPapers } from "../../domain/registration/registration.ts";
import { capital } from "../../domain/text.ts";
import { Button } from "../../src/ui/Button.tsx";
import { Disclosure } from "../../src/ui/Disclosure.tsx";
import { Checkbox, Field } from "../../src/ui/Field.tsx";
import { ActionError, ActionForm } from "../ui/ActionForm.tsx";
import { useActionForm } from "../ui/drafts.ts";
import { type InWork, type Paper, useChange } from "./api.ts";
import { PastDayField, ReasonField } from "./fields.tsx";

/** Groups are named for the founder, who reads the same list. */
const deskGroups: Readonly<Record<string, string>> = {
  [paperGroups.founder]: "Founder",
  [paperGroups.nominee]: "Nominee",
};

/** What has arrived, by a tick each; what else is needed, and what is not. */
export function Papers({ inWork, today }: { inWork: InWork; today: CalendarDate }) {
  const { papers } = inWork.registration;
  const [arrivedOn, setArrivedOn] = useState<string>(today);
  const on = isCalendarDate(arrivedOn) ? arrivedOn : today;
  return (
    <div className="space-y-4 pt-1 pb-4">
      <div className="w-48">
        <PastDayField
          form="papers"
          name="on"
          label="What you tick arrived on"
          registration={inWork.registration}
          today={today}
          value={arrivedOn}
          onChange={({ target }) => setArrivedOn(target.value)}
        />
      </div>
      {/* Columns, not rows: lists of different length leave no holes. */}
      <div className="gap-x-8 lg:columns-2">
        {[...Map.groupBy(papers, ({ group }) => group)].map(([group, ofGroup]) => (
          <fieldset key={group} className="mb-4 min-w-0 break-inside-avoid">
            <legend className="text-sm font-strong">
              {deskGroups[group] ?? group}{" "}
              <span className="font-normal text-muted tabular-nums">
                {ofGroup.length - missingPapers(ofGroup).length} of {ofGroup.length}
              </span>
            </legend>
            <ul>
              {ofGroup.map((paper) => (
                <PaperRow key={paper.id} inWork={inWork} paper={paper} on={on} />
              ))}
            </ul>
          </fieldset>
        ))}
      </div>
      <Disclosure className="border-y border-line" label="Another paper is needed">
        <AddPaper inWork={inWork} />
      </Disclosure>
    </div>
  );
}

function PaperRow({ inWork, paper: { id, title, arrivedOn }, on }: { inWork: InWork; paper: Paper; on: CalendarDate }) {
  const change = useChange(inWork);
  const [isAsking, setAsking] = useState(false);
  return (
    <li className="border-b border-line">
      <div className="flex items-center gap-2">
        <div className="min-w-0 grow">
          <Tick
            isCompact
            name={`paper-${id}`}
            checked={arrivedOn !== undefined}
            onTick={(arrived) => change.mutateAsync({ action: "paper", id, arrived, ...(arrived && { on }) })}
            note={arrivedOn && dayAndMonth(arrivedOn)}
          >
            {title}
          </Tick>
        </div>
        {!arrivedOn && <NotNeeded title={title} isAsking={isAsking} onClick={() => setAsking(!isAsking)} />}
      </div>
      {isAsking && !arrivedOn && <Drop inWork={inWork} id={id} title={title} />}
      <ActionError error={change.error} />
    </li>
  );
}

export const NotNeeded = (props: { title: string; isAsking: boolean; onClick: () => void }) => (
  <button
    type="button"
    aria-expanded={props.isAsking}
    aria-label={`Not needed? Take off the list: ${props.title}`}
    className="min-h-11 shrink-0 px-1 text-xs text-muted underline-offset-2 hover:text-action hover:underline lg:min-h-8"
    onClick={props.onClick}
  >
    Not needed?
  </button>
);

interface DropProps {
  inWork: InWork;
  action?: "drop-paper" | "drop-task";
  id: string;
  title: string;
}

/** Off the list, with the reason. */
export function Drop({ inWork, action = "drop-paper", id, title }: DropProps) {
  const form = useActionForm(`drop-${id}`, inWork.enquiry.id, { reason: "" }, useChange(inWork));
  return (
    <form
      className="space-y-2 pb-3"
      onSubmit={(event) => {
        event.preventDefault();
        form.save({ action, id, ...form.values });
      }}
    >
      <div className="flex items-end gap-2">
        <div className="min-w-0 grow">
          <ReasonField {...form.field("reason")} label="Why it is not needed" />
        </div>
        <Button
          type="submit"
          look="outline"
          className="px-4!"
          aria-label={`Take ${title} off the list`}
          disabled={form.isPending}
        >
          Take off
        </Button>
      </div>
      <ActionError error={form.error} />
    </form>
  );
}

function AddPaper({ inWork }: { inWork: InWork }) {
  const groups = [...new Set(inWork.registration.papers.map(({ group }) => group))];
  const there = { title: "", group: "", text: "" };
  const form = useActionForm("add-paper", inWork.enquiry.id, there, useChange(inWork));
  const { group } = form.values;
  return (
    <ActionForm
      form={form}
      className="grid gap-3 pt-1 pb-4 sm:grid-cols-2"
      look="outline"
      button="Put it on the list"
      // The next paper is often of the same person.
      onSave={() => form.save({ action: "add-paper", ...form.values }, () => form.type({ group }))}
    >
      <Field
        {...form.field("title")}
        label="Its name"
        hint="The name only: no number of a PAN, Aadhaar or passport."
        required
        maxLength={longestWords.paper}
      />
      <Field {...form.field("group")} label="Whose it is" list="paper-groups" required maxLength={longestWords.paper} />
      <datalist id="paper-groups">
        {groups.map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
      <div className="sm:col-span-2">
        <Field {...form.field("text")} label="What the founder should know about it" maxLength={longestWords.detail} />
      </div>
    </ActionForm>
  );
}

interface Props {
  inWork: InWork;
  plan: CompanyPlan | undefined;
  today: CalendarDate;
}

/** The first filings with their last days, by the calendar's rules. The founder ticks the same list on their page. */
export function FirstFilings({ inWork, plan, today }: Props) {
  const profile = companyProfile(inWork.registration, plan);
  if (!profile) return null;
  return (
    <ul className="pb-4">
      {allFirstDays(profile, inWork.registration, today).map((filing) => (
        <FilingRow key={filing.id} inWork={inWork} filing={filing} />
      ))}
    </ul>
  );
}

function FilingRow({ inWork, filing }: { inWork: InWork; filing: FirstDay }) {
  const { id, title, date, condition, daysLeft, filedOn, doer } = filing;
  const change = useChange(inWork);
  const isOff = !isListed(filing);
  const isLate = !filedOn && !isOff && daysLeft < 0;
  const isSeldom = seldomFilings.includes(id);
  return (
    <li className="border-b border-line">
      <Tick
        name={`filing-${id}`}
        checked={filedOn !== undefined}
        onTick={(done) => change.mutateAsync({ action: "filed", id, done })}
        note={
          filedOn ? (
            `done ${dayAndMonth(filedOn)}`
          ) : isOff ? (
            "not on the founder's list"
          ) : (
            <span className={isLate ? "font-strong text-alert" : ""}>
              {isLate ? "was due" : "by"} {dayAndMonth(date)}
            </span>
          )
        }
      >
        {title}
        {condition && <span className="block text-muted">{condition}</span>}
      </Tick>
      {!filedOn && (
        <div className="pb-2 pl-8">
          <select
            aria-label={`Who does it: ${title}`}
            className="min-h-11 max-w-full border border-line bg-sheet px-2 text-sm lg:min-h-8"
            value={doer ?? ""}
            disabled={change.isPending}
            onChange={({ target }) =>
              change.mutate({ action: "doer", id, doer: filingDoers.find((each) => each === target.value) ?? null })
            }
          >
            {(isSeldom || !doer) && (
              <option value="">{isSeldom ? "Not needed: not on the list" : "Who does it? Nobody has said"}</option>
            )}
            {filingDoers.map((each) => (
              <option key={each} value={each}>
                {capital(doerNames[each])}
              </option>
            ))}
          </select>
        </div>
      )}
      <ActionError error={change.error} />
    </li>
  );
}

interface TickProps {
  name: string;
  checked: boolean;
  onTick: (checked: boolean) => Promise<unknown>;
  /** Less high where people use a mouse. */
  isCompact?: boolean;
  /** When it was done, or until when. */
  note?: ReactNode;
  children: ReactNode;
}

/** A line of a list that is ticked off, with a few words at its end. The tick is there at once, and goes if it was not saved. */
export function Tick({ name, checked, onTick, note, isCompact = false, children }: TickProps) {
  const [said, setSaid] = useState<boolean>();
  const tick = async (next: boolean) => {
    setSaid(next);
    // What went wrong is said below the line.
    await onTick(next).catch(() => {});
    setSaid(undefined);
  };
  return (
    <div className={isCompact ? "lg:[&>label]:min-h-8" : ""}>
      <Checkbox name={name} checked={said ?? checked} onChange={tick}>
        <span
          className={`flex min-w-0 grow items-baseline justify-between gap-3 ${isCompact ? "py-2 lg:py-1" : "py-2"}`}
        >
          <span className="min-w-0">{children}</span>
          {note && <span className="shrink-0 text-muted tabular-nums">{note}</span>}
        </span>
      </Checkbox>
    </div>
  );
}
