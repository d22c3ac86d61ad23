import { Check } from "lucide-react";
import type { Status } from "../../content/sources/certainty.ts";
import { statusWords } from "../../content/sources/certainty.ts";

const dotted = "underline decoration-dotted decoration-1 underline-offset-4";

interface Props {
  status: Status;
  /** In a long list a tick says 'Verified', so that the others stand out. */
  brief?: boolean;
  /** In tables of a hundred rows the word is enough. */
  tick?: boolean;
}

/** How certain a figure is: a word with a dotted line, which is no link and asks for nothing. */
export const StatusMark = ({ status, brief = false, tick = true }: Props) => {
  const { label, text } = statusWords[status];
  if (status !== "verified") {
    return (
      <span title={tick ? text : undefined} className={`text-sm whitespace-nowrap text-muted ${dotted}`}>
        {label}
      </span>
    );
  }
  if (!tick) return <span className="text-good">{label}</span>;
  return (
    <span title={text} className="inline-flex items-center gap-1 text-sm text-good">
      <Check aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} />
      <span className={brief ? "sr-only" : dotted}>{label}</span>
    </span>
  );
};

const statuses = ["verified", "agreed", "check", "ask"] as const satisfies readonly Status[];

/** What the marks mean. */
export const StatusLegend = ({ className = "" }: { className?: string }) => (
  <dl className={`grid gap-x-8 gap-y-2 text-sm md:grid-cols-4 ${className}`}>
    {statuses.map((status) => (
      <div key={status} className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-baseline md:block">
        <dt className="md:flex md:h-6 md:items-center">
          <StatusMark status={status} />
        </dt>
        <dd className="text-muted md:mt-1">{statusWords[status].text}</dd>
      </div>
    ))}
  </dl>
);
