import type { KnowledgeHub, NewsletterFormText } from "./schemas/knowledge-hub.ts";

/** The words of /articles and of the parts that every article page shares. */
export const knowledgeHub: KnowledgeHub = {
  heading: "Startup Knowledge Hub",
  intro:
    "What to file, in what order, at what cost and with which papers. Every guide was reviewed on 15 November 2026, and points the law has overtaken are marked.",
  latestChanges: "Latest changes of law",
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
  pagination: { label: "Pages of articles", previous: "Previous", next: "Next" },
  expert: {
    heading: "A question no guide answers?",
    text: "Ask a person. The first call, worth ₹2,000, is free.",
    link: "Contact Expert",
  },
  newsletter: {
    heading: "One letter when the law moves",
    text: "New guides, changed due dates and fees, and what to do about them. About once a month.",
  },
  article: {
    back: "Back to Articles",
    contents: "On this page",
    questions: "Questions founders ask",
    sources: "Sources",
    sourcesIntro: "The official pages behind this guide. They open in a new tab.",
    related: "Related Articles",
    allChanges: "See everything that has changed",
    tail: "Figures reviewed on 15 November 2026. Government fees, dates and penalties change by notification; confirm on mca.gov.in, incometax.gov.in, gst.gov.in or epfindia.gov.in before acting.",
  },
};

export const newsletterForm: NewsletterFormText = {
  label: "Email",
  button: "Subscribe Now",
  consent:
    "By subscribing you agree that we use this address to send you the newsletter, and for nothing else. We first ask you to confirm it, and every letter has a link to stop.",
  sent: "Please open the mail we have just sent you and confirm your address.",
  privacy: "Privacy policy",
};
