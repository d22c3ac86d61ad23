import { type MonthName, monthNames } from "../../../domain/india/date-text.ts";
import { Spun } from "../../ui/guilloche/Spun.tsx";
import { type Caption, Diagram, fills, Key, line, type Tone } from "./Diagram.tsx";

interface YearWheelProps extends Caption {
  /** Each with its day, such as '30 April'. */
  dates: readonly { on: string; title: string; tone: Tone }[];
  /** What each colour stands for. */
  kinds: Partial<Record<Tone, string>>;
}

const point = (radius: number, degrees: number) => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [Math.round(radius * Math.cos(angle) * 10) / 10, Math.round(radius * Math.sin(angle) * 10) / 10] as const;
};

/** How far round the wheel a day lies, in degrees from April at the top. */
function turn(on: string): number {
  const [day, name] = on.split(" ");
  const month = monthNames.indexOf(name as MonthName);
  if (month < 0) throw new Error(`'${on}' is not a date such as '30 April'`);
  return ((month + 9) % 12) * 30 + (Number(day) / 31) * 30;
}

/** The year as a ring, April first, and its dates as a list beside it. The ring repeats the list and says nothing more. */
export function YearWheel({ dates, kinds, ...caption }: YearWheelProps) {
  const spokes = monthNames.map((_, index) => `M${point(78, index * 30)}L${point(112, index * 30)}`).join("");
  return (
    <Diagram {...caption}>
      <div className="grid gap-5 @text:grid-cols-2 @text:items-center @text:gap-8">
        <svg viewBox="-120 -120 240 240" aria-hidden="true" className="mx-auto w-full max-w-80">
          <g className={`fill-none stroke-[0.4] opacity-50 ${line}`}>
            <Spun lines={32} rx={72} ry={44} />
            <Spun lines={16} rx={44} ry={18} />
          </g>
          <g className={`fill-none stroke-[0.6] ${line}`}>
            <circle r="112" />
            <circle r="78" />
            <path d={spokes} />
          </g>
          {monthNames.map((name, index) => {
            const [x, y] = point(88, ((index + 9) % 12) * 30 + 15);
            return (
              <text
                key={name}
                x={x}
                y={y + 3.5}
                textAnchor="middle"
                className="fill-ink text-[11px] forced-colors:fill-[CanvasText]"
              >
                {name.slice(0, 3)}
              </text>
            );
          })}
          {dates.map(({ on, title, tone }) => {
            const [x, y] = point(tone === "action" ? 112 : 103, turn(on));
            return <circle key={`${on} ${title}`} cx={x} cy={y} r="4.5" className={fills[tone]} />;
          })}
        </svg>
        <div>
          <ol>
            {dates.map(({ on, title, tone }) => (
              <li
                key={`${on} ${title}`}
                className="grid grid-cols-[0.625rem_7.5rem_minmax(0,1fr)] items-baseline gap-2.5 border-b border-line py-0.75"
              >
                <Key tone={tone} round />
                <span className="figures font-strong">{on}</span>
                <span>{title}</span>
              </li>
            ))}
          </ol>
          <p className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-muted">
            {(Object.keys(kinds) as Tone[]).map((tone) => (
              <span key={tone} className="flex items-baseline gap-2">
                <Key tone={tone} round /> {kinds[tone]}
              </span>
            ))}
          </p>
        </div>
      </div>
    </Diagram>
  );
}

interface SignaturesProps extends Caption {
  structures: readonly { name: string; who: string; typical: string; count: 1 | 2 }[];
}

/** A USB token, drawn small. */
const Token = ({ x }: { x: number }) => (
  <path
    d={`M${x} 5h9v14a3 3 0 0 1-3 3h-3a3 3 0 0 1-3-3zM${x + 1.5} 0h6v5h-6zM${x + 3} 2h1M${x + 5} 2h1M${x + 3} 10h3`}
    vectorEffect="non-scaling-stroke"
  />
);

/** How many signature certificates each structure needs, as tokens. */
export const Signatures = ({ structures, ...caption }: SignaturesProps) => (
  <Diagram {...caption}>
    <ul className="grid gap-x-6 gap-y-4 @text:grid-cols-2">
      {structures.map(({ name, who, typical, count }) => (
        <li key={name} className="flex gap-4 border-t border-line pt-3">
          <svg
            viewBox="-1 -1 30 25"
            aria-hidden="true"
            className={`h-12.5 w-15 shrink-0 fill-sheet forced-colors:fill-[Canvas] ${line}`}
          >
            {count > 1 && <Token x={13} />}
            <Token x={0} />
          </svg>
          <div>
            <p className="font-strong">
              {name}: {count}
            </p>
            <p className="text-muted">{who}</p>
            <p className="text-muted">{typical}</p>
          </div>
        </li>
      ))}
    </ul>
  </Diagram>
);
