import type { ReactNode } from "react";
import { Disclosure } from "../../ui/Disclosure.tsx";

/** What is further down the page, folded on phones; from tablets on and on paper it lies open, under a heading of its own. */
export const PhoneDisclosure = ({ label, children }: { label: string; children: ReactNode }) => (
  <Disclosure
    label={label}
    line="title"
    className="open-from-tablet prints-open border-line max-md:border-y max-md:[&[open]]:border-b-0 print:[&>summary]:hidden"
  >
    {children}
  </Disclosure>
);
