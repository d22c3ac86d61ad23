import { type FormId, formIds, structureIds } from "../../../content/schemas/plain-lists.ts";
import type { StructureExit, StructurePoints } from "../../../content/schemas/structure-choice.ts";
import { structureSources } from "../../../content/sources/structures.ts";
import { conversions, structureNeeds } from "../../../content/structure-choice/conversions-and-duties.ts";
import { pointers } from "../../../content/structure-choice/elsewhere.ts";
import { structurePoints } from "../../../content/structure-choice/preferences.ts";
import { structureExits, structureRules } from "../../../content/structure-choice/rules.ts";
import { chooseStructure, chooseStructurePage } from "../../../content/tools/choose-structure.ts";
import { keepingAssumptions, keepingCost } from "../../../domain/costs/keeping.ts";
import { rupees } from "../../../domain/india/money.ts";
import { questions } from "../../../domain/structure-choice/questions.ts";
import { usualCapital } from "../../../domain/structures.ts";
import { fill } from "../../../domain/text.ts";
import { DataTable } from "../../ui/DataTable.tsx";
import { SourceLine } from "../Sources.tsx";
import { RulesDisclosure, RulesPart } from "../ToolParts.tsx";
import { inThousands, YearlyTable } from "./costs-and-duties.tsx";

const words = chooseStructurePage.table;

const shortName = (id: FormId): string =>
  structureNeeds.find(({ structure }) => structure === id)?.name ?? chooseStructure.fullNames[id];

/** 'you give ESOPs', as the first words of a row. */
function condition({ question, answer }: { question: string; answer: string }): string {
  const option = questions.find(({ id }) => id === question)?.options.find(({ id }) => id === answer);
  const text = option?.if ?? answer;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** 'You run a Nidhi or a chit fund', 'More than 200 people own it and you run an ordinary business' */
const allConditions = (when: StructureExit["when"]): string =>
  Object.entries(when)
    .map(([question, answers]) => answers.map((answer) => condition({ question, answer })).join(", or "))
    .join("; and ");

/** 'Private Limited +18, LLP −2' */
const pointsText = ({ points }: StructurePoints): string =>
  formIds
    .flatMap((form) => {
      const value = points[form];
      return value ? [`${shortName(form)} ${value > 0 ? "+" : "−"}${Math.abs(value)}`] : [];
    })
    .join(", ");

/** All that the questions use, as tables: the page itself without script, with it a fold below the questions, and below what is behind an answer. */
export const DecisionTable = () => (
  <RulesDisclosure id="decision-table" words={{ ...words, openLabel: words.heading }}>
    <RulesPart {...words.rules}>
      <DataTable
        caption={words.rules.heading}
        columns={words.rules.columns}
        rows={structureRules.map((rule) => ({
          heading: condition(rule.when),
          cells: [
            <>
              <strong className="block">{rule.removes.map(shortName).join(", ")}</strong>
              {rule.cure ? `${rule.because} ${rule.cure}` : rule.because}
            </>,
            <>
              {rule.basis}
              <SourceLine record={rule} records={structureSources} />
            </>,
          ],
        }))}
      />
    </RulesPart>
    <RulesPart {...words.exits}>
      <DataTable
        caption={words.exits.heading}
        columns={["If", "Then"]}
        rows={structureExits.map(({ when, pointer }) => ({
          heading: allConditions(when),
          cells: [pointers.find(({ id }) => id === pointer)?.text],
        }))}
      />
    </RulesPart>
    <RulesPart {...words.points}>
      <DataTable
        caption={words.points.heading}
        columns={words.points.columns}
        rows={structurePoints.map((entry) => ({
          heading: condition(entry.when),
          cells: [
            <strong key="points" className="figures">
              {pointsText(entry)}
            </strong>,
            <>
              {entry.reason}
              <SourceLine record={entry} records={structureSources} />
            </>,
          ],
        }))}
      />
    </RulesPart>
    <RulesPart {...words.yearly}>
      <YearlyTable />
    </RulesPart>
    <RulesPart
      heading={words.keeping.heading}
      text={fill(words.keeping.text, { company: rupees(usualCapital.opc), llp: rupees(usualCapital.llp) })}
    >
      <DataTable
        caption={words.keeping.heading}
        columns={words.keeping.columns}
        rows={structureIds.map((structure) => {
          const { low, middle, high } = keepingCost(structure).threeYears;
          return {
            heading: chooseStructure.fullNames[structure],
            cells: [low, middle, high.to].map(inThousands),
          };
        })}
        note={keepingAssumptions()}
      />
    </RulesPart>
    <RulesPart {...words.conversions}>
      <DataTable
        caption={words.conversions.heading}
        columns={["From and to", "Route", "What it needs"]}
        rows={conversions.map((conversion) => ({
          heading: `${shortName(conversion.from)} to ${shortName(conversion.to)}`,
          cells: [
            <>
              {conversion.route}
              <SourceLine record={conversion} records={structureSources} />
            </>,
            [conversion.steps, conversion.cost].filter(Boolean).join(" "),
          ],
        }))}
      />
    </RulesPart>
  </RulesDisclosure>
);
