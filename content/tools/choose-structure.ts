/** The words of /choose-structure. The questions, rules and points are in content/structure-choice/. */
export const chooseStructure = {
  fullNames: {
    "private-limited": "Private Limited company",
    opc: "One Person Company (OPC)",
    llp: "Limited Liability Partnership (LLP)",
    proprietorship: "Sole proprietorship",
    partnership: "Partnership firm",
  },
  leftOut: "Some answers in this link do not go together. They were left out; what is missing is asked again.",
  resultFailed:
    "The result could not be loaded. Check your connection and reload the page; your answers stay in its address.",
  question: {
    kept: "Your answer is kept. The next question is on its way.",
    progress: "Question {number}, rarely more than {most}",
    lastProgress: "Question {number}, most likely the last",
    whyLabel: "Why we ask",
    continueLabel: "Continue",
    backLabel: "Back",
    error: "Choose one of these to continue",
    changing: "You are changing this answer. Your other answers are kept where they still apply.",
  },
  standing: {
    heading: "What is still possible",
    open: "Still possible",
    openAfter: "Possible after a change",
    out: "Ruled out",
    answersHeading: "Your answers",
    changeLabel: "Change",
  },
  result: {
    eyebrow: "Your answers point to",
    eyebrowAfterChange: "After one change, your answers point to",
    eyebrowNoCompany: "No company. Your answers point to",
    eyebrowOutside: "None of the usual forms as you described it",
    convert: "Convert your {from} to {to}",
    keep: "Keep your {from}",
    shortNames: {
      "private-limited": "Private Limited",
      opc: "OPC",
      llp: "LLP",
      proprietorship: "business",
      partnership: "firm",
    },
    conversion: { heading: "How it is converted", time: "Time: {time}", cost: "Cost: {cost}" },
    kept: "There is nothing to register: it goes on as it is.",
    otherStructure:
      "The link named another structure ({structure}). Its answers lead to the result below, which goes along from here.",
    costsHeading: "What it costs",
    stepsHeading: "Next steps",
    linksHeading: "Read more",
    notOurs:
      "We do not register this online; our plans and prices are for the three structures. The first call is free.",
    cureHeading: "Do this first",
    reasonsHeading: "Because",
    noReasons: "No rule is against it, and none of your answers favours another structure more.",
    costButton: "See what it costs",
    needsHeading: "What you need",
    goodToKnowHeading: "Good to know",
    close: { heading: "Also worth a look: {structure}", carry: "Which one goes into your plan?" },
    removed: {
      heading: "Ruled out, and by which rule",
      text: "These follow from the law and from your answers, not from our preference.",
    },
    changes: {
      heading: "What would change it",
      text: "One different answer, everything else the same.",
      none: "No single answer would change this result.",
    },
    flagsHeading: "Before you file",
    yearly: {
      heading: "What a year brings",
      text: "Meetings, annual forms, audit and income tax return. GST, TDS and payroll come on top where they apply.",
      duties: "Meetings, forms, audit and return",
      total: "In all",
      count: "{count} a year",
      countRange: "{from} to {to} a year",
      neverSmall: "For a company that another company owns: it is never small.",
      caption: "Yearly duties of the three structures",
      openLabel: "See them one by one",
    },
    threeYears: {
      heading: "What three years cost",
      text: "Annual filings, audit where there is one, and the return, with government fees; not the registration.",
      range: "{low} to {high}",
      middle: "middle {amount}",
      legend: ["Lowest to highest asking price seen", "A middle quotation"],
    },
    behind: "Behind this answer",
    later: {
      heading: "If you outgrow it",
      text: "You can change later. This is how one structure becomes another.",
    },
    elsewhere: {
      heading: "Outside these three",
      text: "You may choose these too. We have no plans or prices for them.",
    },
    answersHeading: "Your answers",
  },
} as const;

/** Apart from the rest, which scripts load. */
export const chooseStructurePage = {
  text: "Plain questions, one at a time. The law comes first, then what you prefer.",
  noScript:
    "The questions need JavaScript, which is switched off. The whole decision table is below: the rules that leave a structure out, and what each preference counts for.",
  table: {
    heading: "The decision table",
    text: "Everything the questions use: first the rules of law, then what each preference counts for. The points are our judgement, not law; a form within two points of the first is shown beside it.",
    rules: {
      heading: "Rules of law",
      text: "A rule leaves a form out, whatever you prefer.",
      columns: ["If", "Leaves out", "Rule and source"],
    },
    points: {
      heading: "Preferences",
      text: "Points are added for each form that the law leaves in. The highest total is recommended.",
      columns: ["If", "Points", "Why"],
    },
    exits: { heading: "Where another form fits better", text: "Some answers lead elsewhere at once." },
    yearly: { heading: "What a year brings", text: "For a small company; most new companies are one." },
    keeping: {
      heading: "What three years cost",
      text: "At {company} of a company's capital and {llp} of an LLP's contribution, without registration.",
      columns: ["Structure", "Lowest", "Middle", "Highest"],
    },
    conversions: { heading: "From one to another later", text: "The routes the law provides, and what they need." },
  },
} as const;
