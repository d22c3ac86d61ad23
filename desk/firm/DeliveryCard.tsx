import { Link } from "wouter";
import { Badge } from "../../src/ui/Badge.tsx";
import { Button } from "../../src/ui/Button.tsx";
import { Disclosure } from "../../src/ui/Disclosure.tsx";
import { enquiryPath } from "../enquiries/describe.ts";
import { ActionError } from "../ui/ActionForm.tsx";
import { useNow } from "../ui/hooks.ts";
import { ConfirmButton } from "../ui/Sheet.tsx";
import { momentText } from "../ui/times.ts";
import { type OpenDelivery, useDrop } from "./delivery-api.ts";
import { purposeText, triedText } from "./delivery-words.ts";
import { type Trouble, troubleOf } from "./trouble.ts";

interface Props {
  delivery: OpenDelivery;
  /** Not for what is on its way. */
  onRetry?: (() => void) | undefined;
  isBusy: boolean;
}

/** One that has not gone out: what it is, to whom, since when; and where it failed, why, and what to do. */
export function DeliveryCard({ delivery, onRetry, isBusy }: Props) {
  const now = useNow();
  const { state, attempts, createdAt, dueAt, lastError } = delivery;
  const trouble = troubleOf(delivery);
  const isDead = state === "dead";
  return (
    <li
      className={`border border-line bg-sheet px-4 py-3 text-sm ${trouble ? "shadow-[inset_3px_0_0_var(--color-alert)]" : ""}`}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5">
        <h4 className="text-base leading-snug font-strong">{purposeText(delivery)}</h4>
        {isDead && <Badge tone="alert">Given up</Badge>}
        {state === "sending" && <Badge tone="action">Being sent</Badge>}
      </div>
      <Person delivery={delivery} />
      <p className="text-muted">
        Since {momentText(new Date(createdAt), now)}
        {attempts > 0 && `, ${triedText(delivery)}`}
        {attempts > 0 && state === "waiting" && `, next ${momentText(new Date(dueAt), now)}`}
      </p>
      {trouble && <TroubleText trouble={trouble} said={lastError} />}
      {trouble && (onRetry || isDead) && (
        <div className="mt-2 flex flex-wrap gap-2">
          {onRetry && <RetryButton delivery={delivery} onRetry={onRetry} isBusy={isBusy} />}
          {isDead && <DropButton id={delivery.id} />}
        </div>
      )}
    </li>
  );
}

/** To whom it goes; what comes to us is about somebody. */
function Person({ delivery: { channel, toVisitor, about } }: Pick<Props, "delivery">) {
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

function RetryButton({ delivery, onRetry, isBusy }: Required<Props>) {
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
