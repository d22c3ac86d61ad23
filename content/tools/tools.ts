import { calendarPath } from "../compliance/calendar-words.ts";

/** The five tools in the order of a plan, each with the one name it has everywhere. */
export const toolNames = {
  structure: { href: "/choose-structure", label: "Choose a structure" },
  cost: { href: "/cost-calculator", label: "Cost calculator" },
  name: { href: "/name-checker", label: "Name checker" },
  calendar: { href: calendarPath, label: "Compliance Calendar" },
  plan: { href: "/my-plan", label: "My plan" },
} as const;
export type ToolId = keyof typeof toolNames;
export const toolIds = Object.keys(toolNames) as ToolId[];

/** The rail over the tools: what each of them decides, its answer once there is one, and below them what is sent to us. */
export const toolRail = {
  label: "The five tools and your answers",
  parts: { structure: "Structure", cost: "Cost", name: "Name", calendar: "Dates", plan: "Plan" },
  refused: "will be refused",
  privacy: "Everything happens on this device; we see your choices only if you send a form.",
} as const;

/** The tools, as footer, menus and other pages offer them. No script needs these words. */
export const freeTools = {
  heading: "Free tools",
  /** Above the name of one of them. */
  kicker: "Free tool",
  text: "Decide the basics before you call. No sign-up, and we keep nothing unless you send a form.",
  items: [
    { ...toolNames.structure, text: "A few questions: Private Limited, OPC or LLP, and why." },
    { ...toolNames.cost, text: "The full cost in your state, every line with its source." },
    { ...toolNames.name, text: "What the naming rules object to, and names that pass." },
    { ...toolNames.calendar, text: "Your own due dates, with reminders." },
    { ...toolNames.plan, text: "Structure, cost, name and dates on one page to print." },
  ],
} as const;

/** Words that the free tools share. */
export const tools = {
  actions: {
    label: "Keep or share this plan",
    copy: "Copy link",
    copied: "Link copied. It opens this page with your choices.",
    copyByHand: "Copy it from here:",
    print: "Print",
    keep: "Keep on this device",
    kept: "Kept in this browser beyond this visit. 'Start over' deletes it.",
    cannotKeep: "This browser does not allow pages to keep anything. Use the link instead.",
    keptNow: "Kept on this device",
    startOver: "Start over",
  },
  sources: {
    label: "Sources",
    differing: "These print another figure",
    checked: "Checked up to",
    /** In a table of rules. */
    toConfirm: "To confirm",
    storedCopy: "read in a stored copy",
  },
  nextSteps: {
    steps: {
      structure: {
        ...toolNames.structure,
        text: "A few plain questions, and the rule behind every recommendation.",
      },
      cost: {
        ...toolNames.cost,
        text: "Every fee and duty in your state, line by line, with its source.",
      },
      name: {
        ...toolNames.name,
        text: "What the Registrar would object to, and a name that avoids it.",
      },
      calendar: {
        ...toolNames.calendar,
        text: "What falls due and when, with reminders for your calendar.",
      },
      plan: {
        ...toolNames.plan,
        text: "Everything decided so far on one page, to print or send.",
      },
      call: {
        href: "/contact-us",
        label: "Request a call",
        text: "The first call is free, and your choices go with you.",
      },
    },
  },
} as const;
export type NextStepId = keyof typeof tools.nextSteps.steps;
