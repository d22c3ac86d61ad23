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
export function ExternalLink({ href, children, className = "link" }: Props) {
  // The arrow stays on the line of the last word.
  const text = typeof children === "string" ? children : "";
  const lastWord = text.lastIndexOf(" ") + 1;
  return (
    <a href={href} target="_blank" rel="noopener" className={className}>
      <span>
        {text ? text.slice(0, lastWord) : children}
        <span className="whitespace-nowrap">
          {text.slice(lastWord)}
          <ArrowUpRight aria-hidden="true" className="ml-0.5 inline size-[0.9em] align-[-0.05em]" strokeWidth={1.5} />
        </span>
        <span className="sr-only"> (opens in a new tab)</span>
      </span>
    </a>
  );
}
