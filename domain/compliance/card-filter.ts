import type { ComplianceItem } from "../../content/schemas/compliance-item.ts";
import { type Category, type Frequency, frequencies } from "../../content/schemas/compliance-kinds.ts";
import { type MonthName, monthNames } from "../india/calendar-date.ts";

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

type Filterable = Pick<ComplianceItem, "category" | "frequency" | "dueDate">;

export function matchesFilter(item: Filterable, filter: CalendarFilter): boolean {
  return (
    (filter.category === all || item.category === filter.category) &&
    (filter.frequency === all || item.frequency === filter.frequency) &&
    (filter.month === all || item.dueDate.includes(filter.month))
  );
}

export const filterItems = <Item extends Filterable>(items: readonly Item[], filter: CalendarFilter): Item[] =>
  items.filter((item) => matchesFilter(item, filter));

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

function chosen<Option extends string>(options: readonly Option[], value: string | null, fallback: Option): Option {
  return options.find((option) => slug(option) === value?.toLowerCase()) ?? fallback;
}

/** An unknown value means All: an old or mistyped address still shows the cards. */
export const parseFilter = (address: URLSearchParams): CalendarFilter => ({
  category: chosen(categoryOptions, address.get("category"), all),
  frequency: chosen(frequencyOptions, address.get("frequency"), all),
  month: chosen(monthOptions, address.get("month"), all),
});

/** Writes the filter over what the address already holds; the choices of My calendar beside it stay. */
export function serializeFilter(filter: CalendarFilter, address = new URLSearchParams()): URLSearchParams {
  const written = new URLSearchParams(address);
  for (const name of ["category", "frequency", "month"] as const) {
    if (filter[name] === all) written.delete(name);
    else written.set(name, slug(filter[name]));
  }
  return written;
}
