import { llpFees, otherCharges } from "../../content/incorporation-costs/charges.ts";
import { costWords } from "../../content/incorporation-costs/ledger-words.ts";
import { stateDuties } from "../../content/incorporation-costs/state-duties.ts";
import { gstOnServices } from "../../content/law/legal-figures.ts";
import type { LlpDuty } from "../../content/schemas/incorporation-costs.ts";
import { leastCertain, type Status, sourced } from "../../content/sources/certainty.ts";
import { type StateCode, states } from "../../content/states.ts";
import { gstOn } from "../india/gst.ts";
import { rupees } from "../india/money.ts";
import { peopleFor } from "../structures.ts";
import { fill } from "../text.ts";
import { type Amount, exactly, formatAmount, sum, type Total } from "./amount.ts";
import { registrationLines, stampDutyLines } from "./company-lines.ts";
import { calculateDuty, describeDuty } from "./duty.ts";
import { llpSlab } from "./fees.ts";
import { type CostInput, type CostStructure, isOurs, type Ledger, type LedgerLine } from "./ledger.ts";

const words = costWords.lines;

type AnyInput = CostInput<CostStructure>;

function ourLines({ ourFee, gstPercent = gstOnServices.percent, gstFrom, state }: AnyInput): LedgerLine[] {
  if (ourFee === undefined) return [];
  const fee: LedgerLine = {
    id: "our-fee",
    group: "ours",
    label: words["our-fee"].label,
    amount: exactly(ourFee),
    rule: words["our-fee"].rule,
    status: "verified",
    sources: [],
    checkedUpTo: null,
  };
  const gst: LedgerLine = {
    id: "gst",
    group: "ours",
    label: words.gst.label,
    amount: exactly(gstOn(ourFee, gstPercent, gstFrom && { from: gstFrom, to: state })),
    rule: fill(words.gst.rule, { percent: gstPercent }),
    ...sourced(otherCharges.gst),
  };
  return gstPercent > 0 ? [fee, gst] : [fee];
}

function nameLine({ structure, nameFiling = "separate" }: AnyInput): LedgerLine {
  const charge = structure === "llp" ? otherCharges.llpName : otherCharges.companyName;
  const together = nameFiling === "together";
  const { label, company, companyTogether, llp, llpTogether } = words.name;
  const [alone, joined] = structure === "llp" ? [llp, llpTogether] : [company, companyTogether];
  return {
    id: "name",
    group: "name",
    label,
    amount: exactly(together ? 0 : charge.amount),
    rule: fill(together ? joined : alone, { fee: rupees(charge.amount) }),
    ...sourced(charge),
  };
}

function directorNumbersLine(structure: CostStructure, people: number): LedgerLine {
  const charge = structure === "llp" ? otherCharges.llpDpin : otherCharges.companyDin;
  const { label, company, llp } = words["director-numbers"];
  const beyond = Math.max(0, people - charge.free);
  return {
    id: "director-numbers",
    group: "mca",
    label,
    // Whoever signs beyond the free number may be an owner only, and then needs no director number.
    amount: { from: 0, to: beyond * charge.each },
    rule: fill(structure === "llp" ? llp : company, { free: charge.free, each: rupees(charge.each) }),
    ...sourced(charge),
    status: beyond > 0 ? "check" : "agreed",
  };
}

function panAndTanLine(): LedgerLine {
  const { pan, tan } = otherCharges.panAndTan;
  return {
    id: "pan-and-tan",
    group: "pan-and-tan",
    label: words["pan-and-tan"].label,
    amount: exactly(pan + tan),
    rule: fill(words["pan-and-tan"].rule, { pan: rupees(pan), tan: rupees(tan) }),
    ...sourced(otherCharges.panAndTan),
  };
}

function signaturesLine(people: number): LedgerLine {
  const { each } = otherCharges.signature;
  return {
    id: "signatures",
    group: "signatures",
    label: words.signatures.label,
    amount: exactly(people * each),
    rule: fill(words.signatures.rule, { people, each: rupees(each) }),
    ...sourced(otherCharges.signature),
  };
}

/** The fees and the duty that only this structure has. */
function ownLines({ structure, capital, smallCompany }: CostInput, state: LedgerState): LedgerLine[] {
  if (structure === "llp") return [...llpFeeLines(capital), llpDutyLine(state, capital)];
  return [
    ...registrationLines(capital, structure === "opc" || smallCompany !== false),
    ...stampDutyLines(state, capital),
  ];
}

