import { weekdays } from "../schemas/plain-lists.ts";
import { identity } from "./facts.ts";
import { mergeHours, openingDays } from "./opening-days.ts";

const listInWords = (items: readonly string[]): string =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")}, and ${items.at(-1)}`;

/** 'Monday to Friday, 10:00 to 18:00, and Saturday, 10:00 to 13:00' */
export const hoursInWords = listInWords(
  mergeHours(identity.hours).map(({ days, opens, closes }) => `${openingDays(days)}, ${opens} to ${closes}`),
);

const numbers = ["no", "one", "two", "three", "four", "five", "six", "seven"] as const;
/** On how many days of the week somebody answers. */
export const openDayCount = new Set(identity.hours.flatMap(({ days }) => days)).size;
/** 'six days a week', 'seven days a week' */
export const openDaysInWords = `${numbers[openDayCount]} ${openDayCount === 1 ? "day" : "days"} a week`;

const closedDays = weekdays.filter((day) => !identity.hours.some(({ days }) => days.includes(day)));
const joined = (items: readonly string[], word: string): string =>
  items.join(", ").replace(/, ([^,]*)$/, ` ${word} $1`);

/** 'on Sundays and public holidays' */
export const onClosedDays = `on ${joined([...closedDays.map((day) => `${day}s`), "public holidays"], "and")}`;
/** 'on a Sunday or a public holiday' */
export const onAClosedDay = `on ${joined([...closedDays.map((day) => `a ${day}`), "a public holiday"], "or")}`;

const inHours = (hours: number): string => `${hours} ${hours === 1 ? "hour" : "hours"}`;
/** How soon a founder is called back after the short form, and in business hours after the contact form. */
export const callBackWithin = {
  quick: inHours(identity.callBack.quickHours),
  contact: inHours(identity.callBack.contactHours),
};
