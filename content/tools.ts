import type { Tools } from "./schemas/tools.ts";

/** Words that the free tools share. */
export const tools: Tools = {
  kicker: "Free tool",
  privacy:
    "Nothing you type leaves this device: the page does its work here. Your choices are in its address, so that you can share or reload it. Our advisors see them only if you send a form.",
  actions: {
    label: "Keep or share this plan",
    copy: "Copy link",
    copied: "Link copied. It opens this page with your choices.",
    copyByHand: "Copy it from here:",
    print: "Print",
    keep: "Keep on this device",
    kept: "Kept in this browser. Our other tools start from it. 'Start over' deletes it.",
    cannotKeep: "This browser does not allow pages to keep anything. Use the link instead.",
    keptNow: "Kept on this device",
    startOver: "Start over",
  },
  sources: {
    label: "Sources",
    differing: "These print another figure",
    checked: "Checked up to",
    storedCopy: "read in a stored copy",
  },
  nextSteps: {
    heading: "Where next",
    text: "Your choices go with you to each of these pages; nothing is asked twice.",
    steps: {
      structure: {
        href: "/choose-structure",
        label: "Choose the structure",
        text: "A few plain questions, and the rule behind every recommendation.",
      },
      cost: {
        href: "/cost-calculator",
        label: "See the full cost",
        text: "Every fee and duty in your state, line by line, with its source.",
      },
      name: {
        href: "/name-checker",
        label: "Check the name",
        text: "What the Registrar would object to, and a name that avoids it.",
      },
      pricing: {
        href: "/pricing",
        label: "Compare the plans",
        text: "What Starter, Standard and Pro contain, with the total for your state.",
      },
      calendar: {
        href: "/compliance-calendar",
        label: "See the due dates",
        text: "What falls due after incorporation, with reminders for your calendar.",
      },
      call: {
        href: "/contact-us",
        label: "Talk to an advisor",
        text: "A free first call. You get the total in writing before anything is filed.",
      },
    },
  },
};
