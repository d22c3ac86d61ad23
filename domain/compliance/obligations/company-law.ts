import { lateForeignReport } from "../../../content/law/calendar-figures.ts";
import { lateAnnualForm } from "../../../content/law/legal-figures.ts";
import { daysTo } from "../../../content/law/time-limits.ts";
import {
  addDays,
  addMonths,
  type CalendarDate,
  calendarDate,
  dateParts,
  daysBetween,
  laterDate,
} from "../../india/calendar-date.ts";
import { longDate } from "../../india/date-text.ts";
import { rupees } from "../../india/money.ts";
import {
  agmDay,
  type FinancialYear,
  financialYearsEnding,
  firstYearEnd,
  holdsAgm,
  isSection8,
  taxYearsEnding,
} from "../financial-year.ts";
import {
  capped,
  choiceValue,
  companyLateCost,
  daysLate,
  feeMultiple,
  type LateFeeRule,
  normalFees,
  numberValue,
  pluralise,
} from "../late-fees.ts";
import { hasLighterRules, holdsTwoMeetings, isCompany, isDormant, type Profile } from "../profile.ts";
import { firstBoardMeetingDay } from "./first-filings.ts";
import {
  applies,
  checkYourself,
  dayOfNextMonth,
  doesNotApply,
  type Obligation,
  type Occurrence,
  perPeriod,
  perYear,
} from "./obligation.ts";

const mca = "https://www.mca.gov.in/";

const companiesOnly = doesNotApply("This is for companies. An LLP does not do it.");
const isOpc = (profile: Profile) => profile.structure === "opc";

const eachYear = (
  profile: Profile,
  from: CalendarDate,
  to: CalendarDate,
  due: (year: FinancialYear) => { date: CalendarDate; why: string },
): Occurrence[] => perYear(financialYearsEnding(profile, addMonths(from, -13), to), due);

const countedFrom = (profile: Profile, year: FinancialYear) => `the AGM, taken as ${longDate(agmDay(profile, year))}`;

/** The last day for an OPC's accounts, and so for the member's resolution that adopts them. */
const opcAccountsDay = (year: FinancialYear) => addDays(year.end, daysTo["aoc-4-opc"].days);

/** An OPC's annual return counts from when an AGM would have been due: six months after year end, in the first year too. */
function opcReturn(year: FinancialYear) {
  const meeting = addMonths(year.end, 6);
  const earliest = longDate(addDays(opcAccountsDay(year), daysTo["mgt-7"].days));
  const first = year.isFirst ? " Other companies have nine months in their first year; six is the safer reading." : "";
  return {
    date: addDays(meeting, daysTo["mgt-7"].days),
    why: `An OPC holds no AGM: ${daysTo["mgt-7"].days} days from ${longDate(meeting)}, when one would have been due.${first} A few count from the member’s resolution on the accounts and file by ${earliest}.`,
  };
}

const halfForSmall = "Small companies and OPCs: half (section 446B).";

function annualLateCost(daysLate: number, due: CalendarDate, normalFee?: number) {
  const before = Math.max(0, daysBetween(due, lateAnnualForm.since) - 1);
  return {
    fee: (companyLateCost("dpt-3", before, normalFee).fee ?? 0) + (daysLate - before) * lateAnnualForm.rupeesADay,
    says: "on top of the filing fee, without an upper limit. Penalties can follow.",
  };
}

/** For each day and form, without an upper cap. */
const feePerDay = (notIncluded: string, lawChangeIds: LateFeeRule["lawChangeIds"] = []): LateFeeRule => ({
  inputs: [daysLate],
  formula: `${rupees(lateAnnualForm.rupeesADay)} for each day, with no upper cap`,
  notIncluded,
  source: { name: "Companies (Registration Offices and Fees) Rules, 2014", url: mca },
  lawChangeIds,
  calculate: (values) => {
    const days = numberValue(values, "days");
    return {
      lines: [
        {
          label: `Additional fee: ${rupees(lateAnnualForm.rupeesADay)} for ${pluralise(days, "day")}`,
          amount: days * lateAnnualForm.rupeesADay,
        },
      ],
    };
  },
});

