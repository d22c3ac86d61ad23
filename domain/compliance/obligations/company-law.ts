import { addDays, addMonths, type CalendarDate, calendarDate, dateParts } from "../../india/calendar-date.ts";
import { longDate } from "../../india/date-text.ts";
import { agmDay, type FinancialYear, financialYearsEnding, taxYearsEnding } from "../financial-year.ts";
import { isCompany, meetsTwiceAYear, type Profile } from "../profile.ts";
import { firstBoardMeetingDay } from "./first-filings.ts";
import { applies, dayOfNextMonth, doesNotApply, type Obligation, type Occurrence, perPeriod } from "./obligation.ts";

const companiesOnly = doesNotApply("This is for companies. An LLP does not do it.");
const isOpc = (profile: Profile) => profile.structure === "opc";

function perYear(
  profile: Profile,
  from: CalendarDate,
  to: CalendarDate,
  due: (year: FinancialYear) => { date: CalendarDate; why: string },
): Occurrence[] {
  return financialYearsEnding(profile, addMonths(from, -13), to).map((year) => ({
    ...due(year),
    period: `Year ${year.name}`,
    periodKey: year.name,
  }));
}

/** An OPC has no AGM; its filings count from six months after year end, when one would have been held. */
const meetingDay = (profile: Profile, year: FinancialYear) =>
  isOpc(profile) ? addMonths(year.end, 6) : agmDay(profile, year);

const countedFrom = (profile: Profile, year: FinancialYear) =>
  isOpc(profile)
    ? `${longDate(meetingDay(profile, year))}, when an AGM would have been held`
    : `the AGM, taken as ${longDate(meetingDay(profile, year))}`;

const agm: Obligation = {
  id: "agm",
  itemId: "agm",
  title: "Annual General Meeting (AGM)",
  category: "Corporate Governance",
  lawChanges: [],
  applicability: (profile) => {
    if (isOpc(profile)) return doesNotApply("An OPC need not hold an AGM.");
    return isCompany(profile) ? applies("Every private limited company holds an AGM each year.") : companiesOnly;
  },
  occurrences: (profile, from, to) =>
    perYear(profile, from, to, (year) => {
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
};

const adt1: Obligation = {
  id: "adt-1",
  itemId: "adt-1",
  title: "ADT-1 (auditor appointment)",
  category: "ROC",
  lawChanges: [],
  applicability: (profile) =>
    isCompany(profile) ? applies("Every company tells the Registrar of its auditor.") : companiesOnly,
  condition: () => "Only in a year in which you appoint or re-appoint the auditor. A term is five years.",
  occurrences: (profile, from, to) =>
    perYear(profile, from, to, (year) => ({
      date: addDays(meetingDay(profile, year), 15),
      why: `15 days from ${countedFrom(profile, year)}.`,
    })),
};

const aoc4: Obligation = {
  id: "aoc-4",
  itemId: "aoc-4",
  title: "AOC-4 (financial statements)",
  category: "ROC",
  lawChanges: ["posh-board-report"],
  applicability: (profile) =>
    isCompany(profile) ? applies("Every company files its financial statements.") : companiesOnly,
  differsFromCard: (profile) =>
    isOpc(profile) ? "The card counts from the AGM. An OPC has 180 days from year end." : undefined,
  occurrences: (profile, from, to) =>
    perYear(profile, from, to, (year) =>
      isOpc(profile)
        ? { date: addDays(year.end, 180), why: `An OPC files within 180 days of year end (${longDate(year.end)}).` }
        : { date: addDays(agmDay(profile, year), 30), why: `30 days from ${countedFrom(profile, year)}.` },
    ),
};

const mgt7: Obligation = {
  id: "mgt-7",
  itemId: "mgt-7",
  title: (profile) => `${meetsTwiceAYear(profile) ? "MGT-7A" : "MGT-7"} (annual return)`,
  category: "ROC",
  lawChanges: ["small-company-limits"],
  applicability: (profile) => {
    if (!isCompany(profile)) return companiesOnly;
    return applies(
      meetsTwiceAYear(profile) ? "OPCs and small companies file MGT-7A." : "A company that is not small files MGT-7.",
    );
  },
  occurrences: (profile, from, to) =>
    perYear(profile, from, to, (year) => ({
      date: addDays(meetingDay(profile, year), 60),
      why: `60 days from ${countedFrom(profile, year)}.`,
    })),
};

const msme1: Obligation = {
  id: "msme-1",
  itemId: "msme-1",
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
  const halfOfFirst = halfYearName(firstBoardMeetingDay(profile));
  return perPeriod(3, profile, from, to, (quarter) => ({
    date: quarter.end,
    period: halfYearName(quarter.end),
    why: "One meeting in each half of the calendar year, at least 90 days after the one before.",
  })).filter(
    ({ date, period }) =>
      [6, 12].includes(dateParts(date).month) && date > firstBoardMeetingDay(profile) && period !== halfOfFirst,
  );
}

const halfYearName = (date: CalendarDate) =>
  `${dateParts(date).month <= 6 ? "January to June" : "July to December"} ${dateParts(date).year}`;

const boardMeetings: Obligation = {
  id: "board-meetings",
  itemId: "board-meetings",
  title: "Board meeting",
  category: "Corporate Governance",
  lawChanges: ["board-meetings-two"],
  applicability: (profile) => {
    if (!isCompany(profile)) return companiesOnly;
    return applies(
      meetsTwiceAYear(profile)
        ? "OPCs and small companies hold two board meetings a year."
        : "A company that is not small holds four board meetings a year.",
    );
  },
  condition: (profile) => (isOpc(profile) ? "Not needed if your OPC has only one director." : undefined),
  differsFromCard: (profile) =>
    meetsTwiceAYear(profile) ? "The card shows four meetings. OPCs and small companies need two." : undefined,
  occurrences: (profile, from, to) =>
    meetsTwiceAYear(profile) ? halfYearlyMeetings(profile, from, to) : quarterlyMeetings(profile, from, to),
};

const dpt3: Obligation = {
  id: "dpt-3",
  itemId: null,
  title: "DPT-3 (loans and deposits)",
  category: "ROC",
  lawChanges: ["dpt-3-30-june"],
  applicability: (profile) =>
    isCompany(profile) ? applies("Companies report loans, advances and deposits once a year.") : companiesOnly,
  condition: () => "Only with loans, advances or deposits outstanding on 31 March.",
  occurrences: (profile, from, to) =>
    taxYearsEnding(profile, addMonths(from, -4), to).map((year) => ({
      date: calendarDate(dateParts(year.end).year, 6, 30),
      period: `Year ${year.name}`,
      periodKey: year.name,
      why: "What was outstanding on 31 March is reported by 30 June.",
    })),
};

export const companyLawObligations: readonly Obligation[] = [agm, adt1, aoc4, mgt7, msme1, dpt3, boardMeetings];
