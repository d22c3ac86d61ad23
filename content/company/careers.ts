import { retentionMonths } from "../legal/retention.ts";
import { hoursInWords } from "../owner/hours.ts";

export { openings } from "../owner/facts.ts";

export const careers = {
  heading: "Join Our Team",
  intro:
    "We explain company law to founders and file for them. We look for care with detail, not for startup experience.",
  openingsHeading: "Open positions",
  requirementsHeading: "What you bring",
  dutiesHeading: "What you will do",
  general: {
    heading: "No suitable opening?",
    headingAlone: "No position is open at the moment",
    text: `Send a general application. We read it and keep it for ${retentionMonths.applications} months in case a position opens.`,
  },
  why: {
    heading: "Why Work With Us?",
    points: [
      {
        icon: "GraduationCap",
        title: "You learn the whole job",
        text: "The work runs from the first call to the certificate and the first annual return.",
      },
      {
        icon: "UsersRound",
        title: "Your drafts are reviewed",
        text: "Drafts are checked before they are filed, so you learn from the corrections.",
      },
      {
        icon: "BookOpen",
        title: "You follow the law closely",
        text: "New rules and circulars, and what they change for clients, are part of the work.",
      },
      {
        icon: "Clock",
        title: "Published hours",
        text: `Our business hours are ${hoursInWords}.`,
      },
      {
        icon: "MessageSquareText",
        title: "Honest advice",
        text: "We tell founders when they do not need a service. We expect the same of you.",
      },
    ],
  },
  afterApplying: `We read your application and get back to you. Your resume is kept for ${retentionMonths.applications} months and then erased, or sooner if you ask.`,
} as const;
