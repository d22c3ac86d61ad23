import { type StructureId, structureIds } from "../../../content/schemas/plain-lists.ts";
import { feeSources } from "../../../content/sources/fees-and-duty.ts";
import { chooseStructure } from "../../../content/tools/choose-structure.ts";
import { keepingAssumptions, keepingCost } from "../../../domain/costs/keeping.ts";
import { fill } from "../../../domain/text.ts";
import { SmallHeading } from "../../ui/Section.tsx";
import { inThousands } from "./figures.ts";
import { Rule } from "./Rule.tsx";

const words = chooseStructure.result.threeYears;

interface Props {
  /** As it was named. */
  capital: number | undefined;
  /** As it was answered. */
  turnover: string | undefined;
  /** The structures of the result, which are set off from the others. */
  shown: readonly StructureId[];
}

/** Three years of keeping each structure, as bands on one scale. */
export function CostBands({ capital, turnover, shown }: Props) {
  const costs = structureIds.map((structure) => keepingCost(structure, capital, turnover));
  const most = Math.max(...costs.map(({ threeYears }) => threeYears.high.to));
  const [first] = costs;
  return (
    <section aria-labelledby="bands-heading">
      <SmallHeading id="bands-heading" title={words.heading} text={words.text} />
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
                  {fill(words.range, { low: inThousands(low), high: inThousands(high.to) })}
                </span>
                <span className="block text-muted">{fill(words.middle, { amount: inThousands(middle) })}</span>
              </p>
            </li>
          );
        })}
      </ul>
      <p className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        {words.legend.map((text, index) => (
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
