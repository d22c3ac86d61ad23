import type { ReactNode } from "react";
import { Link } from "wouter";
import { enquiryPath, Initials } from "../enquiries/enquiry-parts.tsx";
import { CallLink, type ToCall } from "../enquiry/calls.tsx";
import { selectedPerson } from "../enquiry/page-state.ts";
import { rowLink } from "../shell/shortcuts.ts";
import { noteDraft, useDraft } from "../ui/drafts.ts";
import { useWide } from "../ui/hooks.ts";

export interface Row {
  enquiry: ToCall["enquiry"] | Pick<ToCall["enquiry"], "id" | "name">;
  also?: ToCall["also"];
  /** In place of the call. */
  action?: ReactNode;
  /** How much time is left, or how long it is over. */
  when: string;
  /** Until when, or since when. */
  at: string;
  isLate: boolean;
  /** What it is about, after the name. */
  about: readonly (string | null | undefined)[];
  /** Why, in their words. */
  reason: ReactNode;
}

interface Props extends Row {
  isSelected: boolean;
  /** Whose call is the first thing to do. */
  isFirst?: boolean;
}

/** Something to do with one person. The whole row leads to them: beside the list where there is room, else to their page. */
export function TodayRow({ isSelected, isFirst = false, ...row }: Props) {
  const { enquiry, also, action, when, at, isLate, about, reason } = row;
  const isWide = useWide();
  const { id, name } = enquiry;
  const onPhones = about.filter(Boolean).join(" · ");
  const hasNote = useDraft(noteDraft(id)) !== "" && !(isSelected && isWide);
  const select = () => selectedPerson.set(id);
  return (
    <li
      className={`relative flex min-h-22 items-center gap-3 border-b border-line py-2 lg:-mx-2 lg:min-h-14 lg:gap-4 lg:px-2 lg:py-1 ${isSelected && isWide ? "bg-sheet shadow-[inset_3px_0_0_var(--color-action)]" : "hover:bg-sheet"}`}
    >
      <div className="grid min-w-0 grow grid-cols-[minmax(0,1fr)_auto] gap-x-3 lg:grid-cols-[7rem_minmax(0,1fr)]">
        <p
          className={`leading-snug font-strong tabular-nums max-lg:order-2 max-lg:max-w-32 max-lg:text-right max-lg:text-sm ${isLate ? "text-alert" : ""}`}
        >
          {when}
          <span className="text-xs font-normal text-muted max-lg:hidden lg:block">{at}</span>
        </p>
        <div className="min-w-0 max-lg:contents">
          <p className="min-w-0 leading-snug lg:truncate">
            <Link
              href={enquiryPath(id)}
              aria-current={isSelected && isWide ? "true" : undefined}
              className="font-strong break-words text-ink no-underline after:absolute after:inset-0"
              onFocus={select}
              onClick={(event) => {
                // By the keyboard it opens: the focus has chosen it already.
                if (!isWide || event.detail === 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
                event.preventDefault();
                select();
              }}
              {...rowLink}
            >
              {name}
            </Link>
            <span className="text-muted max-lg:hidden">
              {about.filter(Boolean).map((part) => (
                <span key={part}> · {part}</span>
              ))}
            </span>
          </p>
          <p className="col-span-full line-clamp-3 text-sm break-words text-muted max-lg:order-3 lg:block lg:truncate">
            {at && (
              <span className="lg:hidden">
                {at}
                {(reason || onPhones) && " · "}
              </span>
            )}
            {reason}
            {/* What is cut where there is little room is what it is about, not why. */}
            {onPhones && (
              <span className="lg:hidden">
                {reason && " · "}
                {onPhones}
              </span>
            )}
            {hasNote && <strong className="text-alert"> · A note is not saved</strong>}
          </p>
        </div>
      </div>
      {"owner" in enquiry && (
        <div className={enquiry.owner ? "" : "max-lg:hidden"}>
          <Initials owner={enquiry.owner} />
        </div>
      )}
      <div className="relative z-1 min-w-12 shrink-0 lg:min-w-10">
        {action ??
          ("phone" in enquiry && <CallLink enquiry={enquiry} also={also} channel="phone" isSign isFilled={isFirst} />)}
      </div>
    </li>
  );
}

/** Rows that belong together, under a few small letters. */
export const RowGroup = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section id={id} aria-labelledby={`${id}-heading`}>
    <h2
      id={`${id}-heading`}
      className="border-b border-line pt-5 pb-1 text-xs font-strong tracking-wide text-muted uppercase"
    >
      {title}
    </h2>
    <ol>{children}</ol>
  </section>
);
