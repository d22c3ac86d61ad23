import type { ComponentProps, ReactNode } from "react";
import type { Question } from "../../content/schemas/structure.ts";
import { NoBreaks } from "./NoBreaks.tsx";

/** How the line that opens looks: a row across, a question or title, or a few words that take no more room than they need. */
const lines = {
  row: "min-h-12 justify-between gap-4 py-2 text-sm font-strong text-action",
  title: "min-h-12 justify-between gap-6 py-2.5 text-lg leading-snug font-strong",
  words: "min-h-11 gap-1.5 text-sm text-action",
};

interface Props extends ComponentProps<"details"> {
  label: ReactNode;
  line?: keyof typeof lines;
}

/** A line that opens in place, without script. */
export const Disclosure = ({
  label,
  line = "row",
  className = "border-y border-line",
  children,
  ...details
}: Props) => (
  <details {...details} className={`fold ${className}`}>
    <summary className={`flex items-center ${lines[line]}`}>{label}</summary>
    {children}
  </details>
);

/** Questions that open in place, without script. */
export const Faq = ({ questions }: { questions: readonly Question[] }) => (
  <div className="border-t border-line">
    {questions.map(({ q, a }) => (
      <Disclosure
        key={q}
        label={<h3 className="max-md:text-base">{q}</h3>}
        line="title"
        className="prints-open border-b border-line"
      >
        <p className="max-w-prose pb-6 text-muted">
          <NoBreaks text={a} />
        </p>
      </Disclosure>
    ))}
  </div>
);

interface AnswerLineProps {
  /** What was answered, in a line. */
  text: string;
  /** What opens the form again. */
  change: string;
  isOpen: boolean;
  onToggle: () => void;
}

/** On narrow screens, in place of a form whose result is shown: what was answered, and a way back to it. */
export const AnswerLine = ({ text, change, isOpen, onToggle }: AnswerLineProps) => (
  <button
    type="button"
    aria-expanded={isOpen}
    onClick={onToggle}
    className="no-print flex min-h-12 items-center justify-between gap-4 border-y border-line text-left text-sm lg:hidden"
  >
    <span className="min-w-0 py-2 break-words">{text}</span>
    <span className="link shrink-0 font-strong">{change}</span>
  </button>
);
