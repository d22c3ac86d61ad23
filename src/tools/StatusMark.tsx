import { Check } from "lucide-react";
import type { Status } from "../../content/schemas/sourced.ts";
import { statusWords } from "../../content/sources/status-words.ts";

const looks: Record<Status, string> = {
  verified: "border-good/30 bg-good-wash text-good",
  check: "border-highlight bg-highlight-wash text-ink",
  ask: "border-alert/30 bg-alert-wash text-alert",
};

const pill = "inline-block rounded-full border text-xs font-strong whitespace-nowrap";

/** How certain a figure is: Verified, Check or Ask. */
export const StatusMark = ({ status }: { status: Status }) => (
  <span title={statusWords[status].text} className={`${pill} px-2 ${looks[status]}`}>
    {statusWords[status].label}
  </span>
);

/** The same in a long list: on phones 'Verified' is a tick, so that the others stand out. */
export const ListStatusMark = ({ status }: { status: Status }) =>
  status === "verified" ? (
    <span title={statusWords.verified.text} className={`${pill} p-0.5 md:px-2 md:py-0 ${looks.verified}`}>
      <Check aria-hidden="true" className="size-3.5 md:hidden" strokeWidth={2} />
      <span className="max-md:sr-only">{statusWords.verified.label}</span>
    </span>
  ) : (
    <StatusMark status={status} />
  );

const statuses = ["verified", "check", "ask"] as const satisfies readonly Status[];

/** What the three marks mean. */
export const StatusLegend = ({ className = "" }: { className?: string }) => (
  <dl className={`grid gap-x-8 gap-y-2 text-sm md:grid-cols-3 ${className}`}>
    {statuses.map((status) => (
      <div key={status} className="grid grid-cols-[5rem_minmax(0,1fr)] items-baseline md:block">
        <dt>
          <StatusMark status={status} />
        </dt>
        <dd className="text-muted md:mt-1">{statusWords[status].text}</dd>
      </div>
    ))}
  </dl>
);
