import type { CalendarDate } from "../india/calendar-date.ts";
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

/** Between which days a date may be. */
export const earliestDate: CalendarDate = "1900-01-01";
export const latestDate: CalendarDate = "2098-12-31";

/** The longest name of a calendar. */
export const labelLimit = 60;
