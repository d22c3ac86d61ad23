import { useState } from "react";
import { useLocation } from "wouter";
import { Checkbox } from "../../src/ui/Field.tsx";
import type { EnquiryDetail } from "../enquiries/api.ts";
import { useSignedIn } from "../shell/session.ts";
import { ActionError } from "../ui/ActionForm.tsx";
import { dropDrafts } from "../ui/drafts.ts";
import { Loaded } from "../ui/Panel.tsx";
import { ConfirmButton } from "../ui/Sheet.tsx";
import { counted } from "../ui/times.ts";
import { useErase, useErasure } from "./api.ts";

/** For somebody who asks to be forgotten; owners only. */
export function EraseButton({ enquiry }: Pick<EnquiryDetail, "enquiry">) {
  const { id, email, name } = enquiry;
  const { person } = useSignedIn();
  const [, navigate] = useLocation();
  const [isSure, setSure] = useState(false);
  const erase = useErase(id);
  if (person.role !== "owner")
    return <p className="border-t border-line pt-4 text-sm text-muted">Only an owner can erase a person.</p>;
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
        <WhatGoes id={id} />
        {!email && (
          <p>Found by the number alone: enquiries with an e-mail address stay. Erase those on their own page.</p>
        )}
        <p>That you did it is written into the audit.</p>
        <Checkbox name="sure" checked={isSure} onChange={setSure}>
          {name} has asked for it, or the law does.
        </Checkbox>
      </ConfirmButton>
      <ActionError error={erase.error} />
    </div>
  );
}

/** Under which names and addresses, and how much of what. */
function WhatGoes({ id }: { id: string }) {
  return (
    <Loaded query={useErasure(id)}>
      {({ people, leads, quotations, registrations, applications, subscribers, receipts }) => (
        <>
          <p>Everything about these goes, for good:</p>
          <ul className="list-disc space-y-1 pl-5 break-words">
            {people.map(({ name, email }) => (
              <li key={`${name} ${email}`}>
                <strong>{name}</strong>
                {email && `, ${email}`}
              </li>
            ))}
          </ul>
          <p>
            {[
              counted(leads, "enquiry", "enquiries"),
              counted(quotations, "quotation"),
              counted(registrations, "registration"),
              counted(applications, "application"),
              counted(subscribers, "newsletter entry", "newsletter entries"),
            ]
              .filter(Boolean)
              .join(", ")}
            , with all notes, mails, PDFs and the founder's page.
          </p>
          {receipts > 0 && (
            <p>
              {counted(receipts, "receipt")} must be kept by tax law: number, days, name and sums stay, cut loose from
              everything else.
            </p>
          )}
        </>
      )}
    </Loaded>
  );
}
