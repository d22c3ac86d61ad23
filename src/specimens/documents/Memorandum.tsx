import { inks } from "../engraving/inks.ts";
import { Medallion } from "../engraving/Medallion.tsx";
import { Opening } from "../engraving/Opening.tsx";
import { Overprint, Sheet } from "../engraving/Sheet.tsx";
import { Woven } from "../engraving/Spun.tsx";
import { particulars } from "../particulars.ts";

const width = 360;
const height = 510;

/** The clauses of Table A in Schedule I of the Companies Act, in a founder's words. */
const clauses: readonly { heading: string; text: string }[] = [
  { heading: "Name", text: "The name of the company is as above." },
  { heading: "Registered office", text: "It will be situated in the State of [your state]." },
  { heading: "Objects", text: "To carry on the business of [what you will do]." },
  { heading: "Liability", text: "The liability of the members is limited." },
  { heading: "Share capital", text: "Rupees [amount], divided into [number] shares." },
];

export function Memorandum({ structure }: { structure: "private-limited" | "opc" }) {
  const { name } = particulars[structure];
  const id = `memorandum-${structure}`;
  const alone = structure === "opc";
  const rows = alone ? ["The one member", "The nominee"] : ["First subscriber", "Second subscriber"];
  const listed = clauses.map((clause) =>
    alone && clause.heading === "Liability" ? { ...clause, text: "The liability of the member is limited." } : clause,
  );
  return (
    <Sheet
      width={width}
      height={height}
      label={`Specimen of the first page of a Memorandum of Association of ${name}, with its five clauses (name, registered office, objects, liability, share capital) and ${alone ? "places for the member and the nominee" : "places for the subscribers"} to sign.`}
    >
      <path d="M34 0v510M38 0v510" stroke={inks.alert} strokeWidth=".6" strokeOpacity=".7" />
      <g fill="none" stroke={inks.action} strokeWidth=".45">
        <Opening x={38} width={322} height={22} from={[0, -11]}>
          <Woven id={`${id}-top`} length={322} depth={18} wave={28} />
        </Opening>
      </g>
      <g transform="translate(199 66)">
        <Medallion id={`${id}-m`} radius={25} ink="action" />
      </g>
      <g textAnchor="middle">
        <text x="199" y="120" fontSize="20" fontWeight="640" letterSpacing="-.2">
          Memorandum of Association
        </text>
        <text x="199" y="137" fontSize="10" fill={inks.muted}>
          of
        </text>
        <text x="199" y="154" fontSize="13.5" fontWeight="640" fill={inks.action}>
          {name}
        </text>
        <text x="199" y="170" fontSize="9" fill={inks.muted}>
          Companies Act, 2013, Schedule I, Table A
        </text>
      </g>
      {listed.map(({ heading, text }, index) => (
        <g key={heading}>
          <text x="56" y={204 + index * 38} fontSize="11" fontWeight="640" fill={inks.action}>
            {index + 1}
          </text>
          <text x="72" y={204 + index * 38} fontSize="11" fontWeight="640">
            {heading}
          </text>
          <text x="72" y={218 + index * 38} fontSize="10" fill={inks.muted}>
            {text}
          </text>
        </g>
      ))}
      <path d="M56 396h286M56 424h286M56 452h286M166 396v56M256 396v56" stroke={inks.ink} strokeWidth=".5" />
      {rows.map((row, index) => (
        <text key={row} x="56" y={414 + index * 28} fontSize="9.5">
          {row}
        </text>
      ))}
      <g fontSize="8.5" fill={inks.muted}>
        <text x="172" y="390">
          {alone ? "Name" : "Shares taken"}
        </text>
        <text x="262" y="390">
          Signature
        </text>
      </g>
      <Overprint x={199} y={482} turn={-6} size={28} />
    </Sheet>
  );
}
