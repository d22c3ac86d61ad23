import { registeredNames } from "../../content/schemas/registration-stage.ts";
import { site } from "../../content/site.ts";
import { addDays, addMonths, type CalendarDate, laterDate } from "../india/calendar-date.ts";
import { allDueDates, type DueDate, findObligation } from "./due-dates.ts";
import { firstRoundAfter } from "./first-round.ts";
import { type CalendarEvent, icsText } from "./ics.ts";
import type { Profile } from "./profile.ts";

export const calendarFileName = "compliance-calendar.ics";

/** Dates just past stay in the file, so that a calendar program does not drop what is not done yet. */
const daysKept = 31;
const monthsAhead = 12;

export const calendarName = (profile: Profile) =>
  `${site.name} compliance: ${profile.label ?? registeredNames[profile.structure]}`;

const caution = "Extensions and changes are common. Confirm the date on the government portal before you act.";

const describeExtension = ({ extension }: DueDate) =>
  extension && `${extension.note} Source: ${extension.source.name}, ${extension.source.url}`;

export const describeDueDate = (dueDate: DueDate, differsFromCard?: string) =>
  [dueDate.period, dueDate.why, describeExtension(dueDate), dueDate.condition, differsFromCard, caution]
    .filter(Boolean)
    .join("\n");

/**
 * The uid names the obligation, its period and the business, and never the date: when a date moves, the event moves with it.
 * The mail domain identifies the owner, so that the download and the subscription agree wherever the site runs.
 */
const eventUid = (dueDate: DueDate, profile: Profile) =>
  `${dueDate.obligationId}.${dueDate.periodKey}.${profile.structure}-${profile.incorporated}@${site.email.split("@")[1]}`;

export function calendarEvents(profile: Profile, today: CalendarDate): CalendarEvent[] {
  const from = laterDate(addDays(today, -daysKept), profile.incorporated);
  // A company that is yet to be incorporated gets the whole of its first year.
  const to = addMonths(laterDate(today, profile.incorporated), monthsAhead);
  return [...allDueDates(profile, from, to), ...firstRoundAfter(profile, to)].map((dueDate) => ({
    uid: eventUid(dueDate, profile),
    date: dueDate.date,
    title: profile.label ? `${dueDate.title} (${profile.label})` : dueDate.title,
    description: describeDueDate(dueDate, findObligation(dueDate.obligationId).differsFromCard?.(profile)),
    category: dueDate.category,
  }));
}

/** One text for the download in the browser and for the subscription on the server. */
export const calendarFile = (profile: Profile, today: CalendarDate): string =>
  icsText({
    name: calendarName(profile),
    producer: `-//${site.name}//Compliance calendar//EN`,
    madeOn: today,
    events: calendarEvents(profile, today),
  });
