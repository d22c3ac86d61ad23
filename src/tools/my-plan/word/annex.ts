import { Paragraph, type ParagraphChild, type Table, TextRun } from "docx";
import { myPlan } from "../../../../content/my-plan.ts";
import { statusWords } from "../../../../content/sources/status-words.ts";
import { tools } from "../../../../content/tools.ts";
import type { LedgerRow, PlanBlock, PlanDocument, PlanEntry } from "../../../../domain/company-plan/document/model.ts";
import { longDate } from "../../../../domain/india/date-text.ts";
import { fill } from "../../../../domain/text.ts";
import { readableAddress } from "../paper/readable-address.ts";
import { bold, item, link, muted, partHeading, small, subheading, table, text, width } from "./pieces.ts";

const { paper: words, sheet, next, sources: sourceWords } = myPlan;
type Children = (Paragraph | Table)[];

/** The address of a page of this site, with the plan. */
export type Address = (path: string) => string;

const lead = (content: string) =>
  new Paragraph({
    style: "TableText",
    keepNext: true,
    spacing: { before: 120, after: 40 },
    children: [new TextRun({ text: content, bold: true, size: 22 })],
  });

const gap = () => new Paragraph({ spacing: { after: 0, line: 120 }, children: [] });

/** What the marks on the first page mean, those that are used. */
const certainty = (lines: readonly LedgerRow[]): Children =>
  (["check", "ask"] as const).flatMap((status) => {
    const labels = lines.filter((line) => line.status === status).map(({ label }) => label);
    if (labels.length === 0) return [];
    const { label, text: meaning } = statusWords[status];
    return [item([bold(label), new TextRun(`: ${labels.join("; ")}. ${meaning}`)])];
  });

function entry({ title, text: about, mark, href }: PlanEntry, toTick: boolean, address: Address): Paragraph {
  const name: ParagraphChild = href ? link(title, address(href)) : bold(title);
  const verdict = mark ? [muted(` (${mark.label})`)] : [];
  const written = href ? [small(` ${readableAddress(address(href).split(/[?#]/)[0] ?? "")}`)] : [];
  const [first = "", ...rest] = about.split("\n");
  const lines = [muted(`: ${first}`), ...rest.map((line) => new TextRun({ text: line, break: 1 }))];
  return item([name, ...verdict, ...lines, ...written], toTick ? "☐" : "–");
}

function blockChildren(block: PlanBlock, address: Address): Children {
  switch (block.kind) {
    case "lead":
      return [lead(block.text)];
    case "text":
      return [text(block.text)];
    case "list":
      return [
        subheading(block.heading),
        ...block.items.map((one, at) => item(one, block.ordered ? `${at + 1}.` : undefined)),
      ];
    case "entries":
      return [
        ...(block.heading ? [subheading(block.heading)] : []),
        ...block.items.map((one) => entry(one, block.toTick ?? false, address)),
      ];
    case "ledger":
      return [text(block.note), ...certainty(block.lines)];
    case "dates": {
      const when = 2700;
      const rows = block.rows.map((row) => [row.when, [bold(row.title), ...(row.text ? [muted(` ${row.text}`)] : [])]]);
      return [subheading(block.heading), table({ rows, widths: [when, width - when] }), gap()];
    }
    case "open": {
      const step = block.step && tools.nextSteps.steps[block.step];
      const way = step ? [new TextRun(" "), link(step.label, address(step.href))] : [];
      return [
        new Paragraph({
          style: "DraftingNote",
          indent: { left: 170 },
          children: [new TextRun(`${sheet.open}: ${block.text}`), ...way],
        }),
      ];
    }
  }
}

const sourceParts = ({ sources }: PlanDocument): Children =>
  sources.length === 0
    ? []
    : [
        partHeading(sourceWords.heading),
        text([muted(sourceWords.text)]),
        ...sources.flatMap(({ heading, items }) => [
          subheading(heading),
          ...items.map(({ title, detail, url }) =>
            item([url ? link(title, url) : new TextRun(title), muted(`, ${detail}`)]),
          ),
        ]),
      ];

/** Everything behind the first page, and how to go on. */
export function annexChildren(document: PlanDocument, madeOn: string, address: Address): Children {
  const { title, sections } = document;
  return [
    new Paragraph({
      style: "Title",
      spacing: { before: 0, after: 40 },
      children: [new TextRun({ text: words.annex, size: 32 })],
    }),
    text([muted(`${title}. ${fill(words.more, { date: longDate(madeOn) })}`)], 120),
    ...sections.flatMap(({ heading, blocks }) => [
      partHeading(heading),
      ...blocks.flatMap((block) => blockChildren(block, address)),
    ]),
    ...sourceParts(document),
    partHeading(next.heading),
    text([new TextRun(`${next.text} `), link(next.button, address(tools.nextSteps.steps.call.href))]),
    text([
      link(sheet.openAgain, address("/my-plan")),
      small(` ${readableAddress(address("/my-plan").split("?")[0] ?? "")}`),
    ]),
  ];
}
