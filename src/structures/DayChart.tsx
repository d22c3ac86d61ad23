import type { PrivateLimitedPage } from "../../content/schemas/structure.ts";
import { parseDays } from "../../domain/structures/days.ts";
import { NoteNumber, type SectionNotes } from "../law/LawNotes.tsx";
import { NoBreaks } from "../ui/NoBreaks.tsx";

const row = "lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-x-12";

interface Props {
  process: PrivateLimitedPage["process"];
  notes: SectionNotes;
}

/** Steps as listed, without numbers because some run side by side, each with its bar on one line of days: solid for the shortest time, marigold up to the longest. */
export function DayChart({ process: { items, note }, notes }: Props) {
  const total = Math.max(...items.map(({ startsOn, duration }) => startsOn + parseDays(duration).longest));
  const marks = Array.from({ length: total / 5 }, (_, index) => (index + 1) * 5);
  const grid = Array.from({ length: total - 1 }, (_, day) => `M${day + 1} 0v2`).join("");
  return (
    <>
      <div aria-hidden="true" className={`max-lg:hidden ${row}`}>
        <p className="figures relative col-start-2 flex pb-2 text-right text-sm text-muted *:flex-1">
          <span className="absolute left-0">Start</span>
          {marks.map((day) => (
            <span key={day} className="not-last:*:translate-x-1/2">
              <span className="inline-block">Day {day}</span>
            </span>
          ))}
        </p>
      </div>
      <ol className="border-b border-line">
        {items.map(({ title, text, duration, startsOn, laws }, index) => {
          const { shortest, longest } = parseDays(duration);
          return (
            <li key={title} className={`border-t border-line py-5 lg:py-0 ${row}`}>
              <div className="lg:py-6">
                <div className="flex flex-wrap items-baseline justify-between gap-x-6">
                  <h3 className="text-xl">{title}</h3>
                  <p className="figures text-sm font-strong text-action">{duration}</p>
                </div>
                <p className="mt-1.5 text-sm text-muted md:text-base">
                  <NoBreaks text={text} />
                  <NoteNumber notes={notes} ids={laws} />
                </p>
              </div>
              <div className="max-lg:mt-4 lg:contents">
                <div className="relative flex items-center">
                  <svg
                    viewBox={`0 0 ${total} 2`}
                    preserveAspectRatio="none"
                    aria-hidden="true"
                    className="absolute size-full"
                  >
                    <path d={grid} stroke="var(--color-line)" vectorEffect="non-scaling-stroke" />
                  </svg>
                  <svg
                    viewBox={`0 0 ${total} 1`}
                    preserveAspectRatio="none"
                    aria-hidden="true"
                    className="relative h-4 w-full lg:h-8"
                  >
                    <rect x={startsOn} width={longest} height="1" fill="var(--color-highlight)" />
                    <rect x={startsOn} width={shortest} height="1" fill="var(--color-action)" />
                  </svg>
                </div>
                {(index === 0 || index === items.length - 1) && (
                  <p aria-hidden="true" className="figures mt-1 flex justify-between text-sm text-muted lg:hidden">
                    <span>Start</span>
                    <span>Day {total}</span>
                  </p>
                )}
              </div>
            </li>
          );
        })}
      </ol>
      <p className="mt-5 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        <span className="flex items-center gap-2">
          <span aria-hidden="true" className="size-3 bg-action forced-color-adjust-none" />
          Shortest usual time
        </span>
        <span className="flex items-center gap-2">
          <span aria-hidden="true" className="size-3 bg-highlight forced-color-adjust-none" />
          Up to the longest
        </span>
      </p>
      <p className="mt-3 max-w-prose text-sm text-muted">{note}</p>
    </>
  );
}
