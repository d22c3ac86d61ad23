import { retentionMonths } from "./retention.ts";
import type { Opening } from "./schemas/opening.ts";

export const openings: readonly Opening[] = [
  {
    id: "cs-articleship",
    title: "CS Articleship",
    type: "Articleship",
    location: "Bangalore",
    experience: "0-1 years",
    summary:
      "Learn company law by doing it. You prepare incorporations and annual filings under a practising company secretary, from the first call to the certificate.",
    requirements: [
      "CS Executive cleared, and eligible to register for practical training with ICSI",
      "Working knowledge of the Companies Act, 2013 and the LLP Act, 2008",
      "Clear written English; Kannada or Hindi is useful on calls",
      "Care with names, dates and figures",
      "Comfortable with spreadsheets, PDFs and the MCA portal, or quick to learn",
    ],
    duties: [
      "Check founders' documents and tell them plainly what is missing",
      "Draft MoA, AoA, LLP agreements and board resolutions for review",
      "Prepare SPICe+, FiLLiP, INC-20A, ADT-1 and annual return forms",
      "Follow up queries from the Registrar and keep founders informed",
      "Maintain statutory registers and minutes for client companies",
      "Note changes in rules and what they mean for clients",
    ],
    datePosted: "2026-11-02",
    employmentType: "INTERN",
  },
  {
    id: "accountant",
    title: "Accountant",
    type: "Full-time",
    location: "Bangalore",
    experience: "2-4 years",
    summary:
      "Keep the books and filings of young companies in order. You look after a set of clients, close their accounts each month and explain the figures to founders.",
    requirements: [
      "B.Com, M.Com or CA Inter, with 2-4 years in accounts or at a CA firm",
      "GST and TDS returns prepared and filed on your own",
      "Good working knowledge of Tally or Zoho Books, and of spreadsheets",
      "Payroll basics: PF, ESI and professional tax",
      "Clear explanations on the phone and in writing",
    ],
    duties: [
      "Record and reconcile sales, purchases, bank and expenses each month",
      "Prepare GSTR-1, GSTR-3B and TDS returns before their due dates",
      "Run payroll and its payments for small teams",
      "Write each client's monthly compliance report",
      "Prepare documents for statutory and tax audits",
      "Answer founders' questions promptly",
    ],
    datePosted: "2026-11-02",
    employmentType: "FULL_TIME",
  },
];

export const careers = {
  heading: "Join Our Team",
  intro: [
    "Founders come to us with forms, fees and deadlines that are new to them. Our work is to explain them and to file correctly.",
    "We look for care with detail. You do not need to have worked at a startup.",
  ],
  openingsHeading: "Open positions",
  requirementsHeading: "What you bring",
  dutiesHeading: "What you will do",
  general: {
    heading: "No suitable opening?",
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
        text: "Our business hours are Monday to Friday, 10:00 to 18:00, and Saturday, 10:00 to 13:00.",
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
