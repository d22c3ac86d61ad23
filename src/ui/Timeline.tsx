import type { ReactNode } from "react";

export interface TimelineStep {
  title: string;
  text: ReactNode;
  /** Such as '3-4 days'. */
  duration?: string | undefined;
}

/** Steps in order, down a ledger line. */
export function Timeline({ steps }: { steps: readonly TimelineStep[] }) {
  return (
    <ol className="relative ml-4">
      {steps.map((step, index) => (
        <li
          key={step.title}
          className="relative border-l border-line pb-9 pl-8 last:border-transparent last:pb-0 md:pl-10"
        >
          <span
            aria-hidden="true"
            className="figures absolute top-0 -left-4 grid size-8 place-items-center rounded-full border border-action bg-paper text-sm font-strong text-action"
          >
            {index + 1}
          </span>
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5">
            <h3 className="text-xl">{step.title}</h3>
            {step.duration && <p className="figures text-sm font-strong text-action">{step.duration}</p>}
          </div>
          <div className="mt-1.5 max-w-prose text-muted">{step.text}</div>
        </li>
      ))}
    </ol>
  );
}
