import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

/** A long list: folded on phones, open where there is room and on paper. */
export const Fold = ({ label, children }: { label: string; children: ReactNode }) => (
  <details className="group prints-open open-when-wide">
    <summary className="no-print flex min-h-11 items-center gap-1.5 text-sm font-strong text-action">
      {label}
      <ChevronDown aria-hidden="true" className="size-4 transition-transform group-open:rotate-180" strokeWidth={1.5} />
    </summary>
    {children}
  </details>
);
