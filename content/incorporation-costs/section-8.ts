import { ifGst } from "../owner/gst.ts";
import { shownLinks } from "../owner/shown-articles.ts";
import { agreed, verified } from "../sources/certainty.ts";

/** What differs from another company: a Section 8 company is a charity with a licence. What each state takes is in state-duties.ts. */
export const section8 = {
  registration: agreed("fee-card-2026", "spice-plus-engine", "mca-fee-tables"),
  licence: {
    ...agreed("section-8-fees-page"),
    note: "Older pages print ₹2,000 or ₹5,000. For a new company the licence is part of SPICe+, and no rule with a fee for it was found.",
  },
  duty: verified("mca-stamp-duty-table"),
};

/** Apart from the other words of the ledger, for the calculator alone. */
export const section8Words = {
  fee: {
    nil: "Nil: the MCA charges a Section 8 company no fee up to {nilUpTo} of authorised capital.",
    nilWithoutShares: "Nil: without share capital the MCA charges no fee up to 20 members.",
    unknown:
      "Above {nilUpTo} of authorised capital sources differ, and none is reliable. The MCA payment screen shows the fee.",
  },
  licence: {
    label: "Section 8 licence",
    rule: "No separate fee: a new company asks for the licence in SPICe+.",
  },
  duty: {
    nil: "Nil for a Section 8 company in {state}.",
    nilWithoutShares: "Nil for a Section 8 company without share capital in {state}.",
    withoutShares: "A fixed duty in {state} for a company without share capital; Section 8 companies are not exempt.",
    notExempt: "{rule} Section 8 companies are not exempt.",
  },
} as const;

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
