import type { StructureId } from "../../content/schemas/structure-id.ts";
import { Medallion } from "../ui/guilloche/Spun.tsx";
import "./work-schedule.css";
import { lanes, schedule, type Task } from "./work-schedule.ts";

const laneWords: Record<Task["lane"], string> = {
  you: lanes.you,
  registrar: lanes.registrar,
  all: "From the Registrar to you",
};

/** Tasks on a grid of days: from left to right on wide screens, from top to bottom on phones. */
function WorkChart({ structure }: { structure: StructureId }) {
  const { days, weeks, whole, tasks, note } = schedule(structure);
  return (
    <>
      <div className="work" data-days={days}>
        <p className="work-lanes" aria-hidden="true">
          <span>{lanes.you}</span>
          <span>{lanes.registrar}</span>
        </p>
        <p className="work-weeks" aria-hidden="true">
          {Array.from({ length: weeks }, (_, week) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: weeks are numbers in order
            <span key={week}>Week {week + 1}</span>
          ))}
        </p>
        <ol className="work-tasks">
          {tasks.map(({ lane, title, duration, who, quiet, startsOn, days: long, spare }) => (
            <li
              key={title}
              className={`work-task work-${lane} ${quiet ? "work-quiet" : ""}`}
              data-from={startsOn}
              data-span={long}
              data-spare={spare || undefined}
            >
              {lane === "all" && (
                <svg viewBox="-40 -40 80 80" aria-hidden="true" className="work-seal">
                  <Medallion radius={38} ink="highlight" />
                </svg>
              )}
              <p className="work-title">
                {title}
                {duration && <span className="work-duration figures"> {duration}</span>}
              </p>
              <p className="work-who">{who}</p>
              <p className="sr-only">
                {laneWords[lane]}, day {startsOn + 1} to day {startsOn + long}
              </p>
            </li>
          ))}
        </ol>
        <p className="work-whole figures">
          {whole.title}: <strong>{whole.duration}</strong>
        </p>
      </div>
      <p className="mt-5 max-w-prose text-sm text-muted">{note}</p>
    </>
  );
}

/** The registration week by week, inside the section of its steps: what the founder does, what we do, what the Registrar does. */
export function HowTheWorkRuns({ structure }: { structure: StructureId }) {
  const { heading, text } = schedule(structure);
  return (
    <div id="how-the-work-runs" className="mt-10 md:mt-16">
      <h3 className="text-2xl">{heading}</h3>
      <p className="mt-2 mb-6 text-lg text-balance text-muted md:mb-8">{text}</p>
      <WorkChart structure={structure} />
    </div>
  );
}
