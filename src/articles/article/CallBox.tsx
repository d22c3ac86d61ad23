import { MessageCircle, Phone } from "lucide-react";
import { knowledgeHub } from "../../../content/articles/knowledge-hub.ts";
import { site } from "../../../content/site.ts";
import { chatAddress } from "../../contact/ContactLinks.tsx";

const words = knowledgeHub.article.call;
const icon = { "aria-hidden": true, className: "size-4.5 shrink-0", strokeWidth: 1.5 } as const;

/** In the first quarter of an article, for readers who would rather ask than read on. */
export const CallBox = () => (
  <aside aria-label={words.label} className="no-print my-10! border-y border-line pt-5 text-base">
    <p className="font-strong">{words.heading}</p>
    <p className="mt-1 text-sm text-muted">{words.text}</p>
    <p className="flex flex-wrap items-center gap-x-4 pt-1 pb-2 text-sm sm:gap-x-6">
      <a href={`tel:${site.phone.e164}`} className="link figures inline-flex min-h-11 items-center gap-1.5 font-strong">
        <Phone {...icon} />
        {site.phone.display}
      </a>
      {chatAddress && (
        <a
          href={chatAddress}
          target="_blank"
          rel="noopener"
          className="link inline-flex min-h-11 items-center gap-1.5 font-strong"
        >
          <MessageCircle {...icon} />
          WhatsApp<span className="sr-only"> (opens in a new tab)</span>
        </a>
      )}
      <a href="/contact" className="link inline-flex min-h-11 items-center font-strong">
        {words.form}
      </a>
    </p>
  </aside>
);
