import type { StructureId } from "../../content/schemas/plain-lists.ts";
import type { Status } from "../../content/sources/certainty.ts";
import type { StateCode } from "../../content/states.ts";
import { rupees } from "../india/money.ts";
import { type Amount, formatAmount, sum, type Total } from "./amount.ts";

/** What the calculator counts: the structures we have plans for, and the Section 8 company, for which we quote. */
export type CostStructure = StructureId | "section-8";

export interface CostInput<Structure extends CostStructure = StructureId> {
  structure: Structure;
  /** The state of the registered office. */
  state: StateCode;
  /** Authorised capital of a company, or contribution of an LLP, in rupees. */
  capital: number;
  /** How many people sign, each with a digital signature. */
  people: number;
  /** Somebody who lives in India signs beside owners who do not. */
  withResident?: boolean;
  /** The price of our offer, before GST. Without it the ledger holds only the charges of others. */
  ourFee?: number | undefined;
  gstPercent?: number | undefined;
  /** Where the firm is registered for GST, if it is: see domain/india/gst.ts. */
  gstFrom?: StateCode | undefined;
  /** Most new private companies are small companies; a holding, subsidiary or Section 8 company is not. */
  smallCompany?: boolean | undefined;
  /** A Section 8 company may have none. */
  shareCapital?: boolean | undefined;
  /** Whether the name is reserved first, or applied for together with the incorporation form. */
  nameFiling?: "separate" | "together" | undefined;
}

/** In the order in which a ledger is read. */
const lineGroups = ["ours", "mca", "name", "stamp-duty", "pan-and-tan", "signatures"] as const;
export type LineGroup = (typeof lineGroups)[number];

type PartId = "ours" | "mca" | "duty" | "others";

interface LedgerPart {
  id: PartId;
  groups: readonly LineGroup[];
}

/** Under which headings the lines of a ledger are listed, in its order. */
export const ledgerParts: readonly LedgerPart[] = [
  // We sell the signatures, so they are paid to us.
  { id: "ours", groups: ["ours", "signatures"] },
  { id: "mca", groups: ["mca", "name"] },
  { id: "duty", groups: ["stamp-duty"] },
  { id: "others", groups: ["pan-and-tan"] },
];

export interface LedgerLine {
  id: string;
  group: LineGroup;
  label: string;
  /** Null where there is no reliable figure. */
  amount: Amount | null;
  /** The rule in words. */
  rule: string;
  /** The figure by each reading of the law, where readings differ. */
  readings?: readonly { label: string; amount: number }[] | undefined;
  note?: string | undefined;
  status: Status;
  sources: readonly string[];
  /** Sources that print another figure; the note says which. */
  differing?: readonly string[] | undefined;
  checkedUpTo: string | null;
}

export interface Ledger<Structure extends CostStructure = StructureId> {
  structure: Structure;
  state: StateCode;
  capital: number;
  people: number;
  lines: readonly LedgerLine[];
  /** All that is paid to us: our fee with GST, and the signatures. */
  ours: Total;
  /** All that is paid to others, through us. */
  others: Total;
  stampDuty: Total;
  /** What is listed as charges beside our fee: everything but the fee and its GST, so with the signatures. */
  charges: Total;
  total: Total;
  /** The least certain state among the lines. */
  status: Status;
}

const oursGroups: readonly LineGroup[] = ledgerParts.find(({ id }) => id === "ours")?.groups ?? [];
export const isOurs = ({ group }: Pick<LedgerLine, "group">): boolean => oursGroups.includes(group);

/** Our own price is fixed. */
export const isEstimate = (line: Pick<LedgerLine, "group" | "status">): boolean =>
  line.status === "check" && !isOurs(line);

/** What each kind of charge comes to; kinds without a line are left out. */
export const groupTotals = ({ lines }: Pick<Ledger<CostStructure>, "lines">): { group: LineGroup; total: Total }[] =>
  lineGroups
    .map((group) => ({ group, lines: lines.filter((line) => line.group === group) }))
    .filter((entry) => entry.lines.length > 0)
    .map((entry) => ({ group: entry.group, total: sum(entry.lines) }));

/** The figure of a line, with every reading in it; undefined where there is none. Only the ends of `amount` add up. */
export function formatLine({ amount, readings = [] }: Pick<LedgerLine, "amount" | "readings">): string | undefined {
  if (!amount) return undefined;
  const figures = [amount.from, amount.to, ...readings.map((reading) => reading.amount)];
  const [low, high] = [Math.min(...figures), Math.max(...figures)];
  return amount.from === low && amount.to === high ? formatAmount(amount) : `${rupees(low)} or ${rupees(high)}`;
}
