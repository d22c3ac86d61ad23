import type { ReactNode } from "react";
import { Disclosure } from "../../ui/Disclosure.tsx";

interface FoldProps {
  id: string;
  title: string;
  /** What is in it, in a few words beside the title. */
  inside?: string | undefined;
  text?: string;
  open?: boolean;
  children?: ReactNode;
}

/** One line of what is behind an answer. */
export const AnswerDisclosure = ({ id, title, inside, text, open = false, children }: FoldProps) => (
  <Disclosure
    open={open}
    line="title"
    label={
      <>
        <h3 id={`${id}-heading`} className="max-md:text-base">
          {title}
        </h3>
        {inside && <span className="text-sm font-normal text-muted">{inside}</span>}
      </>
    }
    className="answer-fold prints-open border-b border-line"
  >
    {text && <p className="max-w-prose pb-4 text-sm text-muted lg:ml-94">{text}</p>}
    {children}
  </Disclosure>
);

/** A form in such a fold, and what is to be said about it. */
export const AnswerEntry = ({ title, children }: { title: string; children: ReactNode }) => (
  <li className="grid gap-x-10 gap-y-1 border-t border-line py-3.5 lg:grid-cols-[minmax(0,21rem)_minmax(0,1fr)]">
    <p className="font-strong">{title}</p>
    <div className="max-w-prose">{children}</div>
  </li>
);