const agm: Obligation = {
  id: "agm",
  hasCard: true,
  title: "Annual General Meeting (AGM)",
  category: "Corporate Governance",
  lawChanges: [],
  applicability: (profile) => {
    if (isOpc(profile)) return doesNotApply("An OPC need not hold an AGM.");
    if (isSection8(profile)) return applies("A Section 8 company holds an AGM each year, on 14 days’ notice.");
    return holdsAgm(profile) ? applies("Every private limited company holds an AGM each year.") : companiesOnly;
  },
  occurrences: (profile, from, to) =>
    eachYear(profile, from, to, (year) => {
      const date = agmDay(profile, year);
      if (date === profile.agmDate) return { date, why: "The AGM date you gave." };
      const yearEnd = longDate(year.end);
      return {
        date,
        why: year.isFirst
          ? `The first AGM is held within nine months of the first year end (${yearEnd}).`
          : `Within six months of year end (${yearEnd}) and fifteen months of the last AGM.`,
      };
    }),
  lateCost: () => ({
    says: "No late fee, but a penalty of up to ₹1 lakh and ₹5,000 a day can follow. AOC-4 and MGT-7 come after the meeting, and their days are counted from the day on which it was due.",
  }),
};

const adt1: Obligation = {
  id: "adt-1",
  hasCard: true,
  title: "ADT-1 (auditor appointment)",
  category: "ROC",
  lawChanges: [],
  applicability: (profile) =>
    isCompany(profile) ? applies("Every company tells the Registrar of its auditor.") : companiesOnly,
  condition: () => "Only in a year in which you appoint or re-appoint the auditor. A term is five years.",
  differsFromCard: (profile) =>
    isOpc(profile) ? "The card counts from the AGM. An OPC counts from its member’s resolution." : undefined,
  occurrences: (profile, from, to) =>
    eachYear(profile, from, to, (year) =>
      isOpc(profile)
        ? {
            date: addDays(opcAccountsDay(year), daysTo["adt-1"].days),
            why: `${daysTo["adt-1"].days} days from the member’s resolution in the minute book, which takes the place of an AGM. Taken as the last day for the accounts (${longDate(opcAccountsDay(year))}), the safer reading.`,
          }
        : {
            date: addDays(agmDay(profile, year), daysTo["adt-1"].days),
            why: `${daysTo["adt-1"].days} days from ${countedFrom(profile, year)}.`,
          },
    ),
  lateFee: {
    inputs: [
      daysLate,
      {
        id: "capital",
        kind: "choice",
        label: "Authorised capital",
        initial: "1-lakh",
        options: normalFees.map(({ value, label }) => ({ value, label })),
      },
    ],
    formula: "The normal fee once up to 15 days late, then 2, 4, 6, 10 and 12 times, on top of the normal fee",
    notIncluded: "Not appointing an auditor at all is fined apart from this.",
    source: { name: "Companies (Registration Offices and Fees) Rules, 2014", url: mca },
    lawChangeIds: ["adt-1-first-auditor"],
    calculate: (values) => {
      const times = feeMultiple("adt-1", numberValue(values, "days"));
      const fee = normalFees.find(({ value }) => value === choiceValue(values, "capital"))?.fee ?? 0;
      return { lines: [{ label: `Additional fee: ${times} times ₹${fee}`, amount: times * fee }] };
    },
  },
  lateCost: (days, _, normalFee) => companyLateCost("adt-1", days, normalFee),
};

/** Not while the company is dormant: whether MSC-3 takes their place is not said in the Act. */
const unlessDormant =
  (applicability: Obligation["applicability"]): Obligation["applicability"] =>
  (profile) =>
    isDormant(profile)
      ? checkYourself(
          "A dormant company files MSC-3 each year. Many take it as the only return; the Act does not say so. Ask before you leave this out, also for the years before it was dormant.",
        )
      : applicability(profile);

