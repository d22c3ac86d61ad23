import { Plus } from "lucide-react";
import type { ReactNode } from "react";

/** Folded on phones, open where there is room and on paper. */
export const Fold = ({ label, children }: { label: string; children: ReactNode }) => (
  <details className="open-when-wide prints-open group/fold max-lg:border-b max-lg:border-line">
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
