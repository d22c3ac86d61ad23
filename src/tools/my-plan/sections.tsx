import { Fragment } from "react";
import type { StructureId } from "../../../content/schemas/plain-lists.ts";
import { chooseStructure } from "../../../content/tools/choose-structure.ts";
import { myPlan } from "../../../content/tools/my-plan.ts";
import { nameChecker } from "../../../content/tools/name-checker.ts";
import { checkNames, type NameCheck } from "../../../domain/company-names/check.ts";
import { verdictText } from "../../../domain/company-names/verdict-text.ts";
import { isSection8, planPacks, registersNothing } from "../../../domain/company-plan/case.ts";
import type { CompanyPlan } from "../../../domain/company-plan/company-plan.ts";
import { otherResult } from "../../../domain/company-plan/result.ts";
import { section8Name } from "../../../domain/company-plan/summary.ts";
import type { CalendarDate } from "../../../domain/india/calendar-date.ts";
import type { Pack } from "../../../domain/packs/packs.ts";
import type { Answers } from "../../../domain/structure-choice/answers.ts";
import { leadsToSection8 } from "../../../domain/structure-choice/candidates.ts";
import { followAnswers } from "../../../domain/structure-choice/next-question.ts";
import { type Recommendation, recommend } from "../../../domain/structure-choice/recommend.ts";
import { pagePath } from "../../../domain/templates/template-addresses.ts";
import { fill } from "../../../domain/text.ts";
import { Entries, type Entry, Lead, Lines, OpenPoint, type PlanSection, Steps, Text } from "./blocks.tsx";
import { costSection } from "./CostSection.tsx";
import { datesSection } from "./DatesSection.tsx";

/** What the site says about each structure, handed in so that a browser need not load whole pages of it. */
export interface PlanReferences {
  /** What to have ready, from the structure's own page. */
  requirements: Readonly<Record<StructureId, readonly { title: string; text: string }[]>>;
  templates: readonly PlanTemplate[];
}

interface PlanTemplate {
  id: string;
  title: string;
  description: string;
}

/** The parts of the plan in their order. Packs bring a part for the founder's own case; without a registration only what is known is left. */
export function planSections(plan: CompanyPlan, references: PlanReferences, today?: CalendarDate): PlanSection[] {
  const packs = planPacks(plan);
  const registers = !registersNothing(plan);
  const has = (part: "costs" | "dates" | "papers") => registers || packs.some((pack) => pack[part].length > 0);
  return [
    structureSection(plan),
    ...(packs.length > 0 ? [caseSection(packs)] : []),
    ...(registers || plan.name || plan.name2 ? [namesSection(plan)] : []),
    ...(has("costs") ? [costSection(plan, packs, today)] : []),
    ...(has("dates") ? [datesSection(plan, packs)] : []),
    ...(has("papers") ? [documentsSection(plan, references, packs)] : []),
    ...(registers ? [templatesSection(plan, references)] : []),
  ];
}

const structureWords = myPlan.structure;

/** What a founder says who counts with a Section 8 company. */
const charity: Answers = { owners: "several", business: "charity" };

/** What was chosen and, where the questions were answered, why. */
function structureSection(plan: CompanyPlan): PlanSection {
  const { structure, section8, answers = {} } = plan;
  const section = { id: "structure", heading: structureWords.heading } as const;
  if (!structure || section8) {
    const asked = section8 ? charity : followAnswers(answers).asked;
    const decided = leadsToSection8(asked) ? section8Name : otherResult(plan);
    return { ...section, decided, body: <WithoutStructure result={recommend(asked)} plan={plan} /> };
  }
  const decided = chooseStructure.fullNames[structure];
  const body = (
    <>
      <Lead>{decided}</Lead>
      {Object.keys(answers).length === 0 ? (
        <StructureOpen text={structureWords.noAnswers} canWait plan={plan} />
      ) : (
        <ChosenBecause structure={structure} result={recommend(followAnswers(answers).asked)} plan={plan} />
      )}
    </>
  );
  return { ...section, decided, body };
}

interface StructureOpenProps {
  text: string;
  canWait?: boolean;
  plan: CompanyPlan;
}

const StructureOpen = (props: StructureOpenProps) => <OpenPoint step="structure" {...props} />;

const reasonsInSight = 3;

/** What the founder wants comes before what the law leaves out. */
const Because = ({ reasons }: Pick<Recommendation, "reasons">) => (
  <Lines
    heading={structureWords.because}
    items={[...reasons.filter(({ basis }) => !basis), ...reasons.filter(({ basis }) => basis)].map(({ text }) => text)}
    inSight={reasonsInSight}
  />
);

interface ResultProps {
  result: Recommendation;
  plan: CompanyPlan;
}

/** Where the questions lead to nothing that we register: another form, what exists already, or first something else. */
function WithoutStructure({ result, plan }: ResultProps) {
  const { complete, registers, title, conversion, structure, pointers, reasons } = result;
  const pointer = structure ? undefined : pointers[0];
  if (!complete || registers) return <StructureOpen text={structureWords.open} plan={plan} />;
  return (
    <>
      <Lead>{title}</Lead>
      <Text>{pointer?.text ?? conversion?.steps ?? chooseStructure.result.kept}</Text>
      {[conversion?.time, conversion?.cost].map((text) => text && <Text key={text}>{text}</Text>)}
      <Because reasons={reasons} />
      {pointer && <Lines heading={chooseStructure.result.stepsHeading} items={pointer.steps} />}
      <Text>{structureWords.elsewhere}</Text>
    </>
  );
}

