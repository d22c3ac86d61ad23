import { workSchedule } from "../../content/registration/work-schedule.ts";
import type { StructureId } from "../../content/schemas/plain-lists.ts";
import { parseDays } from "../../domain/structures.ts";
import { Medallion } from "../ui/guilloche/Spun.tsx";

const lanes = workSchedule.lanes;

export interface Task {
  lane: "you" | "registrar" | "all";
  title: string;
  duration: string | undefined;
  who: string;
  quiet: boolean;
  startsOn: number;
  /** As long as it can take, and how much of that is not always needed. */
  days: number;
  spare: number;
}

export function schedule(structure: StructureId) {
  const { tasks, ...rest } = workSchedule[structure];
  return {
    ...rest,
    days: rest.weeks * rest.daysInWeek,
    tasks: tasks.map(({ duration, days = 0, quiet = false, ...task }): Task => {
      const { shortest, longest } = duration ? parseDays(duration) : { shortest: days, longest: days };
      return { ...task, duration, quiet, days: longest, spare: longest - shortest };
    }),
  };
}

const laneWords: Record<Task["lane"], string> = {
  you: lanes.you,
  registrar: lanes.registrar,
  all: "From the Registrar to you",
};

const places: Record<Task["lane"], string> = {
  you: "col-start-1",
  registrar: "col-start-2",
  all: "col-span-full pr-24",
};

const colours: Record<Task["lane"] | "quiet", string> = {
  you: "bg-highlight-wash [--tone:var(--color-highlight)]",
  registrar: "bg-action-wash [--tone:var(--color-action)]",
  all: "bg-action-deep text-sheet [--tone:var(--color-action)]",
  quiet: "bg-paper text-muted [--tone:var(--color-line-strong)]",
};

// Days as classes, since pages allow no style attributes; written out, since Tailwind makes only those it can read.
const starts = `
  [--from:1] [--from:2] [--from:3] [--from:4] [--from:5] [--from:6] [--from:7] [--from:8]
  [--from:9] [--from:10] [--from:11] [--from:12] [--from:13] [--from:14] [--from:15]`.match(/\S+/g)!;
const lengths = `
  [--days:1] [--days:2] [--days:3] [--days:4] [--days:5] [--days:6] [--days:7] [--days:8]
  [--days:9] [--days:10] [--days:11] [--days:12] [--days:13] [--days:14] [--days:15]`.match(/\S+/g)!;
const spares = ["[--spare:0]", "[--spare:1]", "[--spare:2]", "[--spare:3]", "[--spare:4]", "[--spare:5]"];

/** The bar of a task: solid for the days that are always needed, hatched for the others. */
const Bar = ({ quiet }: { quiet: boolean }) => (
  <span aria-hidden="true" className={`absolute inset-y-0 left-0 flex flex-col *:basis-0 ${quiet ? "w-px" : "w-2"}`}>
    <span className="grow-[calc(var(--days)-var(--spare))] bg-(--tone)" />
    <span className="grow-(--spare) bg-[repeating-linear-gradient(135deg,var(--tone)_0_1.5px,var(--color-sheet)_1.5px_4px)]" />
  </span>
);

interface Props {
  structure: StructureId;
  /** The numbered steps beside the chart, where the whole time is said too: a task that is one of them has its number. */
  steps?: readonly { title: string }[];
}

/** Who does what on which days, in two lanes from top to bottom. */
export function WorkChart({ structure, steps }: Props) {
  const numbers = new Map(steps?.map(({ title }, index) => [title, index + 1]));
  const { weeks, whole, tasks } = schedule(structure);
  return (
    <div className="@container text-sm print:break-inside-avoid">
      <div className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-2 [--day:2.375rem] @max-[19.5rem]:[--day:2.875rem] @min-[36rem]:[--day:1.875rem]">
        <p aria-hidden="true" className="col-start-2 grid grid-cols-2 gap-px pb-2 font-strong">
          <span>{lanes.you}</span>
          <span>{lanes.registrar}</span>
        </p>
        <p
          aria-hidden="true"
          className="row-start-2 grid auto-rows-fr text-muted *:border-t *:border-line-strong *:pt-1"
        >
          {Array.from({ length: weeks }, (_, week) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: weeks are numbers in order
            <span key={week}>Week {week + 1}</span>
          ))}
        </p>
        <div className="relative row-start-2">
          <ol className="relative grid auto-rows-(--day) grid-cols-2 gap-x-px bg-paper">
            {tasks.map(({ lane, title, duration, who, quiet, startsOn, days: long, spare }) => (
              <li
                key={`${lane} ${startsOn}`}
                className={`relative my-px row-[var(--from)/span_var(--days)] py-1.5 pr-1.5 pl-4 leading-[1.3] [print-color-adjust:exact] forced-colors:border ${places[lane]} ${colours[quiet ? "quiet" : lane]} ${starts[startsOn]} ${lengths[long - 1]} ${spares[spare]}`}
              >
                <Bar quiet={quiet} />
                {lane === "all" && (
                  <svg
                    viewBox="-40 -40 80 80"
                    aria-hidden="true"
                    className="absolute inset-y-0 right-3 my-auto h-[min(4.75rem,88%)] forced-colors:hidden"
                  >
                    <Medallion radius={38} ink="highlight" />
                  </svg>
                )}
                <p className="font-strong">
                  {numbers.has(title) && (
                    <span aria-hidden="true" className="figures mr-2">
                      {numbers.get(title)}
                    </span>
                  )}
                  {title}
                  {duration && <span className="figures font-normal whitespace-nowrap"> {duration}</span>}
                </p>
                <p className="text-balance">{who}</p>
                <p className="sr-only">
                  {laneWords[lane]}, day {startsOn + 1} to day {startsOn + long}
                </p>
              </li>
            ))}
          </ol>
        </div>
        {!steps && (
          <p className="figures col-start-2 mt-1.5 border-t-3 border-double border-ink pt-2">
            {whole.title}: <strong>{whole.duration}</strong>
          </p>
        )}
      </div>
    </div>
  );
}
