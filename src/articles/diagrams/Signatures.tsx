import { type Caption, Diagram, line } from "./Diagram.tsx";

interface Props extends Caption {
  structures: readonly { name: string; who: string; typical: string; count: 1 | 2 }[];
}

/** A USB token, drawn small. */
const Token = ({ x }: { x: number }) => (
  <path
    d={`M${x} 5h9v14a3 3 0 0 1-3 3h-3a3 3 0 0 1-3-3zM${x + 1.5} 0h6v5h-6zM${x + 3} 2h1M${x + 5} 2h1M${x + 3} 10h3`}
    vectorEffect="non-scaling-stroke"
  />
);

/** How many signature certificates each structure needs, as tokens. */
export const Signatures = ({ structures, ...caption }: Props) => (
  <Diagram {...caption}>
    <ul className="grid gap-x-6 gap-y-4 @text:grid-cols-2">
      {structures.map(({ name, who, typical, count }) => (
        <li key={name} className="flex gap-4 border-t border-line pt-3">
          <svg
            viewBox="-1 -1 30 25"
            aria-hidden="true"
            className={`h-12.5 w-15 shrink-0 fill-sheet forced-colors:fill-[Canvas] ${line}`}
          >
            {count > 1 && <Token x={13} />}
            <Token x={0} />
          </svg>
          <div>
            <p className="font-strong">
              {name}: {count}
            </p>
            <p className="text-muted">{who}</p>
            <p className="text-muted">{typical}</p>
          </div>
        </li>
      ))}
    </ul>
  </Diagram>
);
