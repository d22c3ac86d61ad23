import { useLocation } from "wouter";
import { useErase } from "../api/enquiry-actions.ts";
import { ActionError } from "../ui/ActionError.tsx";
import { dropDrafts } from "../ui/drafts.ts";
import { SureButton } from "../ui/SureButton.tsx";

/** For somebody who asks to be forgotten. */
export function EraseButton({ id, email }: { id: string; email: string }) {
  const [, navigate] = useLocation();
  const erase = useErase(id);
  return (
    <div className="space-y-3 border-t border-line pt-5">
      <p className="max-w-prose text-sm text-muted">
        Erase everything about {email}: all enquiries, applications and mails from this address. This cannot be undone,
        and it is written into the audit.
      </p>
      <SureButton
        sure="Yes, erase everything"
        disabled={erase.isPending}
        onSure={() =>
          erase.mutate(email, {
            onSuccess: () => {
              dropDrafts(id);
              navigate("/enquiries", { replace: true });
            },
          })
        }
      >
        Erase this person
      </SureButton>
      <ActionError error={erase.error} />
    </div>
  );
}
