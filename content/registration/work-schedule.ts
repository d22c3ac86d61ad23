import { daysTo } from "../law/time-limits.ts";
import { registrationDays } from "../owner/registration-days.ts";
import type { StructureId } from "../schemas/plain-lists.ts";
import type { StageId } from "../schemas/registration-stage.ts";
import type { TimedStep } from "../schemas/structure.ts";
import { privateLimitedSteps } from "../structures/private-limited.ts";

interface Task {
  /** Which half of the chart it is drawn in; 'all' runs across both. */
  lane: "you" | "registrar" | "all";
  title: string;
  /** Days gone by when it begins. */
  startsOn: number;
  /** How long it takes, where the structure's page or guide says so: '2-4 days'. */
  duration?: string;
  /** How long it is drawn, where they do not. */
  days?: number;
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

const { name, din, dsc, drafting, certificate } = privateLimitedSteps;

/** What the chart takes from a step of the structure's page. */
const step = ({ title, duration, startsOn }: TimedStep) => ({ title, duration, startsOn });

/** As in the LLP registration guide, content/articles/llp-registration-process-step-by-step-guide.mdx. */
const llpTimes = { signatures: "1-2 days", name: "2-4 days", filing: "2-3 days", certificate: "4-7 days" } as const;

/** How long a stage usually takes, where the structure's page or guide has a figure. */
export const usualTimes: Record<StructureId, Partial<Record<StageId, string>>> = {
  "private-limited": { name: name.duration, signatures: dsc.duration, filing: drafting.duration },
  opc: {},
  llp: llpTimes,
};

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
      { lane: "you", ...step(dsc), who: "You verify by video" },
      { lane: "you", ...step(drafting), who: "We draft, you approve" },
      {
        lane: "you",
        title: "Nothing to do",
        startsOn: 5,
        days: 7,
        who: "Unless the Registrar asks for a document",
        quiet: true,
      },
      { lane: "registrar", ...step(name), who: "We check and apply" },
      { lane: "registrar", ...step(din), who: "Asked for in the form" },
      { lane: "registrar", title: "Examination", startsOn: 8, days: 4, who: "We answer every question" },
      { lane: "all", ...step(certificate), who: "With CIN, PAN and TAN, by e-mail" },
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
    text: `Two weeks to the certificate, typically, and ${daysTo["llp-form-3"].days} days more to file the agreement.`,
    daysInWeek: 7,
    weeks: 2,
    whole: { title: "From complete documents to the certificate", duration: `${registrationDays.llp} days` },
    tasks: [
      {
        lane: "you",
        title: "Digital signatures",
        startsOn: 0,
        duration: llpTimes.signatures,
        who: "You verify by video",
      },
      { lane: "you", title: "Nothing to do", startsOn: 2, days: 2, who: "The name comes first", quiet: true },
      {
        lane: "you",
        title: "FiLLiP filing",
        startsOn: 4,
        duration: llpTimes.filing,
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
        duration: llpTimes.name,
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
    note: `Typical times; hatched days are not always needed. Approval with the certificate takes ${llpTimes.certificate}, more if the Registrar asks a question. The signed agreement is filed in Form 3 within ${daysTo["llp-form-3"].days} days of incorporation.`,
  },
};
