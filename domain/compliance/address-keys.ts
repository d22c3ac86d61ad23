import type { CalendarDate } from "../india/calendar-date.ts";
import { monthNames } from "../india/date-text.ts";
import type { ProfileField } from "./profile.ts";

/** The keys of the address. They are in links people have sent and calendars they subscribe to. */
export const addressKeys: Readonly<Record<ProfileField, string>> = {
  structure: "structure",
  incorporated: "incorporation",
  yearEndMonth: "yearEnd",
  agmDate: "agm",
  gst: "gst",
  salaries: "salaries",
  pf: "pf",
  esi: "esi",
  state: "state",
  smallCompany: "smallCompany",
  inGroup: "group",
  foreignInvestment: "foreign",
  llpAudited: "audited",
  firstYear: "firstYear",
  label: "name",
};

/** How calendar and plan read the words of an address alike: capitals do not matter, and boxes of older links hold a 1. */
export const oneOf =
  <Option extends string>(options: readonly Option[]) =>
  (text: string): Option | undefined =>
    options.find((option) => option === text.toLowerCase());

export function readFlag(text: string): "yes" | "no" | undefined {
  const word = text.toLowerCase();
  if (["yes", "1", "on", "true"].includes(word)) return "yes";
  return ["no", "0", "off", "false"].includes(word) ? "no" : undefined;
}

export const monthWords = monthNames.map((name) => name.toLowerCase());

/** Older addresses hold the number of the month. */
export const readMonth = (text: string): string | undefined => monthWords[Number(text) - 1] ?? oneOf(monthWords)(text);

/** Between which days a date may be. */
export const earliestDate: CalendarDate = "1900-01-01";
export const latestDate: CalendarDate = "2098-12-31";

/** The longest name of a calendar. */
export const labelLimit = 60;
