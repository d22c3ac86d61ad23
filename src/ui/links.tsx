import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";

interface Props {
  href: string;
  children: ReactNode;
  className?: string;
}

export const TextLink = ({ href, children, className = "" }: Props) => (
  <a href={href} className={`link ${className}`}>
    {children}
  </a>
);

/** A link that leaves the site: new tab, no opener, and a mark that says so. */
export const ExternalLink = ({ href, children, className = "link" }: Props) => (
  <a href={href} target="_blank" rel="noopener" className={className}>
    <span className="link-external">
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </span>
  </a>
);

interface ArrowLinkProps {
  href: string;
  label: string;
  text?: string;
  /** Smaller, and on phones the name alone. */
  brief?: boolean;
}

/** A link with a line about where it leads. */
const ArrowLink = ({ href, label, text, brief = false }: ArrowLinkProps) => (
  <a href={href} className="group grid h-full grid-cols-[minmax(0,1fr)_auto] content-start items-start gap-x-3 py-3.5">
    <span className={`font-strong text-action ${brief ? "" : "text-lg"}`}>{label}</span>
    <ArrowRight
      aria-hidden="true"
      className="mt-1 size-5 text-action transition-transform group-hover:translate-x-1"
      strokeWidth={1.5}
    />
    {text && <span className={`col-span-2 text-sm text-muted ${brief ? "max-md:hidden" : ""}`}>{text}</span>}
  </a>
);

interface ArrowLinksProps {
  links: readonly Omit<ArrowLinkProps, "brief">[];
  brief?: boolean;
  /** The columns, and the line above the list. */
  className?: string;
}

export const ArrowLinks = ({ links, brief = false, className = "border-ink" }: ArrowLinksProps) => (
  <ul className={`grid border-t ${className}`}>
    {links.map(({ href, label, text }) => (
      <li key={href} className="border-b border-line">
        <ArrowLink href={href} label={label} brief={brief} {...(text ? { text } : {})} />
      </li>
    ))}
  </ul>
);
