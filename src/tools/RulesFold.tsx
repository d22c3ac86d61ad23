import type { ReactNode } from "react";
import { Fold } from "../ui/Fold.tsx";
import { Section } from "../ui/Section.tsx";

interface Props {
  id: string;
  words: { heading: string; text: string; openLabel: ReactNode };
  children: ReactNode;
}

/** All that a tool knows, in tables: a fold below the tool, and the page itself where scripts do not run. */
export const RulesFold = ({ id, words: { heading, text, openLabel }, children }: Props) => (
  <Section id={id} title={heading} intro={text} tone="deep" small className="decision-table no-print">
    <Fold
      label={openLabel}
      line="title"
      className="opens-without-script border-y border-ink [&>summary]:text-action noscript:[&>summary]:hidden"
    >
      <div className="space-y-16 pt-6 pb-10">{children}</div>
    </Fold>
  </Section>
);

/** One of its tables, under a heading. */
export const RulesPart = ({ heading, text, children }: { heading: string; text: string; children: ReactNode }) => (
  <div>
    <h3 className="text-xl">{heading}</h3>
    <p className="mt-2 mb-5 max-w-prose text-muted">{text}</p>
    {children}
  </div>
);
