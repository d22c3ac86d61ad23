import { useState } from "react";
import { Button } from "../../src/ui/Button.tsx";
import { ActionError } from "../ui/ActionForm.tsx";
import { Panel } from "../ui/Panel.tsx";
import { DeliveryCard } from "./DeliveryCard.tsx";
import { type Delivery, type OpenDelivery, useRetry } from "./delivery-api.ts";

interface Props {
  channel: "mail" | "webhook";
  title: string;
  open: readonly OpenDelivery[];
  counts: Delivery["counts"]["mail"];
  isOn: boolean;
}

const words = {
  mail: {
    off: "Mail is not set up. What waits here goes out by itself once SMTP_URL, MAIL_FROM and LEADS_TO are in the settings.",
    empty: "Nothing waits, and nothing has failed.",
  },
  webhook: {
    off: "The webhook is not set up any more. What waits here goes out once it is.",
    empty: "Nothing waits, and nothing has failed.",
  },
};

/** Of all there are: the lists below have the newest. */
const figures = ({ dead, waiting, sending, done }: Props["counts"]) =>
  [
    ["Given up", dead, "text-alert"],
    ["Waiting", waiting + sending, ""],
    ["Sent", done, ""],
  ] as const;

/** What has not gone out on one channel: first what failed, then what waits. */
export function Outbox({ channel, title, open, counts, isOn }: Props) {
  const retry = useRetry();
  const failed = open.filter(({ lastError, state }) => lastError !== null || state === "dead");
  const waiting = open.filter((each) => !failed.includes(each));
  const again = (ids: string[]) => retry.mutate(ids);
  return (
    <Panel id={channel} title={title}>
      <ActionError error={retry.error} />
      {!isOn && open.length > 0 && (
        <p className="mt-3 border-l-3 border-highlight bg-highlight-wash px-4 py-3 text-sm break-words">
          {words[channel].off}
        </p>
      )}
      <dl className="flex flex-wrap gap-x-8 gap-y-1 py-3 text-sm">
        {figures(counts).map(([label, value, look]) => (
          <div key={label} className="flex items-baseline gap-2">
            <dt className="text-muted">{label}</dt>
            <dd className={`text-lg font-strong tabular-nums ${value > 0 ? look : ""}`}>
              {value.toLocaleString("en-IN")}
            </dd>
          </div>
        ))}
      </dl>
      <Cards title="Failed" all={failed} onRetry={isOn ? again : undefined} isBusy={retry.isPending} />
      <Cards title="Waiting" all={waiting} isBusy={retry.isPending} />
      {open.length === 0 && <p className="text-sm text-muted">{words[channel].empty}</p>}
    </Panel>
  );
}

const shownAtFirst = 6;

interface CardsProps {
  title: string;
  all: readonly OpenDelivery[];
  onRetry?: ((ids: string[]) => void) | undefined;
  isBusy: boolean;
}

function Cards({ title, all, onRetry, isBusy }: CardsProps) {
  const [areAllShown, setAllShown] = useState(false);
  if (all.length === 0) return null;
  const shown = areAllShown ? all : all.slice(0, shownAtFirst);
  return (
    <div className="pt-3">
      <div className="flex min-h-10 flex-wrap items-center justify-between gap-x-4">
        <h3 className="text-sm font-strong">
          {title} <span className="font-normal text-muted tabular-nums">{all.length}</span>
        </h3>
        {onRetry && all.length > 1 && (
          <Button look="outline" className="px-4!" disabled={isBusy} onClick={() => onRetry(all.map(({ id }) => id))}>
            Try all again
          </Button>
        )}
      </div>
      <ul className="mt-2 space-y-2.5">
        {shown.map((each) => (
          <DeliveryCard key={each.id} delivery={each} onRetry={onRetry && (() => onRetry([each.id]))} isBusy={isBusy} />
        ))}
      </ul>
      {all.length > shownAtFirst && (
        <Button look="outline" className="mt-3" onClick={() => setAllShown(!areAllShown)}>
          {areAllShown ? "Show fewer" : `Show all ${all.length}`}
        </Button>
      )}
    </div>
  );
}
