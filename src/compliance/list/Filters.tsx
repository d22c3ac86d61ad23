import type { RefObject } from "react";
import type { CalendarPage } from "../../../content/compliance/calendar-page.ts";
import {
  all,
  type CalendarFilter,
  categoryOptions,
  frequencyOptions,
  isFiltered,
  monthOptions,
} from "../../../domain/compliance/card-filter.ts";
import { Select } from "../../ui/Field.tsx";

const choices = (options: readonly string[]) => options.map((value) => ({ value, label: value }));

interface FiltersProps {
  copy: CalendarPage["list"];
  form: RefObject<HTMLFormElement | null>;
  filter: CalendarFilter;
  /** '3 of 17 compliance items' */
  count: string;
  onChange: (filter: CalendarFilter) => void;
  onClear: () => void;
}

/** Three independent filters. Without script there is nothing to filter with, so they are not shown. */
export function Filters({ copy, form, filter, count, onChange, onClear }: FiltersProps) {
  const select = (name: keyof CalendarFilter, label: string, options: readonly string[]) => (
    <Select
      form="filter"
      name={name}
      label={label}
      choices={choices(options)}
      value={filter[name]}
      onChange={(event) => onChange({ ...filter, [name]: event.target.value })}
    />
  );
  return (
    <form
      ref={form}
      autoComplete="off"
      onSubmit={(event) => event.preventDefault()}
      className="no-print noscript:hidden"
    >
      {/* One row on phones too: the longest choice fits beside a narrower arrow. */}
      <div className="grid grid-cols-3 gap-x-1.5 sm:gap-x-4 lg:gap-x-6 max-sm:[&_.select-frame]:after:right-1 max-sm:[&_select]:pr-5! max-sm:[&_select]:pl-2!">
        {select("category", "Category", categoryOptions)}
        {select("frequency", "Frequency", frequencyOptions)}
        {select("month", "Month", monthOptions)}
      </div>
      {filter.category !== all && <p className="mt-3 text-sm text-muted">{copy.categoryHint}</p>}
      {filter.month !== all && <p className="mt-3 text-sm text-muted">{copy.monthHint}</p>}
      <div className="mt-1 flex min-h-11 md:mt-3 flex-wrap items-center gap-x-5">
        <p role="status" className="figures text-base font-strong">
          {count}
        </p>
        {isFiltered(filter) && (
          <button type="button" onClick={onClear} className="link min-h-11 text-sm font-strong">
            {copy.clearLabel}
          </button>
        )}
      </div>
    </form>
  );
}
