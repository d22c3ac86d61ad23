import { MessageCircle } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation } from "wouter";
import type { WhatsAppTextId } from "../../content/registration/whatsapp-texts.ts";
import { contactFieldNames, contactFields } from "../../domain/desk/enquiry.ts";
import { waitsForCall } from "../../domain/desk/today.ts";
import { draftLink, readablePhone } from "../../domain/links.ts";
import { Button, ButtonLink } from "../../src/ui/Button.tsx";
import { Field, TextArea } from "../../src/ui/Field.tsx";
import { type Enquiry, type EnquiryDetail, useEnquiry } from "../enquiries/api.ts";
import { enquiryPath } from "../enquiries/enquiry-parts.tsx";
import { done } from "../shell/action.ts";
import { Gone } from "../shell/errors.ts";
import { ActionError, ActionForm } from "../ui/ActionForm.tsx";
import { OnlyHere } from "../ui/CopyField.tsx";
import { useActionForm } from "../ui/drafts.ts";
import { useNow, useWide } from "../ui/hooks.ts";
import { Loaded } from "../ui/Panel.tsx";
import { Sheet } from "../ui/Sheet.tsx";
import { useEnquiryAction, useWhatsAppDraft, useWhatsAppTexts } from "./api.ts";
import { CallLink } from "./calls.tsx";
import { PhoneNumber, TheirWords } from "./PersonParts.tsx";
import { attemptNames, endAttempt, openContact, openSheet, openTexts, useAttempts } from "./page-state.ts";
import { RecordPanel } from "./RecordPanel.tsx";

/** Where a page has no place for it: what came of a call, and everything else that can be recorded. */
export function RecordSheet() {
  const [address] = useLocation();
  const isWide = useWide();
  const hasPlace = (id: string) => isWide && (address === "/" || address === enquiryPath(id));
  const wanted = openSheet.use();
  const id = wanted && !hasPlace(wanted) ? wanted : undefined;
  const attempts = useAttempts().filter(({ enquiryId }) => enquiryId !== id && !hasPlace(enquiryId));
  const [asked] = attempts.slice(-1);
  // What is on the page already does not come up on the next one.
  useEffect(() => {
    if (wanted && !id) openSheet.set(undefined);
  }, [wanted, id]);
  return (
    <>
      {asked && !id && (
        // Where the page has a bar for somebody else it stands on top of the page: no thumb presses the wrong one.
        <div className="flex items-center justify-between gap-3 border-t border-ink bg-highlight-wash px-4 py-2 in-[:has([data-own-bar])]:hidden lg:px-8">
          <p className="min-w-0 text-sm font-strong break-words">
            How did the {attemptNames[asked.channel]} with {asked.name} go?
            {attempts.length > 1 && <span className="font-normal"> {attempts.length - 1} more to answer.</span>}
          </p>
          <Button className="shrink-0 px-4!" onClick={() => openSheet.set(asked.enquiryId)}>
            Record
          </Button>
        </div>
      )}
      {id && <OpenSheet id={id} />}
    </>
  );
}

const close = () => openSheet.set(undefined);

function OpenSheet({ id }: { id: string }) {
  const query = useEnquiry(id);
  const attempt = useAttempts().find(({ enquiryId }) => enquiryId === id);
  const isGone = query.error instanceof Gone;
  useEffect(() => {
    if (!isGone) return;
    endAttempt(id);
    close();
  }, [isGone, id]);
  useCloseWhenDone(close);
  const name = query.data?.enquiry.name ?? attempt?.name ?? "";
  return (
    <Sheet title={name} isOpen onClose={close}>
      <Loaded query={query}>
        {(detail) => (
          <div className="space-y-4">
            <p className="text-sm">
              <PhoneNumber enquiry={detail.enquiry} />
            </p>
            <TheirWords detail={detail} />
            <RecordPanel key={id} enquiry={detail.enquiry} thread={detail.thread} />
          </div>
        )}
      </Loaded>
    </Sheet>
  );
}

/** Saved: what was done, and what comes next, stand in the page. */
function useCloseWhenDone(end: () => void): void {
  const last = done.use();
  const before = useRef(last);
  const closeNow = useEffectEvent(end);
  useEffect(() => {
    if (last !== before.current) closeNow();
  }, [last]);
}

/** Name, number and address of somebody, from wherever the mistake is seen. */
export function ContactSheet() {
  const id = openContact.use();
  return id && <OpenContact key={id} id={id} />;
}

const closeContact = () => openContact.set(undefined);

function OpenContact({ id }: { id: string }) {
  const query = useEnquiry(id);
  useCloseWhenDone(closeContact);
  return (
    <Sheet title={`Correct ${query.data?.enquiry.name ?? "…"}`} isOpen onClose={closeContact}>
      <Loaded query={query}>{({ enquiry }) => <ContactForm enquiry={enquiry} />}</Loaded>
    </Sheet>
  );
}

