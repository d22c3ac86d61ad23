import { Button } from "../../src/ui/Button.tsx";
import { StatusLine } from "../../src/ui/StatusLine.tsx";
import { type Delivery, type OpenDelivery, useDelivery, useRetry } from "../api/delivery.ts";
import { DeskHeading } from "../layout/DeskHeading.tsx";
import { useNow } from "../live/useNow.ts";
import { ActionError } from "../ui/ActionError.tsx";
import { Facts } from "../ui/Facts.tsx";
import { Loaded } from "../ui/Loaded.tsx";
import { Nothing, Panel } from "../ui/Panel.tsx";
import { momentText } from "../ui/times.ts";
import { Doctor } from "./Doctor.tsx";
import { purposeText, stateText } from "./words.ts";

export default function DeliveryPage() {
  return (
    <>
      <DeskHeading title="Delivery">Mails and webhook calls that are on their way, and how the server is.</DeskHeading>
      <Loaded query={useDelivery()}>{(delivery) => <DeliveryState delivery={delivery} />}</Loaded>
    </>
  );
}

function DeliveryState({ delivery: { counts, open, health, lastBackup, mailIsOn } }: { delivery: Delivery }) {
  const now = useNow();
  const reasons = [
    ...health.reasons,
    ...(!mailIsOn && counts.mail.waiting > 0 ? [`Mail is not set up: ${counts.mail.waiting} wait.`] : []),
    ...(lastBackup ? [] : ["No back-up was made yet."]),
  ];
  return (
    <div className="grid gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <Outbox open={open} />
      <div className="space-y-8 max-xl:order-first">
        <Panel id="health" title="Health">
          <div className="py-3">
            {health.status === "ok" && reasons.length === 0 ? (
              <StatusLine kind="good">All is well.</StatusLine>
            ) : (
              <StatusLine kind="problem">
                {health.status === "down"
                  ? "Enquiries are not being stored."
                  : "Enquiries are stored, but please look:"}
                <ul className="mt-1 font-normal">
                  {reasons.map((reason) => (
                    <li key={reason}>{reason}</li>
                  ))}
                </ul>
              </StatusLine>
            )}
          </div>
          <Facts
            facts={[
              ["Mail", mailIsOn ? `${counts.mail.done} sent` : `Not set up; ${counts.mail.waiting} wait`],
              ["Webhook", counts.webhook.done > 0 ? `${counts.webhook.done} sent` : undefined],
              [
                "Last back-up",
                lastBackup ? `${momentText(new Date(lastBackup.at), now)}, ${lastBackup.outcome}` : "None was made yet",
              ],
            ]}
          />
        </Panel>
        <Doctor />
      </div>
    </div>
  );
}

function Outbox({ open }: { open: readonly OpenDelivery[] }) {
  const retry = useRetry();
  const failed = open.filter(({ lastError }) => lastError !== null);
  return (
    <Panel
      id="outbox"
      title="On their way"
      count={open.length}
      actions={
        failed.length > 0 && (
          <Button look="outline" disabled={retry.isPending} onClick={() => retry.mutate(undefined)}>
            Try all again
          </Button>
        )
      }
    >
      <ActionError error={retry.error} />
      {open.length === 0 ? (
        <Nothing>Everything has been sent.</Nothing>
      ) : (
        <ul>
          {open.map((each) => (
            <OutboxRow key={each.id} delivery={each} onRetry={() => retry.mutate([each.id])} isBusy={retry.isPending} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function OutboxRow({ delivery, onRetry, isBusy }: { delivery: OpenDelivery; onRetry: () => void; isBusy: boolean }) {
  const now = useNow();
  const { channel, state, attempts, createdAt, dueAt, lastError } = delivery;
  const isDead = state === "dead";
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1 border-b border-line py-3 text-sm">
      <div className="min-w-0">
        <p>
          <strong>{purposeText(delivery)}</strong>
          <span className="text-muted">
            {" "}
            · {channel} · {momentText(new Date(createdAt), now)} ·{" "}
          </span>
          <span className={isDead ? "font-strong text-alert" : "text-muted"}>{stateText(delivery)}</span>
          {attempts > 0 && (
            <span className="text-muted">
              , tried {attempts === 1 ? "once" : `${attempts} times`}
              {state === "waiting" && `, next try ${momentText(new Date(dueAt), now)}`}
            </span>
          )}
        </p>
        {lastError && <p className="mt-0.5 break-words text-alert">{lastError}</p>}
      </div>
      {lastError && (
        <Button
          look="outline"
          className="px-4!"
          aria-label={`Try again: ${purposeText(delivery)}, ${momentText(new Date(createdAt), now)}`}
          disabled={isBusy}
          onClick={onRetry}
        >
          Try again
        </Button>
      )}
    </li>
  );
}
