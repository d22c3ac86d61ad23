interface Props {
  rungs: readonly { title: string; text: string }[];
}

/** Stages that rise: each begins where the one below it ends. The first one is the lowest. */
export const Ladder = ({ rungs }: Props) => (
  <ol className="diagram-ladder">
    {rungs.map(({ title, text }) => (
      <li key={title}>
        <p className="diagram-strong">{title}</p>
        <p className="diagram-quiet">{text}</p>
      </li>
    ))}
  </ol>
);
