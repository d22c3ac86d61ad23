import { ArrowUpRight } from "lucide-react";
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
    <span>
      {children}
      <ArrowUpRight aria-hidden="true" className="ml-0.5 inline size-[0.9em] align-[-0.05em]" strokeWidth={1.5} />
      <span className="sr-only"> (opens in a new tab)</span>
    </span>
  </a>
);
