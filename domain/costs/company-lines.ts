import { companyFees } from "../../content/incorporation-costs/charges.ts";
import { costWords } from "../../content/incorporation-costs/ledger-words.ts";
import { stateDuties } from "../../content/incorporation-costs/state-duties.ts";
import type { DutyPart, DutyReading, StampDuty } from "../../content/schemas/incorporation-costs.ts";
import { type Status, sourced } from "../../content/sources/certainty.ts";
import type { StateCode } from "../../content/states.ts";
import { rupees } from "../india/money.ts";
import { fill } from "../text.ts";
import { exactly } from "./amount.ts";
import { calculateDuty, describeDuty } from "./duty.ts";
import { companyFilingFee, companyRegistrationFee } from "./fees.ts";
import type { LedgerLine } from "./ledger.ts";

const words = costWords.lines;
const { registration, formAndArticles } = companyFees;
const dutyParts = ["form", "memorandum", "articles"] as const satisfies readonly DutyPart[];

const slabsInWords = (): string =>
  registration.general.slabs
    .map(({ upTo, amount }) => (upTo === null ? `${rupees(amount)} above` : `${rupees(amount)} up to ${rupees(upTo)}`))
    .join(", ");

function registrationRule(capital: number, concession: boolean): string {
  const shared = { nilUpTo: rupees(registration.nilUpTo), per: rupees(registration.per) };
  if (capital <= registration.nilUpTo) return fill(words["registration-fee"].nil, shared);
  if (concession && capital <= registration.concession.upTo) {
    const { base, amount, from } = registration.concession;
    return fill(words["registration-fee"].concession, {
      ...shared,
      base: rupees(base),
      amount: rupees(amount),
      from: rupees(from),
    });
  }
  const { base, from } = registration.general;
  return fill(words["registration-fee"].general, {
    ...shared,
    base: rupees(base),
    from: rupees(from),
    slabs: slabsInWords(),
  });
}

export function registrationLines(capital: number, concession: boolean): LedgerLine[] {
  const lines: LedgerLine[] = [
    {
      id: "registration-fee",
      group: "mca",
      label: words["registration-fee"].label,
      amount: exactly(companyRegistrationFee(capital, concession)),
      rule: registrationRule(capital, concession),
      ...sourced(registration),
    },
  ];
  if (capital > registration.nilUpTo) {
    const fee = companyFilingFee(capital);
    lines.push({
      id: "form-and-articles-fee",
      group: "mca",
      label: words["form-and-articles-fee"].label,
      amount: { from: fee, to: 2 * fee },
      rule: fill(words["form-and-articles-fee"].rule, { nilUpTo: rupees(registration.nilUpTo), fee: rupees(fee) }),
      ...sourced(formAndArticles),
    });
  }
  return lines;
}

const partDuty = (reading: DutyReading, part: DutyPart, capital: number): number =>
  part === "articles" ? calculateDuty(reading.articles, capital) : reading[part];

const readingTotal = (reading: DutyReading, capital: number): number =>
  dutyParts.reduce((total, part) => total + partDuty(reading, part, capital), 0);

function partStatus(duty: StampDuty, part: DutyPart, capital: number): Status {
  if (duty.status !== "check") return duty.status;
  return duty.check?.includes(part) && capital > (duty.checkAbove ?? 0) ? "check" : "verified";
}

/** The three duties of a state. Of several readings, the one with the lowest total gives `from` in every line. */
export function stampDutyLines(state: { code: StateCode; name: string }, capital: number): LedgerLine[] {
  const duty = stateDuties[state.code].company;
  const ordered = [...duty.readings].sort((a, b) => readingTotal(a, capital) - readingTotal(b, capital));
  const lowest = ordered.at(0);
  const highest = ordered.at(-1);

  // The note is printed once, at the part it is about.
  const notedPart = duty.check?.at(-1) ?? "articles";

  return dutyParts.map((part) => {
    const id = `${part}-duty` as const;
    const note = part === notedPart ? duty.note : undefined;
    const line = { id, group: "stamp-duty" as const, label: words[id].label, ...sourced(duty), note };
    if (!lowest || !highest) {
      const rule = fill(words["stamp-duty-unknown"], { state: state.name });
      return { ...line, amount: null, rule };
    }
    const amount = { from: partDuty(lowest, part, capital), to: partDuty(highest, part, capital) };
    const articles = [...new Set(duty.readings.map((reading) => describeDuty(reading.articles, "authorised capital")))];
    const amounts = [...new Set(duty.readings.map((reading) => partDuty(reading, part, capital)))].sort(
      (a, b) => a - b,
    );
    const differ = amounts.length > 1;
    const rule = differ && part !== "articles" ? words["fixed-duty-differs"] : words[id].rule;
    return {
      ...line,
      amount,
      status: partStatus(duty, part, capital),
      rule: fill(rule, { state: state.name, duty: articles.join("; or "), amounts: amounts.map(rupees).join(" or ") }),
      readings: differ
        ? duty.readings.map((reading) => ({ label: reading.label, amount: partDuty(reading, part, capital) }))
        : undefined,
    };
  });
}