const types = { name: "text", phone: "tel", email: "email" } as const;

/** Name, number and address as they should be; how they were stays in the history. */
function ContactForm({ enquiry }: { enquiry: Enquiry }) {
  const { name, phone, email, wrongNumber } = enquiry;
  const there = { name, phone, email };
  const form = useActionForm("contact", enquiry.id, there, useEnquiryAction(enquiry));
  const changed = contactFields.filter((field) => form.values[field] !== there[field]);
  const change = Object.fromEntries(changed.map((field) => [field, form.values[field]]));
  return (
    <ActionForm
      form={form}
      label="Correct name, number or address"
      button="Save the correction"
      disabled={changed.length === 0}
      onSave={() => form.save({ action: "contact", ...change })}
      more={
        wrongNumber && (
          <Button
            look="outline"
            disabled={form.isPending}
            onClick={() => form.save({ action: "contact", phone: enquiry.phone })}
          >
            The number is right
          </Button>
        )
      }
    >
      {wrongNumber && (
        <p className="text-sm font-strong text-alert">
          This number is wrong. Nobody is called on it until it is corrected.
        </p>
      )}
      {contactFields.map((field) => (
        <Field
          key={field}
          {...form.field(field)}
          label={contactFieldNames[field]}
          type={types[field]}
          required={there[field] !== ""}
        />
      ))}
      <p className="text-sm text-muted">This sends nothing. Later mails go to the new address.</p>
    </ActionForm>
  );
}

/** The firm's own texts, from any page. */
export function TextsSheet() {
  const wanted = openTexts.use();
  return wanted && <Opened key={wanted.id} id={wanted.id} first={wanted.text} />;
}

function Opened({ id, first }: { id: string; first: WhatsAppTextId | undefined }) {
  const query = useEnquiry(id);
  return (
    <Sheet title={`WhatsApp to ${query.data?.enquiry.name ?? "…"}`} isOpen onClose={() => openTexts.set(undefined)}>
      <Loaded query={query}>{(detail) => <WhatsAppTexts detail={detail} first={first} />}</Loaded>
    </Sheet>
  );
}

interface Props {
  detail: Pick<EnquiryDetail, "enquiry" | "thread">;
  /** The one that was asked for. */
  first: WhatsAppTextId | undefined;
}

/** The chat alone; or one is chosen, read with the person's facts in it, perhaps changed, and opened as a draft. */
function WhatsAppTexts({ detail: { enquiry, thread }, first }: Props) {
  const { id, name, phone, wrongNumber } = enquiry;
  const now = useNow();
  const [chosen, setChosen] = useState<WhatsAppTextId>();
  const [draft, setDraft] = useState("");
  const { data, error } = useWhatsAppTexts(id, true);
  const write = useWhatsAppDraft(id);
  const action = useEnquiryAction(enquiry);
  const choose = (text: WhatsAppTextId) => {
    setChosen(text);
    setDraft("");
    write.mutate(text, { onSuccess: (made) => setDraft(made.draft) });
  };
  const chooseFirst = useEffectEvent(() => first && choose(first));
  useEffect(() => void chooseFirst(), []);
  if (wrongNumber) return <p className="text-sm">{readablePhone(phone)} is somebody else's. Correct it first.</p>;
  // A number from abroad that was typed without its country cannot be one there.
  if (!draftLink(phone, "")) return <p className="text-sm">{phone} cannot be a number on WhatsApp.</p>;
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap gap-2">
        {data?.texts.map((text) => (
          <button
            key={text.id}
            type="button"
            aria-pressed={chosen === text.id}
            className="min-h-11 rounded-full border border-line-strong px-3.5 text-sm hover:border-action aria-pressed:border-action aria-pressed:bg-action-wash aria-pressed:font-strong"
            onClick={() => choose(text.id)}
          >
            {text.title}
          </button>
        ))}
      </div>
      {!chosen && (
        <CallLink enquiry={enquiry} also={thread.filter((other) => waitsForCall(other, now))} channel="whatsapp" />
      )}
      {chosen && draft && (
        <>
          <TextArea
            form={`whatsapp-${id}`}
            name="draft"
            label={`Draft for ${name}`}
            hint="Opens in WhatsApp, where you send it. The desk notes that it was opened."
            className="min-h-56"
            value={draft}
            onChange={({ target }) => setDraft(target.value)}
          />
          <OnlyHere text={draft} />
          <ButtonLink
            href={draftLink(phone, draft)}
            newTab
            look="outline"
            className="border-good! text-good! hover:bg-good-wash!"
            onClick={() => {
              action.mutate({ action: "whatsapp", text: chosen });
              openTexts.set(undefined);
            }}
          >
            <MessageCircle aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} />
            Open in WhatsApp
          </ButtonLink>
        </>
      )}
      <ActionError error={error ?? write.error ?? action.error} />
    </div>
  );
}
