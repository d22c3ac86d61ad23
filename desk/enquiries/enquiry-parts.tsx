import { Plus } from "lucide-react";
import { Link } from "wouter";
import { stateName } from "../../content/states.ts";
import { closingReasonNames, type EnquiryStatus, statusNames } from "../../domain/desk/enquiry.ts";
import { hourMs } from "../../domain/india/time.ts";
import { Badge } from "../../src/ui/Badge.tsx";
import { Button, buttonClass } from "../../src/ui/Button.tsx";
import { useEnquiryAction } from "../enquiry/api.ts";
import { errorText } from "../shell/errors.ts";
import { useSignedIn } from "../shell/session.ts";
import { rowLink } from "../shell/shortcuts.ts";
import { initials } from "../today/due-text.ts";
import { useNow } from "../ui/hooks.ts";
import { Parts } from "../ui/Panel.tsx";
import { momentText, spanText } from "../ui/times.ts";
import type { Enquiry } from "./api.ts";

type Wanted = Pick<Enquiry, "wants" | "state">;

/** 'Private Limited, Pro' and 'Karnataka', as far as they were said. */
export const wantedParts = ({ wants, state }: Wanted): (string | null)[] => [wants, state && stateName(state)];

/** What is wanted, with the company's name. */
export const enquiryParts = (enquiry: Wanted & Pick<Enquiry, "companyName">): (string | null)[] => [
  ...wantedParts(enquiry),
  enquiry.companyName,
];

export const newEnquiryPath = "/enquiries/new";
export const enquiryPath = (id: string): string => `/enquiries/${id}`;

const tones: Record<EnquiryStatus, "action" | "plain" | "good"> = {
  new: "action",
  contacted: "plain",
  quoted: "plain",
  engaged: "good",
  closed: "plain",
};

/** What is kept as spam has no status yet. */
export const StatusBadge = ({
  enquiry: { status, closedReason, spam },
}: {
  enquiry: Pick<Enquiry, "status" | "closedReason" | "spam">;
}) =>
  spam ? (
    <Badge tone="alert">Spam</Badge>
  ) : (
    <Badge tone={tones[status]}>
      {statusNames[status]}
      {closedReason && `, ${closingReasonNames[closedReason].toLowerCase()}`}
    </Badge>
  );

/** Who has it, in two letters. */
export function Initials({ owner }: Pick<Enquiry, "owner">) {
  const { person } = useSignedIn();
  const name = owner ? (owner.id === person.id ? "you" : owner.name) : "nobody";
  return (
    <span
      title={`With ${name}`}
      className={`grid size-8 shrink-0 place-items-center rounded-full text-xs font-strong ${owner ? "bg-action-wash text-action" : "border border-dashed border-line-strong text-muted"}`}
    >
      <span aria-hidden="true">{owner ? initials(owner.name) : "–"}</span>
      <span className="sr-only">With {name}</span>
    </span>
  );
}

interface Props {
  enquiry: Pick<Enquiry, "id" | "version" | "name" | "owner">;
  /** Other enquiries of the person, which are taken along. */
  also?: readonly Pick<Enquiry, "id">[] | undefined;
}

/** Who has the enquiry, or a button to take it. If somebody was faster, their name appears in its place. */
export function Owner({ enquiry, also }: Props) {
  const { person } = useSignedIn();
  if (!enquiry.owner) return <Take enquiry={enquiry} also={also} />;
  return <p className="text-sm text-muted">With {enquiry.owner.id === person.id ? "you" : enquiry.owner.name}</p>;
}

export function Take({ enquiry, also = [] }: Props) {
  const claim = useEnquiryAction(enquiry);
  return (
    <>
      <Button
        look="outline"
        className="bg-sheet! px-3! lg:min-h-8! lg:py-1!"
        aria-label={`Take ${enquiry.name}`}
        disabled={claim.isPending}
        onClick={() => claim.mutate({ action: "claim", alsoFor: also.map(({ id }) => id) })}
      >
        Take
      </Button>
      {claim.error && (
        <p role="alert" className="mt-1 text-sm text-alert">
          {errorText(claim.error)}
        </p>
      )}
    </>
  );
}

const soonMs = hourMs;

/** How much time is left to call, or how long it is over. */
export function DueTime({ dueAt, className = "" }: { dueAt: string; className?: string }) {
  const now = useNow();
  const due = new Date(dueAt);
  const left = due.getTime() - now.getTime();
  const look = left <= 0 ? "text-alert" : left <= soonMs ? "text-ink" : "text-muted";
  return (
    <p className={`leading-tight ${className}`}>
      <span className={`block font-strong whitespace-nowrap tabular-nums ${look}`}>
        {left > 0 && left <= soonMs && (
          <span
            aria-hidden="true"
            className="mr-1.5 inline-block size-2.5 rounded-full bg-highlight ring-3 ring-highlight/25"
          />
        )}
        {spanText(Math.abs(left))} {left <= 0 ? "late" : "left"}
      </span>
      <span className="block text-sm whitespace-nowrap text-muted">{momentText(due, now)}</span>
    </p>
  );
}

/** An enquiry in one or two lines. */
export function ShortRow({ enquiry }: { enquiry: Enquiry }) {
  const now = useNow();
  return (
    <li className="border-b border-line py-2.5">
      <div className="flex items-start justify-between gap-3">
        <Link
          href={enquiryPath(enquiry.id)}
          className="min-w-0 py-1 leading-snug font-strong text-ink no-underline hover:underline"
          {...rowLink}
        >
          {enquiry.name}
        </Link>
        <StatusBadge enquiry={enquiry} />
      </div>
      <p className="text-sm text-muted">
        <Parts
          parts={[
            momentText(new Date(enquiry.createdAt), now),
            enquiry.dueAt && `call due ${momentText(new Date(enquiry.dueAt), now)}`,
            ...enquiryParts(enquiry),
            enquiry.owner?.name,
          ]}
        />
      </p>
    </li>
  );
}

/** For whoever has just telephoned, or stands at the door. */
export const NewEnquiryLink = () => (
  <Link href={newEnquiryPath} className={buttonClass("outline")}>
    <Plus aria-hidden="true" className="size-4" strokeWidth={1.75} />
    New enquiry
  </Link>
);
