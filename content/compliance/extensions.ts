import type { Extension } from "../schemas/compliance.ts";

const circular7 = {
  name: "CBDT Circular 07/2026 of 28 September 2026",
  url: "https://www.incometax.gov.in/iec/foportal/sites/default/files/2026-09/Circular-7-2026.pdf",
} as const;

/** One-time extensions of due dates. The calendar applies them; add a record for each new one. */
export const extensions: readonly Extension[] = [
  {
    obligationId: "tax-audit-report",
    periodKey: "2025-26",
    statutoryDate: "2026-09-30",
    extendedTo: "2026-10-21",
    note: "Extended from 30 September to 21 October 2026, for AY 2026-27 only.",
    source: circular7,
  },
  {
    obligationId: "income-tax-return",
    periodKey: "2025-26",
    statutoryDate: "2026-10-31",
    extendedTo: "2026-11-21",
    note: "Extended from 31 October to 21 November 2026, for AY 2026-27 only. Transfer-pricing dates did not move.",
    source: circular7,
  },
  {
    obligationId: "dpt-3",
    periodKey: "2025-26",
    statutoryDate: "2026-06-30",
    extendedTo: "2026-07-31",
    note: "For FY 2025-26 there was no additional fee up to 31 July 2026.",
    source: {
      name: "MCA General Circular 02/2026",
      url: "https://www.mca.gov.in/content/mca/global/en/acts-rules/ebooks/circulars.html",
    },
  },
];
