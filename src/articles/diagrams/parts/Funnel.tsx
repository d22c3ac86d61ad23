interface Props {
  rows: readonly { title: string; text: string }[];
}

/** Fewer with every step: each row is drawn narrower than the one above it. */
export function Funnel({ rows }: Props) {
  const narrowing = 60 / (rows.length - 1);
  return (
    <ol className="diagram-funnel">
      {rows.map(({ title, text }, index) => {
        const inset = Math.round(index * narrowing * 5) / 10;
        const next = Math.round((index + 1) * narrowing * 5) / 10;
        return (
          <li key={title}>
            <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
              <path
                d={`M${inset} 0H${100 - inset}L${100 - next} 1H${next}z`}
                className={index === rows.length - 1 ? "diagram-action" : "diagram-wash"}
              />
            </svg>
            <p>
              <span className="diagram-strong">{title}</span> <span className="diagram-quiet">{text}</span>
            </p>
          </li>
        );
      })}
    </ol>
  );
}
