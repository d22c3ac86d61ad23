import { gstOpen } from "../../../content/compliance/filings.ts";
import { addMonths, calendarDate, dateParts } from "../../india/calendar-date.ts";
import { ordinalDay } from "../../india/date-text.ts";
import { findState } from "../../india/states.ts";
import { taxYearsEnding } from "../financial-year.ts";
import type { Profile } from "../profile.ts";
import {
  type Applicability,
  applies,
  checkYourself,
  dayOfNextMonth,
  doesNotApply,
  type Obligation,
  perPeriod,
} from "./obligation.ts";

/** No answer is not 'none': it may apply, and the dates leave it out until there is one. */
const forRegistered =
  (registered: (gst: "monthly" | "quarterly") => Applicability) =>
  ({ gst }: Profile): Applicability => {
    if (gst === undefined) return checkYourself(gstOpen);
    return gst === "none" ? doesNotApply("You said you are not registered for GST.") : registered(gst);
  };

const gstApplicability = forRegistered((gst) =>
  applies(
    gst === "monthly"
      ? "You are registered for GST and file every month."
      : "You are registered for GST and file every quarter (the QRMP scheme).",
  ),
);

const gstr1: Obligation = {
  id: "gstr-1",
  itemId: "gstr-1",
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
  itemId: "gstr-3b",
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
};

const isLastOfQuarter = (month: number) => month % 3 === 0;

const pmt06: Obligation = {
  id: "gst-pmt-06",
  itemId: null,
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

const gstr9: Obligation = {
  id: "gstr-9",
  itemId: "gstr-9",
  title: "GSTR-9 annual return",
  category: "GST",
  lawChanges: ["gst-three-year-bar"],
  applicability: forRegistered(() => applies("GST-registered businesses file a yearly reconciliation.")),
  condition: () => "Compulsory only above ₹2 crore turnover. GSTR-9C is added above ₹5 crore.",
  occurrences: (profile, from, to) =>
    taxYearsEnding(profile, addMonths(from, -10), to).map((year) => ({
      date: calendarDate(dateParts(year.end).year, 12, 31),
      period: `Year ${year.name}`,
      periodKey: year.name,
      why: "Due by 31 December after the year ended 31 March.",
    })),
};

export const gstObligations: readonly Obligation[] = [gstr1, gstr3b, pmt06, gstr9];
