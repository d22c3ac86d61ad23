import { structureNames } from "../schemas/plain-lists.ts";

/** The words of /name-checker. The rules and word lists are in content/company-names/. */
export const nameChecker = {
  form: {
    structureLegend: "Structure",
    structureOpen: "Until you choose, we check it as the name of a Private Limited company.",
    structures: { ...structureNames, "section-8": "Section 8" },
    first: "First choice of name",
    firstHint:
      "Without the ending: we add Private Limited, (OPC) Private Limited or LLP. A Section 8 company has none.",
    firstError: "Type a name to check",
    second: "Second choice of name",
    secondHint:
      "Optional. The name forms (SPICe+ Part A for a company, RUN-LLP for an LLP) take two; a second name on the same root fails for the same reason.",
    compare: "Compare with names that exist",
    compareLabel: "Existing names",
    compareHint: "One on each line, ten at most: companies or LLPs that you found in the MCA search, or that you know.",
    submit: "Check the name",
  },
  results: {
    waiting: "What you get",
    heading: "What we found",
    change: "Change the name",
    waitingFor: "Reading the rules…",
    failed: "The rules could not be loaded. Check your connection and reload the page; the name stays in its address.",
    wording: "Wording",
    verdicts: {
      blocked: "will be refused as it is",
      questions: "expect a question",
      clear: "clear",
    },
    /** In place of 'Wording: clear', where nothing is refused or questioned but something may still fall. */
    clearWithRisks: "Clear wording, {risks}",
    risks: ["one risk", "two risks", "three risks"],
    moreRisks: "{count} risks",
    registers: "Registers",
    notSearched: "not searched",
    registersText:
      "Whether the name is free is decided there. Copy it without its ending and search both, also in spellings that sound the same.",
    explanations: {
      blocked: "What stops it: {findings}.",
      questions: "Change this, or be ready to explain it: {findings}.",
      clear:
        "No word, place, sign or likeness in it is refused or questioned by our lists. They are not complete, and it may not be free.",
    },
    riskExplanation:
      "Our lists refuse and question nothing in it, but weigh this: {findings}. They are not complete, and the name may not be free.",
    withoutApproval: "without the approval it needs",
    announced: "{name}. {verdict}, {findings}. Registers: not searched.",
    levels: { block: "Refused", warn: "Question", info: "Good to know" },
    fixed: "Already put right",
    authority: "Approval",
    rest: "{findings}, and names that clear this",
    repairsHeading: "Names that clear this",
    repairsText: "The wording of each was checked again by the same rules. Neither register was searched for them.",
    patternHeading: "A word of your own",
    use: "Use this name",
  },
  notChecked: {
    heading: "What this check cannot know",
    text: "It tests the wording only, on your device, and looks nothing up.",
    points: [
      "Whether the name is free. Only the Registrar decides, and a search without a match does not guarantee approval.",
      "Registered trademarks, but for a short list of well-known ones and their misspellings. A name that contains one in the same class needs the owner’s consent.",
      "Whether the name offends beyond a short list of words, suggests a national hero or an office-holder, or belongs to a company closed not long ago.",
      "Whether the name matches what your objects say the business does.",
      "Whether a person named in it has consented, which is advisable for anyone who is not a promoter.",
    ],
  },
  search: {
    heading: "Now search the registers",
    text: "Copy the name without its ending, then search for it in both. Try the spellings that sound the same as well.",
    copy: "Copy the name",
    copied: "{name} copied.",
    copyByHand: "Copy it from here:",
    mca: "MCA name search",
    trademarks: "Trademark search",
  },
} as const;

/** Apart from the rest, which scripts load. */
export const nameCheckerPage = {
  text: "What the Registrar would object to in one or two names, with the rule, and a rewrite that avoids it.",
  noScript:
    "The check needs JavaScript, which is switched off. The rules and word lists it uses are below in full: read your name against them.",
  specimen: {
    text: "Each finding with its rule and source, and names that clear it. For a made-up name:",
    label: "Specimen",
    name: "National Zyntra Foods",
  },
  rules: {
    heading: "The rules, in words",
    text: "Rules 8, 8A and 8B are of the Companies (Incorporation) Rules, 2014. A draft of April 2026 would replace them; we have not seen it notified.",
    openLabel: "Read all rules and word lists",
    words: {
      heading: "Words that need approval, or are not allowed",
      text: "Whole words, in capitals or not, in the singular or plural; phrases also as one word, words of Indian languages in other spellings too. A word that sounds like a refused one is a question.",
      columns: ["Words", "What is needed", "Whose approval", "Rule and source"],
      only: "Only together with",
      capitals: "Only in capitals:",
      otherSense: "Less is asked beside",
      llpOnly: "For an LLP",
    },
    same: {
      heading: "When two names count as the same",
      text: "Rule 8(2) disregards all of these. If nothing else differs, the names are the same.",
      columns: ["Clause", "Disregards"],
    },
    other: {
      heading: "What else is looked at",
      text: "Endings, places, descriptions, initials, length and characters.",
      columns: ["Finding", "What it means", "Rule and source"],
    },
    endings: {
      heading: "Endings",
      text: "The ending follows from the structure. The form refuses short forms.",
      section8: "No 'Limited': Foundation, Forum, Association, Federation, Council or the like",
    },
    places: {
      heading: "Foreign places in our list",
      text: "A name with one of these, or of another country, needs proof of a business link. The list is ours and not complete.",
    },
    descriptive: {
      heading: "Words that only describe",
      text: "A name made only of these, of some 600 English words for trades and goods, of words made from them (Bakery) and of places is usually sent back. The lists are ours.",
    },
    marks: {
      heading: "Well-known marks in our list",
      text: "A selection, mostly from memory and far from complete: no replacement for the trademark search.",
      ordinary: "Ordinary words, only in the trade they are known for:",
    },
  },
} as const;
