import { payingWords } from "../../content/registration/payments.ts";
import { quotationWords } from "../../content/registration/quotation.ts";
import { type StateCode, stateName } from "../../content/states.ts";
import { planChoices } from "../company-plan/describe.ts";
import { type Amount, formatAmount, type Total } from "../costs/amount.ts";
import { estimateNote } from "../costs/duty-words.ts";
import { formatLine, ledgerParts } from "../costs/ledger.ts";
import { longDate } from "../india/date-text.ts";
import { askHowToPay, bankBlock, type DueLine, dueLines, dueParts, upiBlock, upiLink } from "../payments/due.ts";
import { fill } from "../text.ts";
import type { Quotation, QuotationLine, SentQuotation } from "./model.ts";
import { numberText } from "./number-and-limits.ts";
import { chargesTotal, gstAmount, oursTotal, quotationTotal, quotedPlace } from "./total.ts";

const words = quotationWords;

interface Fact {
  label: string;
  value: string;
}

export interface DocumentRow {
  id: string;
  label: string;
  value: string;
  /** How sure the amount is, in a word or two. */
  certainty: string;
  /** What was changed, and why. */
  note?: string | undefined;
  /** Shown, but not in the sum. */
  struck: boolean;
}

interface DocumentPart {
  id: QuotationLine["part"];
  heading: string;
  rows: readonly DocumentRow[];
}

interface Passage {
  heading: string;
  paragraphs: readonly string[];
}

/** How and when to pay. Where the firm's facts say nothing, there is only a note. */
interface Paying {
  heading: string;
  due: readonly DueLine[];
  /** `link` is what the code holds: the part that is due first. */
  upi?: { heading: string; facts: readonly Fact[]; link: string } | undefined;
  bank?: { heading: string; facts: readonly Fact[] } | undefined;
  notes: readonly string[];
}

/** A quotation in words: the mail, the PDF and the founder's page show this and nothing else. */
export interface QuotationDocument {
  title: string;
  number: string;
  fileName: string;
  /** Number, date and until when it is open. */
  stamp: readonly Fact[];
  /** For whom, and who answers for it. */
  parties: readonly Fact[];
  /** What is registered, and the services. */
  facts: readonly Fact[];
  parts: readonly DocumentPart[];
  /** To us and to others. */
  sums: readonly Fact[];
  total: Fact & { missing?: string | undefined };
  notes: readonly string[];
  included: { heading: string; items: readonly string[] };
  /** Of services. */
  needs?: { heading: string; items: readonly string[] } | undefined;
  notIncluded: { heading: string; items: readonly string[] };
  /** What can be relied on, refunds, complaints. */
  terms: readonly [Passage, Passage, Passage];
  accept: Passage;
  paying: Paying;
  /** Who answers questions. */
  answers: Passage;
  firm: { name: string; details: readonly Fact[]; contact: readonly string[]; sample?: string | undefined };
}

const figure = (amount: Amount | null): string => (amount ? formatAmount(amount) : words.certainty.ask);

function changeNote({ amount, change }: QuotationLine): string | undefined {
  if (!change) return undefined;
  const { reason = "" } = change;
  if (change.kind === "added") return amount && amount.to < 0 ? reason : fill(words.added, { reason });
  if (change.kind === "struck")
    return amount
      ? fill(words.struck, { amount: formatAmount(amount), reason })
      : fill(words.struckUnknown, { reason });
  if (!change.planned) return reason || undefined;
  return fill(words.changed, { amount: formatAmount(change.planned), reason });
}

function certaintyOf({ certainty, gstIncluded }: QuotationLine, gstPercent: number): string {
  if (certainty === "check") return words.certainty.check;
  return gstIncluded && gstPercent > 0 ? words.certainty.withGst : "";
}

function lineRow(line: QuotationLine, gstPercent: number): DocumentRow {
  const struck = line.change?.kind === "struck";
  const readings = line.readings?.map((amount) => ({ label: "", amount }));
  return {
    id: line.id,
    label: line.label,
    value: struck ? "–" : (formatLine({ amount: line.amount, readings }) ?? words.certainty.ask),
    certainty: struck || line.amount === null ? "" : certaintyOf(line, gstPercent),
    note: changeNote(line),
    struck,
  };
}

const isFree = ({ amount, change }: QuotationLine): boolean => !change && amount?.from === 0 && amount.to === 0;

/** What costs nothing is one row. */
function rowsOf(lines: readonly QuotationLine[], gstPercent: number): DocumentRow[] {
  const [free, others] = [lines.filter(isFree), lines.filter((line) => !isFree(line))];
  const rows = others.map((line) => lineRow(line, gstPercent));
  const [first] = free;
  if (!first) return rows;
  const what = free.map(({ label }) => label).join(", ");
  return [
    ...rows,
    { ...lineRow(first, gstPercent), id: `free-${first.part}`, label: fill(words.noFee, { what }), certainty: "" },
  ];
}

export const partHeading = (part: QuotationLine["part"], state: StateCode | undefined): string =>
  part === "duty" && !state ? words.dutyAnywhere : fill(words.parts[part], { state: state ? stateName(state) : "" });

