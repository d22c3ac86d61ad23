import type { ReactNode } from "react";
import { NoBreaks } from "./NoBreaks.tsx";

interface Props {
  /** Small line above the heading. */
  kicker?: ReactNode;
  title: ReactNode;
  intro?: ReactNode;
  children?: ReactNode;
  /** Line work or a form at the side. */
  aside?: ReactNode;
}

/** The opening of a page: the one h1, and room for what the visitor came for. */
export function PageIntro({ kicker, title, intro, children, aside }: Props) {
  return (
    <div className="page-width pt-32 pb-12 md:pt-36 md:pb-16">
      <div className={aside ? "grid items-start gap-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,27rem)] lg:gap-16" : ""}>
        <div className={aside ? "" : "max-w-prose"}>
          {kicker && <div className="mb-5">{kicker}</div>}
          <h1 className="text-3xl">{title}</h1>
          {intro && (
            <p className="mt-5 max-w-text text-lg text-muted md:text-balance">
              {typeof intro === "string" ? <NoBreaks text={intro} /> : intro}
            </p>
          )}
          {children && <div className="mt-8">{children}</div>}
        </div>
        {aside}
      </div>
    </div>
  );
}
