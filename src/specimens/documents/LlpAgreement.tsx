import { inks } from "../../../domain/engraving/colours.ts";
import { Medallion } from "../../ui/guilloche/Spun.tsx";
import { Band, Overprint, Sheet } from "../engraving/Sheet.tsx";
import { particulars } from "../particulars.ts";
import { sizes } from "../sizes.ts";

const { width, height } = sizes["llp-agreement"];

const clauses = [
  "Business of the LLP",
  "Contribution of each partner",
  "Share of profit and loss",
  "Designated partners and their duties",
  "Admission, exit and death of a partner",
  "Disputes",
];

export function LlpAgreement() {
  const { name } = particulars.llp;
  return (
    <Sheet
      width={width}
      height={height}
      label={`Specimen of the first page of the LLP agreement of ${name} on stamp paper, with blank places for the partners’ names and a list of its clauses: ${clauses.join(", ")}.`}
    >
      <path d="M12 12h336v112H12z" fill={inks["good-wash"]} stroke={inks.good} strokeWidth=".6" />
      <g fill="none" stroke={inks.good} strokeWidth=".45">
        <Band id="llp-agreement-band" x={12} y={12} width={336} height={26} />
        <use href="#llp-agreement-band" y="86" />
      </g>
      <g transform="translate(62 68)">
        <Medallion radius={24} ink="good" />
      </g>
      <g textAnchor="end">
        <text x="332" y="64" fontSize="15" fontWeight="640" letterSpacing="1.6" fill={inks.good}>
          STAMP PAPER
        </text>
        <text x="332" y="80" fontSize="10" fill={inks.muted}>
          Duty at the rate of your state
        </text>
      </g>
      <g textAnchor="middle">
        <text x="180" y="160" fontSize="20" fontWeight="640" letterSpacing="-.2">
          LLP agreement
        </text>
        <text x="180" y="178" fontSize="13" fontWeight="640" fill={inks.action}>
          {name}
        </text>
      </g>
      <g fontSize="10">
        <text x="40" y="208">
          This agreement is made at [place] on DD Month YYYY between
        </text>
        <text x="40" y="230" fill={inks.muted}>
          First partner
        </text>
        <text x="40" y="250" fill={inks.muted}>
          Second partner
        </text>
      </g>
      <path d="M112 230h208M112 250h208" stroke={inks.muted} strokeWidth=".6" strokeDasharray="1 2" />
      {clauses.map((clause, index) => (
        <g key={clause} fontSize="11">
          <text x="40" y={284 + index * 24} fontWeight="640" fill={inks.good}>
            {index + 1}
          </text>
          <text x="58" y={284 + index * 24}>
            {clause}
          </text>
        </g>
      ))}
      <path
        d={`M40 266h280${clauses.map((_, index) => `M40 ${291 + index * 24}h280`).join("")}`}
        stroke={inks.line}
        strokeWidth=".8"
      />
      <path d="M40 464h110M210 464h110" stroke={inks.muted} strokeWidth=".6" strokeDasharray="1 2" />
      <g fontSize="8.5" fill={inks.muted}>
        <text x="40" y="476">
          First partner
        </text>
        <text x="320" y="476" textAnchor="end">
          Second partner
        </text>
      </g>
      <Overprint x={180} y={448} />
    </Sheet>
  );
}
