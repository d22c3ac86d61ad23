interface Props {
  /** Drawn in these units around 0 0; the ring lies between `inner` and `outer`. */
  inner: number;
  outer: number;
  turns: number;
  ink: "action" | "highlight" | "alert";
  opacity: number;
}

/** The cheapest line work there is: one ellipse turned in place. A ring costs a hundred bytes. Goes inside an svg. */
export function SpunRing({ inner, outer, turns, ink, opacity }: Props) {
  const id = `ring-${outer}-${inner}`;
  const step = 180 / turns;
  return (
    <g fill="none" stroke={`var(--color-${ink})`} strokeOpacity={opacity}>
      <ellipse id={id} rx={outer} ry={inner} />
      {Array.from({ length: turns - 1 }, (_, turn) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: turns are numbers in order
        <use key={turn} href={`#${id}`} transform={`rotate(${step * (turn + 1)})`} />
      ))}
    </g>
  );
}
