import { ArrowRight } from "lucide-react";

export interface ArrowLinkProps {
  href: string;
  label: string;
  text?: string;
  /** Smaller, and on phones the name alone. */
  brief?: boolean;
}

/** A link with a line about where it leads. */
export const ArrowLink = ({ href, label, text, brief = false }: ArrowLinkProps) => (
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

interface Props {
  links: readonly Omit<ArrowLinkProps, "brief">[];
  brief?: boolean;
  /** The columns, and the line above the list. */
  className?: string;
}

export const ArrowLinks = ({ links, brief = false, className = "border-ink" }: Props) => (
  <ul className={`grid border-t ${className}`}>
    {links.map(({ href, label, text }) => (
      <li key={href} className="border-b border-line">
        <ArrowLink href={href} label={label} brief={brief} {...(text ? { text } : {})} />
      </li>
    ))}
  </ul>
);
