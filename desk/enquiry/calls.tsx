import { MessageCircle, Phone } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { type CallChannel, type CallOutcome, callOutcomeIds, outcomeOf } from "../../domain/desk/enquiry.ts";
import { waitsForCall, withLastNumber } from "../../domain/desk/today.ts";
import { hourMs } from "../../domain/india/time.ts";
import { callLink, chatLink } from "../../domain/links.ts";
import { Button, ButtonLink } from "../../src/ui/Button.tsx";
import { Checkbox, Field } from "../../src/ui/Field.tsx";
import type { Enquiry } from "../enquiries/api.ts";
import { enquiryParts } from "../enquiries/enquiry-parts.tsx";
import { useSignedIn } from "../shell/session.ts";
import { ActionError, NoteField, noteOf } from "../ui/ActionForm.tsx";
import { useActionForm } from "../ui/drafts.ts";
import { useNow, useWide } from "../ui/hooks.ts";
import { Parts } from "../ui/Panel.tsx";
import { Sheet } from "../ui/Sheet.tsx";
import { momentText, readLocalInput, writeLocalInput } from "../ui/times.ts";
import { useChanging, useEnquiryAction } from "./api.ts";
import { beginAttempt, openContact, openSheet, openTexts, selectedPerson } from "./page-state.ts";

export interface ToCall {
  enquiry: Pick<Enquiry, "id" | "version" | "name" | "phone" | "owner" | "status"> &
    Partial<Pick<Enquiry, "wrongNumber">>;
  /** Other enquiries of the person, for which the call will be too. */
  also?: readonly Pick<Enquiry, "id" | "phone" | "wrongNumber">[];
}

interface Props extends ToCall {
  channel: CallChannel;
  /** The first thing to do on the page. */
  isFilled?: boolean;
  /** Its sign alone, as a row has it. */
  isSign?: boolean;
  className?: string;
}

const icons = { phone: Phone, whatsapp: MessageCircle };
const names = { phone: "Call", whatsapp: "Open the chat" };
const labels = { phone: "Call", whatsapp: "Open the chat with" };
const green = "border-good! text-good! hover:bg-good-wash!";

/**
 * Dials or opens the chat, takes the enquiry if nobody has it, so that no one else calls too, and asks afterwards what came
 * of it. What is with a colleague asks first.
 */
export function CallLink({ enquiry, also = [], channel, isFilled = false, isSign = false, className = "" }: Props) {
  const { mutate } = useEnquiryAction(enquiry, { isQuiet: true });
  const { person } = useSignedIn();
  const [isAsking, setAsking] = useState(false);
  const { id, name, owner, status } = enquiry;
  const { phone, wrongNumber } = withLastNumber(enquiry, also);
  const href = channel === "phone" ? callLink(phone) : chatLink(phone, `Hello ${name}.`);
  // It is somebody else's.
  if (!href || wrongNumber) return null;
  const colleague = owner && owner.id !== person.id ? owner.name : undefined;
  const Icon = icons[channel];
  const begin = () => {
    setAsking(false);
    if (!owner && status !== "closed") mutate({ action: "claim", alsoFor: also.map((other) => other.id) });
    beginAttempt({ enquiryId: id, name, channel, at: new Date().toISOString() });
    selectedPerson.set(id);
    openTexts.set(undefined);
    openSheet.set(id);
  };
  const link = { href, ...(channel === "whatsapp" && { newTab: true }) };
  const shape = isSign ? "size-12 rounded-full! p-0! lg:size-10 lg:rounded-sm! lg:p-0!" : "grow px-3!";
  return (
    <>
      <ButtonLink
        {...link}
        look={isFilled ? "primary" : "outline"}
        className={`${channel === "whatsapp" ? green : ""} ${shape} ${className}`}
        aria-label={`${labels[channel]} ${name}`}
        onClick={(event) => {
          if (!colleague) return begin();
          event.preventDefault();
          setAsking(true);
        }}
      >
        <Icon aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} />
        {!isSign && names[channel]}
      </ButtonLink>
      {colleague && (
        <Sheet title={`${name} is with ${colleague}`} isOpen={isAsking} onClose={() => setAsking(false)}>
          <p className="mb-4 text-sm">Speak to {colleague} before you call, so that nobody is called twice.</p>
          <ButtonLink {...link} look="outline" onClick={begin}>
            {channel === "phone" ? `Call ${name} all the same` : `Write to ${name} all the same`}
          </ButtonLink>
        </Sheet>
      )}
    </>
  );
}

/** Call, and what is written by WhatsApp, side by side; a number that is somebody else's has to be corrected first. */
export const CallButtons = ({
  isQuiet = false,
  className = "",
  ...toCall
}: ToCall & { isQuiet?: boolean; className?: string }) => (
  <div className={`flex gap-2 ${className}`}>
    {toCall.enquiry.wrongNumber ? (
      <Button className="grow px-3!" onClick={() => openContact.set(toCall.enquiry.id)}>
        Correct the number
      </Button>
    ) : (
      <>
        <CallLink {...toCall} channel="phone" isFilled={!isQuiet} />
        {chatLink(toCall.enquiry.phone, "") && (
          <Button
            look="outline"
            className={`${green} grow px-3!`}
            onClick={() => openTexts.set({ id: toCall.enquiry.id })}
          >
            <MessageCircle aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} />
            WhatsApp
          </Button>
        )}
      </>
    )}
  </div>
);

interface CallFormProps {
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

/** An hour from now, at the next full quarter. */
const soon = () => writeLocalInput(new Date(Math.ceil((Date.now() + hourMs) / 900_000) * 900_000));

/** The usual one comes first, and on phones where a thumb rests. */
const useOutcomes = () => (useWide() ? callOutcomeIds : callOutcomeIds.toReversed());

/** A note, and what came of a call: one press, unless there is a time to agree. It counts for all that the person waits for, unless somebody says otherwise. */
export function CallForm({ enquiry, thread, channel, isAsked, onDone }: CallFormProps) {
  const outcomes = useOutcomes();
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
        {enquiry.wrongNumber && <p className="text-sm text-muted">The number is wrong: correct it to call.</p>}
        {note.note && (
          <button
            type="button"
            className="link min-h-11 text-sm disabled:text-muted disabled:no-underline"
            // A note is decided on no version: nothing that is being asked for meanwhile swallows the press.
            disabled={form.isPending}
            onClick={() => form.save({ action: "note", text: note.note ?? "" })}
          >
            Save the note alone
          </button>
        )}
      </div>
      <ActionError error={form.error} />
    </div>
  );
}
