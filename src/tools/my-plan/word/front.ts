import { Paragraph, type Table, TextRun } from "docx";
import { myPlan } from "../../../../content/my-plan.ts";
import { statusWords } from "../../../../content/sources/status-words.ts";
import type { FrontPage, PlanDocument } from "../../../../domain/company-plan/document/model.ts";
import { longDate } from "../../../../domain/india/date-text.ts";
import { fill } from "../../../../domain/text.ts";
import { bold, columns, columnWidth, item, muted, partHeading, small, table, text, ticks } from "./pieces.ts";

const { paper: words, sheet } = myPlan;
type Children = (Paragraph | Table)[];

const undecided = () => text([muted(words.undecided)]);

function structurePart({ structure }: FrontPage): Children {
  if (!structure) return [undecided()];
  const { title, first, reasons } = structure;
  return [
    text([new TextRun({ text: title, bold: true, size: 23 })]),
    ...(first.length > 0 ? [text([bold(`${myPlan.structure.first}: `), new TextRun(first.join(" "))])] : []),
    ...reasons.map((reason) => item(reason)),
  ];
}

function namesPart({ names }: FrontPage): Children {
  if (names.length === 0) return [undecided()];
  return names.flatMap(({ name, verdict }, at) =>
    text([
      muted(`${at === 0 ? words.firstChoice : words.secondChoice}: `),
      bold(name),
      new TextRun({ text: verdict, break: 1 }),
    ]),
  );
}

function costPart({ cost }: FrontPage): Children {
  if (!cost) return [undecided()];
  const { lines, sum } = cost;
  // A range is wider than a figure.
  const value = sum.value.includes(" ") ? 2150 : 1500;
  const rows = lines.map(({ label, value: figure, status }) => [
    status && status !== "verified"
      ? [new TextRun(label), muted(` (${statusWords[status].label.toLowerCase()})`)]
      : label,
    figure,
  ]);
  const total = [
    [new TextRun({ text: sum.label, bold: true, size: 22 })],
    [
      new TextRun({ text: sum.value, bold: true, size: 22 }),
      ...(sum.missing ? [new TextRun({ text: sum.missing, size: 16, break: 1 })] : []),
    ],
  ];
  return [table({ rows: [...rows, total], widths: [columnWidth - value, value], figures: [1] })];
}

function datesPart({ dates }: FrontPage): Children {
  if (dates.length === 0) return [undecided()];
  const when = 1300;
  return [table({ rows: dates.map((date) => [date.when, date.title]), widths: [when, columnWidth - when] })];
}

function workPart({ work }: FrontPage): Children {
  const task = 1500;
  const duration = work.some((row) => row.duration) ? 950 : 0;
  return [
    table({
      rows: work.map((row) => [row.task, row.who, ...(duration > 0 ? [row.duration ?? ""] : [])]),
      widths: [task, columnWidth - task - duration, ...(duration > 0 ? [duration] : [])],
      figures: [2],
    }),
  ];
}

const part = (heading: string, children: Children): Children => [partHeading(heading), ...children];

interface Settings {
  madeOn: string;
  brand: string;
}

/** The whole plan on one page: head, two columns and foot. */
export function frontChildren({ title, facts, front }: PlanDocument, { madeOn, brand }: Settings): Children {
  const left = [
    ...part(words.structure, structurePart(front)),
    ...part(words.names, namesPart(front)),
    ...(front.cases.length > 0
      ? part(
          words.cases,
          front.cases.map((one) => text([bold(`${one.title}: `), new TextRun(one.text)])),
        )
      : []),
    ...(front.work.length > 0 ? part(words.work, workPart(front)) : []),
    ...(front.ready.length > 0 ? part(words.ready, [ticks(front.ready)]) : []),
  ];
  const right = [
    ...part(words.cost, costPart(front)),
    ...part(words.dates, datesPart(front)),
    ...(front.open.length > 0
      ? part(
          words.open,
          front.open.map((one) => item(one)),
        )
      : []),
  ];
  return [
    new Paragraph({
      style: "CoverLine",
      spacing: { after: 20 },
      children: [new TextRun(`${sheet.kicker} · ${fill(sheet.madeOn, { date: longDate(madeOn) })} · ${brand}`)],
    }),
    new Paragraph({
      style: "Title",
      spacing: { before: 0, after: 60 },
      children: [new TextRun({ text: title, size: title.length > 90 ? 24 : title.length > 44 ? 32 : 40 })],
    }),
    text(
      facts.flatMap(([label, value], at) => [muted(`${at > 0 ? "   " : ""}${label} `), bold(value)]),
      120,
    ),
    columns(left, right),
    new Paragraph({ style: "TableText", children: [small(`${words.annexNote} ${sheet.estimate}`)] }),
  ];
}
