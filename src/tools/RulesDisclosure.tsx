import type { ReactNode } from "react";
import { Disclosure } from "../ui/Disclosure.tsx";
import { NoBreaks } from "../ui/NoBreaks.tsx";

interface Props {
  id: string;
  words: { heading: string; text: string; openLabel: ReactNode };
  children: ReactNode;
}

/** All that a tool knows, in tables: one line below the tool that opens, and the page itself, with a heading, where scripts do not run. */
export const RulesDisclosure = ({ id, words: { heading, text, openLabel }, children }: Props) => (
  // One pixel up: below other folds its line lies on the last one's.
  <section
    id={id}
    aria-labelledby={`${id}-heading`}
    className="decision-table no-print page-width -mt-px pb-4 md:pb-12"
  >
    <h2 id={`${id}-heading`} className="mb-4 hidden text-2xl noscript:block">
      {heading}
    </h2>
    <Disclosure
      label={openLabel}
      line="title"
      className="opens-without-script border-y border-line noscript:[&>summary]:hidden"
    >
      <p className="max-w-prose pt-3 text-muted max-md:text-sm">
        <NoBreaks text={text} />
      </p>
      <div className="space-y-16 pt-8 pb-10">{children}</div>
    </Disclosure>
  </section>
);

/** One of its tables, under a heading. */
export const RulesPart = ({ heading, text, children }: { heading: string; text: string; children: ReactNode }) => (
  <div>
    <h3 className="text-xl">{heading}</h3>
    <p className="mt-2 mb-5 max-w-prose text-muted">{text}</p>
    {children}
  </div>
);