const aoc4: Obligation = {
  id: "aoc-4",
  hasCard: true,
  title: "AOC-4 (financial statements)",
  category: "ROC",
  lawChanges: ["posh-board-report"],
  applicability: unlessDormant((profile) => {
    if (!isCompany(profile)) return companiesOnly;
    return applies(
      hasLighterRules(profile)
        ? "Every company files its financial statements, an OPC or small company with the shorter board’s report of rule 8A."
        : "Every company files its financial statements, with the full board’s report of rule 8: POSH figures and the maternity benefit statement included.",
    );
  }),
  differsFromCard: (profile) =>
    isOpc(profile)
      ? `The card counts from the AGM. An OPC has ${daysTo["aoc-4-opc"].days} days from year end.`
      : undefined,
  occurrences: (profile, from, to) =>
    eachYear(profile, from, to, (year) =>
      isOpc(profile)
        ? {
            date: opcAccountsDay(year),
            why: `An OPC files within ${daysTo["aoc-4-opc"].days} days of year end (${longDate(year.end)}).`,
          }
        : {
            date: addDays(agmDay(profile, year), daysTo["aoc-4"].days),
            why: `${daysTo["aoc-4"].days} days from ${countedFrom(profile, year)}.`,
          },
    ),
  lateFee: feePerDay(`Penalties on the company and its officers can follow. ${halfForSmall}`),
  lateCost: annualLateCost,
};

const mgt7: Obligation = {
  id: "mgt-7",
  hasCard: true,
  title: (profile) => `${hasLighterRules(profile) ? "MGT-7A" : "MGT-7"} (annual return)`,
  category: "ROC",
  lawChanges: ["small-company-limits", "mgt-7-photographs"],
  applicability: unlessDormant((profile) => {
    if (!isCompany(profile)) return companiesOnly;
    if (isSection8(profile)) return applies("A Section 8 company is never small, so it files MGT-7.");
    return applies(
      hasLighterRules(profile) ? "OPCs and small companies file MGT-7A." : "A company that is not small files MGT-7.",
    );
  }),
  occurrences: (profile, from, to) =>
    eachYear(profile, from, to, (year) =>
      isOpc(profile)
        ? opcReturn(year)
        : {
            date: addDays(agmDay(profile, year), daysTo["mgt-7"].days),
            why: `${daysTo["mgt-7"].days} days from ${countedFrom(profile, year)}.`,
          },
    ),
  lateFee: feePerDay(
    `If adjudicated, a penalty of ₹10,000 plus ₹100 a day follows: at most ₹2 lakh for the company and ₹50,000 for an officer. ${halfForSmall}`,
    ["small-company-limits"],
  ),
  lateCost: annualLateCost,
};

const msc3: Obligation = {
  id: "msc-3",
  title: "MSC-3 (return of a dormant company)",
  category: "ROC",
  lawChanges: [],
  applicability: (profile) =>
    isDormant(profile)
      ? applies("A dormant company files its audited position each year, with a yearly fee (section 455).")
      : doesNotApply("You have not said that the company is dormant."),
  condition: () => "Only for a year at whose end it was dormant. After five years the Registrar can strike it off.",
  occurrences: (profile, from, to) =>
    eachYear(profile, from, to, (year) => ({
      date: addDays(year.end, daysTo["msc-3"].days),
      why: `${daysTo["msc-3"].days} days from year end (${longDate(year.end)}).`,
    })),
  lateCost: () => ({ says: "A late fee is added; we have no checked figure." }),
};

