import { MessageCircle, Phone } from "lucide-react";
import { site } from "../../content/site.ts";
import { chatAddress } from "../contact/ContactLinks.tsx";
import { ButtonLink } from "../ui/Button.tsx";

const icon = { "aria-hidden": true, className: "size-4.5 shrink-0", strokeWidth: 1.5 } as const;

/** Call and WhatsApp in one word each, side by side in a bar. */
export const ContactActions = () => (
  <>
    <ButtonLink look="outline" href={`tel:${site.phone.e164}`} className="px-2!">
      <Phone {...icon} />
      Call
    </ButtonLink>
    {chatAddress && (
      <ButtonLink look="outline" href={chatAddress} newTab className="px-2!">
        <MessageCircle {...icon} />
        WhatsApp
      </ButtonLink>
    )}
  </>
);
