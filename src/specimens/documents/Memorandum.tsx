import { inks } from "../../../domain/engraving/colours.ts";
import { Medallion } from "../../ui/guilloche/Spun.tsx";
import { Band, Overprint, Sheet } from "../engraving/Sheet.tsx";
import { particulars } from "../particulars.ts";
import { sizes } from "../sizes.ts";

const { width, height } = sizes.memorandum;

interface Clause {
  heading: string;
  text: string;
}

const opening: readonly Clause[] = [
  { heading: "Name", text: "The name of the company is as above." },
  { heading: "Registered office", text: "It will be situated in the State of [your state]." },
  { heading: "Objects", text: "To carry on the business of [what you will do]." },
];

const capital: Clause = { heading: "Share capital", text: "Rupees [amount], divided into [number] shares." };

/** The clauses of Table A in Schedule I of the Companies Act, in short. */
const clauses: Record<"private-limited" | "opc", readonly Clause[]> = {
  "private-limited": [...opening, { heading: "Liability", text: "The liability of the members is limited." }, capital],
  opc: [
    ...opening,
    { heading: "Liability", text: "The liability of the member is limited." },
    capital,
    { heading: "Nominee", text: "[Name] becomes the member if I die or cannot act." },
  ],
};

const signatories = {
  "private-limited": ["First subscriber", "Second subscriber"],
  opc: ["The one member"],
} as const;

export function Memorandum({ structure }: { structure: "private-limited" | "opc" }) {
  const { name } = particulars[structure];
  const listed = clauses[structure];
  const rows = signatories[structure];
  const step = listed.length > 5 ? 34 : 37;
  const table = 208 + listed.length * step;
  return (
    <Sheet
      width={width}
      height={height}
      label={`Specimen of the first page of a Memorandum of Association of ${name}. Its clauses: ${listed.map(({ heading }) => heading.toLowerCase()).join(", ")}. The places to sign are blank.`}
    >
      {/* The margin of legal paper. */}
      <path d="M34 0v510M38 0v510" stroke={inks.alert} strokeWidth=".6" />
      <g fill="none" stroke={inks.action} strokeWidth=".45">
        <Band x={38} y={0} width={322} height={22} />
      </g>
      <g transform="translate(199 64)">
        <Medallion radius={26} ink="action" />
      </g>
      <g textAnchor="middle">
        <text x="199" y="118" fontSize="20" fontWeight="640" letterSpacing="-.2">
          Memorandum of Association
        </text>
        <text x="199" y="134" fontSize="10" fill={inks.muted}>
          of
        </text>
        <text x="199" y="151" fontSize="13.5" fontWeight="640" fill={inks.action}>
          {name}
        </text>
        <text x="199" y="167" fontSize="9" fill={inks.muted}>
          Companies Act, 2013, Schedule I, Table A
        </text>
      </g>
      {listed.map(({ heading, text }, index) => (
        <g key={heading}>
          <text x="56" y={200 + index * step} fontSize="11" fontWeight="640" fill={inks.action}>
            {index + 1}
          </text>
          <text x="72" y={200 + index * step} fontSize="11" fontWeight="640">
            {heading}
          </text>
          <text x="72" y={214 + index * step} fontSize="10" fill={inks.muted}>
            {text}
          </text>
        </g>
      ))}
      <path
        d={`${["", ...rows].map((_, row) => `M56 ${table + row * 27}h286`).join("")}M166 ${table}v${rows.length * 27}M256 ${table}v${rows.length * 27}`}
        stroke={inks.ink}
        strokeWidth=".5"
      />
      {rows.map((row, index) => (
        <text key={row} x="56" y={table + 17 + index * 27} fontSize="9.5">
          {row}
        </text>
      ))}
      <g fontSize="8.5" fill={inks.muted}>
        <text x="172" y={table - 5}>
          Shares taken
        </text>
        <text x="262" y={table - 5}>
          Signature
        </text>
      </g>
      <Overprint x={199} y={484} turn={-5} size={29} />
    </Sheet>
  );
}
