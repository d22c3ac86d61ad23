import type { ComplianceItem } from "../../content/schemas/compliance.ts";
import { type Category, type Frequency, frequencies } from "../../content/schemas/compliance.ts";
import { type MonthName, monthNames } from "../india/date-text.ts";

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
