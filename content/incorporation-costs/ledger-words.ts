import { daysTo } from "../law/time-limits.ts";
import { ifGst } from "../owner/gst.ts";
/** What the cost ledger says. Words in braces are filled in by the calculation. */
export const costWords = {
  /** In place of an amount. */
  unknown: "Not known",
  /** Of a company's duty: Sikkim alone has no figure, and it is the one state whose duty the MCA portal does not collect. */
  notKnown: "paid outside the MCA portal, confirmed before we file",
  notKnownLlpDuty: "confirmed when the stamp paper is bought",
  split: "Paid to us {ours}, to others {others}",
  estimate: "Estimate. The MCA payment screen computes the final stamp duty and fee on the filing date.",
  estimateOutsidePortal:
    "Estimate. The MCA payment screen computes the final fee on the filing date; this stamp duty is paid outside the MCA portal.",
  registeredOffice:
    "Use the state where your office really is: letters from the Registrar must reach you there. A cheaper state does not help.",
  /** Kinds of charges, where the single lines are not shown. */
  groups: {
    ours: `Our fee${ifGst(" with GST")}`,
    mca: "MCA fees",
    "stamp-duty": "Stamp duty",
    name: "Name reservation",
    "pan-and-tan": "PAN and TAN",
    signatures: "Digital signatures",
  },
  lines: {
    "our-fee": { label: "Our fee", rule: "The price of the plan you chose, before GST." },
    gst: {
      label: "GST on our fee",
      rule: "{percent}% on our fee only. MCA fees and stamp duty are passed on at actuals, without GST on them; the price of a digital signature includes its GST.",
    },
    "registration-fee": {
      label: "MCA registration fee",
      nil: "Nil: the MCA charges no fee for SPICe+, MoA and AoA up to {nilUpTo} of authorised capital.",
      concession:
        "One person company or small company: {base} plus {amount} for every {per} or part of it above {from}. Nil only up to {nilUpTo}.",
      general: "{base} for the first {from}, then for every {per} or part of it: {slabs}. Nil only up to {nilUpTo}.",
    },
    "form-and-articles-fee": {
      label: "MCA filing fee for the form and the articles",
      rule: "Above {nilUpTo} of capital: one or two filing fees of {fee}.",
    },
    "form-duty": { label: "Stamp duty on the SPICe+ form", rule: "A fixed duty in {state}." },
    "memorandum-duty": { label: "Stamp duty on the memorandum (MoA)", rule: "A fixed duty in {state}." },
    "fixed-duty-differs": "A fixed duty in {state}; sources give {amounts}.",
    "articles-duty": { label: "Stamp duty on the articles (AoA)", rule: "{state}: {duty}." },
    "stamp-duty-unknown": "No reliable figure for {state}; the MCA portal does not collect it.",
    "llp-registration-fee": {
      label: "MCA registration fee (FiLLiP)",
      rule: "By contribution: {slab}.",
    },
    "llp-agreement-filing": {
      label: "Filing the LLP agreement (Form 3)",
      rule: `By contribution: {slab}. Due within ${daysTo["llp-form-3"].days} days of incorporation.`,
    },
    "llp-agreement-duty": {
      label: "Stamp duty on the LLP agreement",
      rule: "{state}: {duty}. Stamp paper is bought separately from the state, not on the MCA portal.",
      unknown:
        "No reliable figure for {state}. Stamp paper is bought separately from the state, not on the MCA portal.",
    },
    name: {
      label: "Name reservation",
      company:
        "{fee} for SPICe+ Part A filed on its own: two names, held for 20 days. Nothing when it is filed together with Part B.",
      companyTogether:
        "Nothing when Part A is filed together with Part B; {fee} when it is filed alone. Together you can propose one name only.",
      llp: "{fee} for RUN-LLP, the name form of LLPs: two names, held for three months. Nothing inside FiLLiP.",
      llpTogether: "Nothing when the name is applied for inside FiLLiP; {fee} when it is reserved first.",
    },
    "pan-and-tan": { label: "PAN and TAN", rule: "PAN {pan} and TAN {tan}, paid with the incorporation form." },
    "director-numbers": {
      label: "Director or partner numbers (DIN, DPIN)",
      company: "Nothing for up to {free} first directors inside SPICe+; {each} for each further director, by DIR-3.",
      llp: "Nothing inside FiLLiP for at least {free} partners; {each} for each further one, by DIR-3.",
    },
    signatures: {
      label: "Digital signatures",
      rule: `{people} × {each}${ifGst(", GST included")}, which is our price. Everyone who signs as owner, director or partner needs a Class 3 certificate, valid two years.`,
    },
  },
} as const;
