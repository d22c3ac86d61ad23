import { useState } from "react";
import { Link } from "wouter";
import { Button } from "../../src/ui/Button.tsx";
import { Disclosure } from "../../src/ui/Disclosure.tsx";
import { enquiryPath } from "../enquiries/enquiry-parts.tsx";
import { openContact } from "../enquiry/page-state.ts";
import { ActionError } from "../ui/ActionForm.tsx";
import { useNow } from "../ui/hooks.ts";
import { Panel } from "../ui/Panel.tsx";
import { ConfirmButton } from "../ui/Sheet.tsx";
import { momentText } from "../ui/times.ts";
import { type Delivery, type OpenDelivery, purposeText, triedText, useDrop, useRetry } from "./api.ts";
import { type Trouble, troubleOf } from "./delivery-words.ts";

interface Props {
  channel: "mail" | "webhook";
  title: string;
  open: readonly OpenDelivery[];
  counts: Delivery["counts"]["mail"];
  isOn: boolean;
}

/** What has not gone out on one channel: what failed, what is tried again, and in one line what waits. */
export function Outbox({ channel, title, open, counts, isOn }: Props) {
  const retry = useRetry();
  const failed = open.filter(({ state }) => state === "dead");
  const tried = open.filter(({ lastError, state }) => lastError !== null && state !== "dead");
  const waiting = open.filter(({ lastError, state }) => lastError === null && state !== "dead");
  const again = isOn ? (ids: string[]) => retry.mutate(ids) : undefined;
  return (
    <Panel id={channel} title={title}>
      <ActionError error={retry.error} />
      {!isOn && channel === "webhook" && (
        <p className="pt-3 text-sm">The webhook is not set up any more. What waits here goes out once it is.</p>
      )}
      <Cards title="Failed" all={failed} onRetry={again} isBusy={retry.isPending} />
      <Cards title="Tried again by itself" all={tried} onRetry={again} isBusy={retry.isPending} />
      <Waiting all={waiting} />
      <p className="pt-4 text-sm text-muted">
        {open.length === 0 && "Nothing waits, and nothing has failed. "}
        {counts.done.toLocaleString("en-IN")} sent.
      </p>
    </Panel>
  );
}

/** Nothing is wrong with them: one line says how many, and since when. */
function Waiting({ all }: { all: readonly OpenDelivery[] }) {
  const now = useNow();
  const oldest = all.map(({ createdAt }) => createdAt).toSorted()[0];
  if (!oldest) return null;
  return (
    <Disclosure
      className="mt-4 border-y border-line"
      label={`${all.length} waiting, the oldest since ${momentText(new Date(oldest), now)}`}
    >
      <table className="w-full table-fixed text-left text-sm break-words">
        <thead className="text-xs text-muted">
          <tr className="border-b border-line">
            {["What", "To whom", "Since"].map((name) => (
              <th key={name} scope="col" className="py-1.5 pr-3 font-normal last:w-24 last:pr-0 last:text-right">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {all.map((delivery) => (
            <tr key={delivery.id} className="border-b border-line align-top last:border-0">
              <th scope="row" className="py-2 pr-3 font-strong">
                {purposeText(delivery)}
              </th>
              <td className="py-2 pr-3">
                <Person delivery={delivery} />
              </td>
              <td className="py-2 text-right text-muted">
                {delivery.state === "sending" ? "being sent" : momentText(new Date(delivery.createdAt), now)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Disclosure>
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

interface DeliveryCardProps {
  delivery: OpenDelivery;
  /** Not where nothing can be sent. */
  onRetry?: (() => void) | undefined;
  isBusy: boolean;
}

/** One that has not gone out: what it is, to whom, since when; and where it failed, why, and what to do. */
function DeliveryCard({ delivery, onRetry, isBusy }: DeliveryCardProps) {
  const now = useNow();
  const { state, attempts, createdAt, dueAt, lastError, addressIsWrong, about } = delivery;
  const trouble = troubleOf(delivery);
  const isDead = state === "dead";
  return (
    <li className="border border-line bg-sheet px-4 py-3 text-sm shadow-[inset_3px_0_0_var(--color-alert)]">
      <h4 className="text-base leading-snug font-strong">{purposeText(delivery)}</h4>
      <Person delivery={delivery} />
      <p className="text-muted">
        Since {momentText(new Date(createdAt), now)}
        {attempts > 0 && `, ${triedText(delivery)}`}
        {state === "waiting" && `, next ${momentText(new Date(dueAt), now)}`}
      </p>
      {trouble && <TroubleText trouble={trouble} said={lastError} />}
      {trouble && (onRetry || isDead) && (
        <div className="mt-2 flex flex-wrap gap-2">
          {addressIsWrong && about?.kind === "lead" && (
            <Button look="outline" className="px-4!" onClick={() => openContact.set(about.id)}>
              Correct
            </Button>
          )}
          {onRetry && <RetryButton delivery={delivery} onRetry={onRetry} isBusy={isBusy} />}
          {isDead && <DropButton id={delivery.id} />}
        </div>
      )}
    </li>
  );
}

/** To whom it goes; what comes to us is about somebody. */
function Person({ delivery: { channel, toVisitor, about } }: Pick<DeliveryCardProps, "delivery">) {
  if (!about) return <p className="text-muted">To us</p>;
  const { kind, id, name, email } = about;
  const path = kind === "lead" ? enquiryPath(id) : kind === "application" ? `/applications/${id}` : undefined;
  const who = name ?? email;
  return (
    <p className="break-words">
      {toVisitor ? "To " : channel === "mail" ? "To us, about " : "About "}
      {path ? (
        <Link href={path} className="link inline-block py-0.5">
          {who}
        </Link>
      ) : (
        who
      )}
      {toVisitor && name && <span className="text-muted">, {email}</span>}
    </p>
  );
}

const TroubleText = ({ trouble: { what, advice }, said }: { trouble: Trouble; said: string | null }) => (
  <>
    <p className="mt-2 font-strong break-words text-alert">{what}</p>
    <p className="mt-0.5 break-words">{advice}</p>
    {said && (
      <Disclosure label="The exact words" line="words" className="">
        <p className="mb-2 bg-paper-deep px-3 py-2 font-mono text-xs break-all">{said}</p>
      </Disclosure>
    )}
  </>
);

function RetryButton({ delivery, onRetry, isBusy }: Required<DeliveryCardProps>) {
  const about = delivery.about?.name ?? delivery.about?.email;
  return (
    <Button
      look="outline"
      className="px-4!"
      aria-label={`Try again: ${purposeText(delivery)}${about ? `, ${about}` : ""}`}
      disabled={isBusy}
      onClick={onRetry}
    >
      Try again
    </Button>
  );
}

function DropButton({ id }: { id: string }) {
  const drop = useDrop();
  return (
    <>
      <ConfirmButton
        label="Take it off the list"
        tone="quiet"
        title="Take this mail off the list?"
        confirm="It is never sent"
        disabled={drop.isPending}
        onConfirm={() => drop.mutate(id)}
      >
        <p>Nobody gets it any more. It is for a mail that nobody needs.</p>
      </ConfirmButton>
      <ActionError error={drop.error} />
    </>
  );
}
