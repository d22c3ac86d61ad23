import type { StructureId } from "../../../content/schemas/plain-lists.ts";
import type { Source, Sourced } from "../../../content/sources/certainty.ts";
import { sources } from "../../../content/sources/index.ts";
import { chooseStructure } from "../../../content/tools/choose-structure.ts";
import { myPlan } from "../../../content/tools/my-plan.ts";
import { nameChecker } from "../../../content/tools/name-checker.ts";
import { checkNames, type NameCheck } from "../../company-names/check.ts";
import { verdictText } from "../../company-names/verdict-text.ts";
import { allDueDates, type DueDate, findObligation } from "../../compliance/due-dates.ts";
import { firstRoundAfter } from "../../compliance/first-round.ts";
import { firstFilingsWindowDays } from "../../compliance/obligations/first-filings.ts";
import type { LedgerLine } from "../../costs/ledger.ts";
import { addDays, addMonths, type CalendarDate, daysBetween, startOfMonth } from "../../india/calendar-date.ts";
import { dayAndMonth, longDate, partialDate } from "../../india/date-text.ts";
import { groupBy } from "../../lists.ts";
import type { Pack } from "../../packs/packs.ts";
import type { Answers } from "../../structure-choice/answers.ts";
import { leadsToSection8 } from "../../structure-choice/candidates.ts";
import { followAnswers } from "../../structure-choice/next-question.ts";
import { type Recommendation, recommend } from "../../structure-choice/recommend.ts";
import { pagePath } from "../../templates/paths.ts";
import { fill } from "../../text.ts";
import { calendarProfile } from "../calendar-answers.ts";
import { isSection8, planPacks } from "../case.ts";
import type { CompanyPlan } from "../company-plan.ts";
import { planFacts } from "../describe.ts";
import { planFileName } from "../file-name.ts";
import { section8Name } from "../summary.ts";
import { caseSection, packDates, packPapers } from "./case-section.ts";
import { costSection, decidedLedger } from "./cost-section.ts";
import type { DateRow, PlanBlock, PlanDocument, PlanEntry, PlanSection, SourceGroup } from "./model.ts";

const datesWords = myPlan.dates;

const isFirstFiling = ({ obligationId }: DueDate): boolean => findObligation(obligationId).isFirstFiling === true;

/** One row for each filing, with all its dates. */
const byObligation = (found: readonly DueDate[]): DateRow[] =>
  [...groupBy(found, ({ obligationId }) => obligationId)].map(([id, dates]) => ({
    id,
    title: dates[0]?.title ?? id,
    when: datesText(dates.map(({ date }) => date)),
    dates: dates.map(({ date }) => date),
    text: dates[0]?.condition,
  }));

const structureWords = myPlan.structure;

const structureOpen = (text: string) => ({ kind: "open", text, step: "structure" }) satisfies PlanBlock;

/** What the founder wants comes before what the law leaves out. */
const inOwnWordsFirst = (reasons: Recommendation["reasons"]): string[] =>
  [...reasons.filter(({ basis }) => !basis), ...reasons.filter(({ basis }) => basis)].map(({ text }) => text);

/** What a founder says who counts with a Section 8 company. */
const charity: Answers = { owners: "several", business: "charity" };

const words = myPlan.names;

const { fixed } = nameChecker.results;

const tones = { blocked: "alert", questions: "highlight", clear: "plain" } as const;

/** What was found, in the words of the check, and then the rule. */
const findingText = ({ title, text, rule, fixed: isFixed }: NameCheck["findings"][number]): string =>
  isFixed ? `${title}: ${fixed.toLowerCase()} (${rule}).` : `${title}: ${text} (${rule})`;

const entry = ({ fullName, verdict, risks, findings }: NameCheck): PlanEntry => ({
  title: fullName,
  mark: { label: verdictText(verdict, risks.length), tone: tones[verdict] },
  text: findings.length > 0 ? findings.map(findingText).join("\n") : words.nothing,
});

const records: Readonly<Record<string, Source>> = sources;

const { headings } = myPlan.sources;

/** What the site says about each structure, handed in so that a browser need not load whole pages of it. */
export interface PlanReferences {
  /** What to have ready, from the structure's own page. */
  requirements: Readonly<Record<StructureId, readonly { title: string; text: string }[]>>;
  templates: readonly { id: string; title: string; description: string }[];
}

/** Settled with the structure. */
const open = (text: string): PlanBlock => ({ kind: "open", text, step: "structure", canWait: true });

function documentsSection(
  { structure }: CompanyPlan,
  { requirements }: PlanReferences,
  packs: readonly Pack[],
): PlanSection {
  const { heading, open: missing } = myPlan.documents;
  const usual: PlanBlock[] = structure ? [{ kind: "entries", items: requirements[structure], toTick: true }] : [];
  const blocks = [...usual, ...packPapers(packs)];
  return { id: "documents", heading, blocks: blocks.length > 0 ? blocks : [open(missing)] };
}

