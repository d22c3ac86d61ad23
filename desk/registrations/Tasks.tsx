import { useState } from "react";
import type { CalendarDate } from "../../domain/india/calendar-date.ts";
import { longestWords, taskName } from "../../domain/registration/registration.ts";
import { Disclosure } from "../../src/ui/Disclosure.tsx";
import { Field } from "../../src/ui/Field.tsx";
import { ActionError, ActionForm } from "../ui/ActionForm.tsx";
import { useActionForm } from "../ui/drafts.ts";
import { dayText } from "../ui/times.ts";
import { type InWork, type Registration, useChange } from "./api.ts";
import { PastDayField } from "./fields.tsx";
import { Drop, NotNeeded, Tick } from "./Papers.tsx";

interface Props {
  inWork: InWork;
  today: CalendarDate;
}

/** Services that were sold, and what a fee includes beside the filings: the founder reads each with its day and number. */
export const Tasks = ({ inWork, today }: Props) => (
  <ul className="pb-4">
    {inWork.registration.tasks.map((task) => (
      <TaskRow key={task.id} inWork={inWork} today={today} task={task} />
    ))}
  </ul>
);

type TaskProps = Props & { task: Registration["tasks"][number] };

function TaskRow({ inWork, today, task }: TaskProps) {
  const { id, kind, doneOn } = task;
  const change = useChange(inWork);
  const [isAsking, setAsking] = useState(false);
  const title = taskName(task);
  return (
    <li className="border-b border-line">
      <div className="flex items-center gap-2">
        <div className="min-w-0 grow">
          <Tick
            name={`task-${id}`}
            checked={doneOn !== undefined}
            onTick={(done) => change.mutateAsync({ action: "task", id, done })}
            note={doneOn && dayText(doneOn)}
          >
            {task.title}
            {task.about && <span className="block text-muted">{task.about}</span>}
            {task.number && <span className="block text-muted">Number {task.number}</span>}
          </Tick>
        </div>
        {!doneOn && <NotNeeded title={title} isAsking={isAsking} onClick={() => setAsking(!isAsking)} />}
      </div>
      {isAsking && !doneOn && <Drop inWork={inWork} action="drop-task" id={id} title={title} />}
      {kind === "service" && (
        <Disclosure
          className=""
          open={task.isFiling && !doneOn}
          label={doneOn ? "Another day or number" : "With its day and number"}
        >
          <TaskForm inWork={inWork} today={today} task={task} />
        </Disclosure>
      )}
      <ActionError error={change.error} />
    </li>
  );
}

/** A number may follow later. */
function TaskForm({ inWork, today, task: { id, isFiling, doneOn, number } }: TaskProps) {
  const there = { on: (doneOn ?? today) as string, number: number ?? "" };
  const form = useActionForm(`task-${id}`, inWork.enquiry.id, there, useChange(inWork));
  return (
    <ActionForm
      form={form}
      className="grid gap-3 pt-1 pb-4 sm:grid-cols-2"
      look="outline"
      button={doneOn ? "Correct it" : isFiling ? "Filed" : "Done"}
      onSave={() => form.save({ action: "task", id, done: true, ...form.values })}
    >
      <PastDayField
        {...form.field("on")}
        label={isFiling ? "Filed on" : "Done on"}
        registration={inWork.registration}
        today={today}
      />
      <Field
        {...form.field("number")}
        label="Number"
        hint="Such as the SRN. Empty if there is none, or not yet."
        autoComplete="off"
        spellCheck={false}
        maxLength={longestWords.number}
      />
    </ActionForm>
  );
}
