import { dateInIndia } from "../../domain/india/calendar-date.ts";
import { numberText, quotationLimits } from "../../domain/quotation/number-and-limits.ts";
import { Button, ButtonLink } from "../../src/ui/Button.tsx";
import { Disclosure } from "../../src/ui/Disclosure.tsx";
import { Field } from "../../src/ui/Field.tsx";
import type { Enquiry } from "../enquiries/api.ts";
import { openForm, openSheet, openTexts } from "../enquiry/open.ts";
import { Undelivered } from "../firm/Undelivered.tsx";
import { useNow } from "../shell/useNow.ts";
import type { Values } from "../ui/drafts.ts";
import { Parts } from "../ui/Parts.tsx";
import { dayText, momentText, onDay } from "../ui/times.ts";
import { EditForm } from "./EditForm.tsx";
import type { Read } from "./edits.ts";
import { QuotationLines } from "./QuotationLines.tsx";
import { pdfAddress, type QuotationRecord } from "./quotation-api.ts";
import { type OpenForm, openerId } from "./useOpenForm.ts";

interface Props {
  all: readonly QuotationRecord[];
  enquiry: Enquiry;
  today: string;
  form: OpenForm;
  /** Begins the next version; without it one is in work. */
  onNext?: ((id: string) => void) | undefined;
}

/** What was sent, the newest first. It cannot be changed: a change is a new version. */
export const SentVersions = ({ all, ...rest }: Props) =>
  all.length > 0 && (
    <ol aria-label="Quotations sent" className="space-y-4">
      {all.map((record) => (
        <li key={record.id}>
          <SentVersion record={record} {...rest} />
        </li>
      ))}
    </ol>
  );

function SentVersion({ record, enquiry, today, form, onNext }: Omit<Props, "all"> & { record: QuotationRecord }) {
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
            sentAt && `Sent ${momentText(new Date(sentAt), now)}${isOpen ? ` to ${enquiry.email}` : ""}`,
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
