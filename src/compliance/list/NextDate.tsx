import type { ComplianceItemId } from "../../../content/compliance.ts";
import { describeDueDate } from "../../../domain/compliance/calendar-file.ts";
import { googleCalendarLink, outlookCalendarLink } from "../../../domain/compliance/ics.ts";
import { nextCardDate } from "../../../domain/compliance/my-calendar.ts";
import { type CalendarDate, daysBetween } from "../../../domain/india/calendar-date.ts";
import { longDate } from "../../../domain/india/date-text.ts";
import { daysLeftText } from "../days-text.ts";

const linkClass =
  "inline-flex min-h-11 min-w-11 items-center lg:flex-1 justify-center rounded-sm border border-line-strong/50 bg-sheet px-2 text-center text-xs font-strong text-action no-underline hover:border-action";

function nextEvent(itemId: ComplianceItemId, today: CalendarDate) {
  const next = nextCardDate(itemId, today);
  const event = { date: next.date, title: next.title, description: describeDueDate(next) };
  return {
    text: `Next: ${longDate(next.date)}\n${daysLeftText(daysBetween(today, next.date))}`,
    google: googleCalendarLink(event),
    outlook: outlookCalendarLink(event),
  };
}

/** In the built page, where today is not known. */
const unknown = {
  text: "Next date",
  google: "https://calendar.google.com/",
  outlook: "https://outlook.live.com/calendar/",
};

interface NextDateProps {
  itemId: ComplianceItemId;
  title: string;
  today: CalendarDate | undefined;
}

/** The card's next date, and links that add it to a calendar program. */
export function NextDate({ itemId, title, today }: NextDateProps) {
  const next = today ? nextEvent(itemId, today) : unknown;
  return (
    <div className="no-print order-6 flex items-center justify-between gap-3 max-lg:mt-4 lg:col-start-1 lg:row-start-2 lg:block lg:self-end noscript:hidden">
      <p className="min-h-[2lh] text-xs whitespace-pre-line text-muted lg:mb-1.5">{next.text}</p>
      <p className="flex gap-2">
        <a href={next.google} target="_blank" rel="noopener" className={linkClass}>
          Add to Google<span className="sr-only"> Calendar: {title} (opens in a new tab)</span>
        </a>
        <a href={next.outlook} target="_blank" rel="noopener" className={linkClass}>
          Add to Outlook<span className="sr-only">: {title} (opens in a new tab)</span>
        </a>
      </p>
    </div>
  );
}
