interface RangeRow {
  label: string;
  value: string;
  amount: number;
  /** Left out of the range that counts. */
  aside?: boolean;
}

interface Props {
  rows: readonly RangeRow[];
  /** The stretch that is argued about, on the same scale. */
  band: { from: number; to: number };
  /** Where the scale ends; it begins at nought. */
  max: number;
}

const share = (amount: number, max: number) => Math.round((amount / max) * 1000) / 10;

/** One dot for each value on a common scale, with the range that counts shaded behind them. */
export function RangeBars({ rows, band, max }: Props) {
  const from = share(band.from, max);
  const shade = `M${from} 0h${share(band.to, max) - from}v1h-${share(band.to, max) - from}z`;
  return (
    <ul className="diagram-range diagram-columns">
      {rows.map(({ label, value, amount, aside = false }) => (
        <li key={label} className={aside ? "diagram-quiet" : ""}>
          <span>{label}</span>
          <span className="diagram-value figures">{value}</span>
          <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true" className="diagram-range-bar">
            <path d={shade} className="diagram-band" />
            <path d="M0 .5h100" className="diagram-grid" />
            <path
              d={`M${share(amount, max)} .5h0`}
              className={aside ? "diagram-dot diagram-dot-aside" : "diagram-dot"}
            />
          </svg>
        </li>
      ))}
    </ul>
  );
}
