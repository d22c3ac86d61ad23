import { useState } from "react";
import { useLocation } from "wouter";
import { Checkbox } from "../../src/ui/Checkbox.tsx";
import type { EnquiryDetail } from "../api/enquiries.ts";
import { useErase } from "../api/enquiry-actions.ts";
import { useSignedIn } from "../api/session.ts";
import { ActionError } from "../ui/ActionError.tsx";
import { ConfirmButton } from "../ui/ConfirmButton.tsx";
import { dropDrafts } from "../ui/drafts.ts";

/** For somebody who asks to be forgotten; owners only. */
export function EraseButton({ detail: { enquiry, thread } }: { detail: Pick<EnquiryDetail, "enquiry" | "thread"> }) {
  const { id, email, name } = enquiry;
  const { person } = useSignedIn();
  const [, navigate] = useLocation();
  const [isSure, setSure] = useState(false);
  const erase = useErase(id);
  if (person.role !== "owner")
    return <p className="border-t border-line pt-4 text-sm text-muted">Only an owner can erase a person.</p>;
  const others = thread.filter((other) => other.email.toLowerCase() === email.toLowerCase()).length;
  return (
    <div className="space-y-3 border-t border-line pt-4">
      <p className="max-w-prose text-sm text-muted">For somebody who asks to be forgotten. It cannot be undone.</p>
      <ConfirmButton
        label="Erase this person…"
        title={`Erase ${name}?`}
        confirm={`Erase ${name} for good`}
        mayConfirm={isSure}
        disabled={erase.isPending}
        onConfirm={() =>
          erase.mutate(email, {
            onSuccess: () => {
              dropDrafts(id);
              navigate("/enquiries", { replace: true });
            },
          })
        }
      >
        <p>Everything about {email || name} goes, for good:</p>
        <ul className="list-disc space-y-1 pl-5">
          <li>
            this enquiry{others > 0 && ` and ${others} more`}, with messages, notes and history, status {enquiry.status}
          </li>
          <li>quotations and their PDFs, the registration, the founder's page</li>
          <li>applications and the newsletter from this address, and mails that wait</li>
        </ul>
        <p>That you did it is written into the audit.</p>
        <Checkbox name="sure" checked={isSure} onChange={setSure}>
          {name} has asked for it, or the law does.
        </Checkbox>
      </ConfirmButton>
      <ActionError error={erase.error} />
    </div>
  );
}
