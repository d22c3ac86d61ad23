import { useId, useState } from "react";
import { type CallChannel, type CallOutcome, callOutcomeNames, callOutcomes } from "../../domain/desk/calls.ts";
import { waitsForCall } from "../../domain/desk/today.ts";
import { Button } from "../../src/ui/Button.tsx";
import { Field } from "../../src/ui/Field.tsx";
import type { Enquiry } from "../api/enquiries.ts";
import { useEnquiryAction, useIsChanging } from "../api/enquiry-actions.ts";
import { useNow } from "../live/useNow.ts";
import { ActionError } from "../ui/ActionError.tsx";
import { NoteField } from "../ui/NoteField.tsx";
import { readLocalInput, writeLocalInput } from "../ui/times.ts";
import { useDraft } from "../ui/useDraft.ts";
import { AlsoFor } from "./AlsoFor.tsx";

interface Props {
  enquiry: Pick<Enquiry, "id" | "version">;
  /** What else the person has sent. */
  thread: readonly Enquiry[];
  channel: CallChannel;
  onDone?: () => void;
}

const anHourMs = 60 * 60 * 1000;
/** An hour from now, at the next full quarter. */
const soon = () => writeLocalInput(new Date(Math.ceil((Date.now() + anHourMs) / 900_000) * 900_000));

/** What came of a call: one press, unless there is a time to agree. It counts for all that the person waits for, unless somebody says otherwise. */
export function CallForm({ enquiry, thread, channel, onDone }: Props) {
  const form = useId();
  const action = useEnquiryAction(enquiry);
  const isBusy = useIsChanging(enquiry.id);
  const [note, setNote, clearNote] = useDraft(`call-note:${enquiry.id}`);
  const [callBackAt, setCallBackAt] = useState<string>();
  const now = useNow();
  const others = thread.filter((other) => waitsForCall(other, now));
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const alsoFor = others.filter(({ id }) => !leftOut.includes(id)).map(({ id, version }) => ({ id, version }));
  const isBad = callBackAt !== undefined && readLocalInput(callBackAt) === undefined;

  function record(outcome: CallOutcome, at?: Date) {
    const said = {
      outcome,
      channel,
      ...(note.trim() && { note: note.trim() }),
      ...(at && { callBackAt: at.toISOString() }),
      ...(alsoFor.length > 0 && { alsoFor }),
    };
    action.mutate(
      { kind: "call", said },
      {
        onSuccess: () => {
          clearNote();
          setCallBackAt(undefined);
          onDone?.();
        },
      },
    );
  }

  return (
    <div className="space-y-3">
      {others.length > 0 && (
        <AlsoFor
          others={others}
          isTicked={(id) => !leftOut.includes(id)}
          onTick={(id, ticked) => setLeftOut(ticked ? leftOut.filter((other) => other !== id) : [...leftOut, id])}
        />
      )}
      <div className="grid grid-cols-2 gap-2">
        {callOutcomes.map((outcome) => (
          <Button
            key={outcome}
            look="outline"
            className="px-2!"
            disabled={isBusy}
            {...(outcome === "call-back" && { "aria-expanded": callBackAt !== undefined })}
            onClick={() => (outcome === "call-back" ? setCallBackAt(callBackAt ?? soon()) : record(outcome))}
          >
            {callOutcomeNames[outcome]}
            {outcome === "call-back" && "…"}
          </Button>
        ))}
      </div>
      {callBackAt !== undefined && (
        <form
          className="flex items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            const at = readLocalInput(callBackAt);
            if (at) record("call-back", at);
          }}
        >
          <div className="grow">
            <Field
              form={form}
              name="call-back-at"
              label="Call back at, India time"
              type="datetime-local"
              required
              error={isBad ? "Please choose a day and a time" : undefined}
              value={callBackAt}
              onChange={(event) => setCallBackAt(event.target.value)}
            />
          </div>
          <Button type="submit" disabled={isBusy}>
            Save
          </Button>
        </form>
      )}
      <NoteField form={form} name="call-note" hint="Kept with the button you press." value={note} onChange={setNote} />
      <ActionError error={action.error} />
    </div>
  );
}
