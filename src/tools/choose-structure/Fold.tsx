import { Plus } from "lucide-react";
import type { ReactNode } from "react";

interface Props {
  label: string;
  className?: string;
  children: ReactNode;
}

/** Folded on phones, open where there is room. */
export const Fold = ({ label, className = "", children }: Props) => (
  <details className={`open-when-wide group/fold max-lg:border-b max-lg:border-line ${className}`}>
    <summary className="flex min-h-12 items-center justify-between gap-4 text-sm font-strong text-action">
      {label}
      <Plus
        aria-hidden="true"
        className="size-4.5 shrink-0 transition-transform group-open/fold:rotate-45"
        strokeWidth={1.5}
      />
    </summary>
    {children}
  </details>
);
