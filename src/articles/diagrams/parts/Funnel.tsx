interface Props {
  rows: readonly { title: string; text: string }[];
}

/** Fewer with every step: each row is drawn narrower than the one above it. */
export const Funnel = ({ rows }: Props) => (
  <ol className="diagram-funnel">
    {rows.map(({ title, text }) => (
      <li key={title}>
        <span className="diagram-strong">{title}</span> <span>{text}</span>
      </li>
    ))}
  </ol>
);
