import type { Tone } from "./Diagram.tsx";

export interface Bar {
  label: string;
  /** As it is said: '₹12,000', '1-2 days'. */
  value: string;
  amount: number;
  tone?: Tone;
  note?: string;
}

/** Bars to one scale, each with its figure in words beside it. */
export function Bars({ bars }: { bars: readonly Bar[] }) {
  const longest = Math.max(...bars.map(({ amount }) => amount));
  return (
    <ul className="diagram-bars">
      {bars.map(({ label, value, amount, tone = "action", note }) => (
        <li key={label}>
          <p className="diagram-bar-words">
            <span>{label}</span>
            <span className="diagram-strong figures">{value}</span>
          </p>
          <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true" className="diagram-bar">
            <path d="M0 0h100v1H0z" className="diagram-track" />
            <path d={`M0 0h${Math.round((amount / longest) * 1000) / 10}v1H0z`} className={`diagram-${tone}`} />
          </svg>
          {note && <p className="diagram-quiet">{note}</p>}
        </li>
      ))}
    </ul>
  );
}
