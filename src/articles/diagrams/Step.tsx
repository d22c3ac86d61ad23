interface Props {
  title: string;
  /** Such as '2-3 days'. */
  time?: string;
}

/** At the start of an item in a numbered list: what the step is called and, across from it, how long it takes. */
export const Step = ({ title, time }: Props) => (
  <span className="flex flex-wrap items-baseline justify-between gap-x-4">
    <b className="font-strong">{title}</b>
    {time && <span className="figures text-sm font-strong text-action">{time}</span>}
  </span>
);