const msme1: Obligation = {
  id: "msme-1",
  hasCard: true,
  title: "MSME-1 (dues to micro and small suppliers)",
  category: "ROC",
  lawChanges: [],
  applicability: (profile) =>
    isCompany(profile) ? applies("Companies report old dues to micro and small suppliers.") : companiesOnly,
  condition: () => "Only if you owe a micro or small supplier for more than 45 days.",
  occurrences: (profile, from, to) =>
    perPeriod(6, profile, from, to, (half) => ({
      date: dayOfNextMonth(half, 31),
      why: `For dues outstanding on ${longDate(half.end)}.`,
    })),
  lateFee: {
    inputs: [
      daysLate,
      {
        id: "size",
        kind: "choice",
        label: "The company is",
        initial: "other",
        options: [
          { value: "small", label: "An OPC, a small company or a recognised startup" },
          { value: "other", label: "Another company" },
        ],
      },
    ],
    formula:
      "If adjudicated: ₹20,000, then ₹1,000 for each day after the first, up to ₹3 lakh; half for OPCs, small companies and startups",
    notIncluded:
      "The company and each officer in default can be charged the same again, an officer of a small company at most ₹1 lakh. That the half applies here (section 446B) was not confirmed.",
    source: { name: "Section 405(4), Companies Act, 2013", url: mca },
    lawChangeIds: [],
    calculate: (values) => {
      const days = numberValue(values, "days");
      const daysAfterFirst = Math.max(0, days - 1);
      const half = choiceValue(values, "size") === "small";
      const [first, daily, most] = half ? [10_000, 500, 150_000] : [20_000, 1_000, 300_000];
      const penalty = days === 0 ? 0 : first + daysAfterFirst * daily;
      const { amount, cap } = capped(penalty, most, `Not more than ${rupees(most)}`);
      const label = `Penalty: ${rupees(first)} and ${rupees(daily)} for ${pluralise(daysAfterFirst, "more day")}`;
      return { lines: [{ label, amount }], cap };
    },
  },
};

/** Four a year: by the end of the middle month of each quarter, which keeps them under 120 days apart. */
function quarterlyMeetings(profile: Profile, from: CalendarDate, to: CalendarDate): Occurrence[] {
  // A quarter's meeting within 28 days of the first one may be left out: the next is then still within 120 days.
  const firstNeeded = addDays(firstBoardMeetingDay(profile), 29);
  return perPeriod(3, profile, from, to, (quarter) => ({
    date: addDays(addMonths(quarter.start, 2), -1),
    why: "Four meetings a year, not more than 120 days apart: this is a planning date, one in each quarter.",
  })).filter(({ date }) => date >= firstNeeded);
}

/**
 * Two a year: one in each half of the calendar year, at least 90 days apart. The first meeting of a new company is the one
 * of its half, so the next is due in the half after it.
 */
function halfYearlyMeetings(profile: Profile, from: CalendarDate, to: CalendarDate): Occurrence[] {
  // A company formed in June or December may hold it in either half: the next one is then shown for the safe one.
  const halfOfFirst = halfYearName(profile.incorporated);
  return perPeriod(3, profile, from, to, (quarter) => ({
    date: quarter.end,
    period: halfYearName(quarter.end),
    why: "One meeting in each half of the calendar year, at least 90 days after the one before.",
  })).filter(
    ({ date, period }) =>
      [6, 12].includes(dateParts(date).month) && date > firstBoardMeetingDay(profile) && period !== halfOfFirst,
  );
}

/** A Section 8 company may begin later than within 30 days: each half year after its incorporation has its meeting. */
const section8Meetings = (profile: Profile, from: CalendarDate, to: CalendarDate): Occurrence[] =>
  perPeriod(3, profile, from, to, (quarter) => ({
    date: quarter.end,
    period: halfYearName(quarter.end),
    why: "One meeting at least in every six calendar months: this is a planning date, the end of each half year.",
  })).filter(({ date }) => [6, 12].includes(dateParts(date).month));

const halfYearName = (date: CalendarDate) =>
  `${dateParts(date).month <= 6 ? "January to June" : "July to December"} ${dateParts(date).year}`;

const boardMeetings: Obligation = {
  id: "board-meetings",
  hasCard: true,
  title: "Board meeting",
  category: "Corporate Governance",
  lawChanges: ["board-meetings-two"],
  applicability: (profile) => {
    if (!isCompany(profile)) return companiesOnly;
    if (isSection8(profile)) return applies("A Section 8 company’s board meets once in every six calendar months.");
    return applies(
      holdsTwoMeetings(profile)
        ? "OPCs, small and dormant companies hold two board meetings a year."
        : "A company that is not small holds four board meetings a year.",
    );
  },
  condition: (profile) => (isOpc(profile) ? "Not needed if your OPC has only one director." : undefined),
  differsFromCard: (profile) => {
    if (isSection8(profile)) return "The card shows four meetings. A Section 8 company needs one in every six months.";
    return holdsTwoMeetings(profile)
      ? "The card shows four meetings. OPCs, small and dormant companies need two."
      : undefined;
  },
  occurrences: (profile, from, to) => {
    if (isSection8(profile)) return section8Meetings(profile, from, to);
    return holdsTwoMeetings(profile) ? halfYearlyMeetings(profile, from, to) : quarterlyMeetings(profile, from, to);
  },
};

