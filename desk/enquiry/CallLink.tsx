import { MessageCircle, Phone } from "lucide-react";
import { useState } from "react";
import type { CallChannel } from "../../domain/desk/enquiry.ts";
import { callLink, chatLink } from "../../domain/links.ts";
import { ButtonLink } from "../../src/ui/Button.tsx";
import type { Enquiry } from "../enquiries/api.ts";
import { useSignedIn } from "../shell/session.ts";
import { Sheet } from "../ui/Sheet.tsx";
import { useEnquiryAction } from "./api.ts";
import { beginAttempt, openSheet, selectedPerson } from "./page-state.ts";

export interface ToCall {
  enquiry: Pick<Enquiry, "id" | "version" | "name" | "phone" | "owner" | "status"> &
    Partial<Pick<Enquiry, "wrongNumber">>;
  /** Other enquiries of the person, for which the call will be too. */
  also?: readonly Pick<Enquiry, "id">[];
}

interface Props extends ToCall {
  channel: CallChannel;
  /** The first thing to do on the page. */
  isFilled?: boolean;
  /** Its sign alone, as a row has it. */
  isSign?: boolean;
  className?: string;
}

const icons = { phone: Phone, whatsapp: MessageCircle };
const names = { phone: "Call", whatsapp: "WhatsApp" };
const labels = { phone: "Call", whatsapp: "WhatsApp to" };

/**
 * Dials or opens the chat, takes the enquiry if nobody has it, so that no one else calls too, and asks afterwards what came
 * of it. What is with a colleague asks first.
 */
export function CallLink({ enquiry, also = [], channel, isFilled = false, isSign = false, className = "" }: Props) {
  const { mutate } = useEnquiryAction(enquiry, { isQuiet: true });
  const { person } = useSignedIn();
  const [isAsking, setAsking] = useState(false);
  const { id, name, phone, owner, status } = enquiry;
  const href = channel === "phone" ? callLink(phone) : chatLink(phone, `Hello ${name}.`);
  // It is somebody else's.
  if (!href || enquiry.wrongNumber) return null;
  const colleague = owner && owner.id !== person.id ? owner.name : undefined;
  const Icon = icons[channel];
  const begin = () => {
    setAsking(false);
    if (!owner && status !== "closed") mutate({ action: "claim", alsoFor: also.map((other) => other.id) });
    beginAttempt({ enquiryId: id, name, channel, at: new Date().toISOString() });
    selectedPerson.set(id);
    openSheet.set(id);
  };
  const link = { href, ...(channel === "whatsapp" && { newTab: true }) };
  const green = channel === "whatsapp" && !isFilled ? "border-good! text-good! hover:bg-good-wash!" : "";
  const shape = isSign ? "size-12 rounded-full! p-0! lg:size-10 lg:rounded-sm! lg:p-0!" : "grow px-3!";
  return (
    <>
      <ButtonLink
        {...link}
        look={isFilled ? "primary" : "outline"}
        className={`${green} ${shape} ${className}`}
        aria-label={`${labels[channel]} ${name}`}
        onClick={(event) => {
          if (!colleague) return begin();
          event.preventDefault();
          setAsking(true);
        }}
      >
        <Icon aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} />
        {!isSign && names[channel]}
      </ButtonLink>
      {colleague && (
        <Sheet title={`${name} is with ${colleague}`} isOpen={isAsking} onClose={() => setAsking(false)}>
          <p className="mb-4 text-sm">Speak to {colleague} before you call, so that nobody is called twice.</p>
          <ButtonLink {...link} look="outline" onClick={begin}>
            {channel === "phone" ? `Call ${name} all the same` : `Write to ${name} all the same`}
          </ButtonLink>
        </Sheet>
      )}
    </>
  );
}
