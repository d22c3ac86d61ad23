import { ArrowRight } from "lucide-react";
import type { LawChange } from "../../content/schemas/law-change.ts";
import { NoBreaks } from "../ui/NoBreaks.tsx";

interface Props {
  change: LawChange;
  large?: boolean;
  className?: string;
}

/** The old figure and the new one side by side, where the change has both. */
export function WasNow({ change: { was, now }, large = false, className = "" }: Props) {
  if (!was || !now) return null;
  const gap = large ? "gap-x-4 md:gap-x-6" : "gap-x-2.5";
  return (
    <span
      className={`figures flex flex-wrap items-center ${gap} ${large ? "text-2xl md:text-3xl" : "text-sm"} ${className}`}
    >
      <s className="text-muted decoration-ink decoration-[1.5px]">
        <span className="sr-only">Before: </span>
        <NoBreaks text={was} />
      </s>
      <span className={`inline-flex items-center ${gap}`}>
        <ArrowRight
          aria-hidden="true"
          className={`shrink-0 text-action ${large ? "size-7 md:size-9" : "size-4"}`}
          strokeWidth={1.5}
        />
        <span className={`text-action ${large ? "font-heading tracking-tight" : "font-strong"}`}>
          <span className="sr-only">Now: </span>
          <NoBreaks text={now} />
        </span>
      </span>
    </span>
  );
}
