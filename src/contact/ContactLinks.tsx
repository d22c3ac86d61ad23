import { MessageCircle, Phone } from "lucide-react";
import { Fragment } from "react";
import { site } from "../../content/site.ts";
import { withSiteValues } from "../../domain/owner/details.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { NoBreaks } from "../ui/NoBreaks.tsx";

type Look = Parameters<typeof ButtonLink>[0]["look"];

const chatWith = (message = site.whatsapp?.message): string | undefined =>
  site.whatsapp && message && `https://wa.me/${site.whatsapp.number}?text=${encodeURIComponent(message)}`;

/** WhatsApp with the first message already written; not every firm is there. */
export const chatAddress = chatWith();

export const CallLink = ({ label = "Call {phone}", look = "outline" }: { label?: string; look?: Look }) => (
  <ButtonLink look={look} href={`tel:${site.phone.e164}`}>
    <Phone aria-hidden="true" className="size-4.5" strokeWidth={1.5} />
    {withSiteValues(label)}
  </ButtonLink>
);

export const ChatLink = ({ label = "Chat on WhatsApp", look = "highlight" }: { label?: string; look?: Look }) =>
  chatAddress && (
    <ButtonLink look={look} href={chatAddress} newTab>
      <MessageCircle aria-hidden="true" className="size-4.5" strokeWidth={1.5} />
      {label}
    </ButtonLink>
  );

/** Call and WhatsApp in one word each, side by side in a bar. */
export const ContactActions = () => (
  <>
    <ButtonLink look="outline" href={`tel:${site.phone.e164}`} className="px-2!">
      <Phone aria-hidden="true" className="size-4.5 shrink-0" strokeWidth={1.5} />
      Call
    </ButtonLink>
    {chatAddress && (
      <ButtonLink look="outline" href={chatAddress} newTab className="px-2!">
        <MessageCircle aria-hidden="true" className="size-4.5 shrink-0" strokeWidth={1.5} />
        WhatsApp
      </ButtonLink>
    )}
  </>
);

interface ChatLineProps {
  className?: string;
  label?: string;
  message?: string;
}

/** The way to WhatsApp as a line of text, where the buttons are others. */
export const ChatLine = ({ className = "", label = "Chat on WhatsApp", message }: ChatLineProps) =>
  chatAddress && (
    <a
      href={chatWith(message)}
      target="_blank"
      rel="noopener"
      className={`no-print flex min-h-11 items-center gap-2 text-sm font-strong text-action ${className}`}
    >
      <MessageCircle aria-hidden="true" className="size-4.5" strokeWidth={1.5} />
      {label}
    </a>
  );

const contactLinks: Record<string, { href: string; text: string }> = {
  "{email}": { href: `mailto:${site.email}`, text: site.email },
  "{dataEmail}": { href: `mailto:${site.dataOfficer.email}`, text: site.dataOfficer.email },
  "{phone}": { href: `tel:${site.phone.e164}`, text: site.phone.display },
};

/** A sentence from content with the owner's values filled in; addresses and numbers become links. */
export const LinkedText = ({ text }: { text: string }) =>
  text.split(/(\{email\}|\{dataEmail\}|\{phone\})/).map((part, index) => {
    const link = contactLinks[part];
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one fixed sentence
      <Fragment key={index}>
        {link ? (
          <a className="link whitespace-nowrap" href={link.href}>
            {link.text}
          </a>
        ) : (
          <NoBreaks text={withSiteValues(part)} />
        )}
      </Fragment>
    );
  });
