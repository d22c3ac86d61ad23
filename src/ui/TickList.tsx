import type { ReactNode } from "react";
import { NoBreaks } from "./NoBreaks.tsx";

export const TickList = ({ items, className = "" }: { items: readonly ReactNode[]; className?: string }) => (
  <ul className={`ticks space-y-2.5 ${className}`}>
    {items.map((item, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: fixed content, never reordered
      <li key={index}>{typeof item === "string" ? <NoBreaks text={item} /> : item}</li>
    ))}
  </ul>
);

/** To be ticked on paper: nothing is there yet. */
export const EmptyBox = ({ className }: { className: string }) => (
  <span aria-hidden="true" className={`size-4.5 shrink-0 border border-ink ${className}`} />
);
