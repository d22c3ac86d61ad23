import { calendarPath } from "../compliance/calendar-words.ts";

/** The words of /whats-changed. The changes themselves are in law-changes.ts. */
export const whatsChanged = {
  heading: "What has changed in company law and tax",
  intro: "The changes of law that affect this site, newest first, each with its date and its source.",
  clarifications: {
    heading: "Read with care",
    intro: "Figures on this site that need an explanation or a caution.",
  },
  actionNeeded: "Something to do",
  goodToKnow: "Good to know",
  filter: {
    legend: "Your structure",
    everything: "All",
    actionOnly: "Only where there is something to do",
  },
  mentionedIn: "Pages that show it",
  tail: "Last updated on 15 November 2026; each entry gives the date up to which it was checked, 11 October 2026 at the latest. Government fees, dates and penalties change by notification; confirm on mca.gov.in, incometax.gov.in, gst.gov.in or epfindia.gov.in before acting.",
  closing: {
    heading: "What is due for you, and when",
    text: "The compliance calendar follows the law in force, as far as we have checked it. Three answers are enough to begin.",
    calendar: { label: "Put the dates in your calendar", href: calendarPath },
    advisor: { label: "Request a call", href: "/contact-us" },
  },
} as const;
