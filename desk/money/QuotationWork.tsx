import { useEffect, useEffectEvent, useRef, useState } from "react";
import { dateInIndia } from "../../domain/india/calendar-date.ts";
import { findService } from "../../domain/offers/services.ts";
import { composeQuotation } from "../../domain/quotation/compose.ts";
import type { SoldInDraft } from "../../domain/quotation/model.ts";
import { numberText, quotationLimits } from "../../domain/quotation/number-and-limits.ts";
import { Button, ButtonLink } from "../../src/ui/Button.tsx";
import { Disclosure } from "../../src/ui/Disclosure.tsx";
import { Field } from "../../src/ui/Field.tsx";
import type { Enquiry } from "../enquiries/api.ts";
import { openForm, openSheet, openTexts } from "../enquiry/page-state.ts";
import { Undelivered } from "../firm/Undelivered.tsx";
import { ActionError } from "../ui/ActionForm.tsx";
import type { Values } from "../ui/drafts.ts";
import { useNow } from "../ui/hooks.ts";
import { Parts } from "../ui/Panel.tsx";
import { onSingleClick } from "../ui/Sheet.tsx";
import { dayText, momentText, onDay } from "../ui/times.ts";
import { pdfAddress, type QuotationRecord, type Quotations, useQuotationAction } from "./api.ts";
import { DraftEditor } from "./DraftEditor.tsx";
import { beginValues, draftForms, type Read } from "./edits.ts";
import { QuotationLines } from "./QuotationLines.tsx";
import { BeginForm, EditForm, type OpenForm, openerId, useOpenForm } from "./quotation-forms.tsx";

interface Props {
  enquiry: Enquiry;
  all: Quotations;
}

/** The way from a call leads here: the quotation is made, and shown before it is sent. */
const wanted = (): boolean => history.state?.wants === "quotation";

