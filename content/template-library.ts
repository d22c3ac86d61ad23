/** Texts of the template library, a template's page and its form; the documents themselves are in content/templates/. */
export const templateLibrary = {
  heading: "Legal templates, ready to fill in",
  intro:
    "Drafted for Indian law in plain words, free and without an account. Read one in full, fill it in on your own device, or download the Word file.",
  points: ["Word files you can edit", "Clauses that renumber themselves", "Last updated in November 2026"],
  search: { label: "Search templates", placeholder: "Vesting, notice period, GST…" },
  categoryLabel: "Category",
  empty: {
    heading: "No templates found",
    text: "Try adjusting your search or filter criteria",
    clear: "Clear search and filters",
  },
  download: "Download",
  read: "Read or fill in",
  disclaimer: {
    heading: "Before you sign",
    text: [
      "Each template is a general form, not legal advice; have it reviewed and stamped before use.",
      "Last updated in November 2026; no named lawyer has reviewed it. The employment templates follow the labour codes in force from 21 November 2025; state rules, including Karnataka's, may add to them.",
    ],
    link: { label: "Ask an expert to read yours", href: "/contact-us" },
  },
  news: {
    heading: "What is new",
    latest: "The latest versions",
    text: "Every change gets a version, a date and a line on what changed.",
  },
  drawers: {
    Employment: "Offers, employment, interns, consultants and a safe workplace.",
    Corporate: "Between founders, with partners, with clients and in the boardroom.",
    ESOPs: "From the scheme to the shares, in the order you will need them.",
    Funding: "From heads of terms to money in the bank.",
  },
} as const;

export const templatePage = {
  download: "Download .docx",
  fillIn: "Fill in before download",
  purpose: "What it is for",
  whenNotToUse: "When not to use it",
  features: "What is inside",
  acts: "Laws it refers to",
  document: {
    heading: "The document",
    text: "Marked words are for you to fill in. Shaded notes explain a choice: the blank Word file has them, a filled one only if you keep them.",
    contents: "Contents",
    readAll: "Read all {count} clauses",
    readWhole: "Read the whole document",
  },
  fill: {
    heading: "Fill it in before you download",
    text: "Fill in what you know; the document changes as you type.",
    privacy: "Nothing you type leaves this device.",
    start: "Fill in this document",
    resume: "Continue your draft",
    opening: "Opening the form…",
    failed: "The form did not load. Check your connection and try again, or download the file as it is.",
    withoutScript: "Filling in here needs JavaScript. The Word file has the same marked fields to type over.",
  },
  changes: "Versions",
  related: "Related templates",
} as const;

export const fillInCopy = {
  form: "Your details",
  options: "Optional clauses",
  optionsText: "Switch a clause off to leave it out; numbers and cross-references update.",
  document: "Your document",
  seeDocument: "See document",
  seeForm: "Back to form",
  download: "Download filled .docx",
  downloadShort: "Download",
  making: "Making the file…",
  failed: "The file could not be made. Check your connection and try again; what you typed is still here.",
  keep: "Keep my draft on this device",
  keepHint: "Saved in this browser only. Leave it off on a shared computer.",
  deleteDraft: "Delete draft",
  deleted: "Draft deleted. What you typed stays on this page until you leave it.",
  restored: "Your saved draft has been restored.",
  cannotKeep: "This browser does not let the page keep a draft.",
  notes: "Keep the drafting notes in the file",
  notesHint: "They are advice to you. Leave them out of a file that the other side will see.",
  toCheck: "Values to check",
  beforeUse: "Have it reviewed by an advocate and stamped before use.",
  close: "Close the form",
  privacy: "Nothing you type leaves this device. The file is made here, in your browser.",
} as const;