function ChosenBecause({ structure, result, plan }: ResultProps & { structure: StructureId }) {
  const converts = result.complete && !result.registers;
  if (result.structure !== structure || converts) return <OtherResult chosen={structure} result={result} plan={plan} />;
  return (
    <>
      {result.cures.length > 0 && <Lines heading={structureWords.first} items={result.cures} />}
      {result.reasons.length > 0 ? (
        <Because reasons={result.reasons} />
      ) : (
        <Text>{chooseStructure.result.noReasons}</Text>
      )}
      {!result.complete && <StructureOpen text={structureWords.incomplete} plan={plan} />}
    </>
  );
}

/** The answers lead elsewhere than the founder's choice: to a close second, to another structure, or to none. */
function OtherResult({ chosen, result, plan }: ResultProps & { chosen: StructureId }) {
  if (!result.complete) return <StructureOpen text={structureWords.incomplete} plan={plan} />;
  if (!result.structure) return <StructureOpen text={structureWords.outside} plan={plan} />;
  const values = { structure: result.title };
  if (result.structure === chosen) return <StructureOpen text={fill(structureWords.converts, values)} plan={plan} />;
  if (result.alternative?.form !== chosen)
    return <StructureOpen text={fill(structureWords.differs, values)} plan={plan} />;
  return <Text>{`${fill(structureWords.second, values)} ${result.alternative.because}`}</Text>;
}

/** What the packs bring: what to do, in order, and the rules behind it. */
const caseSection = (packs: readonly Pack[]): PlanSection => ({
  id: "case",
  heading: myPlan.case.heading,
  body: packs.map(({ id, title, text, steps, rules }) => (
    <Fragment key={id}>
      <Lead>{title}</Lead>
      <Text>{text}</Text>
      <Steps heading={myPlan.case.steps} items={steps.map((step) => step.text)} />
      {rules.length > 0 && <Lines heading={myPlan.case.rules} items={rules.map((rule) => rule.text)} />}
    </Fragment>
  )),
});

/** The names, checked against each other as well. Endings and rules are those of a Private Limited company until decided. */
function checkedNames(plan: CompanyPlan): NameCheck[] {
  return checkNames(
    [plan.name, plan.name2].filter((text) => text !== undefined),
    isSection8(plan) ? "section-8" : (plan.structure ?? "private-limited"),
  );
}

/** A name that will be refused is no title for the plan. */
export function planTitle(plan: CompanyPlan): string {
  const [first] = checkedNames(plan);
  if (!first) return (registersNothing(plan) && otherResult(plan)) || myPlan.sheet.untitled;
  return first.verdict === "blocked" ? myPlan.sheet.nameOpen : first.fullName;
}

function namesSection(plan: CompanyPlan): PlanSection {
  const words = myPlan.names;
  const section = { id: "names", heading: words.heading } as const;
  const checks = checkedNames(plan);
  const [first, second] = checks;
  if (!first) return { ...section, body: <OpenPoint text={words.open} step="name" canWait plan={plan} /> };
  const hasFindings = checks.some(({ verdict }) => verdict !== "clear");
  const body = (
    <>
      <Entries items={checks.map(nameEntry)} plan={plan} />
      <Text>{words.notChecked}</Text>
      {hasFindings && <OpenPoint text={words.fix} step="name" plan={plan} />}
      {!hasFindings && !second && <OpenPoint text={words.one} step="name" canWait plan={plan} />}
    </>
  );
  return { ...section, decided: first.verdict === "blocked" ? undefined : first.fullName, body };
}

const tones = { blocked: "alert", questions: "highlight", clear: "plain" } as const;

/** What was found, in the words of the check, and then the rule. */
const findingText = ({ title, text, rule, fixed: isFixed }: NameCheck["findings"][number]): string =>
  isFixed ? `${title}: ${nameChecker.results.fixed.toLowerCase()} (${rule}).` : `${title}: ${text} (${rule})`;

const nameEntry = ({ fullName, verdict, risks, findings }: NameCheck): Entry => ({
  title: fullName,
  mark: { label: verdictText(verdict, risks.length), tone: tones[verdict] },
  text: findings.length > 0 ? findings.map(findingText).join("\n") : myPlan.names.nothing,
});

function documentsSection(plan: CompanyPlan, { requirements }: PlanReferences, packs: readonly Pack[]): PlanSection {
  const { heading, open } = myPlan.documents;
  const { structure } = plan;
  const body = (
    <>
      {structure && <Entries items={requirements[structure]} toTick plan={plan} />}
      {packs.map(({ id, title, papers }) => (
        <Entries
          key={id}
          heading={title}
          items={papers.map((paper) => ({ title: paper.title, text: paper.text }))}
          toTick
          plan={plan}
        />
      ))}
      {!structure && packs.length === 0 && <StructureOpen text={open} canWait plan={plan} />}
    </>
  );
  return { id: "documents", heading, body };
}

/** The templates that fit a structure. */
export const templatesFor = (structure: StructureId, { templates }: PlanReferences): readonly PlanTemplate[] =>
  myPlan.templates.ids[structure].flatMap((id) => templates.find((template) => template.id === id) ?? []);

function templatesSection(plan: CompanyPlan, references: PlanReferences): PlanSection {
  const { heading, text, open } = myPlan.templates;
  const section = { id: "templates", heading } as const;
  if (!plan.structure) return { ...section, body: <StructureOpen text={open} canWait plan={plan} /> };
  const items = templatesFor(plan.structure, references).map(({ id, title, description }) => ({
    title,
    text: description,
    href: `${pagePath({ id })}#fill-in`,
  }));
  const body = (
    <>
      <Text>{text}</Text>
      <Entries items={items} plan={plan} />
    </>
  );
  return { ...section, body };
}
