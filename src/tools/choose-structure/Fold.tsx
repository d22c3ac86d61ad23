import type { ReactNode } from "react";
import { FoldMark } from "../../ui/FoldMark.tsx";

interface Props {
  label: string;
  className?: string;
  children: ReactNode;
}

/** Folded on phones, open where there is room. */
export const Fold = ({ label, className = "", children }: Props) => (
  <details className={`open-when-wide max-lg:border-b max-lg:border-line ${className}`}>
    <summary className="flex min-h-12 items-center justify-between gap-4 text-sm font-strong text-action">
      {label}
      <FoldMark className="size-4.5" />
    </summary>
    {children}
  </details>
);
