import { Button } from "../../src/ui/Button.tsx";
import { type OpenDelivery, useRetry, useUndelivered } from "../api/delivery.ts";
import { openContact, openTexts } from "../record/open.ts";
import { ActionError } from "../ui/ActionError.tsx";
import { purposeText } from "./words.ts";

/** What did not reach the person of an enquiry, in red, with the ways out. */
export function Undelivered({ id, isShown }: { id: string; isShown: (delivery: OpenDelivery) => boolean }) {
  const lost = useUndelivered().filter((delivery) => delivery.about?.id === id && isShown(delivery));
  return lost.map((delivery) => <Lost key={delivery.id} delivery={delivery} enquiryId={id} />);
}

function Lost({ delivery, enquiryId: id }: { delivery: OpenDelivery; enquiryId: string }) {
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
