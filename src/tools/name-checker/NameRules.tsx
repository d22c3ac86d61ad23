import type { ReactNode } from "react";
import {
  indianTradeWords,
  originWords,
  overusedWords,
  praiseWords,
  shopEndings,
} from "../../../content/company-names/descriptive-words.ts";
import { findingTexts, nameEndings, rule8Clauses } from "../../../content/company-names/name-check-words.ts";
import { foreignCities } from "../../../content/company-names/places.ts";
import { lettersAsWords, wordRules } from "../../../content/company-names/restricted-words.ts";
import { letterMarks, ordinaryMarks, strongMarks } from "../../../content/company-names/trademarks.ts";
import { type FindingText, nameKinds, type WordRule } from "../../../content/schemas/company-names.ts";
import type { Sourced } from "../../../content/sources/certainty.ts";
import { nameSources } from "../../../content/sources/names.ts";
import { nameChecker, nameCheckerPage } from "../../../content/tools/name-checker.ts";
import { DataTable } from "../../ui/DataTable.tsx";
import { SourceLine } from "../Sources.tsx";
import { RulesDisclosure, RulesPart } from "../ToolParts.tsx";

const words = nameCheckerPage.rules;
/** Findings whose text stands by itself; those that name another company are explained by the clauses of rule 8. */
const ownFindings = Object.entries(findingTexts as Record<string, FindingText>).filter(
  ([id, { title }]) => id !== "empty" && !title.includes("{other}"),
);

const ordinaryMark = (line: string): string => line.replace("~", "").replace(/:.*/, "");

/** Words with capitals: by style, since the capitals of two thousand words would weigh in the page. */
const Names = ({ list }: { list: readonly string[] }) => (
  <span className="capitalize">{list.map((text) => (text.length <= 3 ? text.toUpperCase() : text)).join(", ")}</span>
);

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

const Aside = ({ label, list }: { label: string; list: readonly string[] | undefined }) =>
  list &&
  list.length > 0 && (
    <span className="block font-normal">
      {label} <Names list={list} />
    </span>
  );

/** Letters as they are printed: those that are words too are looked at only in capitals. */
const inCapitals = (letters: readonly string[] = [], areWords: boolean): string[] =>
  letters.filter((text) => lettersAsWords.includes(text) === areWords).map((text) => text.toUpperCase());

const phrases = ({ phrases: list, hindi = [], letters, together, otherSense, structures }: WordRule): ReactNode => (
  <>
    <Names list={[...list, ...hindi, ...inCapitals(letters, false)]} />
    <Aside label={words.words.capitals} list={inCapitals(letters, true)} />
    <Aside label={words.words.otherSense} list={otherSense && Object.values(otherSense.beside).flat()} />
    <Aside label={words.words.only} list={together} />
    {structures?.length === 1 && structures[0] === "llp" && (
      <span className="block font-normal">{words.words.llpOnly}</span>
    )}
  </>
);

/** Each once. The English words of trades are not printed: six hundred that anyone can guess. */
const describing = [
  ...new Set([...indianTradeWords, ...shopEndings, ...praiseWords, ...originWords, ...overusedWords]),
];

/** Every rule and word list in readable form: the page itself without script, a fold below the check with it. */
export const NameRules = () => (
  <RulesDisclosure id="rules" words={words}>
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
        {nameKinds.map((structure) => (
          <li key={structure} className="flex flex-wrap gap-x-4 border-b border-line py-3">
            <span className="basis-40 text-muted">{nameChecker.form.structures[structure]}</span>
            <strong>{nameEndings[structure] || words.endings.section8}</strong>
          </li>
        ))}
      </ul>
    </RulesPart>
    <RulesPart {...words.places}>
      <p className="text-sm">
        <Names list={foreignCities} />
      </p>
    </RulesPart>
    <RulesPart {...words.descriptive}>
      <p className="text-sm">{describing.join(", ")}</p>
    </RulesPart>
    <RulesPart heading={words.marks.heading} text={words.marks.text}>
      <p className="text-sm">
        <Names list={[...strongMarks, ...letterMarks.map((text) => text.toUpperCase())]} />
      </p>
      <p className="mt-3 text-sm">
        {words.marks.ordinary} <Names list={ordinaryMarks.map(ordinaryMark)} />
      </p>
    </RulesPart>
    <div className="without-script">
      <RulesPart {...nameChecker.notChecked}>
        <ul className="border-t border-ink">
          {nameChecker.notChecked.points.map((text) => (
            <li key={text} className="border-b border-line py-3 text-sm">
              {text}
            </li>
          ))}
        </ul>
      </RulesPart>
    </div>
  </RulesDisclosure>
);
