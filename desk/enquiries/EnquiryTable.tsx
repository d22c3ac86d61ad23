import type { ReactNode } from "react";
import { Link } from "wouter";
import { closingReasonNames, sourceNames, statusNames } from "../../domain/desk/enquiry.ts";
import { doubtReasons } from "../../domain/forms/spam.ts";
import { clockTime, localDay } from "../../domain/india/local-time.ts";
import { pageName } from "../../domain/page-names.ts";
import { Button } from "../../src/ui/Button.tsx";
import { useEnquiryAction } from "../enquiry/api.ts";
import { rowLink } from "../shell/shortcuts.ts";
import { nextParts, readsText } from "../today/due-text.ts";
import { ActionError } from "../ui/ActionForm.tsx";
import { useNow } from "../ui/hooks.ts";
import { dayText } from "../ui/times.ts";
import { type Enquiry, type PersonToCall, useToday } from "./api.ts";
import { enquiryPath, Initials, Take, wantedParts } from "./enquiry-parts.tsx";

const columns = [
  ["Name, and what they wrote", "lg:w-auto"],
  ["Wants", "lg:w-32 xl:w-36"],
  ["Status", "lg:w-24"],
  ["Next", "lg:w-44 xl:w-52"],
  ["With", "lg:w-16"],
  ["Came", "lg:w-20 lg:text-right"],
] as const;
const spamColumns = [
  ["Name, and what they wrote", "lg:w-auto"],
  ["Why it is here", "lg:w-72"],
  ["Came", "lg:w-20"],
  ["Accept", "lg:w-24"],
] as const;
const cell = "lg:h-14 lg:py-1 lg:pr-4 lg:last:pr-0";

interface Props {
  enquiries: readonly Enquiry[];
  isSpam: boolean;
  /** While several are being chosen. */
  chosen?: readonly string[] | undefined;
  onChoose: (id: string, isChosen: boolean) => void;
}

