import { Link2, Mail, MessageCircle } from "lucide-react";
import { knowledgeHub } from "../../../content/articles/knowledge-hub.ts";

const words = knowledgeHub.article.share;
const icon = { "aria-hidden": true, className: "size-4.5 shrink-0", strokeWidth: 1.5 } as const;
const action = "inline-flex min-h-11 items-center gap-1.5 font-strong text-action underline-offset-4 hover:underline";

/** Ways to pass an article on. Copying needs script; share.client.ts shows its button. */
export const ShareLinks = ({ title, address }: { title: string; address: string }) => (
  <p className="no-print mt-10 flex flex-wrap items-center gap-x-6 border-y border-line text-sm" data-share>
    <span className="text-muted max-sm:w-full max-sm:pt-3">{words.label}</span>
    <a
      href={`https://wa.me/?text=${encodeURIComponent(`${title} ${address}`)}`}
      target="_blank"
      rel="noopener"
      className={action}
    >
      <MessageCircle {...icon} />
      WhatsApp<span className="sr-only"> (opens in a new tab)</span>
    </a>
    <a href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`} className={action}>
      <Mail {...icon} />
      {words.mail}
    </a>
    <button
      type="button"
      hidden
      data-copy={address}
      data-copied={words.copied}
      data-refused={words.refused}
      className={action}
    >
      <Link2 {...icon} />
      <span role="status">{words.copy}</span>
    </button>
  </p>
);
