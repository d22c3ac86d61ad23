import type { Sourced } from "../sources/certainty.ts";
import { agreed, verified } from "../sources/certainty.ts";

/** What differs from another company: a Section 8 company is a charity with a licence, with or without share capital. */
export const section8: {
  registration: Sourced;
  licence: Sourced;
  duty: Sourced & {
    formOnly: readonly string[];
    nilWithoutShares: readonly string[];
    withoutShares: Readonly<Record<string, { form: number; memorandum: number; articles: number }>>;
    doubts: Readonly<Record<string, string>>;
  };
} = {
  registration: {
    ...agreed("fee-card-2026", "spice-plus-engine", "mca-fee-tables"),
  },
  licence: {
    ...agreed("section-8-fees-page"),
    note: "Older pages print ₹2,000 or ₹5,000. For a new company the licence is part of SPICe+, and no rule with a fee for it was found.",
  },
  duty: {
    formOnly: [
      "AN",
      "BR",
      "CH",
      "CG",
      "DH",
      "DL",
      "GA",
      "GJ",
      "HR",
      "HP",
      "JK",
      "JH",
      "KA",
      "LA",
      "MH",
      "PY",
      "PB",
      "TN",
      "WB",
    ],
    /** With share capital they charge what any company pays. */
    nilWithoutShares: ["UP", "UK"],
    /** Without share capital, where that differs from what a company with share capital pays. */
    withoutShares: {
      AP: { form: 20, memorandum: 500, articles: 1000 },
      TG: { form: 20, memorandum: 500, articles: 1000 },
      KL: { form: 25, memorandum: 1000, articles: 2000 },
      MP: { form: 10, memorandum: 2500, articles: 5000 },
      RJ: { form: 10, memorandum: 500, articles: 500 },
    },
    /** Why the figure of a state is to be checked. */
    doubts: {
      KA: "The exemption is in the table from before February 2024; the Act of 2024 was not seen.",
      DH: "The exemption is in the table of the former union territories.",
      LA: "Ladakh is not in the MCA table seen; this is the rule of Jammu and Kashmir.",
      MP: "Without share capital this is the duty of any such company; the table does not name Section 8 companies.",
    },
    ...verified("mca-stamp-duty-table"),
  },
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