function templatesSection({ structure }: CompanyPlan, { templates }: PlanReferences): PlanSection {
  const { heading, text, open: missing, ids } = myPlan.templates;
  if (!structure) return { id: "templates", heading, blocks: [open(missing)] };
  const items = ids[structure].flatMap((id) => {
    const template = templates.find((entry) => entry.id === id);
    return template ? [{ title: template.title, text: template.description, href: `${pagePath({ id })}#fill-in` }] : [];
  });
  return {
    id: "templates",
    heading,
    blocks: [
      { kind: "text", text },
      { kind: "entries", items },
    ],
  };
}

/** A name that will be refused is no title for a document. */
function titleFor(plan: CompanyPlan): string {
  const [first] = checkedNames(plan);
  if (!first) return myPlan.sheet.untitled;
  return first.verdict === "blocked" ? myPlan.sheet.nameOpen : first.fullName;
}

/** The whole plan: what is decided, with the reasons and figures behind it, and what is still open. */
export function planDocument(plan: CompanyPlan, references: PlanReferences): PlanDocument {
  const packs = planPacks(plan);
  const sections = [
    structureSection(plan),
    ...caseSection(packs),
    namesSection(plan),
    costSection(plan, packs),
    datesSection(plan, packs),
    documentsSection(plan, references, packs),
    templatesSection(plan, references),
  ];
  const { reasons } = recommend(followAnswers(plan.answers ?? {}).asked);
  return {
    title: titleFor(plan),
    fileName: planFileName(plan),
    facts: planFacts(plan),
    sections,
    sources: planSources({ reasons, lines: decidedLedger(plan)?.lines ?? [], packs }),
  };
}

type Cited = Pick<Sourced, "sources" | "differing">;

interface Parts {
  reasons: readonly Cited[];
  lines: readonly Pick<LedgerLine, "sources" | "differing">[];
  packs: readonly Pack[];
}

/** Every source of the plan once, under the part that cites it first. */
function planSources({ reasons, lines, packs }: Parts): SourceGroup[] {
  const parts: [string, readonly Cited[]][] = [
    [headings.structure, reasons],
    [
      headings.case,
      packs.flatMap(({ papers, steps, costs, dates, rules }) => [...papers, ...steps, ...costs, ...dates, ...rules]),
    ],
    [headings.cost, lines],
  ];
  const told = new Set<string>();
  return parts.flatMap(([heading, cited]) => {
    const ids = new Set(cited.flatMap((record) => [...record.sources, ...(record.differing ?? [])]));
    const items = [...ids].flatMap((id) => {
      const source = records[id];
      if (!source || told.has(id)) return [];
      told.add(id);
      const { title, publisher, dated, url } = source;
      return [{ title, detail: [publisher, dated && partialDate(dated)].filter(Boolean).join(", "), url }];
    });
    return items.length > 0 ? [{ heading, items }] : [];
  });
}

/** The names, checked against each other as well. Endings and rules are those of a Private Limited company until decided. */
function checkedNames(plan: CompanyPlan): NameCheck[] {
  return checkNames(
    [plan.name, plan.name2].filter((text) => text !== undefined),
    isSection8(plan) ? "section-8" : (plan.structure ?? "private-limited"),
  );
}

function namesSection(plan: CompanyPlan): PlanSection {
  const section = { id: "names", heading: words.heading } as const;
  const open = (text: string) => ({ kind: "open", text, step: "name" }) satisfies PlanBlock;
  const checks = checkedNames(plan);
  const [first, second] = checks;
  if (!first) return { ...section, blocks: [{ ...open(words.open), canWait: true }] };
  const blocks: PlanBlock[] = [
    { kind: "entries", items: checks.map(entry) },
    { kind: "text", text: words.notChecked },
  ];
  if (checks.some(({ verdict }) => verdict !== "clear")) blocks.push(open(words.fix));
  else if (!second) blocks.push({ ...open(words.one), canWait: true });
  if (first.verdict === "blocked") return { ...section, problem: verdictText("blocked", 0), blocks };
  return { ...section, decided: first.fullName, blocks };
}

/** The answers lead elsewhere than the founder's choice: to a close second, to another structure, or to none. */
function otherResult(result: Recommendation, chosen: StructureId): PlanBlock {
  if (!result.complete) return structureOpen(structureWords.incomplete);
  if (!result.structure) return structureOpen(structureWords.outside);
  const values = { structure: chooseStructure.fullNames[result.structure] };
  if (result.alternative?.form !== chosen) return structureOpen(fill(structureWords.differs, values));
  return { kind: "text", text: `${fill(structureWords.second, values)} ${result.alternative.because}` };
}

