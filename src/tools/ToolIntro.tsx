import type { ReactNode } from "react";

interface Props {
  title: string;
  intro: string;
  /** Where the page has no other head on paper. */
  prints?: boolean;
  /** A sentence for a page without script. */
  children?: ReactNode;
}

/**
 * The name of a tool and a line about it, below the rail: short, so that the tool itself is near. On phones the rail's answer
 * hangs into the room above it.
 */
export const ToolIntro = ({ title, intro, prints = false, children }: Props) => (
  <div className={`page-width pt-11 pb-4 md:pt-5 lg:pb-4.5 ${prints ? "print:px-0" : "no-print"}`}>
    <div className="lg:flex lg:items-baseline-last lg:gap-x-5">
      <h1 className="shrink-0 text-3xl lg:text-[2.5rem] lg:leading-none">{title}</h1>
      <p className="text-sm text-muted max-lg:mt-1 lg:text-balance">{intro}</p>
    </div>
    {children && <div className="[&>*]:mt-4">{children}</div>}
  </div>
);
