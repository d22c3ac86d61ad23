import type { Tone } from "./Diagram.tsx";

interface SplitPart {
  label: string;
  value: string;
  amount: number;
  tone: Tone;
}

export interface Split {
  title: string;
  /** The whole, as it is said. */
  total: string;
  parts: readonly SplitPart[];
}

/** Wholes cut into their parts. All bars share one scale unless each is a whole of its own, such as 100%. */
export function SplitBars({ splits, eachWhole = false }: { splits: readonly Split[]; eachWhole?: boolean }) {
  const whole = (split: Split) => split.parts.reduce((sum, { amount }) => sum + amount, 0);
  const longest = Math.max(...splits.map(whole));
  return (
    <ul className="diagram-splits">
      {splits.map((split) => {
        const scale = 100 / (eachWhole ? whole(split) : longest);
        let from = 0;
        return (
          <li key={split.title}>
            <p className="diagram-bar-words">
              <span className="diagram-strong">{split.title}</span>
              <span className="diagram-strong figures">{split.total}</span>
            </p>
            <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true" className="diagram-split">
              {split.parts.map(({ label, amount, tone }) => {
                const x = Math.round(from * scale * 10) / 10;
                from += amount;
                const width = Math.round((from * scale - x) * 10) / 10;
                return <path key={label} d={`M${x} 0h${width}v1h-${width}z`} className={`diagram-${tone}`} />;
              })}
            </svg>
            <ul className="diagram-legend">
              {split.parts.map(({ label, value, tone }) => (
                <li key={label}>
                  <svg viewBox="0 0 1 1" aria-hidden="true">
                    <path d="M0 0h1v1H0z" className={`diagram-${tone}`} />
                  </svg>
                  <span>
                    {label} <span className="diagram-strong figures">{value}</span>
                  </span>
                </li>
              ))}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}