/** One quotation is in work at most; those that were sent stand below it. */
export default function QuotationWork({ enquiry, all }: Props) {
  const { quotations, planned, asked, to, advisor, today } = all;
  const action = useQuotationAction(enquiry.id);
  const draft = quotations.find(({ state }) => state === "draft");
  const sent = quotations.filter(({ state }) => state !== "draft").toReversed();
  const current = sent.find(({ state, acceptedAt }) => state === "sent" && acceptedAt === null);
  const context = { to, advisor, today };
  const saved = draft && composeQuotation(draft.draft, context).quotation;
  const form = useOpenForm(enquiry.id, action, {
    ...(saved ? draftForms(draft.draft, saved, today, asked.plan) : { begin: beginValues(asked.plan, today) }),
    ...(current && { [`withdraw-${current.id}`]: { reason: "" } }),
  });
  // What else nobody has said is counted as usual, and the review says so.
  const isSaid = "basis" in planned || asked.services.length > 0;
  const [isReviewing, setReviewing] = useState(false);

  const mayBegin = !draft && !current && form.open !== "begin" && enquiry.status !== "closed";
  const review = { onSuccess: () => setReviewing(true) };
  const begin = () => {
    if (isSaid) action.mutate({ kind: "begin" }, review);
    else form.show("begin");
  };
  const beginWanted = useEffectEvent(() => {
    if (!wanted()) return;
    history.replaceState(null, "");
    if (draft) setReviewing(true);
    else if (!current) begin();
  });
  useEffect(() => beginWanted(), []);
  const card = useRef<HTMLDivElement>(null);
  const [isJustSent, setJustSent] = useState(false);
  // As soon as it is on the page.
  useEffect(() => {
    if (!isJustSent || !current) return;
    setJustSent(false);
    card.current?.scrollIntoView({ block: "center" });
    card.current?.querySelector<HTMLElement>("[tabindex]")?.focus({ preventScroll: true });
  }, [isJustSent, current]);
  const send = () => {
    if (!draft) return;
    action.mutate(
      { kind: "send", id: draft.id, revision: draft.revision },
      {
        onSuccess: () => {
          setReviewing(false);
          setJustSent(true);
        },
      },
    );
  };

  return (
    <div className="pt-4">
      <div className="not-empty:mb-5">
        {saved && (
          // Another draft is another editor: no half-open button is taken along.
          <DraftEditor
            key={draft.id}
            record={draft}
            saved={saved}
            replaces={sent.find(({ id }) => id === draft.replacesId)?.sent ?? undefined}
            email={enquiry.email}
            asked={asked}
            unsaid={
              "assumed" in planned
                ? planned.assumed.filter((field) => draft.draft.basis?.[field] === planned.basis?.[field])
                : []
            }
            isReviewing={isReviewing}
            onReview={() => setReviewing(true)}
            onSend={send}
            onClose={() => setReviewing(false)}
            context={context}
            action={action}
            form={form}
          />
        )}
        {!draft && form.open === "begin" && (
          <BeginForm
            form={form}
            today={today}
            onBegin={(quoted, isByHand) =>
              form.save({ kind: "begin", ...quoted }, () => (isByHand ? form.show("add") : setReviewing(true)))
            }
          />
        )}
        {mayBegin && sent.length === 0 && (
          <BeginRow
            text={beginning(asked.services, isSaid)}
            button="Make the quotation"
            // Before somebody was called, and after it has begun, something else comes first.
            look={enquiry.status === "contacted" || enquiry.status === "quoted" ? "primary" : "outline"}
            isBusy={action.isPending}
            onBegin={begin}
          />
        )}
      </div>
      <div className="has-[svg]:mb-5">
        <ActionError error={form.open ? null : action.error} />
      </div>
      <div ref={card}>
        {sent.length > 0 && (
          <ol aria-label="Quotations sent" className="space-y-4">
            {sent.map((record) => (
              <li key={record.id}>
                <SentVersion
                  record={record}
                  enquiry={enquiry}
                  today={today}
                  form={form}
                  onNext={draft ? undefined : (id) => action.mutate({ kind: "begin", replacesId: id })}
                />
              </li>
            ))}
          </ol>
        )}
      </div>
      {mayBegin && sent.length > 0 && (
        <div className="mt-5">
          <BeginRow
            text={`${sent.some(({ acceptedAt }) => acceptedAt) ? "What was accepted stays as it is. " : ""}A new quotation gets a number of its own.`}
            button="Make a new quotation"
            look="outline"
            isBusy={action.isPending}
            onBegin={begin}
          />
        </div>
      )}
    </div>
  );
}

interface BeginProps {
  text: string;
  button: string;
  look?: "primary" | "outline";
  isBusy: boolean;
  onBegin: () => void;
}

const BeginRow = ({ text, button, look = "primary", isBusy, onBegin }: BeginProps) => (
  <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
    <p className="max-w-prose text-sm text-muted">{text}</p>
    <Button look={look} disabled={isBusy} onClick={onSingleClick(onBegin)}>
      {button}
    </Button>
  </div>
);

function beginning([service]: readonly SoldInDraft[], isSaid: boolean): string {
  if (!isSaid) return "The total in writing. You choose first what it is for.";
  const from = service ? `of ${findService(service.key)?.name}, as it was asked for` : "counted from the plan";
  return `The total in writing, ${from}. You can change each line before it is sent.`;
}

interface SentVersionProps {
  record: QuotationRecord;
  enquiry: Enquiry;
  today: string;
  form: OpenForm;
  /** Begins the next version; without it one is in work. */
  onNext?: ((id: string) => void) | undefined;
}

