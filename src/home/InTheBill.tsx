import { Minus } from "lucide-react";
import { inTheBill as words } from "../../content/home/bill.ts";
import { NoBreaks } from "../ui/NoBreaks.tsx";
import { TextLink } from "../ui/TextLink.tsx";
import { TickList } from "../ui/TickList.tsx";

/** What the total of the bill is made of, and what it leaves out. For wide screens: on phones the bill itself comes first. */
export const InTheBill = () => (
  <div className="max-lg:hidden">
    <TickList items={words.included} className="mt-7" />
    <p className="relative mt-2.5 pl-[1.75em] text-muted">
      <Minus aria-hidden="true" className="absolute left-0 mt-[0.28em] size-[1.05em]" strokeWidth={2} />
      <NoBreaks text={words.notIncluded} />
    </p>
    <p className="mt-7 border-t border-line-strong/50 pt-5 text-sm text-muted">{words.approval}</p>
    <p className="mt-2 text-sm">
      <TextLink href={words.link.href}>{words.link.label}</TextLink>
    </p>
  </div>
);
