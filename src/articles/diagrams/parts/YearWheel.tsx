import { monthNames } from "../../../../domain/india/date-text.ts";
import { Spun } from "../../../ui/guilloche/Spun.tsx";
import type { Tone } from "./Diagram.tsx";

interface YearDate {
  month: number;
  day: number;
  title: string;
  tone: Tone;
}

interface Props {
  dates: readonly YearDate[];
  /** What each colour stands for. */
  kinds: Partial<Record<Tone, string>>;
}

/** How far round the wheel a day lies, in degrees from April at the top. */
const turn = (month: number, day: number) => ((month + 8) % 12) * 30 + (day / 31) * 30;

const point = (radius: number, degrees: number) => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [Math.round(radius * Math.cos(angle) * 10) / 10, Math.round(radius * Math.sin(angle) * 10) / 10] as const;
};

/** The year as a ring, April first, and its dates as a list beside it. The ring repeats the list and says nothing more. */
export function YearWheel({ dates, kinds }: Props) {
  const spokes = monthNames
    .map((_, index) => {
      const [x1, y1] = point(78, index * 30);
      const [x2, y2] = point(112, index * 30);
      return `M${x1} ${y1}L${x2} ${y2}`;
    })
    .join("");
  return (
    <div className="diagram-year">
      <svg viewBox="-120 -120 240 240" aria-hidden="true" className="diagram-wheel">
        <g className="diagram-wheel-heart">
          <Spun lines={32} rx={72} ry={44} />
          <Spun lines={16} rx={44} ry={18} />
        </g>
        <circle r="112" className="diagram-ring" />
        <circle r="78" className="diagram-ring" />
        <path d={spokes} className="diagram-ring" />
        {monthNames.map((name, index) => {
          const [x, y] = point(88, ((index + 9) % 12) * 30 + 15);
          return (
            <text key={name} x={x} y={y + 3.5} textAnchor="middle" className="diagram-month">
              {name.slice(0, 3)}
            </text>
          );
        })}
        {dates.map(({ month, day, title, tone }) => {
          const [x, y] = point(tone === "action" ? 112 : 103, turn(month, day));
          return <circle key={`${month} ${day} ${title}`} cx={x} cy={y} r="4.5" className={`diagram-${tone}`} />;
        })}
      </svg>
      <div>
        <ol className="diagram-dates">
          {dates.map(({ month, day, title, tone }) => (
            <li key={`${month} ${day} ${title}`}>
              <svg viewBox="-5 -5 10 10" aria-hidden="true">
                <circle r="4.5" className={`diagram-${tone}`} />
              </svg>
              <span className="diagram-strong figures">
                {day} {monthNames[month - 1]}
              </span>
              <span>{title}</span>
            </li>
          ))}
        </ol>
        <p className="diagram-legend diagram-quiet">
          {Object.entries(kinds).map(([tone, name]) => (
            <span key={tone}>
              <svg viewBox="-5 -5 10 10" aria-hidden="true">
                <circle r="4.5" className={`diagram-${tone}`} />
              </svg>{" "}
              {name}
            </span>
          ))}
        </p>
      </div>
    </div>
  );
}
