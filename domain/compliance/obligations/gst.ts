import { gstOpen } from "../../../content/compliance/calendar-words.ts";
import { lateGst, lateGstReturn } from "../../../content/law/legal-figures.ts";
import { findState } from "../../../content/states.ts";
import { addMonths, calendarDate, dateParts } from "../../india/calendar-date.ts";
import { ordinalDay } from "../../india/date-text.ts";
import { rupees } from "../../india/money.ts";
import { taxYearsEnding } from "../financial-year.ts";
import {
  capped,
  choiceValue,
  daysLate,
  type LateFeeInput,
  type LateFeeValues,
  numberValue,
  percent,
  pluralise,
  rupeeInput,
  yearlyInterest,
} from "../late-fees.ts";
import type { Profile } from "../profile.ts";
import {
  type Applicability,
  applies,
  checkYourself,
  dayOfNextMonth,
  doesNotApply,
  type Obligation,
  perPeriod,
  perYear,
} from "./obligation.ts";

/** No answer is not 'none': it may apply, and the dates leave it out until there is one. */
const forRegistered =
  (registered: (gst: "monthly" | "quarterly") => Applicability) =>
  ({ gst }: Profile): Applicability => {
    if (gst === undefined) return checkYourself(gstOpen);
    if (gst === "none") return doesNotApply("You said you are not registered for GST.");
    if (gst === "composition") return doesNotApply("In the composition scheme CMP-08 and GSTR-4 take its place.");
    return registered(gst);
  };

const gstApplicability = forRegistered((gst) =>
  applies(
    gst === "monthly"
      ? "You are registered for GST and file every month."
      : "You are registered for GST and file every quarter (the QRMP scheme).",
  ),
);

const gstSite = "https://www.gst.gov.in/";

const nil = "nil";

/** Central and state late fee together, for each return. */
const returnBands = [
  { value: nil, label: "Nil return", perDay: lateGstReturn.nilRupeesADay, limit: 500 },
  {
    value: "up-to-1.5-crore",
    label: "Turnover up to ₹1.5 crore last year",
    perDay: lateGstReturn.rupeesADay,
    limit: 2000,
  },
  { value: "up-to-5-crore", label: "Above ₹1.5 crore, up to ₹5 crore", perDay: lateGstReturn.rupeesADay, limit: 5000 },
  { value: "above-5-crore", label: "Above ₹5 crore", perDay: lateGstReturn.rupeesADay, limit: 10_000 },
] as const;

const kindOfReturn: LateFeeInput = {
  id: "band",
  kind: "choice",
  label: "The return",
  initial: "up-to-1.5-crore",
  options: returnBands.map(({ value, label }) => ({ value, label })),
};

const feeFormula = `${rupees(lateGstReturn.rupeesADay)} for each day (${rupees(lateGstReturn.nilRupeesADay)} for a nil return), up to a cap by turnover`;

const feeSource = { name: "CGST late fee notifications 19/2021 and 20/2021", url: gstSite };

function returnLateFee(values: LateFeeValues) {
  const days = numberValue(values, "days");
  const band = returnBands.find(({ value }) => value === choiceValue(values, "band")) ?? returnBands[3];
  const { amount, cap } = capped(days * band.perDay, band.limit, `Not more than ${rupees(band.limit)} for a return`);
  return { line: { label: `Late fee: ₹${band.perDay} for ${pluralise(days, "day")}`, amount }, cap };
}

const gstr1: Obligation = {
  id: "gstr-1",
  hasCard: true,
  title: "GSTR-1",
  category: "GST",
  lawChanges: ["gst-three-year-bar"],
  applicability: gstApplicability,
  differsFromCard: (profile) =>
    profile.gst === "quarterly" ? "The card is for monthly filers. You file by the 13th after the quarter." : undefined,
  occurrences: (profile, from, to) =>
    profile.gst === "monthly"
      ? perPeriod(1, profile, from, to, (month) => ({
          date: dayOfNextMonth(month, 11),
          why: "Monthly filers report sales by the 11th of the next month.",
        }))
      : perPeriod(3, profile, from, to, (quarter) => ({
          date: dayOfNextMonth(quarter, 13),
          why: "Quarterly filers report sales by the 13th after the quarter.",
        })),
  lateFee: {
    inputs: [daysLate, kindOfReturn],
    formula: feeFormula,
    source: feeSource,
    lawChangeIds: ["gst-three-year-bar"],
    calculate: (values) => {
      const { line, cap } = returnLateFee(values);
      return { lines: [line], cap };
    },
  },
};

/** With no state given, the earlier of the two days is the safe one. */
function quarterlyReturnDay(profile: Profile): { day: number; why: string } {
  const state = findState(profile.state);
  if (!state) return { day: 22, why: "Quarterly filers: the 22nd or 24th by state. The earlier day is shown." };
  const day = state.quarterlyGstr3bDay;
  return { day, why: `Quarterly filers in ${state.name}: by the ${ordinalDay(day)} after the quarter.` };
}