/** Where the questions lead to another form than the three, or first to something else: why, and how to go on. */
function elsewhere({ complete, structure, pointers: [pointer], reasons }: Recommendation): PlanBlock[] | undefined {
  if (!complete || structure || !pointer) return undefined;
  return [
    { kind: "lead", text: pointer.title },
    { kind: "text", text: pointer.text },
    { kind: "list", heading: structureWords.because, items: inOwnWordsFirst(reasons) },
    { kind: "list", heading: chooseStructure.result.stepsHeading, items: pointer.steps },
    structureOpen(structureWords.elsewhere),
  ];
}

/** What was chosen and, where the questions were answered, why. */
function structureSection({ structure, section8, answers = {} }: CompanyPlan): PlanSection {
  const section = { id: "structure", heading: structureWords.heading } as const;
  if (!structure || section8) {
    const asked = section8 ? charity : followAnswers(answers).asked;
    const blocks = elsewhere(recommend(asked)) ?? [structureOpen(structureWords.open)];
    return { ...section, decided: leadsToSection8(asked) ? section8Name : undefined, blocks };
  }

  const decided = chooseStructure.fullNames[structure];
  const lead: PlanBlock = { kind: "lead", text: decided };
  if (Object.keys(answers).length === 0)
    return { ...section, decided, blocks: [lead, { ...structureOpen(structureWords.noAnswers), canWait: true }] };

  const result = recommend(followAnswers(answers).asked);
  if (result.structure !== structure) return { ...section, decided, blocks: [lead, otherResult(result, structure)] };
  const blocks: PlanBlock[] = [lead];
  if (result.cures.length > 0) blocks.push({ kind: "list", heading: structureWords.first, items: result.cures });
  if (result.reasons.length > 0)
    blocks.push({ kind: "list", heading: structureWords.because, items: inOwnWordsFirst(result.reasons) });
  else blocks.push({ kind: "text", text: chooseStructure.result.noReasons });
  if (!result.complete) blocks.push(structureOpen(structureWords.incomplete));
  return { ...section, decided, blocks };
}

/** '15 Jun, 15 Sep, 15 Dec 2027, 15 Mar 2028' */
function datesText(dates: readonly CalendarDate[]): string {
  return dates
    .map((date, index) => {
      const endsYear = dates[index + 1]?.slice(0, 4) !== date.slice(0, 4);
      return endsYear ? `${dayAndMonth(date)} ${date.slice(0, 4)}` : dayAndMonth(date);
    })
    .join(", ");
}

/** The first day of every month from one date to another. */
function monthsBetween(from: CalendarDate, to: CalendarDate): CalendarDate[] {
  const months: CalendarDate[] = [];
  for (let month = startOfMonth(from); month <= to; month = addMonths(month, 1)) months.push(month);
  return months;
}

/** What falls due in the first 180 days and the first year after the expected incorporation. */
function datesSection(plan: CompanyPlan, packs: readonly Pack[]): PlanSection {
  const section = { id: "dates", heading: datesWords.heading } as const;
  const decided = plan.incorporation && longDate(plan.incorporation);
  const more = packDates(packs, plan);
  if (!plan.incorporation) return { ...section, blocks: [{ kind: "open", text: datesWords.open }, ...more] };
  const profile = calendarProfile(isSection8(plan) ? { section8: "yes", ...plan } : plan);
  if (!profile) {
    const open: PlanBlock = { kind: "open", text: datesWords.openStructure, step: "structure", canWait: true };
    return { ...section, decided, blocks: [open, ...more] };
  }
  const yearEnd = addDays(addMonths(profile.incorporated, 12), -1);
  const found = allDueDates(profile, profile.incorporated, yearEnd);
  const first = found.filter(isFirstFiling);
  const blocks: PlanBlock[] = [
    {
      kind: "dates",
      heading: fill(datesWords.first, { days: firstFilingsWindowDays }),
      days: firstFilingsWindowDays,
      rows: first.map(({ obligationId, title, date, condition, why }) => ({
        id: obligationId,
        title,
        when: longDate(date),
        day: daysBetween(profile.incorporated, date),
        text: condition ?? why,
      })),
    },
    {
      kind: "dates",
      heading: fill(datesWords.year, { date: longDate(yearEnd) }),
      months: monthsBetween(profile.incorporated, yearEnd),
      rows: byObligation(found.filter((dueDate) => !isFirstFiling(dueDate))),
    },
  ];
  const later = firstRoundAfter(profile, yearEnd);
  if (later.length > 0) blocks.push({ kind: "dates", heading: datesWords.later, rows: byObligation(later) });
  blocks.push(...more);
  blocks.push({ kind: "text", text: fill(datesWords.assumed, { gst: datesWords.gstNames[profile.gst ?? "none"] }) });
  if (!plan.gst) blocks.push({ kind: "open", text: datesWords.gstOpen, canWait: true });
  return { ...section, decided, blocks };
}
