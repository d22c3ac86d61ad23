import type { Status } from "../../content/schemas/sourced.ts";
import { statusWords } from "../../content/sources/status-words.ts";

const looks: Record<Status, string> = {
  verified: "border-good/30 bg-good-wash text-good",
  check: "border-highlight bg-highlight-wash text-ink",
  ask: "border-alert/30 bg-alert-wash text-alert",
};

/** How certain a figure is: Verified, Check or Ask. */
export const StatusMark = ({ status }: { status: Status }) => (
  <span
    title={statusWords[status].text}
    className={`inline-block rounded-full border px-2 text-xs font-strong whitespace-nowrap ${looks[status]}`}
  >
    {statusWords[status].label}
  </span>
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
