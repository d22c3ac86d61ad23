import { Button } from "../../src/ui/Button.tsx";
import { useRetry } from "../api/delivery.ts";
import type { EnquiryDetail } from "../api/enquiries.ts";
import { openContact, openTexts } from "../record/open.ts";
import { ActionError } from "../ui/ActionError.tsx";
import { purposeText } from "./words.ts";

type Lost = EnquiryDetail["undelivered"][number];

/** A mail that did not reach the person, in red, with the ways out. */
export function Undelivered({ delivery }: { delivery: Lost }) {
  const id = delivery.submissionId;
  const retry = useRetry();
  return (
    <div className="space-y-2 border-l-3 border-alert bg-alert-wash px-4 py-3 text-sm">
      <p className="font-strong break-words text-alert">
        {purposeText(delivery)}: did not arrive at {delivery.about?.email}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button look="outline" className="px-3!" onClick={() => openContact.set(id)}>
          Correct the address
        </Button>
        <Button
          look="outline"
          className="px-3!"
          onClick={() => openTexts.set(delivery.purpose === "quotation" ? { id, text: "quotation" } : { id })}
        >
          Send the link by WhatsApp
        </Button>
        <Button look="outline" className="px-3!" disabled={retry.isPending} onClick={() => retry.mutate([delivery.id])}>
          Send it again
        </Button>
      </div>
      <ActionError error={retry.error} />
    </div>
  );
}
