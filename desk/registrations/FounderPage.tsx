import { Button } from "../../src/ui/Button.tsx";
import { StatusLine } from "../../src/ui/notices.tsx";
import type { Enquiry } from "../enquiries/api.ts";
import { ActionError } from "../ui/ActionForm.tsx";
import { CopyField } from "../ui/CopyField.tsx";
import { ConfirmButton } from "../ui/Sheet.tsx";
import { useEndFounderLinks, useFounderLink } from "./api.ts";

/** Links to the founder's page: a fresh one to hand over, or the end of all. */
export function FounderPage({ enquiry: { id, name } }: { enquiry: Pick<Enquiry, "id" | "name"> }) {
  const fresh = useFounderLink(id);
  const end = useEndFounderLinks(id);
  return (
    <div className="space-y-3 pt-1 pb-4">
      <p className="max-w-prose text-sm text-muted">
        Each mail has a link to it. Make another one to send in a chat: whoever has it can read the page, and it is
        written into the audit that you made it.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          look="outline"
          disabled={fresh.isPending}
          onClick={() => fresh.mutate(undefined, { onSuccess: () => end.reset() })}
        >
          Make a fresh link
        </Button>
        <ConfirmButton
          label="End all links…"
          title={`End every link of ${name}?`}
          confirm="End every link"
          disabled={end.isPending}
          onConfirm={() => end.mutate(undefined, { onSuccess: () => fresh.reset() })}
        >
          <p>Nobody can open the founder's page with a link from before. The next mail has a new one.</p>
        </ConfirmButton>
      </div>
      <StatusLine kind="good">
        {fresh.data && (
          <>
            <p>It is shown only now. Links from before stay good.</p>
            <CopyField form={`founder-link-${id}`} label={`Link for ${name}`} value={fresh.data.link} />
          </>
        )}
        {end.data && (
          <p>
            {end.data.ended === 0
              ? "There was no link."
              : `${end.data.ended} ${end.data.ended === 1 ? "link" : "links"} ended. The next mail has a new one.`}
          </p>
        )}
      </StatusLine>
      <ActionError error={fresh.error ?? end.error} />
    </div>
  );
}
