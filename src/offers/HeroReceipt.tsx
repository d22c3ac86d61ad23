import { billInShort as words } from "../../content/home/bill.ts";
import { offerSets } from "../../content/offers/offers.ts";
import { billOf } from "../../domain/company-plan/bill.ts";
import { companyLedger } from "../../domain/company-plan/cost.ts";
import { rupees } from "../../domain/india/money.ts";
import { inks } from "../../drawings/colours.ts";
import { Medallion } from "../ui/guilloche/Spun.tsx";

/** As the parts of a bill in its bar: see bill-fills.ts. */
const strengths = { fee: "1", gst: ".45", signatures: ".7", charges: ".2" } as const;

/** The plan marked as popular of the structure that is shown first. A firm that charges no GST has no line for it. */
function receipt() {
  const [set] = offerSets;
  const offer = set?.offers.find(({ popular }) => popular);
  if (!set || !offer) throw new Error("content/offers/offers.ts: the first structure has no popular offer");
  const { parts, total } = billOf(companyLedger({ structure: set.structure, tier: offer.tier }));
  return {
    parts: parts.map(({ id, amount: { from, to } }) => ({
      name: from < to ? `${words[id]}, from` : words[id],
      amount: from,
      strength: strengths[id],
    })),
    total: total.from,
  };
}

const { parts, total } = receipt();

const top = 40;
const length = 70;
/** Between two names; a part that is lower than a line of text would bring them together. */
const lineHeight = 18;
const tidy = (value: number) => Math.round(value * 10) / 10;

/** The edge of a roll of paper where it was torn off. */
const torn = "l7-7l7 7".repeat(8);

/** A receipt that comes out of the ground below it, with the plan's parts to scale. The words below say the same. */
export function HeroReceipt({ className = "" }: { className?: string }) {
  let sum = 0;
  let nameAt = 0;
  return (
    <svg
      viewBox="3.5 0 113 116"
      aria-hidden="true"
      focusable="false"
      className={`no-print pointer-events-none overflow-visible forced-color-adjust-none ${className}`}
    >
      <path d={`M4 116V9${torn}V116`} fill={inks.sheet} stroke={inks.action} strokeWidth="1" strokeLinejoin="round" />
      <g transform="translate(25 23)">
        <Medallion radius={11} ink="action" />
      </g>
      <path d="M44 20h62M44 26h42" stroke={inks.action} strokeWidth="1" />
      {parts.map(({ name, amount, strength }) => {
        const y = top + (sum / total) * length;
        const height = (amount / total) * length;
        sum += amount;
        const middle = tidy(y + height / 2);
        nameAt = tidy(Math.max(middle, nameAt + lineHeight));
        return (
          <g key={name}>
            <path d={`M14 ${tidy(y)}h92v${tidy(height)}h-92z`} fill={inks.action} fillOpacity={strength} />
            <g className="max-xl:hidden" fontSize="10" fill={inks.ink}>
              <path d={`M-15 ${nameAt}H-5V${middle}H14`} fill="none" stroke={inks.ink} strokeWidth=".7" />
              <circle cx="14" cy={middle} r="1.8" />
              <text x="-19" y={tidy(nameAt + 3.4)} textAnchor="end">
                {name} <tspan fontWeight="560">{rupees(amount)}</tspan>
              </text>
            </g>
          </g>
        );
      })}
      <path d={`M14 ${top}h92v${length}h-92z`} fill="none" stroke={inks.action} strokeWidth="1" />
    </svg>
  );
}
