import { calendarPage } from "../../content/compliance/calendar-page.ts";
import { countByFrequency } from "../../domain/compliance/card-filter.ts";
import { complianceCards } from "./compliance-cards.ts";
import { groupId } from "./list/groups.ts";

/** How many items come back monthly, quarterly, half yearly and yearly; each count leads to its group. */
export const FrequencySummary = () => (
  <section id="summary" aria-labelledby="summary-heading" className="no-print mt-4 md:mt-6">
    <h3 id="summary-heading" className="text-sm font-strong tracking-normal">
      {calendarPage.summary}
    </h3>
    <ul className="mt-1.5 grid grid-cols-[repeat(4,auto)] divide-x sm:grid-cols-4 md:mt-2 divide-line border-y border-line">
      {countByFrequency(complianceCards).map(({ frequency, count }) => (
        <li key={frequency} className="max-sm:first:-ml-2 sm:first:-ml-5">
          <a
            href={`#${groupId(frequency)}`}
            className="flex h-full flex-col gap-x-3 px-2 py-1.5 text-sm leading-tight whitespace-nowrap hover:text-action sm:flex-row sm:items-baseline sm:px-5 sm:py-2.5"
          >
            <span className="figures text-xl font-heading sm:text-2xl text-action">{count}</span> {frequency}
          </a>
        </li>
      ))}
    </ul>
  </section>
);