function parts(quotation: SentQuotation): DocumentPart[] {
  const gst: DocumentRow = {
    id: "gst",
    label: fill(words.gst, { percent: quotation.gstPercent }),
    value: formatAmount(gstAmount(quotation)),
    certainty: "",
    struck: false,
  };
  return ledgerParts
    .map(({ id }) => ({
      id,
      heading: partHeading(id, quotedPlace(quotation)),
      rows: [
        ...rowsOf(
          quotation.lines.filter(({ part }) => part === id),
          quotation.gstPercent,
        ),
        ...(id === "ours" && quotation.gstPercent > 0 ? [gst] : []),
      ],
    }))
    .filter(({ rows }) => rows.length > 0);
}

/** A total that lacks a figure is the least it can be. */
export const totalText = (total: Total): string =>
  total.missing.length > 0 ? fill(words.totalAtLeast, { amount: figure(total) }) : figure(total);

/** 'Private Limited, Karnataka; Bookkeeping' */
export function quotedText({ basis, services = [] }: Pick<Quotation, "basis" | "services">): string {
  const registered = basis ? planChoices(basis).slice(0, 2) : [];
  return [registered.map(([, value]) => value).join(", "), ...services.map(({ name }) => name)]
    .filter(Boolean)
    .join("; ");
}

function paying(quotation: SentQuotation): Paying {
  const { payment, number } = quotation;
  const { heading, say, check, upi: byUpi, bank: byBank } = payingWords;
  if (!payment) return { heading, due: [], notes: [askHowToPay] };
  const { upi, bank } = payment;
  const first = dueParts(quotation)[0]?.amount ?? { from: 0, to: 0 };
  return {
    heading,
    due: dueLines(quotation),
    ...(upi && { upi: { heading: byUpi, facts: upiBlock(upi, number), link: upiLink(upi, number, first) } }),
    ...(bank && { bank: { heading: byBank, facts: bankBlock(bank, number) } }),
    notes: upi || bank ? [...(upi ? [fill(check, { name: upi.name })] : []), say] : [askHowToPay],
  };
}

function answersText({ advisor, firm: { name, contact } }: SentQuotation): string[] {
  const [, email = "", phone = ""] = contact;
  return [fill(words.answersText, { advisor: advisor ?? name }), fill(words.answersAt, { email, phone })];
}

export function quotationDocument(quotation: SentQuotation): QuotationDocument {
  const { basis, services = [], to, advisor, date, validUntil, replaces, agreed, version } = quotation;
  const { name, ...plan } = basis ?? {};
  const needs = [...new Set(services.flatMap((each) => each.needs))];
  const sold = services.map((each) => each.name).join("; ");
  const total = quotationTotal(quotation);
  const number = numberText(quotation);
  const given = (label: string, value: string | undefined): Fact[] => (value ? [{ label, value }] : []);
  return {
    title: `${words.title} ${number}`,
    number,
    fileName: `quotation-${quotation.number.replace("/", "-")}${version > 1 ? `-v${version}` : ""}.pdf`,
    stamp: [
      { label: words.number, value: number },
      { label: words.date, value: longDate(date) },
      { label: words.validUntil, value: longDate(validUntil) },
      ...given(
        words.agreed,
        agreed && fill(words.agreedOn, { number: numberText(agreed), date: longDate(agreed.date) }),
      ),
      ...given(
        words.replaces,
        replaces && fill(words.replaced, { version: replaces.version, date: longDate(replaces.date) }),
      ),
    ],
    parties: [{ label: words.to, value: to }, ...given(words.company, name), ...given(words.advisor, advisor)],
    facts: [
      ...planChoices(plan).map(([label, value]) => ({ label, value })),
      ...given(words.services.heading[services.length > 1 ? "many" : "one"], sold),
    ],
    parts: parts(quotation),
    sums: quotation.lines.some(({ part }) => part !== "ours")
      ? [
          { label: words.ours, value: totalText(oursTotal(quotation)) },
          { label: words.charges, value: totalText(chargesTotal(quotation)) },
        ]
      : [],
    total: {
      label: words.total,
      value: totalText(total),
      missing: total.missing.length > 0 ? words.missing : undefined,
    },
    notes: [
      ...(basis ? [estimateNote({ structure: basis.structure ?? "section-8", total })] : []),
      ...(quotation.lines.some(({ certainty }) => certainty === "check") ? [words.certaintyNote] : []),
    ],
    included: { heading: words.included, items: quotation.included },
    ...(needs.length > 0 && { needs: { heading: words.needs, items: needs } }),
    notIncluded: { heading: words.notIncluded, items: quotation.notIncluded },
    terms: [
      { heading: words.terms, paragraphs: quotation.promises },
      { heading: words.refund, paragraphs: quotation.refund },
      { heading: words.grievance, paragraphs: quotation.grievance.map(grievanceText) },
    ],
    accept: { heading: words.howToAccept, paragraphs: [fill(words.toAccept, { date: longDate(validUntil) })] },
    paying: paying(quotation),
    answers: { heading: words.answers, paragraphs: answersText(quotation) },
    firm: { ...quotation.firm, sample: quotation.firm.sample ? words.sample : undefined },
  };
}

const grievanceText = ({ label, value }: Fact): string => (label === words.grievance ? value : `${label}: ${value}`);
