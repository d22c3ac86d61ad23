import { useEffect, useEffectEvent, useState } from "react";
import { type CallChannel, type CallOutcome, callOutcomeIds, outcomeOf } from "../../domain/desk/enquiry.ts";
import { waitsForCall } from "../../domain/desk/today.ts";
import { Button } from "../../src/ui/Button.tsx";
import { Checkbox, Field } from "../../src/ui/Field.tsx";
import type { Enquiry } from "../enquiries/api.ts";
import { enquiryParts } from "../enquiries/enquiry-parts.tsx";
import { ActionError, NoteField, noteOf } from "../ui/ActionForm.tsx";
import { useNow } from "../ui/hooks.ts";
import { Parts } from "../ui/Panel.tsx";
import { momentText, readLocalInput, writeLocalInput } from "../ui/times.ts";
import { useActionForm } from "../ui/useActionForm.ts";
import { useChanging, useEnquiryAction } from "./api.ts";

interface Props {
  enquiry: Pick<Enquiry, "id" | "version" | "status" | "wrongNumber">;
  /** What else the person has sent. */
  thread: readonly Enquiry[];
  channel: CallChannel;
  /** A call was just made: what came of it is the next thing to say. */
  isAsked: boolean;
  onDone: () => void;
}

/** What came of the call, and of which version it was said. */
interface Pressed {
  outcome: CallOutcome;
  at: Date | undefined;
  version: number;
}

const anHourMs = 60 * 60 * 1000;
/** An hour from now, at the next full quarter. */
const soon = () => writeLocalInput(new Date(Math.ceil((Date.now() + anHourMs) / 900_000) * 900_000));

/** The usual one where a thumb rests. */
const outcomes = callOutcomeIds.toReversed();

/** A note, and what came of a call: one press, unless there is a time to agree. It counts for all that the person waits for, unless somebody says otherwise. */
export function CallForm({ enquiry, thread, channel, isAsked, onDone }: Props) {
  const [pressed, setPressed] = useState<Pressed>();
  const seen = { ...enquiry, version: pressed?.version ?? enquiry.version };
  const form = useActionForm("call", enquiry.id, { "call-note": "" }, useEnquiryAction(seen));
  const { isActing, isAsking } = useChanging(enquiry.id);
  /** For an outcome that names the next call. */
  const [asked, setAsked] = useState<{ outcome: CallOutcome; at: string }>();
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const now = useNow();
  const others = thread.filter((other) => waitsForCall(other, now));
  const alsoFor = others.filter(({ id }) => !leftOut.includes(id)).map(({ id, version }) => ({ id, version }));
  const at = asked && readLocalInput(asked.at);
  const note = noteOf(form.values["call-note"]);
  const ended = () => {
    setAsked(undefined);
    onDone();
  };
  const record = (outcome: CallOutcome, callBack?: Date) =>
    form.save(
      {
        action: "call",
        outcome,
        channel,
        ...note,
        ...(callBack && { callBackAt: callBack.toISOString() }),
        ...(alsoFor.length > 0 && { alsoFor }),
      },
      ended,
    );
  // No press is lost while the newest state is on its way: the server takes it, or says why not, by the version that was seen.
  const press = (outcome: CallOutcome, at?: Date) => setPressed({ outcome, at, version: enquiry.version });
  const recordPressed = useEffectEvent(() => {
    if (!pressed) return;
    setPressed(undefined);
    record(pressed.outcome, pressed.at);
  });
  useEffect(() => {
    if (pressed && !isAsking) recordPressed();
  }, [pressed, isAsking]);

  return (
    <div className="space-y-3">
      <NoteField {...form.field("call-note")} />
      {enquiry.status !== "closed" && !enquiry.wrongNumber && (
        <>
          {others.length > 0 && (
            <fieldset>
              <legend className="text-sm font-strong">Also for</legend>
              {others.map((other) => (
                <Checkbox
                  key={other.id}
                  name={`also-${other.id}`}
                  checked={!leftOut.includes(other.id)}
                  onChange={(ticked) =>
                    setLeftOut(ticked ? leftOut.filter((id) => id !== other.id) : [...leftOut, other.id])
                  }
                >
                  <span>
                    <Parts
                      parts={[`Enquiry of ${momentText(new Date(other.createdAt), now)}`, ...enquiryParts(other)]}
                    />
                  </span>
                </Checkbox>
              ))}
            </fieldset>
          )}
          <div className="grid grid-cols-2 gap-2">
            {outcomes.map((outcome) => {
              const { name, nextCall } = outcomeOf(outcome);
              const asksWhen = nextCall === "agreed";
              return (
                <Button
                  key={outcome}
                  look={isAsked && outcome === "reached" ? "primary" : "outline"}
                  className="px-2!"
                  disabled={isActing}
                  {...(asksWhen && { "aria-expanded": asked?.outcome === outcome })}
                  onClick={() => (asksWhen ? setAsked({ at: soon(), ...asked, outcome }) : press(outcome))}
                >
                  {name}
                  {asksWhen && "…"}
                </Button>
              );
            })}
          </div>
          {asked && (
            <form
              className="flex items-end gap-2"
              onSubmit={(event) => {
                event.preventDefault();
                if (at) press(asked.outcome, at);
              }}
            >
              <div className="min-w-0 grow">
                <Field
                  form="call"
                  name="call-back-at"
                  label="Call back at, India time"
                  type="datetime-local"
                  required
                  error={at ? undefined : "Please choose a day and a time"}
                  value={asked.at}
                  onChange={(event) => setAsked({ ...asked, at: event.target.value })}
                />
              </div>
              <Button type="submit" disabled={isActing}>
                Save
              </Button>
            </form>
          )}
        </>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="text-sm text-muted">
          {enquiry.wrongNumber
            ? "The number is wrong: correct it to call."
            : "Nothing is sent to the founder by these."}
        </p>
        <button
          type="button"
          className="link min-h-11 text-sm disabled:text-muted disabled:no-underline"
          // A note is decided on no version: nothing that is being asked for meanwhile swallows the press.
          disabled={form.isPending || !note.note}
          onClick={() => form.save({ action: "note", text: note.note ?? "" })}
        >
          Save the note alone
        </button>
      </div>
      <ActionError error={form.error} />
    </div>
  );
}
