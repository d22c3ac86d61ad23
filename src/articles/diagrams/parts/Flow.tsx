interface FlowStep {
  title: string;
  text?: string;
  /** Such as '2-3 days'. */
  time?: string;
}

interface Props {
  steps: readonly FlowStep[];
  /** Side by side where there is room; for five steps at most. */
  across?: boolean;
}

/** Steps along a line. */
export const Flow = ({ steps, across = false }: Props) => (
  <ol className={`diagram-flow ${across ? "diagram-flow-across" : ""}`}>
    {steps.map(({ title, text, time }, index) => (
      <li key={title}>
        <span aria-hidden="true" className="diagram-step figures">
          {index + 1}
        </span>
        {time && <p className="diagram-time figures">{time}</p>}
        <p className="diagram-strong">{title}</p>
        {text && <p className="diagram-quiet">{text}</p>}
      </li>
    ))}
  </ol>
);
