import { calendarPage } from "../../content/calendar-page.ts";
import { countByFrequency } from "../../domain/compliance/card-filter.ts";
import { Rosette } from "../ui/guilloche/Guilloche.tsx";
import { complianceCards } from "./compliance-cards.ts";
import { groupId } from "./list/groups.ts";

/** Tally marks: four strokes, and the fifth across them. */
function Tally({ count }: { count: number }) {
  const at = (index: number) => 3 + index * 7 + Math.floor(index / 5) * 5;
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 64 24"
      className="h-6 w-16 stroke-action"
      fill="none"
      strokeWidth="1.75"
      strokeLinecap="round"
    >
      {Array.from({ length: count }, (_, index) =>
        index % 5 === 4 ? (
          <path key={at(index)} d={`M${at(index - 4) - 3} 19L${at(index - 1) + 3} 5`} />
        ) : (
          <path key={at(index)} d={`M${at(index)} 4v16`} />
        ),
      )}
    </svg>
  );
}

/** How many items come back monthly, quarterly, half yearly and yearly. */
export const FrequencySummary = () => (
  <section id="summary" aria-labelledby="summary-heading" className="relative lg:mt-2">
    <Rosette
      seed="compliance-calendar"
      layers={3}
      palette={["action", "highlight"]}
      className="calendar-line-work pointer-events-none absolute top-1/2 left-1/2 size-[34rem] -translate-1/2 opacity-60 lg:size-[42rem]"
    />
    <div className="certificate relative">
      <div className="px-6 py-6 md:px-8 md:py-7">
        <h2 id="summary-heading" className="text-sm font-strong tracking-normal text-muted">
          {calendarPage.summary.heading}
        </h2>
        <p className="mt-1 flex items-baseline gap-3">
          <span className="figures text-4xl font-heading text-action">{complianceCards.length}</span>
          <span className="text-sm text-muted">{calendarPage.summary.text}</span>
        </p>
        <ul className="mt-4 border-t border-ink">
          {countByFrequency(complianceCards).map(({ frequency, count }) => (
            <li key={frequency} className="border-b border-line last:border-b-0">
              <a
                href={`#${groupId(frequency)}`}
                className="grid min-h-12 grid-cols-[minmax(0,1fr)_auto_2rem] items-center gap-4 text-base no-underline hover:text-action"
              >
                {frequency}
                <Tally count={count} />
                <span className="figures text-right text-lg font-strong">{count}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  </section>
);
