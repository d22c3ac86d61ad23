import { CircleCheck, X } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation } from "wouter";
import type { WhatsAppTextId } from "../../content/registration/whatsapp-texts.ts";
import type { NextStep } from "../../domain/desk/enquiry.ts";
import { Button } from "../../src/ui/Button.tsx";
import { enquiryPath } from "../enquiries/enquiry-parts.tsx";
import { type Done, done, isUndoable } from "../shell/action.ts";
import { ActionError } from "../ui/ActionForm.tsx";
import { useWide } from "../ui/hooks.ts";
import { useUndo } from "./api.ts";
import { openContact, openForm, openSheet, openTexts } from "./page-state.ts";

/** What was just done: what it was, what is sent because of it, what comes next, and ten seconds to take it back. It takes the focus. */
export function DoneLine({ more, className = "" }: { more?: ReactNode; className?: string }) {
  const last = done.use();
  return last && <Line key={last.text + last.undo?.id} last={last} more={more} className={className} />;
}

/** On pages that have no place of their own for it. */
export function DoneBar() {
  const [address] = useLocation();
  const isWide = useWide();
  const shown = useRef(address);
  useEffect(() => {
    const last = done.get();
    // It belongs to the page where it was done, unless it can still be taken back.
    if (shown.current !== address && last && !isUndoable(last)) done.set(undefined);
    shown.current = address;
  }, [address]);
  if (isWide && (address === "/" || address.startsWith("/enquiries/"))) return null;
  return <DoneLine className="shadow-lift lg:mx-8" />;
}

const tickMs = 500;

function Line({ last, more, className }: { last: Done; more: ReactNode; className: string }) {
  const line = useRef<HTMLDivElement>(null);
  const undo = useUndo(last);
  const [now, setNow] = useState(Date.now);
  const mayUndo = isUndoable(last, now);
  useEffect(() => line.current?.focus(), []);
  useEffect(() => {
    if (!mayUndo) return;
    const timer = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, [mayUndo]);
  return (
    <div
      ref={line}
      tabIndex={-1}
      className={`relative space-y-2 border border-good/40 bg-good-wash py-3 pr-12 pl-4 text-sm outline-offset-0 ${className}`}
    >
      <div role="status" className="flex gap-2">
        <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-good" strokeWidth={1.75} />
        <p className="min-w-0 break-words">
          <span className="font-strong">{last.about.name}.</span> <strong className="text-good">{last.text}</strong>{" "}
          {last.sends}
        </p>
      </div>
      <div className="flex flex-wrap gap-2 empty:hidden max-lg:grid max-lg:grid-cols-2 max-lg:-mr-8">
        {last.next.map((step, index) => (
          <NextButton key={step} step={step} last={last} isFirst={index === 0} />
        ))}
        {more}
        {mayUndo && (
          <Button look="outline" className="px-3!" disabled={undo.isPending} onClick={() => undo.mutate()}>
            Undo{" "}
            <span aria-hidden="true" className="tabular-nums">
              ({Math.ceil((last.undo!.until - now) / 1000)} s)
            </span>
          </Button>
        )}
      </div>
      <ActionError error={undo.error} />
      <button
        type="button"
        aria-label="Hide this line"
        className="absolute top-0.5 right-0.5 grid size-11 place-items-center text-muted hover:text-ink"
        onClick={() => done.set(undefined)}
      >
        <X aria-hidden="true" className="size-4" strokeWidth={1.75} />
      </button>
    </div>
  );
}

const stepNames: Readonly<Record<NextStep, string>> = {
  quotation: "Make the quotation",
  "follow-up": "Follow up on…",
  "missed-text": "Write on WhatsApp",
  correct: "Correct the number",
  "send-link": "Send the link by WhatsApp",
  "payment-text": "Confirm by WhatsApp",
  "page-text": "Send the link by WhatsApp",
  "certificate-text": "Send the link by WhatsApp",
};

const stepTexts: Partial<Record<NextStep, WhatsAppTextId>> = {
  "missed-text": "missed-call",
  "send-link": "quotation",
  "payment-text": "payment",
  "page-text": "page",
  "certificate-text": "certificate",
};

function NextButton({ step, last: { about }, isFirst }: { step: NextStep; last: Done; isFirst: boolean }) {
  const [, navigate] = useLocation();
  const go = () => {
    const text = stepTexts[step];
    if (text) return openTexts.set({ id: about.id, text });
    if (step === "correct") return openContact.set(about.id);
    if (step !== "follow-up") return navigate(enquiryPath(about.id), { state: { wants: step } });
    openForm.set({ id: about.id, form: "follow-up" });
    openSheet.set(about.id);
  };
  return (
    <Button look={isFirst ? "primary" : "outline"} className="px-2! lg:px-4!" onClick={go}>
      {stepNames[step]}
    </Button>
  );
}
