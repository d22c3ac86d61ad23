import type { Claim } from "./schemas/claim.ts";

/**
 * Every figure the site claims, once. Pages name a claim by its id and show 'how we count' where there is one. That line
 * states only what is known; where the basis is not known it says that the owner has to confirm it.
 */
export const claims = [
  {
    id: "setup-time",
    figure: "10-15 days",
    text: "Setup takes 10-15 days",
    howWeCount:
      "Working days from complete documents to certificate. A typical time, not a promise: the Registrar's own time varies.",
  },
  {
    id: "fee-from",
    figure: "₹1,999",
    text: "A transparent fee from ₹1,999 plus applicable charges",
    howWeCount:
      "Plan fee excludes statutory charges of about ₹15,163 (Pvt Ltd, OPC) or ₹11,443 (LLP), and GST at 18% on the fee.",
  },
  {
    id: "success-stories",
    figure: "100+",
    text: "Over 100 success stories",
    howWeCount:
      "Counts stories, not people or registrations. A sample figure: a published site says whose stories, and since when.",
    sample: true,
  },
  {
    id: "advisors",
    figure: "50+",
    text: "50+ advisors",
    howWeCount: "A sample figure: a published site says who is counted, on the team and outside it.",
    sample: true,
  },
  { id: "support-days", figure: "6 days", text: "Support six days a week" },
  {
    id: "incubators-listed",
    figure: "250+",
    text: "250+ incubators and investors listed",
    howWeCount:
      "Listed in the public directories we link to; a listing is not a tie-up with us. The count is a sample.",
    sample: true,
  },
  {
    id: "registrations",
    figure: "1000+",
    text: "1000+ registrations",
    howWeCount:
      "Counts registrations of every kind; companies registered are counted apart. A sample figure: a published site says the period and which registrations.",
    sample: true,
  },
  {
    id: "companies-registered",
    figure: "500+",
    text: "500+ companies registered",
    howWeCount:
      "Counts companies, not every registration. A sample figure: a published site says the period, and whether LLPs are counted.",
    sample: true,
  },
  {
    id: "free-consultation",
    figure: "₹2,000",
    text: "Free consultation worth ₹2,000",
    howWeCount: "The first call is free. The value of ₹2,000 is a sample.",
    sample: true,
  },
  {
    id: "name-approval",
    figure: "95%+",
    text: "95%+ name approval rate",
    howWeCount: "A sample figure, not a guarantee: a published site says the period and the applications counted.",
    sample: true,
  },
  {
    id: "compliance",
    figure: "100%",
    text: "100% compliance",
    howWeCount:
      "Covers the forms required at incorporation, which are in every plan. Later compulsory filings, such as INC-20A and ADT-1 for a company, depend on the plan you choose.",
  },
  {
    id: "founders",
    figure: "1000+",
    text: "1000+ founders",
    howWeCount:
      "Counts people, of whom a company may have several. A sample figure: a published site says who counts as a founder, and since when.",
    sample: true,
  },
  {
    id: "back-office-founders",
    figure: "100+",
    text: "100+ founders for back-office",
    howWeCount:
      "Counts only founders with back-office services. A sample figure: a published site says the period and the services counted.",
    sample: true,
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
    howWeCount: "Counted in business hours, India time. Outside them we call when the office next opens.",
  },
  {
    id: "incorporated-august-2025",
    figure: "27,104",
    text: "startups incorporated in Aug'25",
    howWeCount:
      "Counts new companies and LLPs of every kind, not only recognised startups. The source is not stated: a sample.",
    sample: true,
  },
  {
    id: "every-two-minutes",
    figure: "2 minutes",
    text: "Every 2 minutes a new startup is born",
    howWeCount: "Average based on 27,104 incorporations in August 2025.",
    sample: true,
  },
  {
    id: "last-24-hours",
    figure: "800+",
    text: "Last 24 hours: 800+ startups launched in india",
    howWeCount: "Average based on 27,104 incorporations in August 2025; not a live count.",
    sample: true,
  },
  {
    id: "success-on-your-own",
    figure: "70-80%",
    text: "70-80% success doing it yourself",
    howWeCount: "An estimate; not a guarantee.",
    sample: true,
  },
  {
    id: "success-with-help",
    figure: "90-95%",
    text: "90-95% success with professional help",
    howWeCount: "An estimate and a sample; not a guarantee.",
    sample: true,
  },
] as const satisfies readonly Claim[];

export type ClaimId = (typeof claims)[number]["id"];
