import { myPlan } from "../../../content/my-plan.ts";
import type { Pack } from "../../packs/packs.ts";
import { fill, joinWords } from "../../text.ts";
import type { DateRow, FrontPage, PlanBlock, PlanSection, PlanSectionId, WorkRow } from "./model.ts";

const { structure: words } = myPlan;

/** What one page holds, with the longest words there are. */
const most = { reasons: 3, dates: 11, ready: 12, cases: 2, open: 3 };

/** Filed once for each financial year: the first round of them is on the page. */
const yearlyFilings = ["agm", "aoc-4", "mgt-7", "llp-form-11", "llp-form-8", "income-tax-return"];

/** '9 January 2027' as '9 Jan 2027' */
const shortMonths = (text: string): string => text.replace(/\b([A-Z][a-z]{2})[a-z]+(?= \d{4})/g, "$1");

/** A case may have dates in words, or one that comes back every year: the page has the first day. */
const day = /^\d+ [A-Z][a-z]+ \d{4}/;
const hasDay = ({ when }: DateRow): boolean => day.test(when);
const firstDay = (when: string): string => day.exec(when)?.[0] ?? when;

/** The first step of two cases; further ones are named. */
function firstSteps(packs: readonly Pack[]): FrontPage["cases"] {
  const others = packs.slice(most.cases).map(({ title }) => title);
  return [
    ...packs.slice(0, most.cases).map(({ title, steps }) => ({ title, text: steps[0]?.text ?? "" })),
    ...(others.length > 0
      ? [{ title: myPlan.paper.also, text: fill(myPlan.paper.inAnnex, { cases: joinWords(others) }) }]
      : []),
  ];
}

type Kind = PlanBlock["kind"];
type BlockOf<Some extends Kind> = Extract<PlanBlock, { kind: Some }>;

/** The most important of every part, taken from the sections, so that page and annex agree. */
export function frontPage(
  sections: readonly PlanSection[],
  packs: readonly Pack[],
  work: readonly WorkRow[],
): FrontPage {
  const blocks = <Some extends Kind>(id: PlanSectionId, kind: Some): BlockOf<Some>[] =>
    sections
      .filter((section) => section.id === id)
      .flatMap((section) => section.blocks)
      .filter((block): block is BlockOf<Some> => block.kind === kind);
  const list = (heading: string) => blocks("structure", "list").find((block) => block.heading === heading)?.items ?? [];

  const [lead] = blocks("structure", "lead");
  const [ledger] = blocks("cost", "ledger");
  const sum = ledger?.sums.find(({ total }) => total);
  const dated = blocks("dates", "dates");
  const first = dated.filter(({ days }) => days !== undefined).flatMap(({ rows }) => rows);
  const yearly = dated.flatMap(({ rows }) => rows).filter(({ id }) => yearlyFilings.includes(id));

  return {
    structure: lead && {
      title: lead.text,
      first: list(words.first),
      reasons: list(words.because).slice(0, most.reasons),
    },
    names: blocks("names", "entries").flatMap(({ items }) =>
      items.map(({ title, mark }) => ({ name: title, verdict: mark?.label ?? "" })),
    ),
    cost: ledger && sum && { lines: ledger.lines, sum },
    dates: [...first, ...(first.length > 0 ? yearly : dated.flatMap(({ rows }) => rows.filter(hasDay)))]
      .slice(0, most.dates)
      .map(({ id, title, when }) => ({ id, title, when: shortMonths(firstDay(when)) })),
    work,
    ready: blocks("documents", "entries")
      .flatMap(({ items }) => items.map(({ title }) => title))
      .slice(0, most.ready),
    cases: firstSteps(packs),
    open: sections
      .flatMap((section) => section.blocks)
      .flatMap((block) => (block.kind === "open" ? block.text : []))
      .slice(0, most.open),
  };
}
