import { amountIn, type Caption, Diagram, fills, Key, percent, type Tone } from "./Diagram.tsx";

interface Split {
  title: string;
  /** The whole, as it is said. */
  total: string;
  parts: readonly { label: string; value: string; tone: Tone }[];
}

interface Props extends Caption {
  splits: readonly Split[];
  /** Each is a whole of its own, such as 100%; otherwise all share one scale. */
  eachWhole?: boolean;
}

const whole = ({ parts }: Split) => parts.reduce((sum, { value }) => sum + amountIn(value), 0);

/** Wholes cut into their parts. */
export function SplitBars({ splits, eachWhole = false, ...caption }: Props) {
  const longest = Math.max(...splits.map(whole));
  return (
    <Diagram {...caption}>
      <ul className="space-y-5.5">
        {splits.map((split) => {
          const end = eachWhole ? whole(split) : longest;
          let drawn = 0;
          return (
            <li key={split.title}>
              <p className="flex flex-wrap items-baseline justify-between gap-x-4 font-strong">
                <span>{split.title}</span>
                <span className="figures">{split.total}</span>
              </p>
              <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true" className="mt-1 h-7 w-full">
                {split.parts.map(({ label, value, tone }) => {
                  const from = percent(drawn / end);
                  drawn += amountIn(value);
                  return (
                    <path key={label} d={`M${from} 0H${percent(drawn / end)}V1H${from}z`} className={fills[tone]} />
                  );
                })}
              </svg>
              <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1">
                {split.parts.map(({ label, value, tone }) => (
                  <li key={label} className="flex items-baseline gap-2">
                    <Key tone={tone} />
                    <span>
                      {label} <span className="figures font-strong">{value}</span>
                    </span>
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
    </Diagram>
  );
}
