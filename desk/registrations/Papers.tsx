import { useState } from "react";
import { paperGroups } from "../../content/registration.ts";
import { type CalendarDate, isCalendarDate } from "../../domain/india/calendar-date.ts";
import { dayAndMonth } from "../../domain/india/date-text.ts";
import { longestWords } from "../../domain/registration/changes.ts";
import { missingPapers } from "../../domain/registration/papers.ts";
import { Button } from "../../src/ui/Button.tsx";
import { Field } from "../../src/ui/Field.tsx";
import { Fold } from "../../src/ui/Fold.tsx";
import { type InWork, type Paper, useChange } from "../api/registrations.ts";
import { ActionError } from "../ui/ActionError.tsx";
import { useDraft } from "../ui/useDraft.ts";
import { PastDayField, ReasonField } from "./fields.tsx";
import { Tick } from "./Tick.tsx";

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
          label="What you tick arrived on"
          registration={inWork.registration}
          today={today}
          value={arrivedOn}
          onChange={setArrivedOn}
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
      <Fold className="border-y border-line" label="Another paper is needed">
        <AddPaper inWork={inWork} />
      </Fold>
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
        {!arrivedOn && (
          <button
            type="button"
            aria-expanded={isAsking}
            aria-label={`Not needed? Take off the list: ${title}`}
            className="min-h-11 shrink-0 px-1 text-xs text-muted underline-offset-2 hover:text-action hover:underline lg:min-h-8"
            onClick={() => setAsking(!isAsking)}
          >
            Not needed?
          </button>
        )}
      </div>
      {isAsking && !arrivedOn && <DropPaper inWork={inWork} id={id} title={title} />}
      <ActionError error={change.error} />
    </li>
  );
}

function DropPaper({ inWork, id, title }: { inWork: InWork; id: string; title: string }) {
  const change = useChange(inWork);
  const [reason, setReason, clearReason] = useDraft(`registration-drop-${id}:${inWork.enquiry.id}`);
  return (
    <form
      className="space-y-2 pb-3"
      onSubmit={(event) => {
        event.preventDefault();
        change.mutate({ action: "drop-paper", id, reason }, { onSuccess: clearReason });
      }}
    >
      <div className="flex items-end gap-2">
        <div className="min-w-0 grow">
          <ReasonField form={`drop-${id}`} label="Why it is not needed" value={reason} onChange={setReason} />
        </div>
        <Button
          type="submit"
          look="outline"
          className="px-4!"
          aria-label={`Take ${title} off the list`}
          disabled={change.isPending}
        >
          Take off
        </Button>
      </div>
      <ActionError error={change.error} />
    </form>
  );
}

function AddPaper({ inWork }: { inWork: InWork }) {
  const change = useChange(inWork);
  const { id } = inWork.enquiry;
  const groups = [...new Set(inWork.registration.papers.map(({ group }) => group))];
  const [group, setGroup] = useDraft(`registration-paper-group:${id}`);
  const [title, setTitle, clearTitle] = useDraft(`registration-paper-title:${id}`);
  const [text, setText, clearText] = useDraft(`registration-paper-text:${id}`);
  return (
    <form
      className="grid gap-3 pt-1 pb-4 sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault();
        change.mutate(
          { action: "add-paper", group, title, text },
          {
            onSuccess: () => {
              clearTitle();
              clearText();
            },
          },
        );
      }}
    >
      <Field
        form="add-paper"
        name="title"
        label="Its name"
        hint="The name only: no number of a PAN, Aadhaar or passport."
        required
        maxLength={longestWords.paper}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
      <Field
        form="add-paper"
        name="group"
        label="Whose it is"
        list="paper-groups"
        required
        maxLength={longestWords.paper}
        value={group}
        onChange={({ target }) => setGroup(target.value)}
      />
      <datalist id="paper-groups">
        {groups.map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
      <div className="sm:col-span-2">
        <Field
          form="add-paper"
          name="text"
          label="What the founder should know about it"
          maxLength={longestWords.detail}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      <div className="space-y-3 sm:col-span-2">
        <Button type="submit" look="outline" disabled={change.isPending}>
          Put it on the list
        </Button>
        <ActionError error={change.error} />
      </div>
    </form>
  );
}
