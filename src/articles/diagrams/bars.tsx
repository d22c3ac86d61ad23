import { amountIn, type Caption, Diagram, fills, Key, percent, type Tone } from "./Diagram.tsx";

interface Bar {
  label: string;
  /** As it is said: '₹12,000', '₹37.5 lakh'. */
  value: string;
  tone?: Tone;
}

interface BarsProps extends Caption {
  bars: readonly Bar[];
  /** A stretch of the scale to shade; the values are then dots on it. Grey ones (`line`) are left out of it. */
  range?: readonly [from: number, to: number];
}

/** Values on one scale, each in words beside its bar; words are above the bars where there is little room. */
export function Bars({ bars, range, ...caption }: BarsProps) {
  const end = Math.max(...bars.map(({ value }) => amountIn(value))) * (range ? 1.05 : 1);
  const [from, to] = range?.map((amount) => percent(amount / end)) ?? [];
  return (
    <Diagram {...caption}>
      <ul className={range ? "" : "space-y-3"}>
        {bars.map(({ label, value, tone = "action" }) => {
          const share = percent(amountIn(value) / end);
          return (
            <li
              key={label}
              className={`grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-1 @text:grid-cols-[12rem_minmax(0,1fr)_5.5rem] @text:items-center ${range && tone === "line" ? "text-muted" : ""}`}
            >
              <span>{label}</span>
              <span className="figures text-right font-strong">{value}</span>
              <svg
                viewBox="0 0 100 1"
                preserveAspectRatio="none"
                aria-hidden="true"
                className={`col-span-full w-full @text:col-span-1 @text:col-start-2 @text:row-start-1 ${range ? "h-6 @text:h-8" : "h-3 @text:h-3.5"}`}
              >
                {range ? (
                  <>
                    <path d={`M${from} 0H${to}V1H${from}z`} className="fill-highlight-wash forced-colors:fill-none" />
                    <path
                      d="M0 .5h100"
                      className="stroke-line"
                      shapeRendering="crispEdges"
                      vectorEffect="non-scaling-stroke"
                    />
                    {/* A line of no length with round ends is a dot, however the drawing is stretched. */}
                    <path
                      d={`M${share} .5h0`}
                      className={`stroke-[12] ${tone === "line" ? "stroke-line-strong" : "stroke-action forced-colors:stroke-[CanvasText]"}`}
                      strokeLinecap="round"
                      vectorEffect="non-scaling-stroke"
                    />
                  </>
                ) : (
                  <>
                    <path d="M0 0h100v1H0z" className="fill-paper-deep forced-colors:fill-none" />
                    <path d={`M0 0h${share}v1H0z`} className={fills[tone]} />
                  </>
                )}
              </svg>
            </li>
          );
        })}
      </ul>
    </Diagram>
  );
}

interface Split {
  title: string;
  /** The whole, as it is said. */
  total: string;
  parts: readonly { label: string; value: string; tone: Tone }[];
}

interface SplitBarsProps extends Caption {
  splits: readonly Split[];
  /** Each is a whole of its own, such as 100%; otherwise all share one scale. */
  eachWhole?: boolean;
}

const whole = ({ parts }: Split) => parts.reduce((sum, { value }) => sum + amountIn(value), 0);

/** Wholes cut into their parts. */
export function SplitBars({ splits, eachWhole = false, ...caption }: SplitBarsProps) {
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
