import { memo, type ReactNode } from "react";
import { extraCosts } from "../../../content/incorporation-costs/yearly-costs.ts";
import { type StructureId, structureIds } from "../../../content/schemas/plain-lists.ts";
import { feeSources } from "../../../content/sources/fees-and-duty.ts";
import { costCalculator } from "../../../content/tools/cost-calculator.ts";
import type { CompanyPlan } from "../../../domain/company-plan/company-plan.ts";
import { type KeepingCost, keepingAssumptions, keepingCost, toNearestThousand } from "../../../domain/costs/keeping.ts";
import { rupees } from "../../../domain/india/money.ts";
import { Disclosure } from "../../ui/Disclosure.tsx";
import { EstimateMark, SourceList } from "../Sources.tsx";
import { structureName } from "./Sums.tsx";

/** What is further down the page, folded on phones; from tablets on and on paper it lies open, under a heading of its own. */
const PhoneDisclosure = ({ label, children }: { label: string; children: ReactNode }) => (
  <Disclosure
    label={label}
    line="title"
    className="open-from-tablet prints-open border-line max-md:border-y max-md:[&[open]]:border-b-0 print:[&>summary]:hidden"
  >
    {children}
  </Disclosure>
);

const words = costCalculator.keeping;

type Band = KeepingCost["yearly"];

const about = (amount: number): string => rupees(toNearestThousand(amount));

interface Props {
  plan: CompanyPlan;
  /** The chosen structure, or the usual one. */
  structure: StructureId;
}

/** First year and three years of all three structures as bands, the chosen one first. */
export const KeepingCosts = memo(function KeepingCosts({ plan: { capital, answers }, structure }: Props) {
  const costs = [structure, ...structureIds.filter((id) => id !== structure)].map((id) =>
    keepingCost(id, capital, answers?.turnover),
  );
  const [chosen] = costs;
  return (
    <>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-2">
        {(["firstYear", "threeYears"] as const).map((span) => {
          const scale = Math.max(...costs.map((cost) => cost[span].high.to));
          const bands = (
            <ul className="border-t border-ink">
              {costs.map((cost) => (
                <li key={cost.structure} className="break-inside-avoid border-b border-line py-3">
                  <BandRow
                    name={structureName(cost.structure)}
                    band={cost[span]}
                    scale={scale}
                    first={cost === chosen}
                  />
                </li>
              ))}
            </ul>
          );
          return (
            <div key={span} className="break-inside-avoid">
              <h3 className={`mb-3 text-lg ${span === "threeYears" ? "max-md:hidden print:block" : ""}`}>
                {words[span]}
              </h3>
              {span === "threeYears" ? <PhoneDisclosure label={words[span]}>{bands}</PhoneDisclosure> : bands}
            </div>
          );
        })}
      </div>
      <p className="mt-5 max-w-prose text-sm text-muted">{words.legend}</p>
      <p className="mt-2 max-w-prose text-sm text-muted">
        {keepingAssumptions(answers?.turnover)} {chosen?.note}
      </p>
      {chosen && (
        <Disclosure label={words.extras} className="prints-open mt-4 border-y border-line">
          <ul className="grid gap-x-12 gap-y-4 pb-5 text-sm md:grid-cols-2">
            {extraCosts
              .filter(({ structures }) => structures.includes(structure))
              .map(({ id, label, text, status, sources, checkedUpTo }) => (
                <li key={id}>
                  <p>
                    <strong>{label}</strong> {status === "check" && <EstimateMark />}
                  </p>
                  <p className="mt-0.5">{text}</p>
                  <SourceList records={feeSources} ids={sources} checkedUpTo={checkedUpTo} />
                </li>
              ))}
          </ul>
        </Disclosure>
      )}
    </>
  );
});

interface BandRowProps {
  name: string;
  band: Band;
  scale: number;
  first: boolean;
}

/** From the lowest to the highest price, with a mark at the middle of the market. */
function BandRow({ name, band: { low, middle, high }, scale, first }: BandRowProps) {
  const at = (amount: number) => Math.round((amount / scale) * 1000) / 10;
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className={first ? "font-strong" : ""}>{name}</span>
        <span className="figures font-strong">
          {about(low)} to {about(high.to)}
        </span>
      </p>
      <svg aria-hidden="true" className="mt-1.5 block h-4 w-full forced-color-adjust-none">
        <line x2="100%" y1="50%" y2="50%" className="stroke-line" />
        <rect
          x={`${at(low)}%`}
          width={`${at(high.to - low)}%`}
          height="100%"
          className={`bar-moves ${first ? "fill-action/45" : "fill-action/20"}`}
        />
        <rect x={`${at(middle)}%`} width="4" height="100%" className="bar-moves -translate-x-0.5 fill-ink" />
      </svg>
      <dl
        className={`figures mt-1.5 text-sm text-muted md:flex md:flex-wrap md:gap-x-5 ${first ? "" : "max-md:hidden"}`}
      >
        {[
          { label: words.low, value: about(low) },
          { label: words.middle, value: about(middle) },
          { label: words.high, value: `${about(high.from)} to ${about(high.to)}` },
        ].map(({ label, value }) => (
          <div key={label} className="flex justify-between gap-x-1.5">
            <dt>{label}</dt>
            <dd className="text-ink max-md:text-right">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
