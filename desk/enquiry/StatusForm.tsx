import { useState } from "react";
import {
  type ClosingReason,
  closingReasonNames,
  closingReasons,
  type EnquiryStatus,
  nextStatuses,
  statusNames,
} from "../../domain/desk/status.ts";
import { numberText } from "../../domain/quotation/number.ts";
import { Button } from "../../src/ui/Button.tsx";
import { Select } from "../../src/ui/Field.tsx";
import type { Enquiry } from "../api/enquiries.ts";
import { useEnquiryAction } from "../api/enquiry-actions.ts";
import { useQuotations } from "../api/quotations.ts";
import { ActionError } from "../ui/ActionError.tsx";
import { StatusChange } from "../ui/StatusChange.tsx";

/** Forward, or closed with a reason; closed ones can be reopened. */
export function StatusForm({ enquiry }: { enquiry: Enquiry }) {
  const action = useEnquiryAction(enquiry);
  const next = nextStatuses(enquiry.status);
  const [chosen, setChosen] = useState<EnquiryStatus>();
  const [reason, setReason] = useState<ClosingReason | "">("");
  // Somebody else may have gone further meanwhile.
  const to = chosen && next.includes(chosen) ? chosen : next[0];
  if (!to) {
    return (
      <div className="space-y-3">
        <p className="text-sm">This enquiry is closed.</p>
        <Button disabled={action.isPending} onClick={() => action.mutate({ kind: "reopen" })}>
          Reopen it
        </Button>
        <ActionError error={action.error} />
      </div>
    );
  }
  const isClosing = to === "closed";
  return (
    <StatusChange
      form="status"
      label={`From ${statusNames[enquiry.status].toLowerCase()} to`}
      choices={next}
      names={statusNames}
      to={to}
      onChoose={setChosen}
      draft={`status-note:${enquiry.id}`}
      button={isClosing ? "Close the enquiry" : `Set to ${statusNames[to].toLowerCase()}`}
      isPending={action.isPending}
      error={action.error}
      onSave={(said, options) =>
        action.mutate({ kind: "status", said: { ...said, ...(isClosing && reason && { reason }) } }, options)
      }
    >
      {isClosing && (
        <>
          <ClosingNote enquiry={enquiry} />
          <Select
            form="status"
            name="reason"
            label="Why"
            required
            choices={[
              { value: "", label: "Choose a reason" },
              ...closingReasons.map((value) => ({ value, label: closingReasonNames[value] })),
            ]}
            value={reason}
            onChange={(event) => setReason(event.target.value as ClosingReason)}
          />
        </>
      )}
    </StatusChange>
  );
}

/** What ends with it, before it is done. */
function ClosingNote({ enquiry: { id, dueAt, followUpOn } }: { enquiry: Enquiry }) {
  const { data } = useQuotations(id);
  const open = data?.quotations.filter(({ state, acceptedAt }) => state === "sent" && acceptedAt === null) ?? [];
  const ends = [dueAt && "the call that is due", followUpOn && "the follow-up"].filter(Boolean);
  const sentences = [
    open.length > 0 && `This withdraws ${open.map(({ sent }) => sent && numberText(sent)).join(" and ")}.`,
    ends.length > 0 && `It ends ${ends.join(" and ")}.`,
  ].filter(Boolean);
  return sentences.length > 0 && <p className="text-sm">{sentences.join(" ")}</p>;
}
