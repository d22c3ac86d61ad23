import { type ReactNode, useState } from "react";
import { calendarFile, calendarFileName } from "../../../domain/compliance/calendar-file.ts";
import type { Profile } from "../../../domain/compliance/profile.ts";
import { profileQuery, toAnswers, writeAnswers } from "../../../domain/compliance/profile-address.ts";
import type { CalendarDate } from "../../../domain/india/calendar-date.ts";
import { buttonClass } from "../../ui/Button.tsx";
import { copyText } from "../../ui/copyText.ts";
import { downloadFile } from "../../ui/downloadFile.ts";

/** The address of this page, with the profile in today's keys even if the visitor came with older ones. */
function linkToThisCalendar(profile: Profile): string {
  const link = new URL(location.href);
  writeAnswers(toAnswers(profile), link.searchParams);
  return link.href;
}

interface CalendarActionsProps {
  profile: Profile;
  today: CalendarDate;
}

/** Download, subscribe, copy and print. Rendered only with results, so never at build: it may name this page's address. */
export function CalendarActions({ profile, today }: CalendarActionsProps) {
  const [message, setMessage] = useState("");
  const subscription = new URL(`/api/calendar.ics?${profileQuery(profile)}`, location.href).href;
  const webcal = subscription.replace(/^https?/, "webcal");

  function download() {
    downloadFile(new Blob([calendarFile(profile, today)], { type: "text/calendar" }), calendarFileName);
    setMessage("Downloaded. Open the file to add the dates, with their alarms.");
  }

  const copy = async (text: string, name: string) =>
    setMessage((await copyText(text)) ? `${name} copied.` : `Copy it from here: ${text}`);

  return (
    <div className="mt-6">
      <div className="grid gap-2 sm:grid-cols-2">
        <button type="button" className={buttonClass("primary", "px-3")} onClick={download}>
          Download .ics
        </button>
        <a className={buttonClass("outline", "px-3")} href={webcal}>
          Subscribe
        </a>
      </div>
      <div className="mt-1 flex flex-wrap gap-x-5">
        <a
          className="link inline-flex min-h-11 items-center text-sm font-strong"
          href={`https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`}
          target="_blank"
          rel="noopener"
          aria-label="Subscribe in Google Calendar (opens in a new tab)"
        >
          Google Calendar
        </a>
        <TextButton name="Copy address to subscribe with" onClick={() => copy(subscription, "Subscription address")}>
          Copy address
        </TextButton>
        <TextButton name="Copy link to this calendar" onClick={() => copy(linkToThisCalendar(profile), "Link")}>
          Copy link
        </TextButton>
        <TextButton name="Print this calendar" onClick={() => print()}>
          Print
        </TextButton>
      </div>
      <p role="status" className="-mb-4 min-h-[1lh] text-sm md:-mb-6 font-strong break-words text-good">
        {message}
      </p>
    </div>
  );
}

interface TextButtonProps {
  name: string;
  onClick: () => void;
  children: ReactNode;
}

const TextButton = ({ name, onClick, children }: TextButtonProps) => (
  <button type="button" className="link min-h-11 text-sm font-strong" aria-label={name} onClick={onClick}>
    {children}
  </button>
);
