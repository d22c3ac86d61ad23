import { amountIn, type Caption, Diagram, fills, percent, type Tone } from "./Diagram.tsx";

interface Bar {
  label: string;
  /** As it is said: '₹12,000', '₹37.5 lakh'. */
  value: string;
  tone?: Tone;
}

interface Props extends Caption {
  bars: readonly Bar[];
  /** A stretch of the scale to shade; the values are then dots on it. Grey ones (`line`) are left out of it. */
  range?: readonly [from: number, to: number];
}

/** Values on one scale, each in words beside its bar; words are above the bars where there is little room. */
export function Bars({ bars, range, ...caption }: Props) {
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
