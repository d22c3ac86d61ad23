import type { ReactNode } from "react";
import { Section } from "../ui/Section.tsx";

interface Props {
  id: string;
  heading: string;
  steps: readonly { title: string; text: ReactNode }[];
  className?: string;
  /** What to do after reading them. */
  children?: ReactNode;
}

/** What happens after the visitor has written, on indigo at the end of a page: steps on one line across the page, which runs down on phones. */
export const StepsBand = ({ id, heading, steps, className = "", children }: Props) => (
  <Section id={id} tone="dark" title={heading} className={className}>
    <ol className="md:grid md:auto-cols-fr md:grid-flow-col md:pt-4">
      {steps.map(({ title, text }, index) => (
        <li
          key={title}
          className="relative ml-4 border-l border-sheet/40 pb-8 pl-8 last:pb-0 max-md:last:border-transparent md:ml-0 md:border-t md:border-l-0 md:pt-9 md:pr-10 md:pb-0 md:pl-0 md:last:pr-0 print:border-ink"
        >
          <span
            aria-hidden="true"
            className="figures absolute top-0 -left-4 grid size-8 place-items-center rounded-full border border-sheet/60 bg-action-deep text-sm font-strong md:-top-4 md:left-0 print:border-ink print:bg-sheet"
          >
            {index + 1}
          </span>
          <h3 className="text-xl">{title}</h3>
          <p className="mt-1.5 max-w-prose text-pretty opacity-85">{text}</p>
        </li>
      ))}
    </ol>
    {children}
  </Section>
);
