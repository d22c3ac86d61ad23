import type { WhatsChangedText } from "./schemas/whats-changed.ts";

/** The words of /whats-changed. The changes themselves are in law-changes.ts. */
export const whatsChanged: WhatsChangedText = {
  heading: "What has changed in company law and tax",
  intro:
    "Old guides keep old figures for years, ours among them. Here is every point where the law has moved past a figure on this site, newest first, with the date, the source and the day we checked it.",
  clarifications: {
    heading: "Read with care",
    intro: "Figures that stand, but need a caution beside them.",
  },
  mentionedIn: "Shown in",
  tail: "Figures reviewed on 15 November 2026. Government fees, dates and penalties change by notification; confirm on mca.gov.in, incometax.gov.in, gst.gov.in or epfindia.gov.in before acting.",
};
