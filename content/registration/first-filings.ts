import type { FilingDoer } from "../schemas/registration-stage.ts";

/** How the list of what a fee includes names a first filing. What it does not name, the founder does. */
export const filingsNamed: Readonly<Record<string, RegExp>> = {
  "first-board-meeting": /\bfirst (board meeting|resolutions)\b/i,
  "first-auditor": /\bfirst auditor/i,
  "first-adt-1": /\bADT-1\b/i,
  "inc-22": /\bINC-22\b/i,
  "share-certificates": /\bshare certificate/i,
  "inc-20a": /\bINC-20A\b/i,
  "fc-gpr": /\b(FC-GPR|FDI-LLP)\b/i,
  "mgt-6": /\bMGT-6\b/i,
  "ben-2": /\bBEN-2\b/i,
  "llp-form-3": /\bForm 3\b/i,
  "karnataka-shops-registration": /\bshops and establishments\b/i,
  "maharashtra-first-profession-tax": /\bprofession tax\b/i,
};

/** On the list only where the quotation names it or the advisor says who does it: the incorporation form has done it for nearly everybody. */
export const seldomFilings: readonly string[] = ["inc-22"];

/** How the list of what a fee includes names what is done beside the filings, and what it is called then. Each year's own is not among them. */
export const includedNamed: Readonly<Record<string, { title: string; pattern: RegExp }>> = {
  "pan-and-tan": { title: "PAN and TAN", pattern: /\bPAN and TAN\b/i },
  "gst-registration": { title: "GST registration", pattern: /\bGST registration\b/i },
  "current-account": { title: "Papers for the current account", pattern: /\bcurrent account\b/i },
  udyam: { title: "Udyam (MSME) registration", pattern: /\bUdyam\b/i },
  minutes: { title: "Minutes of the board", pattern: /(?<!\bfirst )\bboard (meeting )?minutes\b/i },
  books: { title: "Opening set of books", pattern: /\bset of books\b/i },
  "invoice-format": { title: "Invoice format", pattern: /\binvoice format\b/i },
  "founders-agreement": { title: "Founders’ agreement", pattern: /\bfounders[’']? agreement\b/i },
  "dpiit-recognition": { title: "Startup India (DPIIT) application", pattern: /\bDPIIT\b/i },
};

/** Of the calendar, what is paid or held and not filed. */
export const notFiled: readonly string[] = [
  ...["agm", "board-meetings", "advance-tax", "tds-payment", "esi-pf-payment", "professional-tax"],
];

/** Who does a first filing, on the founder's page and in its mail. */
export const filingDoerWords: Readonly<Record<FilingDoer, string>> = {
  fee: "We do it: in our fee",
  extra: "We do it: not in our fee, we tell you the price before",
  you: "Yours: not in our fee",
};

/** What one of ours waits for. */
export const filingNeeds: Readonly<Record<string, string>> = {
  "inc-20a": "We need the bank statement that shows the capital paid in.",
};
