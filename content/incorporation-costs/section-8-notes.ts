import { ifGst } from "../owner/gst.ts";
import { shownLinks } from "../owner/shown-articles.ts";

/** What the estimate for a Section 8 company leaves out: of the cost calculator, for those who ask for one. */
export const section8Notes = {
  notes: [
    {
      label: "Our fee",
      text: `On request${ifGst(", with GST")}. The objects and the estimate for three years decide how much work it is.`,
    },
    {
      label: "Tax",
      text: "Registration as a non-profit organisation, and the approval with which donors can deduct what they give, are asked for after incorporation.",
    },
    {
      label: "Donations from companies and from abroad",
      text: "CSR-1 for money that companies spend on social purposes, and FCRA registration for money from abroad. Each has conditions of its own.",
    },
    {
      label: "Every year",
      text: "Audit, annual general meeting, AOC-4, MGT-7 and the income tax return. All-in quotations of ₹50,000 to ₹75,000 a year were seen in 2026, before GST: asking prices, not a survey.",
    },
    {
      label: "The name",
      text: "It carries no 'Limited'. It ends in Foundation, Forum, Association, Federation, Chambers, Confederation, Council, Electoral Trust or the like.",
    },
  ],
  guide: shownLinks([
    {
      label: "Read the guide to Section 8 companies",
      href: "/articles/section-8-company-registration-ngo-nonprofit",
    },
  ]),
} as const;
