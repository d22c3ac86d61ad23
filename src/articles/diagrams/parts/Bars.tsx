import type { Tone } from "./Diagram.tsx";

export interface Bar {
  label: string;
  /** As it is said: '₹12,000', '1-2 days'. */
  value: string;
  amount: number;
  tone?: Tone;
}

/** Bars to one scale, each with its figure in words beside it. */
export function Bars({ bars }: { bars: readonly Bar[] }) {
  const longest = Math.max(...bars.map(({ amount }) => amount));
  return (
    <ul className="diagram-bars diagram-columns">
      {bars.map(({ label, value, amount, tone = "action" }) => (
        <li key={label}>
          <span>{label}</span>
          <span className="diagram-value figures">{value}</span>
          <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true" className="diagram-bar">
            <path d="M0 0h100v1H0z" className="diagram-track" />
            <path d={`M0 0h${Math.round((amount / longest) * 1000) / 10}v1H0z`} className={`diagram-${tone}`} />
          </svg>
        </li>
      ))}
    </ul>
  );
}