const gstr3b: Obligation = {
  id: "gstr-3b",
  hasCard: true,
  title: "GSTR-3B",
  category: "GST",
  lawChanges: ["gst-three-year-bar"],
  applicability: gstApplicability,
  differsFromCard: (profile) =>
    profile.gst === "quarterly"
      ? "The card is for monthly filers. You file by the 22nd or 24th after the quarter."
      : undefined,
  occurrences: (profile, from, to) => {
    if (profile.gst === "monthly") {
      return perPeriod(1, profile, from, to, (month) => ({
        date: dayOfNextMonth(month, 20),
        why: "Monthly filers pay and file by the 20th of the next month.",
      }));
    }
    const { day, why } = quarterlyReturnDay(profile);
    return perPeriod(3, profile, from, to, (quarter) => ({ date: dayOfNextMonth(quarter, day), why }));
  },
  lateFee: {
    inputs: [daysLate, kindOfReturn, rupeeInput("tax", "Tax unpaid in cash", "Leave at 0 for a nil return")],
    formula: `${feeFormula}, plus ${lateGst.percent}% a year on the unpaid tax, day by day`,
    source: feeSource,
    lawChangeIds: ["gst-three-year-bar"],
    calculate: (values) => {
      const { line, cap } = returnLateFee(values);
      const days = numberValue(values, "days");
      const tax = choiceValue(values, "band") === nil ? 0 : numberValue(values, "tax");
      const interest = {
        label: `Interest: ${lateGst.percent}% a year for ${pluralise(days, "day")}`,
        amount: yearlyInterest(tax, lateGst.percent, days),
      };
      return { lines: [line, interest], cap };
    },
  },
};

const isLastOfQuarter = (month: number) => month % 3 === 0;

const pmt06: Obligation = {
  id: "gst-pmt-06",
  title: "GST payment (PMT-06)",
  category: "GST",
  lawChanges: [],
  applicability: forRegistered((gst) =>
    gst === "quarterly"
      ? applies("Quarterly filers pay tax for the first two months of a quarter by challan.")
      : doesNotApply("You pay with the monthly GSTR-3B."),
  ),
  condition: () => "Only if tax is payable for the month.",
  occurrences: (profile, from, to) =>
    perPeriod(1, profile, from, to, (month) => ({
      date: dayOfNextMonth(month, 25),
      why: "Tax for the first and second month of a quarter is paid by the 25th of the next month.",
    })).filter(({ periodKey }) => !isLastOfQuarter(Number(periodKey.slice(5)))),
};

const crore = 10_000_000;

const annualBands = [
  { upTo: 5 * crore, perDay: 50, capPercent: 0.04 },
  { upTo: 20 * crore, perDay: 100, capPercent: 0.04 },
  { upTo: Number.POSITIVE_INFINITY, perDay: 200, capPercent: 0.5 },
] as const;

const gstr9: Obligation = {
  id: "gstr-9",
  hasCard: true,
  title: "GSTR-9 annual return",
  category: "GST",
  lawChanges: ["gst-three-year-bar"],
  applicability: forRegistered(() => applies("GST-registered businesses file a yearly reconciliation.")),
  condition: () => "Compulsory only above ₹2 crore turnover. GSTR-9C is added above ₹5 crore.",
  occurrences: (profile, from, to) =>
    perYear(taxYearsEnding(profile, addMonths(from, -10), to), (year) => ({
      date: calendarDate(dateParts(year.end).year, 12, 31),
      why: "Due by 31 December after the year ended 31 March.",
    })),
  lateFee: {
    inputs: [
      daysLate,
      { ...rupeeInput("turnover", "Turnover in the state in the year"), kind: "rupees", initial: 3 * crore },
    ],
    formula:
      "₹50 for each day up to ₹5 crore turnover, ₹100 up to ₹20 crore, ₹200 above; capped at 0.04% of turnover, or 0.5% above ₹20 crore",
    notIncluded: "The return is optional up to ₹2 crore turnover.",
    source: { name: "CGST late fee notification 07/2023", url: gstSite },
    lawChangeIds: ["gst-three-year-bar"],
    calculate: (values) => {
      const [days, turnover] = [numberValue(values, "days"), numberValue(values, "turnover")];
      const band = annualBands.find(({ upTo }) => turnover <= upTo) ?? annualBands[2];
      const limit = percent(turnover, band.capPercent);
      const { amount, cap } = capped(
        days * band.perDay,
        limit,
        `Not more than ${band.capPercent}% of turnover: ${rupees(limit)}`,
      );
      return { lines: [{ label: `Late fee: ₹${band.perDay} for ${pluralise(days, "day")}`, amount }], cap };
    },
  },
};

const inComposition = ({ gst }: Profile): Applicability =>
  gst === "composition"
    ? applies("You are in the composition scheme.")
    : doesNotApply("Only in the composition scheme.");

const cmp08: Obligation = {
  id: "cmp-08",
  title: "CMP-08 (composition tax)",
  category: "GST",
  lawChanges: [],
  applicability: inComposition,
  occurrences: (profile, from, to) =>
    perPeriod(3, profile, from, to, (quarter) => ({
      date: dayOfNextMonth(quarter, 18),
      why: "Tax of a quarter is declared and paid by the 18th after it (rule 62).",
    })),
};

/** Until the year 2023-24 it was due two months earlier. */
const firstYearOfJuneDate = "2025-03-31";

const gstr4: Obligation = {
  id: "gstr-4",
  title: "GSTR-4 (annual return of the composition scheme)",
  category: "GST",
  lawChanges: [],
  applicability: inComposition,
  occurrences: (profile, from, to) =>
    perYear(taxYearsEnding(profile, addMonths(from, -4), to), (year) => ({
      date: calendarDate(dateParts(year.end).year, year.end < firstYearOfJuneDate ? 4 : 6, 30),
      why: "Due by 30 June after the year ended 31 March; by 30 April for years up to 2023-24 (rule 62).",
    })),
};

export const gstObligations: readonly Obligation[] = [gstr1, gstr3b, pmt06, gstr9, cmp08, gstr4];
