import type { Careers, Opening } from "./schemas/opening.ts";

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
      "Care with names, dates and figures: you check your own work twice",
      "Comfortable with spreadsheets, PDFs and the MCA portal, or quick to learn",
    ],
    duties: [
      "Check founders' documents and tell them plainly what is missing",
      "Draft MOA, AOA, LLP agreements and board resolutions for review",
      "Prepare SPICe+, FiLLiP, INC-20A, ADT-1 and annual return forms",
      "Follow up queries from the Registrar and keep founders informed",
      "Maintain statutory registers and minutes for client companies",
      "Note changes in rules and bring them to the weekly review",
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
      "Keep the books and filings of young companies in order. You own a set of clients, close their month and explain the figures to people who are not accountants.",
    requirements: [
      "B.Com, M.Com or CA Inter, with 2-4 years in accounts or at a CA firm",
      "GST and TDS returns prepared and filed on your own",
      "Sound work in Tally or Zoho Books, and in spreadsheets",
      "Payroll basics: PF, ESI and professional tax",
      "Clear explanations on the phone and in writing",
    ],
    duties: [
      "Record and reconcile sales, purchases, bank and expenses each month",
      "Prepare GSTR-1, GSTR-3B and TDS returns before their due dates",
      "Run payroll and its payments for small teams",
      "Write each client's one-page monthly compliance report",
      "Prepare papers for statutory and tax audits",
      "Answer founders' questions within a working day",
    ],
    datePosted: "2026-11-02",
    employmentType: "FULL_TIME",
  },
];

export const careers: Careers = {
  heading: "Join Our Team",
  intro: [
    "Founders come to us with a legal form, a fee and a deadline they do not understand. The work is to make all three clear and then to get it right.",
    "We hire for care more than for speed. You do not need to have worked at a startup.",
  ],
  openingsHeading: "Open positions",
  requirementsHeading: "What you bring",
  dutiesHeading: "What you will do",
  general: {
    heading: "None of these is you?",
    text: "Send a general application. We read each one and keep it for six months in case a place opens.",
  },
  why: {
    heading: "Why Work With Us?",
    points: [
      {
        icon: "GraduationCap",
        title: "You learn the whole job",
        text: "From the first call to the certificate and the first annual return, not one form repeated.",
      },
      {
        icon: "UsersRound",
        title: "Someone reviews your work",
        text: "Every draft is read by a senior before it goes out, and you get the comments.",
      },
      {
        icon: "BookOpen",
        title: "Time to read",
        text: "A weekly hour for new rules and circulars, with what they change for clients.",
      },
      {
        icon: "Clock",
        title: "Published hours",
        text: "Monday to Friday, 10:00 to 18:00, and Saturday, 10:00 to 13:00. Due dates are planned for, not rushed.",
      },
      {
        icon: "MessageSquareText",
        title: "Plain speaking",
        text: "We tell founders when they do not need us. You will be expected to do the same.",
      },
    ],
  },
  afterApplying:
    "We read your application, then call you. Expect one conversation and one short exercise. Your CV is kept for six months and then deleted, or sooner if you ask.",
};
