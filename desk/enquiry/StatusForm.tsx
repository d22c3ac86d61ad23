import { useState } from "react";
import { longestNote } from "../../domain/desk/notes.ts";
import {
  type ClosingReason,
  closingReasonNames,
  closingReasons,
  type EnquiryStatus,
  nextStatuses,
  statusNames,
} from "../../domain/desk/status.ts";
import { Button } from "../../src/ui/Button.tsx";
import { Select, TextArea } from "../../src/ui/Field.tsx";
import type { Enquiry } from "../api/enquiries.ts";
import { useEnquiryAction } from "../api/enquiry-actions.ts";
import { ActionError } from "../ui/ActionError.tsx";
import { useDraft } from "../ui/useDraft.ts";

/** Forward, or closed with a reason; closed ones can be reopened. */
export function StatusForm({ enquiry }: { enquiry: Enquiry }) {
  const action = useEnquiryAction(enquiry);
  const next = nextStatuses(enquiry.status);
  const [chosen, setChosen] = useState<EnquiryStatus>();
  const [reason, setReason] = useState<ClosingReason | "">("");
  const [note, setNote] = useDraft(`status-note:${enquiry.id}`);
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
    <form
      className="space-y-3"
      onSubmit={(event) => {
        event.preventDefault();
        const said = {
          to,
          ...(isClosing && reason && { reason }),
          ...(note.trim() && { note: note.trim() }),
        };
        action.mutate({ kind: "status", said }, { onSuccess: () => setNote("") });
      }}
    >
      <Select
        form="status"
        name="to"
        label={`From ${statusNames[enquiry.status].toLowerCase()} to`}
        choices={next.map((value) => ({ value, label: statusNames[value] }))}
        value={to}
        onChange={(event) => setChosen(event.target.value as EnquiryStatus)}
      />
      {isClosing && (
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
      )}
      <TextArea
        form="status"
        name="note"
        label="Note"
        className="min-h-16!"
        rows={2}
        maxLength={longestNote}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <Button type="submit" disabled={action.isPending}>
        {isClosing ? "Close the enquiry" : `Set to ${statusNames[to].toLowerCase()}`}
      </Button>
      <ActionError error={action.error} />
    </form>
  );
}
