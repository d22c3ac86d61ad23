import type { ReactNode } from "react";
import { Fold } from "../../ui/Fold.tsx";

/** What is further down the page, folded on phones; from tablets on and on paper it lies open, under a heading of its own. */
export const PhoneFold = ({ label, children }: { label: string; children: ReactNode }) => (
  <Fold
    label={label}
    line="title"
    className="open-from-tablet prints-open border-line max-md:border-y max-md:[&[open]]:border-b-0 print:[&>summary]:hidden"
  >
    {children}
  </Fold>
);
