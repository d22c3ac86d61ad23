import { MessageCircle, Phone } from "lucide-react";
import { type CallChannel, callChannels } from "../../domain/desk/calls.ts";
import { callLink, chatLink } from "../../domain/phone-links.ts";
import { ButtonLink } from "../../src/ui/Button.tsx";
import type { Enquiry } from "../api/enquiries.ts";
import { useEnquiryAction } from "../api/enquiry-actions.ts";
import { beginAttempt } from "./attempts.ts";

interface Props {
  enquiry: Pick<Enquiry, "id" | "version" | "name" | "phone" | "owner" | "status">;
  /** Other enquiries of the person, for which the call will be too. */
  also?: readonly Pick<Enquiry, "id">[];
  /** For a call that can wait. */
  isQuiet?: boolean;
  /** On wide screens WhatsApp is its sign alone. */
  isCompact?: boolean;
  className?: string;
}

/**
 * Dials or opens the chat, takes the enquiry if nobody has it, so that no one else calls too, and asks afterwards what came
 * of it.
 */
export function CallButtons({ enquiry, also = [], isQuiet = false, isCompact = false, className = "" }: Props) {
  const { mutate } = useEnquiryAction(enquiry);
  const { id, name, phone, owner, status } = enquiry;
  const begin = (channel: CallChannel) => {
    if (!owner && status !== "closed") mutate({ action: "claim", alsoFor: also.map((other) => other.id) });
    beginAttempt({ enquiryId: id, name, channel, at: new Date().toISOString() });
  };
  const chat = chatLink(phone, `Hello ${name}.`);
  return (
    <div className={`flex gap-2 ${className}`}>
      <ButtonLink
        href={callLink(phone)}
        look={isQuiet ? "outline" : "primary"}
        className={`grow ${isCompact ? "px-3!" : "px-4!"}`}
        aria-label={`Call ${name}`}
        onClick={() => begin(callChannels[0])}
      >
        <Phone aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} />
        Call
      </ButtonLink>
      {chat && (
        <ButtonLink
          href={chat}
          newTab
          look="outline"
          className={`grow border-good! text-good! hover:bg-good-wash! ${isCompact ? "px-2.5!" : "px-3.5!"}`}
          aria-label={`WhatsApp to ${name}`}
          onClick={() => begin(callChannels[1])}
        >
          <MessageCircle aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} />
          <span className={isCompact ? "lg:hidden" : ""}>WhatsApp</span>
        </ButtonLink>
      )}
    </div>
  );
}
