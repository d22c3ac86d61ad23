import { chooseStructure } from "../../../content/choose-structure.ts";
import { type StructureId, structureIds } from "../../../content/schemas/structure-id.ts";
import { structureNeeds, yearlyCompliance } from "../../../content/structure-paths.ts";
import { DataTable } from "../../ui/DataTable.tsx";
import { yearlyCountText } from "./figures.ts";
import { RuleSource } from "./RuleSource.tsx";

const words = chooseStructure.result.yearly;

/** What a year brings in each structure, counted and listed. */
export function YearlyTable({ shown = structureIds }: { shown?: readonly StructureId[] }) {
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
              {yearlyCountText(structure)}
            </span>
          )),
        },
        ...yearlyCompliance.rows.map(({ label, values }) => ({
          heading: label,
          cells: structureNeeds.map(({ structure }) => (
            <span key={structure} className={shown.includes(structure) ? "" : "text-muted"}>
              {values[structure]}
            </span>
          )),
        })),
      ]}
      note={yearlyCompliance.largerCompany}
    />
  );
}

export const YearlyDuties = ({ shown }: { shown: readonly StructureId[] }) => (
  <section aria-labelledby="yearly-heading">
    <h2 id="yearly-heading" className="text-2xl">
      {words.heading}
    </h2>
    <p className="mt-2 mb-5 max-w-prose text-sm text-muted">{words.text}</p>
    <YearlyTable shown={shown} />
    <RuleSource rule={{ ...yearlyCompliance, status: "verified" }} />
  </section>
);