/** A table of one line for each; where there is no room for it a row has two. */
export function EnquiryTable({ enquiries, isSpam, chosen, onChoose }: Props) {
  const { data: today } = useToday();
  const known = new Map(
    [...(today?.calls ?? []), ...(today?.followUps ?? []), ...(today?.later ?? [])].map((each) => [each.id, each]),
  );
  return (
    <table className="w-full table-fixed border-collapse text-left text-sm max-lg:block">
      <caption className="sr-only">{isSpam ? "Kept as spam" : "Enquiries"}</caption>
      <thead className="text-xs text-muted max-lg:sr-only">
        <tr className="border-b border-line-strong">
          {(isSpam ? spamColumns : columns).map(([name, width]) => (
            <th key={name} scope="col" className={`py-2 pr-4 font-normal last:pr-0 ${width}`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-lg:block max-lg:border-t max-lg:border-line">
        {enquiries.map((enquiry) => (
          <EnquiryRow
            key={enquiry.id}
            enquiry={enquiry}
            isSpam={isSpam}
            known={known.get(enquiry.id)}
            choice={
              chosen && (
                <label className="relative z-1 -my-2 inline-grid size-11 place-items-center align-middle lg:-ml-3">
                  <input
                    type="checkbox"
                    aria-label={`Choose ${enquiry.name}`}
                    checked={chosen.includes(enquiry.id)}
                    onChange={({ target }) => onChoose(enquiry.id, target.checked)}
                    className="size-5 accent-action"
                  />
                </label>
              )
            }
          />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  enquiry: Enquiry;
  isSpam: boolean;
  /** What Today says of it. */
  known: PersonToCall | undefined;
  choice: ReactNode;
}

/** The whole row leads to the person. */
function EnquiryRow({ enquiry, isSpam, known, choice }: RowProps) {
  const now = useNow();
  const { id, name, companyName, message, createdAt, status, closedReason, owner } = enquiry;
  const came = new Date(createdAt);
  const words = [companyName, message ? `“${message}”` : readsText(enquiry)].filter(Boolean);
  const isDone = status === "closed" && !isSpam;
  return (
    <tr
      className={`group relative border-b border-line hover:bg-sheet max-lg:grid max-lg:min-h-16 max-lg:content-center max-lg:gap-x-2 max-lg:py-1.5 ${isSpam ? "max-lg:grid-cols-[minmax(0,1fr)_auto]" : "max-lg:grid-cols-[auto_auto_minmax(0,1fr)_auto_auto]"} ${isDone ? "text-muted" : ""}`}
    >
      <th scope="row" className={`${cell} truncate font-normal max-lg:contents`}>
        <span className={`min-w-0 truncate max-lg:row-start-1 ${isSpam ? "" : "max-lg:col-span-3"}`}>
          {choice}
          <Link
            href={enquiryPath(id)}
            className={`text-base leading-snug font-strong no-underline outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-action lg:text-sm ${isDone ? "text-muted" : "text-ink"}`}
            {...rowLink}
          >
            {name}
          </Link>
        </span>
        {words.length > 0 && (
          <span
            className={`truncate text-muted max-lg:row-start-2 ${isSpam ? "max-lg:col-start-1" : "max-lg:col-start-3"}`}
          >
            <span className="max-lg:hidden"> · </span>
            {words.join(" · ")}
          </span>
        )}
      </th>
      {isSpam ? (
        <td className={`${cell} max-lg:col-start-1 max-lg:text-muted`}>{doubtReasons(enquiry.suspect)}</td>
      ) : (
        <>
          <td className={`${cell} truncate max-lg:row-start-2 max-lg:max-w-32`}>
            <Wants enquiry={enquiry} />
          </td>
          {/* Where nobody said what they want, no gap stands before it. */}
          <td className={`${cell} max-lg:row-start-2 ${shortWants(enquiry) ? "" : "max-lg:-ml-2"}`}>
            {statusNames[status]}
            {closedReason && <span className="sr-only">, {closingReasonNames[closedReason].toLowerCase()}</span>}
          </td>
          <td className={`${cell} truncate max-lg:col-start-4 max-lg:row-start-1 max-lg:text-right`}>
            <Next enquiry={enquiry} known={known} />
          </td>
          <td
            className={`${cell} relative z-1 max-lg:col-start-5 max-lg:row-span-2 max-lg:row-start-1 max-lg:self-center`}
          >
            <div className={owner ? "" : "max-lg:hidden"}>
              <Initials owner={owner} />
            </div>
            {status === "new" && !owner && (
              <div className="absolute top-1/2 -left-2 -translate-y-1/2 opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 max-lg:hidden [@media(hover:none)]:opacity-100">
                <Take enquiry={enquiry} />
              </div>
            )}
          </td>
        </>
      )}
      <td
        className={`${cell} whitespace-nowrap text-muted tabular-nums max-lg:text-right max-lg:text-xs ${isSpam ? "max-lg:col-start-2 max-lg:row-start-1" : "max-lg:col-start-4 max-lg:row-start-2 lg:text-right"}`}
      >
        <time dateTime={createdAt}>
          {localDay(came) === localDay(now) ? clockTime(came) : dayText(localDay(came), now)}
        </time>
      </td>
      {isSpam && (
        <td className={`${cell} relative z-1 max-lg:col-start-2 max-lg:row-span-2`}>
          <Accept enquiry={enquiry} />
        </td>
      )}
    </tr>
  );
}

/** 'Pvt Ltd · KA', 'AOC-4' */
const shortWants = ({ wants, state, filing }: Enquiry): string =>
  [filing?.split(" (")[0], wants?.split(",")[0]?.replace("Private Limited", "Pvt Ltd"), state]
    .filter(Boolean)
    .join(" · ");

/** In few letters to the eye, in whole words to whoever listens. */
function Wants({ enquiry }: Pick<RowProps, "enquiry">) {
  const { filing, page, form } = enquiry;
  const whole = [filing, ...wantedParts(enquiry)].filter(Boolean).join(", ");
  const text = shortWants(enquiry);
  return (
    <>
      <span aria-hidden="true" className={text ? "" : "max-lg:hidden"}>
        {text || "–"}
      </span>
      <span className="sr-only">{whole || `Not said; came by: ${page ? pageName(page) : sourceNames[form]}`}</span>
    </>
  );
}

function Next({ enquiry, known }: Pick<RowProps, "enquiry" | "known">) {
  const next = nextParts(enquiry, known, useNow());
  if (!next) return null;
  return (
    <>
      <span className={`${enquiry.dueAt ? "font-strong" : ""} tabular-nums ${next.isLate ? "text-alert" : ""}`}>
        {next.when}
      </span>{" "}
      <span className="text-xs text-muted max-lg:hidden">{next.at}</span>
    </>
  );
}

/** Somebody has looked, and it is a person: the promise of the form holds from when it was sent. */
export function Accept({ enquiry }: { enquiry: Enquiry }) {
  const accept = useEnquiryAction(enquiry);
  return (
    <>
      <Button
        look="outline"
        className="px-3! lg:min-h-8! lg:py-1!"
        aria-label={`Accept ${enquiry.name}`}
        disabled={accept.isPending}
        onClick={() => accept.mutate({ action: "accept" })}
      >
        Accept
      </Button>
      <ActionError error={accept.error} />
    </>
  );
}
