import { type Category, type ComplianceItem, type Frequency, frequencies } from "../../content/schemas/compliance.ts";
import { type CalendarDate, dateParts, daysBetween } from "../india/calendar-date.ts";
import { type MonthName, monthAndYear, monthNames } from "../india/date-text.ts";

export const all = "All";

/** Corporate Governance has no option of its own: its items show under All. */
export const categoryOptions = [all, "ROC", "GST", "Income Tax", "Labour", "Other"] as const satisfies readonly (
  | typeof all
  | Category
)[];
export const frequencyOptions = [all, ...frequencies] as const;
export const monthOptions = [all, ...monthNames] as const;

export interface CalendarFilter {
  category: (typeof categoryOptions)[number];
  frequency: typeof all | Frequency;
  month: typeof all | MonthName;
}

export const noFilter: CalendarFilter = { category: all, frequency: all, month: all };

type Filterable = Pick<ComplianceItem, "category" | "frequency" | "dueDate" | "inForce">;

export function matchesFilter(item: Filterable, filter: CalendarFilter): boolean {
  return (
    (filter.category === all || item.category === filter.category) &&
    (filter.frequency === all || item.frequency === filter.frequency) &&
    (filter.month === all || `${item.dueDate} ${item.inForce?.dueDate}`.includes(filter.month))
  );
}

export const isFiltered = (filter: CalendarFilter) =>
  filter.category !== all || filter.frequency !== all || filter.month !== all;

/** The summary above the cards: how many items of each frequency. */
export const countByFrequency = (items: readonly Filterable[]) =>
  frequencies.map((frequency) => ({
    frequency,
    count: items.filter((item) => item.frequency === frequency).length,
  }));

/** '17 compliance items', '1 of 17 compliance items' */
export const resultCount = (shown: number, total: number) =>
  shown === total ? `${total} compliance items` : `${shown} of ${total} compliance items`;

const slug = (option: string) => option.toLowerCase().replaceAll(" ", "-");

const findOption = <Option extends string>(options: readonly Option[], value: string | null): Option | undefined =>
  options.find((option) => slug(option) === value?.toLowerCase());

/** The filter as the address holds it, beside the profile of My calendar. */
export const filterAddress = {
  /** An unknown value means All: an old or mistyped address still shows the cards. */
  parse: (params: URLSearchParams): CalendarFilter => ({
    category: findOption(categoryOptions, params.get("category")) ?? all,
    frequency: findOption(frequencyOptions, params.get("frequency")) ?? all,
    month: findOption(monthOptions, params.get("month")) ?? all,
  }),
  write(filter: CalendarFilter, params: URLSearchParams): void {
    for (const name of ["category", "frequency", "month"] as const) {
      if (filter[name] === all) params.delete(name);
      else params.set(name, slug(filter[name]));
    }
  },
};

/** The days of the first group, counted from today. */
export const soonDays = 14;

/** This month and as many after it have a group of their own; what comes later is one group. */
const monthsAfter = 2;

const monthCount = (date: CalendarDate): number => {
  const { year, month } = dateParts(date);
  return 12 * year + month;
};

/** The group of the calendar to which an item belongs: what is due soon, a month, what comes later, or what has no date. */
export function dueGroup(
  due: CalendarDate | undefined,
  today: CalendarDate,
  names: { soon: string; later: string; undated: string },
): string {
  if (due === undefined) return names.undated;
  if (daysBetween(today, due) <= soonDays) return names.soon;
  return monthCount(due) - monthCount(today) <= monthsAfter ? monthAndYear(due) : names.later;
}

interface Dated {
  id: string;
  date?: CalendarDate | undefined;
}

/**
 * The nearest date first; what has no date comes last, in the order of the list. On one day by their ids: the cards and My
 * calendar name the same filing first.
 */
export function byNextDate(one: Dated, other: Dated): number {
  if (one.date === undefined || other.date === undefined) {
    return Number(one.date === undefined) - Number(other.date === undefined);
  }
  if (one.date !== other.date) return one.date < other.date ? -1 : 1;
  return one.id === other.id ? 0 : one.id < other.id ? -1 : 1;
}

interface DueFigure {
  /** Shown large: '7th', '30 Sep', '15 days'. */
  figure: string;
  /** Shown small below it. */
  qualifier: string;
}

const months = monthNames.join("|");
const short = (text: string) => text.replace(new RegExp(`(${months})`, "g"), (month) => month.slice(0, 3));

/** Where a date is no longer the law: how founders often hear it, and until when it held. */
export const oftenGiven = ({ dueDate, inForce }: { dueDate: string; inForce?: { until?: string } | undefined }) =>
  `often given as ${dueDate.replace(/^\d+(?:st|nd|rd|th)/, "the $&")}${inForce?.until ? `, which held until ${inForce.until}` : ""}`;

/** The part of a due-date text that readers look for. The card shows the full text as well. */
export function dueFigure(dueDate: string): DueFigure {
  const monthly = /^(\d+(?:st|nd|rd|th)) of every month/.exec(dueDate);
  if (monthly?.[1]) return { figure: monthly[1], qualifier: "of every month" };
  const afterAgm = /^Within (\d+ days) of AGM \(latest (.+)\)$/.exec(dueDate);
  if (afterAgm?.[1] && afterAgm[2])
    return { figure: afterAgm[1], qualifier: `after the AGM, latest ${short(afterAgm[2])}` };
  const apart = /not more than (\d+ days) apart/.exec(dueDate);
  if (apart?.[1]) return { figure: apart[1], qualifier: "apart at most" };
  const qualified = /^(\d[^,]*), ([a-z].+)$/.exec(dueDate);
  if (qualified?.[1] && qualified[2]) return { figure: short(qualified[1]), qualifier: short(qualified[2]) };
  const [first = dueDate, ...others] = [...dueDate.matchAll(new RegExp(`\\d+ (?:${months})`, "g"))].map(String);
  return { figure: short(first), qualifier: others.length > 0 ? `and ${short(others.join(", "))}` : "every year" };
}
