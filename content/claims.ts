import type { Claim } from "./schemas/claim.ts";

/** Every figure the site claims, once. Pages name a claim by its id and show 'how we count' where there is one. */
export const claims = [
  {
    id: "setup-time",
    figure: "10-15 days",
    text: "Setup takes 10-15 days",
    howWeCount:
      "Typical working days from complete documents to certificate. The Registrar's own time is not ours to promise.",
  },
  {
    id: "fee-from",
    figure: "₹1,999",
    text: "A transparent fee from ₹1,999 plus applicable charges",
    howWeCount: "Plan fee excludes statutory charges of about ₹15,163 (Pvt Ltd, OPC) or ₹11,443 (LLP).",
  },
  {
    id: "success-stories",
    figure: "100+",
    text: "Over 100 success stories",
    howWeCount: "Founders who have told us, in writing, how their registration went.",
  },
  {
    id: "advisors",
    figure: "50+",
    text: "50+ advisors",
    howWeCount: "Company secretaries, chartered accountants, lawyers and mentors, on our team and on our panel.",
  },
  { id: "support-days", figure: "6 days", text: "Support six days a week" },
  {
    id: "incubators-listed",
    figure: "250+",
    text: "250+ incubators and investors listed",
    howWeCount: "Listed in public directories we link to. A listing is not a tie-up with us.",
  },
  {
    id: "registrations",
    figure: "1000+",
    text: "1000+ registrations",
    howWeCount: "All registrations handled: companies and LLPs, and also GST, Udyam and similar numbers.",
  },
  {
    id: "companies-registered",
    figure: "500+",
    text: "500+ companies registered",
    howWeCount: "Companies and LLPs incorporated. They are part of the 1000+ registrations.",
  },
  {
    id: "free-consultation",
    figure: "₹2,000",
    text: "Free consultation worth ₹2,000",
    howWeCount: "What we charge for a separate advisory call. Your first call is free whether or not you take a plan.",
  },
  {
    id: "name-approval",
    figure: "95%+",
    text: "95%+ name approval rate",
    howWeCount: "Based on our own past applications; not a guarantee.",
  },
  {
    id: "compliance",
    figure: "100%",
    text: "100% compliance",
    howWeCount:
      "Means that every form required at incorporation is in the plan. Later filings depend on the plan you choose.",
  },
  {
    id: "founders",
    figure: "1000+",
    text: "1000+ founders",
    howWeCount: "Founders, directors and partners named in the registrations we have handled.",
  },
  {
    id: "back-office-founders",
    figure: "100+",
    text: "100+ founders for back-office",
    howWeCount: "Founders who have used our bookkeeping, filing or payroll services.",
  },
  { id: "programme-weeks", figure: "16 weeks", text: "A 16-week programme" },
  {
    id: "call-back-quick",
    figure: "24 hours",
    text: "Call back within 24 hours",
    howWeCount: "Requests made on a Sunday or a public holiday are answered on the next working day.",
  },
  {
    id: "call-back-contact",
    figure: "2 hours",
    text: "Call back within 2 hours",
    howWeCount: "Counted in business hours, India time.",
  },
  {
    id: "incorporated-august-2025",
    figure: "27,104",
    text: "startups incorporated in Aug'25",
    howWeCount: "Counts new companies and LLPs of every kind, not only recognised startups.",
  },
  {
    id: "every-two-minutes",
    figure: "2 minutes",
    text: "Every 2 minutes a new startup is born",
    howWeCount: "Average based on 27,104 incorporations in August 2025.",
  },
  {
    id: "last-24-hours",
    figure: "800+",
    text: "Last 24 hours: 800+ startups launched in india",
    howWeCount: "Average based on 27,104 incorporations in August 2025; not a live count.",
  },
  {
    id: "success-on-your-own",
    figure: "70-80%",
    text: "70-80% success doing it yourself",
    howWeCount: "An estimate; not a guarantee.",
  },
  {
    id: "success-with-help",
    figure: "90-95%",
    text: "90-95% success with professional help",
    howWeCount: "Based on our own past applications; not a guarantee.",
  },
] as const satisfies readonly Claim[];

export type ClaimId = (typeof claims)[number]["id"];
