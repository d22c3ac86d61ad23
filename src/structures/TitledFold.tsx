import type { ReactNode } from "react";
import { FoldMark } from "../ui/FoldMark.tsx";

interface Props {
  /** The line that opens, below 1024 px. From there on it is hidden, and the content shows the title itself. */
  title: ReactNode;
  children: ReactNode;
}

/** A title that opens in place on narrow screens; laid open on wide ones and on paper. */
export const TitledFold = ({ title, children }: Props) => (
  <details className="open-when-wide prints-open border-b border-line">
    <summary className="flex min-h-12 items-center gap-3 py-2 text-lg leading-snug font-strong">
      {title}
      <FoldMark className="ml-auto size-5 text-action" />
    </summary>
    {children}
  </details>
);
