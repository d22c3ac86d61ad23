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
    obligationId: "income-tax-return",
    periodKey: "2024-25",
    statutoryDate: "2025-10-31",
    extendedTo: "2025-12-10",
    note: "Extended from 31 October to 10 December 2025, for AY 2025-26 only.",
    source: {
      name: "CBDT Circular 15/2025 of 29 October 2025",
      url: "https://taxguru.in/income-tax/extension-timelines-filing-reports-audit-income-tax-returns-itrs-assessment-year-2025-26.html",
    },
  },
  {
    obligationId: "income-tax-return",
    periodKey: "2024-25",
    statutoryDate: "2025-07-31",
    extendedTo: "2025-09-16",
    note: "Extended from 31 July to 16 September 2025, for AY 2025-26 only, where there is no audit.",
    source: {
      name: "CBDT Circulars 06/2025 and 12/2025",
      url: "https://www.taxheal.com/cbdt-circular-for-extension-of-due-date-for-filing-ofitrs-for-the-assessment-year-2025-26-reg.html",
    },
  },
  {
    obligationId: "income-tax-return",
    periodKey: "2023-24",
    statutoryDate: "2024-10-31",
    extendedTo: "2024-11-15",
    note: "Extended from 31 October to 15 November 2024, for AY 2024-25 only.",
    source: {
      name: "CBDT Circular 13/2024 of 26 October 2024",
      url: "https://www.deccanchronicle.com/business/due-date-for-filing-tax-returns-extended-to-november-15-1833196",
    },
  },
  {
    obligationId: "dir-kyc",
    periodKey: "2025",
    statutoryDate: "2025-09-30",
    extendedTo: "2025-10-31",
    note: "For FY 2024-25 there was no fee up to 31 October 2025.",
    source: { name: "Online CA India, Director KYC", url: "https://onlinecaindia.com/director-kyc" },
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
