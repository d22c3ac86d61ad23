import type { ReactNode } from "react";

interface Props {
  title: string;
  intro: string;
  /** A sentence for a page without script. */
  children?: ReactNode;
}

/** The name of a tool and a line about it, below the rail: short, so that the tool itself is near. */
export const ToolIntro = ({ title, intro, children }: Props) => (
  <div className="no-print page-width pt-3.5 pb-4">
    <div className="lg:flex lg:items-baseline lg:gap-x-5">
      <h1 className="shrink-0 text-2xl">{title}</h1>
      <p className="text-sm text-muted max-lg:mt-1">{intro}</p>
    </div>
    {children && <div className="[&>*]:mt-4">{children}</div>}
  </div>
);
