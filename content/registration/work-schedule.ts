import { registrationDays } from "../owner/registration-days.ts";
import type { StructureId } from "../schemas/plain-lists.ts";

interface Task {
  /** Which half of the chart it is drawn in; 'all' runs across both. */
  lane: "you" | "registrar" | "all";
  /** A step of the structure's own process, by its title. It brings its days with it. */
  step?: string;
  title?: string;
  /** Days gone by when it begins, and how long it is drawn. Only where the process gives no days. */
  startsOn?: number;
  days?: number;
  /** Such as '2-4 days', where the guide for this structure gives a figure. */
  duration?: string;
  who: string;
  /** A stretch in which nothing is to be done in this lane. */
  quiet?: boolean;
}

interface Schedule {
  heading: string;
  text: string;
  daysInWeek: number;
  weeks: number;
  /** What runs from the first day to the last. */
  whole: { title: string; duration: string };
  tasks: readonly Task[];
  note: string;
}

/** Who does what, and when, from complete documents to the certificate. */
export const workSchedule: { lanes: { you: string; registrar: string } } & Record<StructureId, Schedule> = {
  lanes: { you: "With you", registrar: "With us and the Registrar" },
  "private-limited": {
    heading: "How the work runs",
    text: "Three weeks of five working days. Your part is in the first one.",
    daysInWeek: 5,
    weeks: 3,
    whole: {
      title: "Filing, from the first form to the certificate",
      duration: `${registrationDays["private-limited"]} days`,
    },
    tasks: [
      { lane: "you", step: "DSC", who: "You verify by video" },
      { lane: "you", step: "MOA and AOA drafting", who: "We draft, you approve" },
      {
        lane: "you",
        title: "Nothing to do",
        startsOn: 5,
        days: 7,
        who: "Unless the Registrar asks for a document",
        quiet: true,
      },
      { lane: "registrar", step: "Name approval", who: "We check and apply" },
      { lane: "registrar", step: "DIN", who: "Asked for in the form" },
      { lane: "registrar", title: "Examination", startsOn: 8, days: 4, who: "We answer every question" },
      { lane: "all", step: "Certificate", who: "With CIN, PAN and TAN, by e-mail" },
    ],
    note: "Working days from complete documents. Hatched days are not always needed; the Registrar’s own time can vary.",
  },
  opc: {
    heading: "How the work runs",
    text: "Two weeks, typically. Your part is in the first one.",
    daysInWeek: 7,
    weeks: 2,
    whole: { title: "From complete documents to the certificate", duration: `${registrationDays.opc} days` },
    tasks: [
      { lane: "you", title: "Digital signature", startsOn: 0, days: 2, who: "You verify by video" },
      { lane: "you", title: "MoA and AoA", startsOn: 2, days: 4, who: "We draft, you approve, your nominee consents" },
      {
        lane: "you",
        title: "Nothing to do",
        startsOn: 6,
        days: 6,
        who: "Unless the Registrar asks for a document",
        quiet: true,
      },
      { lane: "registrar", title: "Name reservation", startsOn: 0, days: 4, who: "We check and apply" },
      { lane: "registrar", title: "Nothing to do", startsOn: 4, days: 2, who: "Until we file", quiet: true },
      { lane: "registrar", title: "Filing", startsOn: 6, days: 6, who: "We file SPICe+ and answer every question" },
      { lane: "all", title: "Certificate", startsOn: 12, days: 2, who: "With CIN, PAN and TAN, by e-mail" },
    ],
    note: "14 days is the typical time from complete documents. The order of the steps is fixed; how long each one takes can vary.",
  },
  llp: {
    heading: "How the work runs",
    text: "Two weeks to the certificate, typically, and 30 days more to file the agreement.",
    daysInWeek: 7,
    weeks: 2,
    whole: { title: "From complete documents to the certificate", duration: `${registrationDays.llp} days` },
    tasks: [
      // Days as in the LLP registration guide, content/articles/llp-registration-process-step-by-step-guide.mdx.
      {
        lane: "you",
        title: "Digital signatures",
        startsOn: 0,
        days: 2,
        duration: "1-2 days",
        who: "You verify by video",
      },
      { lane: "you", title: "Nothing to do", startsOn: 2, days: 2, who: "The name comes first", quiet: true },
      {
        lane: "you",
        title: "FiLLiP filing",
        startsOn: 4,
        days: 3,
        duration: "2-3 days",
        who: "We draft, you sign",
      },
      {
        lane: "you",
        title: "LLP agreement",
        startsOn: 7,
        days: 5,
        who: "Read it now; sign after the certificate",
      },
      {
        lane: "registrar",
        title: "Name reservation",
        startsOn: 0,
        days: 4,
        duration: "2-4 days",
        who: "We check and apply",
      },
      { lane: "registrar", title: "Nothing to do", startsOn: 4, days: 3, who: "Until we file", quiet: true },
      {
        lane: "registrar",
        title: "Approval",
        startsOn: 7,
        days: 5,
        who: "We answer every question",
      },
      { lane: "all", title: "Certificate", startsOn: 12, days: 2, who: "With LLPIN, PAN and TAN, by e-mail" },
    ],
    note: "Typical times; hatched days are not always needed. Approval with the certificate takes 4-7 days, more if the Registrar asks a question. The signed agreement is filed in Form 3 within 30 days of incorporation.",
  },
};