/** Every charge of registering this structure, line by line, each with its rule, sources and certainty. */
export const calculateCost = (input: CostInput): Ledger => ledgerFor(input, (state) => ownLines(input, state));

interface LedgerState {
  code: StateCode;
  name: string;
}

/** The charges that all have, around those of the structure. */
export function ledgerFor<Structure extends CostStructure>(
  input: CostInput<Structure>,
  own: (state: LedgerState) => LedgerLine[],
): Ledger<Structure> {
  const { structure, capital } = input;
  const state = states.find(({ code }) => code === input.state);
  if (!state) throw new RangeError(`unknown state ${input.state}`);
  if (!Number.isSafeInteger(capital) || capital < 0) throw new RangeError("capital must be whole rupees");
  const people = peopleFor(structure === "section-8" ? "private-limited" : structure, input.people, input.withResident);
  const lines = [
    ...ourLines(input),
    ...own(state),
    nameLine(input),
    panAndTanLine(),
    directorNumbersLine(structure, people),
    signaturesLine(people),
  ];

  return {
    structure,
    state: state.code,
    capital,
    people,
    lines,
    ours: sum(lines.filter(isOurs)),
    others: sum(lines.filter((line) => !isOurs(line))),
    stampDuty: sum(lines.filter(({ group }) => group === "stamp-duty")),
    charges: sum(lines.filter(({ group }) => group !== "ours")),
    total: sum(lines),
    status: leastCertain(lines.map(({ status }) => status)),
  };
}

function slabInWords(contribution: number): string {
  const { above, upTo } = llpSlab(contribution);
  if (upTo === null) return `above ${rupees(above)}`;
  return above === 0 ? `up to ${rupees(upTo)}` : `above ${rupees(above)}, up to ${rupees(upTo)}`;
}

function llpFeeLines(contribution: number): LedgerLine[] {
  const { registration, document } = llpSlab(contribution);
  const slab = slabInWords(contribution);
  const ids = [
    { id: "llp-registration-fee", fee: registration },
    { id: "llp-agreement-filing", fee: document },
  ] as const;
  return ids.map(({ id, fee }) => ({
    id,
    group: "mca",
    label: words[id].label,
    amount: exactly(fee),
    rule: fill(words[id].rule, { slab }),
    ...sourced(llpFees),
  }));
}

function describeRules({ rules, checkAbove = 0 }: LlpDuty, amount: Amount, contribution: number): string {
  if (contribution <= checkAbove) return `${formatAmount(amount)} up to ${rupees(checkAbove)} of contribution`;
  if (rules.length > 1 && rules.every(({ kind }) => kind === "flat")) return `${formatAmount(amount)}; sources differ`;
  return rules.map((rule) => describeDuty(rule, "contribution")).join("; or ");
}

function llpDutyLine(state: { code: StateCode; name: string }, contribution: number): LedgerLine {
  const duty = stateDuties[state.code].llp;
  const line = {
    id: "llp-agreement-duty",
    group: "stamp-duty" as const,
    label: words["llp-agreement-duty"].label,
    ...sourced(duty),
  };
  if (duty.rules.length === 0) {
    const rule = fill(words["llp-agreement-duty"].unknown, { state: state.name });
    return { ...line, amount: null, rule, status: "ask" };
  }
  const duties = duty.rules.map((rule) => calculateDuty(rule, contribution));
  const amount = { from: Math.min(...duties), to: Math.max(...duties) };
  return {
    ...line,
    amount,
    rule: fill(words["llp-agreement-duty"].rule, {
      state: state.name,
      duty: describeRules(duty, amount, contribution),
    }),
    ...(duty.checkAbove !== undefined && contribution > duty.checkAbove && { status: "check" as const }),
  };
}

export interface StateCost {
  state: StateCode;
  name: string;
  stampDuty: Total;
  charges: Total;
  total: Total;
  /** How certain the stamp duty is; the other charges are the same everywhere. */
  status: Status;
}

export const costByState = (ledgerIn: (state: StateCode) => Ledger<CostStructure>): StateCost[] =>
  states.map(({ code, name }) => {
    const ledger = ledgerIn(code);
    const duties = ledger.lines.filter(({ group }) => group === "stamp-duty");
    const status = leastCertain(duties.map((line) => line.status));
    const { stampDuty, charges, total } = ledger;
    return { state: code, name, stampDuty, charges, total, status };
  });
