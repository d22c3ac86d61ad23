import { Plus } from "lucide-react";

/** The plus in the summary of a fold. It turns when the fold is open. */
export const FoldMark = ({ className = "size-5" }: { className?: string }) => (
  <Plus
    aria-hidden="true"
    className={`shrink-0 transition-transform in-[details[open]>summary]:rotate-45 ${className}`}
    strokeWidth={1.5}
  />
);