const dpt3: Obligation = {
  id: "dpt-3",
  title: "DPT-3 (loans and deposits)",
  category: "ROC",
  lawChanges: ["dpt-3-30-june"],
  applicability: (profile) =>
    isCompany(profile) ? applies("Companies report loans, advances and deposits once a year.") : companiesOnly,
  condition: () => "Only with loans, advances or deposits outstanding on 31 March.",
  lateCost: (days, _, normalFee) => companyLateCost("dpt-3", days, normalFee),
  occurrences: (profile, from, to) =>
    perYear(taxYearsEnding(profile, addMonths(from, -4), to), (year) => ({
      date: calendarDate(dateParts(year.end).year, 6, 30),
      why: "What was outstanding on 31 March is reported by 30 June.",
    })),
};

/** Rule 9B came with this last day for companies that were not small before. */
const firstDematDay: CalendarDate = "2025-06-30";

/** 18 months from the end of the first year in which the company is not small, taken as its first. */
const dematDay = (profile: Profile) => laterDate(addMonths(firstYearEnd(profile), 18), firstDematDay);

const notSmall = (why: string) => (profile: Profile) => {
  if (isSection8(profile)) return checkYourself("Sources differ on a Section 8 company with share capital: ask first.");
  return profile.structure === "private-limited" && !hasLighterRules(profile)
    ? applies(why)
    : doesNotApply("This is for private companies that are not small. OPCs and LLPs do not do it either.");
};

const demat: Obligation = {
  id: "demat",
  title: "Shares held in demat form (rule 9B)",
  category: "Corporate Governance",
  isOnce: true,
  lawChanges: [],
  applicability: notSmall("A private company that is not small issues and transfers shares in demat form only."),
  condition: () => "Later if the company became one that is not small in a later year.",
  occurrences: (profile) => [
    {
      date: dematDay(profile),
      period: "Once",
      periodKey: "once",
      why: "Within 18 months of the end of the first financial year in which the company is not small.",
    },
  ],
};

/** For each half of the year that ends once the shares are in demat form. */
const pas6: Obligation = {
  id: "pas-6",
  title: "PAS-6 (reconciliation of share capital)",
  category: "ROC",
  lawChanges: [],
  applicability: notSmall("A private company that is not small reports its demat shares twice a year."),
  condition: () => "Only once the company has its shares in demat form.",
  occurrences: (profile, from, to) =>
    perPeriod(6, profile, from, to, (half) => ({
      date: dateParts(half.end).month === 3 ? dayIn(half.end, 5, 30) : dayIn(half.end, 11, 29),
      why: `60 days from the end of the half year (${longDate(half.end)}).`,
    })).filter(({ date }) => date > dematDay(profile)),
};

const dayIn = (date: CalendarDate, month: number, day: number) => calendarDate(dateParts(date).year, month, day);

const fla: Obligation = {
  id: "fla",
  title: "FLA return (foreign liabilities and assets)",
  category: "Other",
  lawChanges: [],
  applicability: ({ foreignInvestment }) =>
    foreignInvestment
      ? applies("Whoever holds foreign investment on 31 March reports it to the Reserve Bank.")
      : doesNotApply("Only with money from abroad that may go back there."),
  condition: () => "Provisional figures are accepted; correct them by 30 September.",
  lateCost: () => ({ fee: lateForeignReport.rupees, says: "for each return, to the Reserve Bank." }),
  occurrences: (profile, from, to) =>
    perYear(taxYearsEnding(profile, addMonths(from, -4), to), (year) => ({
      date: calendarDate(dateParts(year.end).year, 7, 15),
      why: "What was held on 31 March is reported by 15 July.",
    })),
};

export const companyLawObligations: readonly Obligation[] = [
  agm,
  adt1,
  aoc4,
  mgt7,
  msc3,
  msme1,
  dpt3,
  demat,
  pas6,
  fla,
  boardMeetings,
];
