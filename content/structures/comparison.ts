import type { Comparison } from "../schemas/structure.ts";

export const comparison: Comparison = {
  heading: "Three structures, side by side",
  text: "Read the column closest to your plans.",
  columns: [
    { id: "private-limited", label: "Private Limited" },
    { id: "opc", label: "OPC" },
    { id: "llp", label: "LLP" },
  ],
  rows: [
    {
      id: "people",
      label: "Who you need",
      values: {
        "private-limited": "Min 2 directors and 2 shareholders",
        opc: "1 member plus 1 nominee",
        llp: "2 designated partners",
      },
    },
    {
      id: "fundraising",
      label: "Raising money",
      values: {
        "private-limited": "Shares, convertible notes, ESOPs",
        opc: "Own money and loans; convert before taking investors",
        llp: "Partners’ money and loans; funds seldom invest",
      },
    },
    {
      id: "audit",
      label: "Audit",
      values: {
        "private-limited": "Always required",
        opc: "Always required",
        llp: "Only if turnover exceeds ₹40 lakh or capital exceeds ₹25 lakh",
      },
    },
    {
      id: "tax",
      label: "Corporate tax",
      values: { "private-limited": "25-30%", opc: "25-30%", llp: "30%" },
      laws: ["company-tax-22"],
    },
    {
      id: "compliance",
      label: "Compliance level",
      values: { "private-limited": "High", opc: "Medium", llp: "Low" },
      laws: ["small-company-limits"],
    },
    {
      id: "maximum-members",
      label: "Maximum members",
      values: { "private-limited": "200", opc: "1", llp: "No limit" },
    },
    {
      id: "minimum-capital",
      label: "Minimum capital",
      values: { "private-limited": "No minimum", opc: "No minimum", llp: "No minimum" },
      laws: ["no-minimum-capital"],
    },
    {
      id: "liability",
      label: "Your liability",
      values: {
        "private-limited": "Limited to your shares, unless you give a guarantee",
        opc: "Limited to your shares, unless you give a guarantee",
        llp: "Limited to your agreed contribution, unless you give a guarantee",
      },
    },
    {
      id: "separate-entity",
      label: "Separate legal entity",
      values: { "private-limited": "Yes", opc: "Yes", llp: "Yes" },
    },
    {
      id: "foreign-investment",
      label: "Foreign investment",
      values: {
        "private-limited": "Yes, without prior approval in most sectors",
        opc: "Only from an NRI as its one member",
        llp: "Yes, in sectors fully open without conditions",
      },
    },
    {
      id: "transfer",
      label: "Passing on ownership",
      values: {
        "private-limited": "Transfer shares, as the articles allow",
        opc: "Transfer all shares, and name a new nominee",
        llp: "Change the LLP agreement with the partners’ consent",
      },
    },
    {
      id: "name-ending",
      label: "The name ends in",
      values: { "private-limited": "Private Limited", opc: "(OPC) Private Limited", llp: "LLP" },
    },
  ],
  later: { from: "liability", label: "Liability, ownership and name" },
  footnote:
    "Audit: a company is always audited; an LLP only above ₹40 lakh turnover or ₹25 lakh contribution. Tax rates before surcharge and cess; companies may opt for 22%.",
  choices: [
    {
      structure: "private-limited",
      heading: "Choose Private Limited If",
      points: [
        "You are two founders or more, with shares to divide",
        "You plan to raise money, or to grant ESOPs to your team",
        "You can budget for a yearly audit and ROC filings",
      ],
      button: { label: "See Private Limited", href: "/private-limited" },
    },
    {
      structure: "opc",
      heading: "Choose OPC If",
      points: [
        "You are building alone, and need no investors yet",
        "You want your savings separate from business debts",
        "You are an Indian citizen with someone to name as nominee",
      ],
      button: { label: "See One Person Company", href: "/one-person-company" },
    },
    {
      structure: "llp",
      heading: "Choose LLP If",
      points: [
        "You run a practice, an agency or a family business together",
        "You want fewer filings, and no audit while you are small",
        "You do not plan to issue shares or ESOPs",
      ],
      button: { label: "See LLP", href: "/llp-registration" },
    },
  ],
};
