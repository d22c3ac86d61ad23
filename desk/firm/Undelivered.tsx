import { site } from "../../content/site.ts";
import { draftLink } from "../../domain/links.ts";
import { Button, ButtonLink } from "../../src/ui/Button.tsx";
import type { Enquiry, EnquiryDetail } from "../enquiries/api.ts";
import { openContact, openTexts } from "../enquiry/page-state.ts";
import { useFounderLink } from "../registrations/api.ts";
import { ActionError } from "../ui/ActionForm.tsx";
import { OnlyHere } from "../ui/CopyField.tsx";
import { purposeText, useRetry } from "./api.ts";

interface Props {
  delivery: EnquiryDetail["undelivered"][number];
  enquiry: Pick<Enquiry, "id" | "name" | "phone" | "wrongNumber">;
}

/** A mail that did not reach the person, in red, with the ways out. */
export function Undelivered({ delivery, enquiry: { id, name, phone, wrongNumber } }: Props) {
  const retry = useRetry();
  const fresh = useFounderLink(id);
  const chat = (link: string) => draftLink(phone, `Hello ${name}. This is ${site.name}. Your page with us: ${link}`);
  const mayChat = !wrongNumber && chat("") !== undefined;
  return (
    <div className="space-y-2 border-l-3 border-alert bg-alert-wash px-4 py-3 text-sm">
      <p className="font-strong break-words text-alert">
        {purposeText(delivery)}: did not arrive at {delivery.about?.email}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button look="outline" className="px-3!" onClick={() => openContact.set(id)}>
          {mayChat ? "Correct the address" : "Correct address or number"}
        </Button>
        {mayChat && !fresh.data && (
          <Button
            look="outline"
            className="px-3!"
            disabled={fresh.isPending}
            // The firm has a text of its own for a quotation alone.
            onClick={() =>
              delivery.purpose === "quotation" ? openTexts.set({ id, text: "quotation" }) : fresh.mutate(undefined)
            }
          >
            Send the link by WhatsApp
          </Button>
        )}
        {mayChat && fresh.data && (
          <ButtonLink look="outline" className="px-3!" newTab href={chat(fresh.data.link)}>
            Open WhatsApp with the link
          </ButtonLink>
        )}
        <Button look="outline" className="px-3!" disabled={retry.isPending} onClick={() => retry.mutate([delivery.id])}>
          Send it again
        </Button>
      </div>
      {mayChat && fresh.data && <OnlyHere text={fresh.data.link} />}
      <ActionError error={retry.error ?? fresh.error} />
    </div>
  );
}
