import { Button } from "../../src/ui/Button.tsx";
import type { EnquiryDetail } from "../enquiries/api.ts";
import { useQuotations } from "../money/api.ts";
import { useRegistration } from "../registrations/api.ts";
import { ActionError } from "../ui/ActionForm.tsx";
import { useNow } from "../ui/hooks.ts";
import { useEnquiryAction } from "./api.ts";
import { nextText } from "./next-text.ts";

const actorShort = { we: "we act", you: "the founder acts", registrar: "the Registrar acts" } as const;

/** 'Next: call before today 12:00 pm; 1 try, no answer.' */
export function NextLine({ detail }: { detail: Pick<EnquiryDetail, "enquiry" | "events" | "undelivered"> }) {
  const { enquiry, events, undelivered } = detail;
  const now = useNow();
  const isOpen = enquiry.status !== "new" && enquiry.status !== "closed";
  const { data } = useQuotations(enquiry.id, isOpen);
  const { data: found } = useRegistration(enquiry.id, enquiry.status === "engaged");
  const open = data?.quotations.find(({ state, acceptedAt }) => state === "draft" || (state === "sent" && !acceptedAt));
  const registration = found?.inWork?.registration;
  const action = useEnquiryAction(enquiry);
  // The founder has decided meanwhile; whether the call that was promised is still needed, a person says.
  const mayDrop = enquiry.dueAt !== null && (enquiry.status === "quoted" || enquiry.status === "engaged");
  return (
    <div>
      <p className="font-strong break-words">
        Next:{" "}
        {nextText(
          {
            enquiry,
            events,
            hasLostMail: undelivered.length > 0,
            quotation:
              open && (open.sent ? { isDraft: false, validUntil: open.sent.validUntil } : { isDraft: true as const }),
            registration:
              registration &&
              (registration.actor
                ? [actorShort[registration.actor], registration.awaited].filter(Boolean).join(": ")
                : "nothing is left to do."),
          },
          now,
        )}
      </p>
      {mayDrop && (
        <button
          type="button"
          className="link min-h-11 text-sm"
          disabled={action.isPending}
          onClick={() => action.mutate({ action: "no-call" })}
        >
          No call is needed any more
        </button>
      )}
      {enquiry.status === "closed" && (
        <Button className="mt-2" disabled={action.isPending} onClick={() => action.mutate({ action: "reopen" })}>
          Reopen
        </Button>
      )}
      <ActionError error={action.error} />
    </div>
  );
}
