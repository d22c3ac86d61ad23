import { type StructureId, structureIds } from "../../../content/schemas/plain-lists.ts";
import { feeSources } from "../../../content/sources/fees-and-duty.ts";
import { structureNeeds, yearlyCompliance } from "../../../content/structure-choice/conversions-and-duties.ts";
import { chooseStructure } from "../../../content/tools/choose-structure.ts";
import { keepingAssumptions, keepingCost, toNearestThousand } from "../../../domain/costs/keeping.ts";
import { rupees } from "../../../domain/india/money.ts";
import { yearlyCount } from "../../../domain/structure-choice/yearly-count.ts";
import { fill } from "../../../domain/text.ts";
import { DataTable } from "../../ui/DataTable.tsx";
import { Disclosure } from "../../ui/Disclosure.tsx";
import { SmallHeading } from "../../ui/SmallHeading.tsx";
import { Rule } from "./Rule.tsx";

const yearly = chooseStructure.result.yearly;

export const inThousands = (amount: number): string => rupees(toNearestThousand(amount));

/** '7 a year', '4 to 6 a year' */
export function yearlyCountText(structure: StructureId, neverSmall = false): string {
  const { from, to } = yearlyCount(structure, neverSmall);
  const { count, countRange } = chooseStructure.result.yearly;
  return from === to ? fill(count, { count: from }) : fill(countRange, { from, to });
}

interface Props {
  shown: readonly StructureId[];
  /** The company is owned by another company. */
  neverSmall: boolean;
}

/** What a year brings in each structure, counted and listed. */
export function YearlyTable({ shown = structureIds, neverSmall = false }: Partial<Props>) {
  const look = (structure: StructureId) => (shown.includes(structure) ? "font-strong" : "text-muted");
  return (
    <DataTable
      caption={yearly.caption}
      columns={["", ...structureNeeds.map(({ name }) => name)]}
      rows={[
        {
          heading: yearly.total,
          cells: structureNeeds.map(({ structure }) => (
            <span key={structure} className={`figures text-lg ${look(structure)}`}>
              {yearlyCountText(structure, neverSmall)}
            </span>
          )),
        },
        ...yearlyCompliance.rows.map(({ label, values, notSmall }) => ({
          heading: label,
          cells: structureNeeds.map(({ structure }) => (
            <span key={structure} className={shown.includes(structure) ? "" : "text-muted"}>
              {neverSmall && structure === "private-limited" && notSmall ? notSmall.value : values[structure]}
            </span>
          )),
        })),
      ]}
      note={yearlyCompliance.largerCompany}
    />
  );
}

/** On a phone the counts come first, and the table opens below them. */
export const YearlyDuties = ({ shown, neverSmall }: Props) => (
  <section aria-labelledby="yearly-heading">
    <SmallHeading
      id="yearly-heading"
      title={yearly.heading}
      text={
        <>
          {neverSmall && <strong className="text-ink">{`${yearly.neverSmall} `}</strong>}
          {yearly.text}
        </>
      }
    />
    <dl className="mt-5 border-t border-ink lg:hidden print:block">
      {structureIds.map((structure) => (
        <div
          key={structure}
          className={`flex justify-between gap-x-4 border-b border-line py-2.5 ${shown.includes(structure) ? "font-strong" : "text-muted"}`}
        >
          <dt>
            <span className="sm:hidden">{structureNeeds.find((needs) => needs.structure === structure)?.name}</span>
            <span className="max-sm:hidden">{chooseStructure.fullNames[structure]}</span>
          </dt>
          <dd className="figures shrink-0">{yearlyCountText(structure, neverSmall)}</dd>
        </div>
      ))}
    </dl>
    <Disclosure label={yearly.openLabel} className="open-when-wide no-print border-b border-line lg:mt-5">
      <YearlyTable shown={shown} neverSmall={neverSmall} />
    </Disclosure>
    <Rule rule={yearlyCompliance} />
  </section>
);

const bands = chooseStructure.result.threeYears;

interface CostBandsProps {
  /** As it was named. */
  capital: number | undefined;
  /** As it was answered. */
  turnover: string | undefined;
  /** The structures of the result, which are set off from the others. */
  shown: readonly StructureId[];
}

/** Three years of keeping each structure, as bands on one scale. */
export function CostBands({ capital, turnover, shown }: CostBandsProps) {
  const costs = structureIds.map((structure) => keepingCost(structure, capital, turnover));
  const most = Math.max(...costs.map(({ threeYears }) => threeYears.high.to));
  const [first] = costs;
  return (
    <section aria-labelledby="bands-heading">
      <SmallHeading id="bands-heading" title={bands.heading} text={bands.text} />
      <ul className="mt-5 border-t border-ink">
        {costs.map(({ structure, threeYears: { low, middle, high } }) => {
          const isShown = shown.includes(structure);
          return (
            <li
              key={structure}
              className="grid items-center gap-x-8 gap-y-2 border-b border-line py-4 lg:grid-cols-[minmax(0,19rem)_minmax(0,1fr)_minmax(0,15rem)]"
            >
              <p className={isShown ? "font-strong" : "text-muted"}>{chooseStructure.fullNames[structure]}</p>
              <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true" className="h-5 w-full">
                <path d="M0 2h100" stroke="var(--color-line)" vectorEffect="non-scaling-stroke" />
                <rect
                  x={(100 * low) / most}
                  width={(100 * (high.to - low)) / most}
                  height="4"
                  fill={isShown ? "var(--color-action)" : "var(--color-line-strong)"}
                  fillOpacity={isShown ? 0.55 : 0.45}
                />
                <rect x={(100 * middle) / most - 0.3} width="0.6" height="4" fill="var(--color-ink)" />
              </svg>
              <p className="figures text-sm lg:text-right">
                <span className="font-strong">
                  {fill(bands.range, { low: inThousands(low), high: inThousands(high.to) })}
                </span>
                <span className="block text-muted">{fill(bands.middle, { amount: inThousands(middle) })}</span>
              </p>
            </li>
          );
        })}
      </ul>
      <p className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        {bands.legend.map((text, index) => (
          <span key={text} className="flex items-center gap-2">
            <span aria-hidden="true" className={index === 0 ? "h-3 w-5 bg-action/55" : "h-4 w-1 bg-ink"} />
            {text}
          </span>
        ))}
      </p>
      <p className="mt-3 max-w-prose text-sm text-muted">{keepingAssumptions(turnover)}</p>
      {first && <Rule rule={first} records={feeSources} />}
    </section>
  );
}
