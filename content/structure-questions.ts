import type { StructureQuestion } from "./schemas/structure-choice.ts";

/**
 * The questions in the order they are asked. Nobody is asked all of them: a question is skipped when its answer could not
 * change the result. The ids are keys of the address, in links people have shared: do not rename one.
 */
export const structureQuestions = [
  {
    id: "owners",
    question: "How many people will own the business on the first day?",
    why: "A One Person Company has exactly one owner. A Private Limited company and an LLP need at least two.",
    options: [
      { id: "one", label: "Just me", if: "you are the only owner" },
      { id: "several", label: "Two to 200", if: "two or more people own it from the first day" },
      { id: "over-200", label: "More than 200", if: "more than 200 people own it" },
    ],
  },
  {
    id: "business",
    question: "What will the business do?",
    why: "Some activities are open only to certain structures, or are better registered as something else.",
    options: [
      {
        id: "ordinary",
        label: "Sell goods or services",
        hint: "Software, trade, manufacturing, consulting, food and nearly everything else.",
        if: "you run an ordinary business",
      },
      {
        id: "profession",
        label: "Practise as chartered accountants, company secretaries, advocates or the like",
        if: "you practise a profession with its own council",
      },
      {
        id: "finance",
        label: "Lend or invest money as the business, bank or insure",
        if: "lending, investing, banking or insurance is the business",
      },
      {
        id: "special",
        label: "Run a Nidhi, a chit fund or a producer company",
        if: "you run a Nidhi, a chit fund or a producer company",
      },
      {
        id: "charity",
        label: "Serve a charitable aim, with no profit for its members",
        if: "the aim is charitable and no profit goes to members",
      },
    ],
  },
  {
    id: "owner",
    question: "Who is the one owner?",
    why: "Only an Indian citizen, living here or abroad, can form a One Person Company.",
    askWhen: [{ owners: ["one"] }],
    options: [
      {
        id: "citizen",
        label: "An Indian citizen",
        hint: "Living in India or abroad.",
        if: "you are an Indian citizen",
      },
      { id: "foreigner", label: "A citizen of another country", if: "you are a citizen of another country" },
      { id: "company", label: "A company or an LLP", if: "the owner is a company or an LLP" },
    ],
  },
  {
    id: "other-opc",
    question: "Do you already own another One Person Company, or are you the nominee of one?",
    why: "A person can be in only one OPC at a time.",
    askWhen: [{ owner: ["citizen"] }],
    options: [
      { id: "no", label: "No", if: "you are in no other OPC" },
      { id: "yes", label: "Yes", if: "you are already in another OPC" },
    ],
  },
  {
    id: "adults",
    question: "Are you 18 or older?",
    why: "A person under 18 cannot be the member or nominee of an OPC, and cannot sign as a director or designated partner.",
    askWhen: [{ owners: ["one"], owner: ["citizen", "foreigner"] }],
    options: [
      { id: "yes", label: "Yes", if: "you are 18 or older" },
      { id: "no", label: "No", if: "you are under 18" },
    ],
  },
  {
    id: "resident",
    question: "Will at least one director or designated partner live in India this financial year?",
    why: "A company needs a director who stays in India for 182 days of the financial year; an LLP needs a designated partner who stays for 120 days.",
    options: [
      { id: "yes", label: "Yes, for 182 days or more", if: "one of you lives in India for 182 days of the year" },
      {
        id: "120-days",
        label: "Only for 120 to 181 days",
        if: "the longest stay in India is 120 to 181 days",
      },
      { id: "no", label: "No", if: "nobody lives in India for 120 days of the year" },
    ],
  },
  {
    id: "esop",
    question: "Will you give staff share options (ESOPs)?",
    why: "Share options need shares to give. An LLP has none, and an OPC cannot take a second member.",
    options: [
      { id: "no", label: "No", if: "you give no share options" },
      { id: "yes", label: "Yes", if: "you give ESOPs" },
    ],
  },
  {
    id: "investors",
    question: "Besides individuals living in India, will anyone else own a part?",
    why: "Foreign money is welcome in most companies, but an LLP can take it only in sectors that are fully open.",
    askWhen: [{ owners: ["several", "over-200"] }],
    options: [
      { id: "none", label: "No, only individuals living in India", if: "only individuals living in India own it" },
      { id: "company", label: "An Indian company or LLP", if: "an Indian company or LLP owns a part" },
      {
        id: "abroad",
        label: "An NRI, a foreigner or a foreign company",
        if: "an NRI, a foreigner or a foreign company owns a part",
      },
    ],
  },
  {
    id: "sector",
    question: "Is your sector open to 100% foreign investment without approval and without conditions?",
    why: "That is the test for foreign money in an LLP. A sector with a cap, an approval or performance conditions does not pass it.",
    askWhen: [{ investors: ["abroad"] }, { owner: ["foreigner"] }],
    options: [
      { id: "open", label: "Yes", if: "the sector is fully open to foreign investment" },
      {
        id: "conditions",
        label: "No, it has a cap, an approval or conditions",
        if: "the sector has a cap or conditions",
      },
      { id: "unsure", label: "I do not know", if: "you are not sure about the sector" },
    ],
  },
  {
    id: "funding",
    question: "Will you raise money from angels or venture funds in the next two or three years?",
    why: "They invest by taking new shares. An LLP has no shares to issue, and an OPC has room for one member only.",
    options: [
      { id: "yes", label: "Yes", if: "you raise money from angels or funds" },
      { id: "maybe", label: "Perhaps", if: "you may raise money from angels or funds" },
      { id: "no", label: "No", if: "you raise no money from angels or funds" },
    ],
  },
  {
    id: "second",
    question: "May a second owner join you later?",
    why: "An OPC can become a Private Limited company at any time, but that is another filing. If the person is known already, you can save it.",
    askWhen: [{ owners: ["one"] }],
    options: [
      { id: "likely", label: "Yes, it is likely", if: "a second owner is likely to join" },
      { id: "no", label: "No, I will stay alone for now", if: "you stay alone for now" },
    ],
  },
  {
    id: "paperwork",
    question: "How much yearly paperwork can you carry?",
    why: "An LLP files two annual forms and holds no formal meetings. A company has board meetings, an annual meeting, an audit and more forms.",
    options: [
      { id: "little", label: "As little as possible", if: "you want as little paperwork as possible" },
      { id: "some", label: "Some, if it is worth it", if: "you can carry some paperwork" },
      { id: "full", label: "The full set, with professional help", if: "you can carry the full set of filings" },
    ],
  },
  {
    id: "turnover",
    question: "What turnover do you expect in the first two years?",
    why: "A company is audited every year. An LLP is audited only above ₹40 lakh of turnover or ₹25 lakh of contribution.",
    options: [
      { id: "under-40-lakh", label: "Less than ₹40 lakh a year", if: "turnover stays below ₹40 lakh" },
      { id: "under-1-crore", label: "₹40 lakh to ₹1 crore a year", if: "turnover is ₹40 lakh to ₹1 crore" },
      { id: "over-1-crore", label: "More than ₹1 crore a year", if: "turnover passes ₹1 crore" },
    ],
  },
  {
    id: "profit",
    question: "What will you do with most of the profit?",
    why: "An LLP pays 30% and the partners' share is not taxed again. A company pays 22% or 25%, but dividends are taxed again in the owners' hands.",
    options: [
      { id: "draw", label: "Take it out for ourselves", if: "the owners draw most of the profit" },
      { id: "retain", label: "Leave it in the business to grow", if: "most of the profit stays in the business" },
      { id: "unsure", label: "I do not know yet", if: "you have not decided what to do with profits" },
    ],
  },
  {
    id: "customers",
    question: "Do banks, large customers or tenders matter to you?",
    why: "Many of them know a Private Limited company best. This is practice, not law.",
    options: [
      { id: "yes", label: "Yes", if: "banks, large customers or tenders matter" },
      { id: "no", label: "No", if: "banks, large customers and tenders do not matter" },
    ],
  },
  {
    id: "closing",
    question: "Is it important that you could close it easily?",
    why: "An LLP can apply after one year without business. A company waits two years, with a government fee of ₹10,000.",
    options: [
      { id: "no", label: "No", if: "closing it easily does not matter" },
      { id: "important", label: "Yes", if: "closing it easily matters" },
    ],
  },
] as const satisfies readonly StructureQuestion[];
