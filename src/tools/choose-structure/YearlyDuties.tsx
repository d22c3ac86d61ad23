import { type StructureId, structureIds } from "../../../content/schemas/plain-lists.ts";
import { structureNeeds, yearlyCompliance } from "../../../content/structure-choice/conversions-and-duties.ts";
import { chooseStructure } from "../../../content/tools/choose-structure.ts";
import { DataTable } from "../../ui/DataTable.tsx";
import { Disclosure } from "../../ui/Disclosure.tsx";
import { SmallHeading } from "../../ui/Section.tsx";
import { yearlyCountText } from "./figures.ts";
import { Rule } from "./Rule.tsx";

const words = chooseStructure.result.yearly;

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
      caption={words.caption}
      columns={["", ...structureNeeds.map(({ name }) => name)]}
      rows={[
        {
          heading: words.total,
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
      title={words.heading}
      text={
        <>
          {neverSmall && <strong className="text-ink">{`${words.neverSmall} `}</strong>}
          {words.text}
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
    <Disclosure label={words.openLabel} className="open-when-wide no-print border-b border-line lg:mt-5">
      <YearlyTable shown={shown} neverSmall={neverSmall} />
    </Disclosure>
    <Rule rule={yearlyCompliance} />
  </section>
);
