import { incubation } from "../../content/company/incubation.ts";

const { sessions } = incubation.masterclass;
const step = 20;
const gap = 4;
const height = 26;

/** Bars that rise with each week, from one week to another. */
const bars = (from: number, to: number) =>
  sessions
    .slice(from, to)
    .map(({ week }) => `M${(week - 0.5) * step} ${height}v-${week + 10}`)
    .join("");

/** The series as a flight of steps between its first session and its last, in the room beside the longer plan. */
export const WeekSteps = () => (
  <div className="pt-6 text-sm max-lg:hidden">
    <svg
      viewBox={`${gap / 2} 0 ${sessions.length * step - gap} ${height}`}
      aria-hidden="true"
      strokeWidth={step - gap}
      className="mb-2 block w-full"
    >
      <path d={bars(0, -1)} className="stroke-action/40" />
      <path d={bars(-1, sessions.length)} className="stroke-action" />
    </svg>
    <div className="flex justify-between gap-4">
      {sessions
        .filter(({ week }) => week === 1 || week === sessions.length)
        .map(({ week, title }) => (
          <p key={week} className="leading-snug last:text-right">
            <span className="figures block text-muted">Week {week}</span>
            <strong>{title}</strong>
          </p>
        ))}
    </div>
  </div>
);
