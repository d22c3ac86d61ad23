import { gstOpen } from "../compliance/calendar-words.ts";
import { setupInWords } from "../owner/registration-days.ts";
/** The words of /my-plan. What it says about structure, names, cost and dates comes from the tools and the calendar. */
export const myPlan = {
  text: "Structure, cost, names and the dates of the first year in one document, to print or to send to a co-founder.",
  noScript:
    "This page is put together in your browser, from answers that stay there, so it needs JavaScript, which is switched off. The calculator, the naming rules and the decision table can be read without it, and an advisor goes through all of it with you on a free call.",
  start: {
    heading: "Nothing is decided yet",
    text: "Use these four tools in any order. This page collects what you decide in them.",
    call: "Or talk it through",
    example: {
      title: "Example: {structure}, {state}",
      names: "Your first and second choice, each checked against the naming rules",
      filing: "{title} by day {day}",
      more: "{first}, and {count} more",
      next: "Go through it with an advisor",
    },
  },
  failed:
    "The plan could not be put together. Check your connection and load the page again; your choices are in its address.",
  side: {
    heading: "In this plan",
    open: "Open",
  },
  download: {
    dates: "Dates as .ics",
    datesMade: "Downloaded. Open the file to add the dates, with their alarms.",
  },
  sheet: {
    kicker: "Company plan",
    untitled: "A company without a name yet",
    nameOpen: "A company whose name is still open",
    madeOn: "Put together on {date}",
    stillOpen: "Still open:",
    open: "Open point",
    canWait: "Can wait",
    change: "Change",
    again: "This plan, to open or change:",
    estimate:
      "A plan, not legal advice. Figures are estimates, dates follow the law as we read it today. The plan was put together in a browser and has not been sent to anyone.",
  },
  structure: {
    heading: "Structure",
    because: "Because",
    moreReasons: "{count} more reasons",
    first: "First",
    open: "Not chosen yet. A few questions find the one that fits, with the rule behind it.",
    noAnswers: "Chosen without the questions, which test whether the law allows it for you.",
    incomplete: "Some questions are still open; the remaining answers may change the result.",
    differs: "Your answers point to {structure}. Talk it through before anything is filed.",
    second: "Your answers point to {structure} first.",
    elsewhere: "We do not register this online. Talk it through, or change an answer.",
    outside: "Your answers point outside the three structures. Talk it through before anything is filed.",
  },
  case: {
    heading: "Your case",
    steps: "Steps, in order",
    rules: "The rules behind them",
    costs: "{case}: not in the total",
  },
  names: {
    heading: "Names",
    open: "No name yet. The check tests a name against the naming rules before you get used to it.",
    fix: "A name has findings. The check proposes rewrites that clear them.",
    one: "A second name saves time if the first is refused.",
    nothing: "No word, place, sign or likeness on our lists, which are not complete.",
    notChecked:
      "Registers: not searched. Whether a name is free is for the MCA and trademark searches and the Registrar.",
  },
  cost: {
    heading: "Cost of registration",
    open: "The state of the registered office is open. It decides the stamp duty.",
    openStructure: "The cost depends on the structure, which is open.",
    assumed: "Counted with {fields}: not chosen yet.",
    ours: "Paid to us",
    others: "Paid to others",
    chargesAlone: "Charges, without our fee",
    quoted: "We have no fixed price for a Section 8 company: you get a quotation before anything is filed.",
    total: "Estimated total",
    unfold: "Show {count} charges",
    missing: "+ stamp duty, {when}",
    unmarked: "Charges without a mark are taken from the text of the law, or from sources that agree.",
    keeping:
      "Keeping it for three years costs {low} to {high} at asking prices seen in 2026: filings, audit where the law asks for one, and the tax return.",
  },
  dates: {
    heading: "Dates",
    date: "Date of incorporation",
    dateHint: `The one you expect will do; registration takes ${setupInWords} from complete documents.`,
    dateError: "Enter a date from 1900 to 2098.",
    gst: "GST returns",
    open: "The date of incorporation is open. Enter the one you expect, and the first year is calculated for it.",
    openStructure: "The dates depend on the structure, which is open.",
    first: "First {days} days",
    days: "Days after incorporation",
    day: "day {day}",
    several: "{count} filings",
    year: "First year, to {date}",
    filing: "Filing",
    note: "note",
    later: "After the first year: the first yearly round",
    unfold: "Show {count} filings",
    gstOpen,
    assumed:
      "Counted for {gst}, no employees and accounts that close on 31 March. The compliance calendar asks for these, and gives each date its reason.",
    gstNames: {
      none: "no GST registration",
      monthly: "GST with monthly returns",
      quarterly: "GST with quarterly returns",
    },
  },
  documents: {
    heading: "What to gather",
    unfold: "Show the list of {count}",
    open: "What you need depends on the structure, which is open.",
  },
  templates: {
    heading: "Templates to use",
    text: "Free templates that fit this structure. Name and state are filled in from the plan.",
    open: "Which templates fit depends on the structure, which is open.",
    ids: {
      "private-limited": [
        "founders-agreement",
        "board-meeting-set",
        "mutual-nda",
        "employee-confidentiality-ip-agreement",
      ],
      opc: ["consultant-agreement", "mutual-nda", "employee-confidentiality-ip-agreement", "privacy-notice"],
      llp: ["llp-agreement", "mutual-nda", "consultant-agreement", "privacy-notice"],
    },
  },
  sources: {
    heading: "Sources",
    text: "Where the figures and rules of this plan were read. What has no address was read in a stored copy.",
    unfold: "Show {count} sources",
    headings: { structure: "Structure", case: "Your case", cost: "Cost" },
  },
  next: {
    heading: "Next step",
    text: "Go through this plan with an advisor. The first call is free, the plan goes with your request, and you get the total in writing before anything is filed.",
    button: "Request the call",
  },
} as const;
