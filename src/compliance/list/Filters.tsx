import { complianceItems } from "../../../content/compliance.ts";
import {
  categoryOptions,
  frequencyOptions,
  monthOptions,
  resultCount,
} from "../../../domain/compliance/card-filter.ts";
import { Button } from "../../ui/Button.tsx";
import { Select } from "../../ui/Field.tsx";
import { calendarPage } from "../calendar-page.ts";

const choices = (options: readonly string[]) => options.map((value) => ({ value, label: value }));

/** Three independent filters. Their script hides cards; without it there is nothing to filter with, so they are gone. */
export const Filters = () => (
  <form data-filters autoComplete="off" className="no-print border-y border-ink py-5 noscript:hidden">
    <div className="grid grid-cols-2 gap-x-4 gap-y-4 sm:grid-cols-3 lg:gap-x-6">
      <div className="max-sm:col-span-2">
        <Select form="filter" name="category" label="Category" choices={choices(categoryOptions)} />
      </div>
      <Select form="filter" name="frequency" label="Frequency" choices={choices(frequencyOptions)} />
      <Select form="filter" name="month" label="Month" choices={choices(monthOptions)} />
    </div>
    <p className="mt-3 max-w-prose text-xs text-muted">{calendarPage.register.hint}</p>
    <div className="mt-2 flex min-h-11 flex-wrap items-center gap-x-5">
      <p role="status" data-count className="figures text-base font-strong">
        {resultCount(complianceItems.length, complianceItems.length)}
      </p>
      <button type="button" data-clear hidden className="link min-h-11 text-sm font-strong">
        {calendarPage.register.clearLabel}
      </button>
    </div>
  </form>
);

export const NothingFound = () => (
  <div data-empty hidden className="mt-10 border border-line bg-sheet px-6 py-14 text-center">
    <h3 className="text-2xl">{calendarPage.register.emptyHeading}</h3>
    <p className="mx-auto mt-3 max-w-text text-muted">{calendarPage.register.emptyText}</p>
    <Button look="outline" className="mt-6" data-clear="">
      {calendarPage.register.clearLabel}
    </Button>
  </div>
);
