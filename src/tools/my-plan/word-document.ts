import { myPlan } from "../../../content/my-plan.ts";
import { statusWords } from "../../../content/sources/status-words.ts";
import { tools } from "../../../content/tools.ts";
import type {
  DateRow,
  LedgerRow,
  LedgerSum,
  PlanBlock,
  PlanDocument,
} from "../../../domain/company-plan/document/model.ts";
import { longDate } from "../../../domain/india/date-text.ts";
import type { Block, Segment } from "../../../domain/templates/model.ts";
import { fill } from "../../../domain/text.ts";
import type { DocxDocument } from "../../templates/docx/docx.ts";

const { sheet, next } = myPlan;

const plain = (text: string): Segment[] => [{ kind: "text", text }];
const strong = (text: string): Segment[] => [{ kind: "text", text, bold: true }];
const paragraph = (segments: Segment[]): Block => ({ kind: "paragraph", level: 0, segments });
const bullet = (segments: Segment[]): Block => ({ kind: "bullet", level: 0, segments });

function ledgerTable(lines: readonly LedgerRow[], sums: readonly LedgerSum[]): Block {
  const charges = lines.map(({ label, value, status }) => [
    plain(label),
    plain(status && status !== "verified" ? statusWords[status].label : ""),
    plain(value),
  ]);
  const totals = sums.map(({ label, value, missing }) => [
    strong(label),
    [],
    strong(missing ? `${value} ${missing}` : value),
  ]);
  return {
    kind: "table",
    header: undefined,
    rows: [...charges, ...totals],
    widths: [0.58, 0.14, 0.28],
    align: ["left", "left", "right"],
  };
}

/** What the marks in the table mean, those that are used. */
const marksExplained = (lines: readonly LedgerRow[]): Block[] =>
  (["check", "ask"] as const)
    .filter((status) => lines.some((line) => line.status === status))
    .map((status) => paragraph(plain(`${statusWords[status].label}: ${statusWords[status].text}`)));

const datesTable = (rows: readonly DateRow[]): Block => ({
  kind: "table",
  header: undefined,
  rows: rows.map(({ when, title, text }) => [plain(when), [...strong(title), ...plain(text ? `\n${text}` : "")]]),
  widths: [0.3, 0.7],
  align: ["left", "left"],
});

/** The address of a page of this site, with the plan. */
type Address = (path: string) => string;

function wordBlocks(block: PlanBlock, address: Address): Block[] {
  switch (block.kind) {
    case "lead":
      return [paragraph(strong(block.text))];
    case "text":
      return [paragraph(plain(block.text))];
    case "list":
      return [paragraph(strong(block.heading)), ...block.items.map((item) => bullet(plain(item)))];
    case "entries":
      return block.items.map(({ title, text, mark, href }) =>
        bullet([
          ...strong(mark ? `${title} (${mark.label})` : title),
          ...plain(`: ${text}${href ? ` ${address(href)}` : ""}`),
        ]),
      );
    case "ledger":
      return [ledgerTable(block.lines, block.sums), paragraph(plain(block.note)), ...marksExplained(block.lines)];
    case "dates":
      return [{ kind: "heading", level: 0, segments: plain(block.heading) }, datesTable(block.rows)];
    case "open": {
      const step = block.step && tools.nextSteps.steps[block.step];
      const link = step ? ` ${step.label}: ${address(step.href)}` : "";
      return [{ kind: "note", level: 0, segments: plain(`${sheet.open}: ${block.text}${link}`) }];
    }
  }
}

const heading = (text: string, at: number): Block => ({
  kind: "clause",
  level: 1,
  headed: true,
  marker: `${at + 1}.`,
  list: 1,
  segments: plain(text),
});

interface Settings {
  /** The day the file is made, YYYY-MM-DD. */
  madeOn: string;
  brand: string;
  address: Address;
}

/** The plan as the .docx generator takes it, with the same words as the page. */
export function wordDocument(document: PlanDocument, { madeOn, brand, address }: Settings): DocxDocument {
  const { title, summary, sections } = document;
  const blocks = sections.flatMap((section, at) => [
    heading(section.heading, at),
    ...section.blocks.flatMap((block) => wordBlocks(block, address)),
  ]);
  const { call } = tools.nextSteps.steps;
  blocks.push(
    heading(next.heading, sections.length),
    paragraph(plain(`${next.text} ${address(call.href)}`)),
    paragraph(plain(`${sheet.again} ${address("/my-plan")}`)),
  );
  return {
    model: { title, blocks, choices: [] },
    coverLine: [sheet.kicker, summary, fill(sheet.madeOn, { date: longDate(madeOn) })].filter(Boolean).join("  ·  "),
    notice: sheet.estimate,
    footer: `${title}  ·  ${sheet.kicker}`,
    notes: true,
    properties: { title, description: summary, category: sheet.kicker, tags: [], date: madeOn, brand },
  };
}