/** What was sent. It cannot be changed: a change is a new version. */
function SentVersion({ record, enquiry, today, form, onNext }: SentVersionProps) {
  const now = useNow();
  const { id, enquiryId, sent, document, sentAt, sentBy, differences, undelivered } = record;
  if (!sent || !document) return null;
  const { text, look, isOpen } = stateOf(record, today);
  const isOver = isOpen && sent.validUntil < today;
  const isWithdrawing = form.open === `withdraw-${id}`;
  return (
    <div tabIndex={-1} className={`border border-line p-4 sm:p-5 ${isOpen ? "bg-sheet" : ""}`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 className="text-base">
          {numberText(sent)} <span className={`ml-1 text-sm ${look}`}>{text}</span>
        </h3>
        <p className="text-lg font-strong tabular-nums">{document.total.value}</p>
      </div>
      <p className="text-sm text-muted">
        <Parts
          parts={[
            sentAt &&
              `Sent ${momentText(new Date(sentAt), now)}${isOpen && enquiry.email ? ` to ${enquiry.email}` : ""}`,
            sentBy && `by ${sentBy}`,
            isOpen && `valid until ${dayText(sent.validUntil)}`,
            sent.agreed && `after ${numberText(sent.agreed)}, which was accepted`,
          ]}
        />
      </p>
      {isOpen && undelivered && (
        <div className="mt-3">
          <Undelivered delivery={undelivered} enquiry={enquiry} />
        </div>
      )}
      {isOpen && differences.length > 0 && (
        <div className="mt-3 border-l-3 border-highlight bg-highlight-wash px-4 py-3 text-sm">
          <p className="font-strong">Not as in the founder's plan, or by the rules of today</p>
          <ul className="mt-1 space-y-0.5">
            {differences.map(({ label, quoted, now: planned }) => (
              <li key={label}>
                {label}: {quoted ?? "nothing"} quoted, {planned ?? "nothing"} by the plan
              </li>
            ))}
          </ul>
        </div>
      )}
      <Disclosure label="Lines" line="words" className="mt-1">
        <QuotationLines document={document} />
      </Disclosure>
      {isWithdrawing ? (
        <EditForm
          form={form}
          title="Withdraw"
          intro="The founder can no longer accept it. If its mail has gone out, they get another one that says so."
          save={{
            label: "Withdraw it",
            read: () => readReason(form.values),
            onSave: (reason) => form.save({ kind: "withdraw", id, reason }),
          }}
        >
          {(field) => (
            <Field
              {...field("reason")}
              label="Why: it is kept in the history"
              hint="For the desk alone; the mail does not say it."
              required
              maxLength={quotationLimits.reason}
            />
          )}
        </EditForm>
      ) : (
        <div className="mt-1 flex flex-wrap gap-2">
          {isOpen && !isOver && !enquiry.wrongNumber && (
            <Button
              look={undelivered ? "outline" : "primary"}
              onClick={() => openTexts.set({ id: enquiryId, text: "quotation" })}
            >
              Send the link by WhatsApp
            </Button>
          )}
          <ButtonLink look="outline" newTab href={pdfAddress(id)}>
            PDF
          </ButtonLink>
          {isOpen && onNext && (
            <Button look={isOver ? "primary" : "outline"} disabled={form.isPending} onClick={() => onNext(id)}>
              Make version {sent.version + 1}
            </Button>
          )}
          {isOver && (
            <Button
              look="outline"
              onClick={() => {
                openForm.set({ id: enquiryId, form: "status", to: "closed" });
                openSheet.set(enquiryId);
              }}
            >
              Close the enquiry…
            </Button>
          )}
          {isOpen && !isOver && (
            <Button look="outline" id={openerId(`withdraw-${id}`)} onClick={() => form.show(`withdraw-${id}`)}>
              Withdraw
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

const readReason = ({ reason = "" }: Values): Read<string> =>
  reason.trim() ? { value: reason.trim() } : { errors: { reason: "Say why" } };

function stateOf({ state, sent, acceptedAt, undelivered }: QuotationRecord, today: string) {
  if (acceptedAt) {
    const day = onDay(dateInIndia(Date.parse(acceptedAt)));
    return { text: `Accepted ${day}`, look: "font-strong text-good", isOpen: false };
  }
  if (state === "replaced") return { text: "Replaced", look: "text-muted", isOpen: false };
  if (state === "withdrawn") return { text: "Withdrawn", look: "text-muted", isOpen: false };
  if (sent && sent.validUntil < today)
    return { text: `Ended ${onDay(sent.validUntil)}`, look: "font-strong text-alert", isOpen: true };
  if (undelivered) return { text: "Did not arrive", look: "font-strong text-alert", isOpen: true };
  return { text: "Waits for the founder", look: "font-strong text-action", isOpen: true };
}
