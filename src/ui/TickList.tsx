import { Check } from "lucide-react";
import type { ReactNode } from "react";

export const TickList = ({ items, className = "" }: { items: readonly ReactNode[]; className?: string }) => (
  <ul className={`space-y-2.5 ${className}`}>
    {items.map((item, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: fixed content, never reordered
      <li key={index} className="flex gap-2.5">
        <Check aria-hidden="true" className="mt-[0.28em] size-[1.05em] shrink-0 text-good" strokeWidth={2} />
        <span>{item}</span>
      </li>
    ))}
  </ul>
);
