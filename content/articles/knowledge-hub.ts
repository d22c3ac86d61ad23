import { worthOfTheCall } from "../owner/fees.ts";

/** The words of /articles and of the parts that every article page shares. */
export const knowledgeHub = {
  heading: "Startup Knowledge Hub",
  intro: "What to file, in what order, at what cost and with which documents. Notes mark what the law has changed.",
  updated: "Last updated on {date}",
  /** The head of the listing's pages after the first. */
  laterPages: {
    title: "Startup Knowledge Hub, Page {page}",
    description:
      "Page {page} of our guides for founders in India: company registration, fees, compliance, tax and funding, with dated notes where the law has changed.",
  },
  latestChanges: "Latest changes of law",
  latestChange: "Latest change of law",
  allChanges: "All changes, with sources",
  search: {
    label: "Search articles",
    placeholder: "Try stamp duty, DIN or angel tax",
    clear: "Clear search and filter",
  },
  categoriesLabel: "Category",
  all: "All",
  featured: "Featured guides",
  more: "More guides",
  results: "Articles",
  empty: { heading: "No articles found", text: "Try adjusting your search or filter criteria" },
  /** Of a long list, of which the page has only a part. */
  loading: { heading: "Loading the articles…", text: "One moment, please." },
  failed: { heading: "The articles could not be loaded", text: "Check your connection.", again: "Try again" },
  pagination: { label: "Pages of articles", previous: "Previous", next: "Next" },
  expert: {
    heading: "Have a question the guides do not cover?",
    text: `Ask an advisor. The first call${worthOfTheCall} is free.`,
    link: "Contact Expert",
  },
  newsletter: {
    heading: "A monthly e-mail when the law changes",
    text: "New guides, changed due dates and fees, and what to do about them. About once a month.",
  },
  article: {
    back: "Back to Articles",
    contents: "On this page",
    readOn: "Read on: {count} more sections",
    aside: "Contents, tool and next step",
    questions: "Common questions",
    sources: "Sources",
    sourcesIntro: "Official sites to check before you act. They open in a new tab.",
    related: "Related Articles",
    termSheet: {
      kicker: "Free template",
      label: "Draft a term sheet",
      text: "For a seed or Series A round, with choices to make. Fill it in and download it.",
    },
    call: {
      label: "Request a call",
      heading: "Would you rather ask?",
      text: "The first call is free. Tell us your case and we say what applies to you.",
      form: "Request a call",
    },
    /** The box at the end of an article of the owner. */
    ownCall: {
      heading: "Talk to us about your case",
      text: "The first call is free. Tell us what you plan, and we say what applies to you.",
      contact: "Request a call",
      pricing: ["View Plans"],
    },
    share: {
      label: "Share this article",
      mail: "E-mail",
      copy: "Copy link",
      copied: "Link copied",
      refused: "Copy it from the address bar",
    },
    tail: "Each note on the law gives the date up to which it was checked, 11 October 2026 at the latest. Government fees, dates and penalties change by notification; confirm on mca.gov.in, incometax.gov.in, gst.gov.in or epfindia.gov.in before acting.",
  },
} as const;

export const newsletterForm = {
  label: "Email",
  button: "Subscribe Now",
  consent:
    "By subscribing you agree that we use this address to send you the newsletter, and for nothing else. We first ask you to confirm it, and every issue has an unsubscribe link.",
  sent: "Please open the e-mail we have just sent you and confirm your address.",
  privacy: "Privacy policy",
} as const;
