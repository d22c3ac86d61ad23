import type { ReactNode } from "react";
import { descriptiveWords } from "../../../content/company-names/descriptive-words.ts";
import { foreignCities, foreignCountries } from "../../../content/company-names/places.ts";
import { wordRules } from "../../../content/company-names/restricted-words.ts";
import { findingTexts, nameEndings, notChecked, rule8Clauses } from "../../../content/company-names/words.ts";
import { nameChecker, nameCheckerPage } from "../../../content/name-checker.ts";
import type { FindingText, WordRule } from "../../../content/schemas/company-names.ts";
import type { Sourced } from "../../../content/schemas/sourced.ts";
import { structureIds } from "../../../content/schemas/structure-id.ts";
import { nameSources } from "../../../content/sources/names.ts";
import { DataTable } from "../../ui/DataTable.tsx";
import { RulesFold, RulesPart } from "../RulesFold.tsx";
import { SourceLine } from "../SourceList.tsx";

const words = nameCheckerPage.rules;
/** Findings whose text stands by itself; those that name another company are explained by the clauses of rule 8. */
const ownFindings = Object.entries(findingTexts as Record<string, FindingText>).filter(
  ([id, { title }]) => id !== "empty" && !title.includes("{other}"),
);

const capitalised = (text: string): string =>
  text.length <= 3 ? text.toUpperCase() : text.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

/** 'A foreign place: {words}' without the part that only a real name fills. */
const plain = (text: string): string =>
  text
    .replace(/: \{words\}$/, "")
    .replace(/^\{length\} characters with the ending[.;] ?/, "")
    .replace(/^[a-z]/, (letter) => letter.toUpperCase());

const Rule = ({ record, rule }: { record: Sourced; rule: string }) => (
  <>
    {rule}
    <SourceLine record={record} records={nameSources} />
  </>
);

const phrases = ({ phrases: list, together, structures }: WordRule): ReactNode => (
  <>
    {list.map(capitalised).join(", ")}
    {together && (
      <span className="block font-normal">{`${words.words.only} ${together.map(capitalised).join(", ")}`}</span>
    )}
    {structures?.includes("llp") && <span className="block font-normal">{words.words.llpOnly}</span>}
  </>
);

/** Every rule and word list in readable form: the page itself without script, a fold below the check with it. */
export const NameRules = () => (
  <RulesFold id="rules" words={words}>
    <RulesPart {...words.words}>
      <DataTable
        caption={words.words.heading}
        columns={words.words.columns}
        rows={wordRules.map((rule) => ({
          heading: phrases(rule),
          cells: [rule.need, rule.authority ?? "", <Rule key={rule.id} record={rule} rule={rule.rule} />],
        }))}
      />
    </RulesPart>
    <RulesPart {...words.same}>
      <DataTable
        caption={words.same.heading}
        columns={words.same.columns}
        rows={rule8Clauses.map(({ clause, disregards }) => ({
          heading: `Rule 8(2)(${clause})`,
          cells: [disregards.charAt(0).toUpperCase() + disregards.slice(1)],
        }))}
        note={<SourceLine record={findingTexts["same-name"]} records={nameSources} />}
      />
    </RulesPart>
    <RulesPart {...words.other}>
      <DataTable
        caption={words.other.heading}
        columns={words.other.columns}
        rows={ownFindings.map(([id, finding]) => ({
          heading: plain(finding.title),
          cells: [plain(finding.text), <Rule key={id} record={finding} rule={finding.rule} />],
        }))}
      />
    </RulesPart>
    <RulesPart {...words.endings}>
      <ul className="border-t border-ink">
        {structureIds.map((structure) => (
          <li key={structure} className="flex flex-wrap gap-x-4 border-b border-line py-3">
            <span className="basis-40 text-muted">{nameChecker.form.structures[structure]}</span>
            <strong>{nameEndings[structure]}</strong>
          </li>
        ))}
      </ul>
    </RulesPart>
    <RulesPart {...words.places}>
      <p className="text-sm">{[...foreignCountries, ...foreignCities].map(capitalised).join(", ")}</p>
    </RulesPart>
    <RulesPart {...words.descriptive}>
      <p className="text-sm">{descriptiveWords.join(", ")}</p>
    </RulesPart>
    <div className="without-script">
      <RulesPart {...nameChecker.notChecked}>
        <ul className="border-t border-ink">
          {notChecked.map((text) => (
            <li key={text} className="border-b border-line py-3 text-sm">
              {text}
            </li>
          ))}
        </ul>
      </RulesPart>
    </div>
  </RulesFold>
);
