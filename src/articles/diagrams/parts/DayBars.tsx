interface DayBar {
  title: string;
  time: string;
  startsOn: number;
  shortest: number;
  longest: number;
}

interface Props {
  bars: readonly DayBar[];
  /** How many days the line runs, and every how many days it is marked. */
  days: number;
  every: number;
}

/** Stages on one line of days: solid for the shortest time, hatched up to the longest. */
export function DayBars({ bars, days, every }: Props) {
  const marks = Array.from({ length: days / every + 1 }, (_, index) => index * every);
  const grid = marks.map((day) => `M${day} 0v1`).join("");
  return (
    <>
      <ol className="diagram-days diagram-columns">
        {bars.map(({ title, time, startsOn, shortest, longest }) => (
          <li key={title}>
            <span>{title}</span>
            <span className="diagram-value figures">{time}</span>
            <svg viewBox={`0 0 ${days} 1`} preserveAspectRatio="none" aria-hidden="true" className="diagram-day-bar">
              <path d={grid} className="diagram-grid" />
              <path d={`M${startsOn} .2h${longest}v.6h-${longest}z`} className="diagram-highlight" />
              <path d={`M${startsOn} .2h${shortest}v.6h-${shortest}z`} className="diagram-action" />
            </svg>
          </li>
        ))}
      </ol>
      <p aria-hidden="true" className="diagram-scale figures">
        {marks.map((day) => (
          <span key={day}>{day === 0 ? "Start" : `Day ${day}`}</span>
        ))}
      </p>
    </>
  );
}
