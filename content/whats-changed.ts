import type { WhatsChangedText } from "./schemas/whats-changed.ts";

/** The words of /whats-changed. The changes themselves are in law-changes.ts. */
export const whatsChanged: WhatsChangedText = {
  heading: "What has changed in company law and tax",
  intro:
    "Older guides, some of ours included, still carry figures that have since changed. This page lists the changes of law that affect this site, newest first, with the date, the source and the date up to which we checked it.",
  clarifications: {
    heading: "Read with care",
    intro: "Figures on this site that need an explanation or a caution.",
  },
  mentionedIn: "Shown in",
  tail: "Last updated on 15 November 2026; each entry gives the date up to which it was checked, 11 October 2026 at the latest. Government fees, dates and penalties change by notification; confirm on mca.gov.in, incometax.gov.in, gst.gov.in or epfindia.gov.in before acting.",
};
