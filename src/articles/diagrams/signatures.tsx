import { Diagram } from "./parts/Diagram.tsx";

const structures = [
  {
    name: "Private Limited",
    who: "Every subscriber and every director",
    typical: "Two founders in both roles",
    count: 2,
  },
  { name: "OPC", who: "The member and the directors; the nominee consents on paper", typical: "One founder", count: 1 },
  { name: "LLP", who: "Each designated partner", typical: "Two designated partners", count: 2 },
  {
    name: "Section 8 company",
    who: "Every subscriber and every director",
    typical: "Two founders in both roles",
    count: 2,
  },
];

/** A USB token, drawn small. */
const Token = ({ x }: { x: number }) => (
  <path
    d={`M${x} 5h9v14a3 3 0 0 1-3 3h-3a3 3 0 0 1-3-3zM${x + 1.5} 0h6v5h-6zM${x + 3} 2h1M${x + 5} 2h1M${x + 3} 10h3`}
    className="diagram-token"
  />
);

export const WhoNeedsDsc = () => (
  <Diagram id="who-needs-dsc" title="How many certificates a typical start needs" note="Count people, not roles.">
    <ul className="diagram-tokens">
      {structures.map(({ name, who, typical, count }) => (
        <li key={name}>
          <svg viewBox="-1 -1 30 25" aria-hidden="true">
            {count > 1 && <Token x={13} />}
            <Token x={0} />
          </svg>
          <div>
            <p className="diagram-strong">
              {name}: {count}
            </p>
            <p className="diagram-quiet">{who}</p>
            <p className="diagram-quiet">{typical}</p>
          </div>
        </li>
      ))}
    </ul>
  </Diagram>
);
