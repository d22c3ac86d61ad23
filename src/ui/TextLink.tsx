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
