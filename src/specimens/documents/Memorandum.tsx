import { inks } from "../../../domain/engraving/colours.ts";
import { Medallion } from "../../ui/guilloche/Spun.tsx";
import { Band, Overprint, Sheet } from "../engraving/Sheet.tsx";
import { particulars } from "../particulars.ts";
import { sizes } from "../sizes.ts";

const { width, height } = sizes.memorandum;

const clauses = ["Name", "Registered office", "Objects", "Liability", "Share capital"];

/** The clauses of Table A in Schedule I of the Companies Act, by name. */
const clausesOf: Record<"private-limited" | "opc", readonly string[]> = {
  "private-limited": clauses,
  opc: [...clauses, "Nominee"],
};

const signatories = {
  "private-limited": ["First subscriber", "Second subscriber"],
  opc: ["The one member"],
} as const;

export function Memorandum({ structure }: { structure: "private-limited" | "opc" }) {
  const { name } = particulars[structure];
  const listed = clausesOf[structure];
  const rows = signatories[structure];
  const step = listed.length > 5 ? 28 : 32;
  return (
    <Sheet
      width={width}
      height={height}
      label={`Specimen of the first page of a Memorandum of Association of ${name}. Its clauses: ${listed.map((clause) => clause.toLowerCase()).join(", ")}. The places to sign are blank.`}
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
        <text x="199" y="124" fontSize="23" fontWeight="640" letterSpacing="-.3">
          Memorandum of Association
        </text>
        <text x="199" y="149" fontSize="16" fontWeight="640" fill={inks.action}>
          {name}
        </text>
        <text x="199" y="171" fontSize="12.5" fill={inks.muted}>
          Companies Act, 2013, Schedule I
        </text>
      </g>
      {listed.map((clause, index) => (
        <g key={clause} fontSize="16">
          <text x="58" y={212 + index * step} fontWeight="640" fill={inks.action}>
            {index + 1}
          </text>
          <text x="80" y={212 + index * step}>
            {clause}
          </text>
        </g>
      ))}
      <path
        d={`M56 190h286${listed.map((_, index) => `M56 ${221 + index * step}h286`).join("")}`}
        stroke={inks.line}
        strokeWidth=".8"
      />
      <path d={rows.map((_, row) => `M190 ${392 + row * 28}h152`).join("")} stroke={inks.muted} strokeDasharray="1 2" />
      {rows.map((row, index) => (
        <text key={row} x="56" y={392 + index * 28} fontSize="14">
          {row}
        </text>
      ))}
      <Overprint x={199} y={484} turn={-5} size={29} />
    </Sheet>
  );
}
