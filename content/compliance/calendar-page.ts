export const calendarPage = {
  heading: "Compliance Calendar",
  text: "The main ROC, GST, income tax and labour dates, the documents each needs and what late filing costs.",
  summary: "How often they come back",
  myCalendar: {
    heading: "My calendar",
    text: "Three answers are enough to begin.",
    privacy: "If you subscribe, your calendar app asks our server for the dates.",
    listed: "Next date if every item applies to you",
    own: "Your next due date",
    none: "Nothing is due in the coming 12 months",
    browseLabel: "See every date",
    change: "Change the answers",
    past: {
      heading: "What was due before today",
      text: "We do not know what you have filed. Tick what is done. What is left stands in the order in which it is filed: an older year first. The fees beside a year are those of which we know the figure. GST, TDS, PF and ESI of past months are not listed.",
      filed: "Filed",
      /** Of a year. */
      left: "{count} left",
      fee: ", late fees {sum} today",
      all: "All of this is filed",
      allFiled: "Nothing of the listed years is left. Your ticks are in this page’s address.",
      disqualified:
        "Accounts or annual returns of three years running: if they are not filed, the directors may not be appointed again, here or in another company, for five years (section 164(2)). Ask before anything else.",
      older: {
        company:
          "Of what was due up to {since}, only first filings, AOC-4 and MGT-7 (from 2014-15), the first ADT-1 and tax returns are listed. Extensions of those years are not counted.",
        llp: "Of what was due up to {since}, only Form 3, Forms 11 and 8 and tax returns are listed. Extensions of those years are not counted.",
        return:
          "An income-tax return for {closed} or before can no longer be filed; one for a later year can, as an updated return.",
      },
    },
    behind: "Behind these dates",
    noScript:
      "This page calculates your dates with JavaScript, which is switched off. The button still gives you the calendar file.",
  },
  listSection: {
    heading: "Due dates, item by item",
    text: "The nearest date comes first, for a company to which every item applies. Open a line for documents, penalty and notes on the law.",
    /** Opens it, once the visitor has dates of their own. */
    line: "All {count} items, for any company",
  },
  list: {
    groups: {
      late: "Was due, perhaps not filed",
      soon: "Due in 14 days",
      later: "Due later",
      undated: "No date for you",
    },
    categoryHint: "Corporate Governance items are listed when Category is All.",
    monthHint: "Items due every month are listed when Month is All.",
    emptyHeading: "No compliance items found",
    emptyText: "Nothing falls due under these three filters together. Set one of them to All, or clear them.",
    clearLabel: "Clear filters",
  },
  notice: {
    title: "Important Notice",
    paragraphs: [
      "Where the law has moved since a card was written, the card says so. Extensions are common.",
      "Page updated on 16 November 2026. Law checked up to 11 October 2026; each note gives its own date. Fees, dates and penalties change by notification; confirm on mca.gov.in, incometax.gov.in, gst.gov.in or epfindia.gov.in before acting.",
    ],
    changesLabel: "See the changes of law we track",
  },
  questionsHeading: "Before you rely on a date",
  questions: [
    {
      q: "Why does my calendar differ from a card?",
      a: "Some cards also print a date from older lists, such as 30 September for director KYC. Your own calendar follows the law in force, as far as we have checked it, for your structure and year end. Where the two differ, the entry says why.",
    },
    {
      q: "Does the calendar have every due date?",
      a: "No. It has the main recurring filings. It leaves out filings that follow an event, such as a change of director or office, licences of your trade, and state dues other than those shown. Ask your accountant which others apply to you.",
    },
    {
      q: "What is different for a Section 8 company?",
      a: "Choose Section 8. The rule of a first board meeting within 30 days does not apply, and the board meets once in every six calendar months. It is never a small company, so it files MGT-7. INC-20A is only for one with share capital. A non-profit that is registered for tax files ITR-7, and a statement of donations by 31 May. Not checked: its audit report, the returns for money from abroad, and whether its shares must be in demat form, on which sources differ.",
    },
    {
      q: "Should I download or subscribe?",
      a: "A downloaded file is a copy: it puts twelve months of dates in your calendar, with reminders seven days and one day before. A subscription asks for the dates again every day, so next year’s dates and the changes we make reach you automatically.",
    },
    {
      q: "What if I import the file twice?",
      a: "Each entry keeps the same identifier, so importing again updates the entries you have and adds new ones. Apps that follow the iCalendar standard do not duplicate them.",
    },
    {
      q: "Do the dates move when they fall on a holiday?",
      a: "No. We show the statutory date. Some portals accept the next working day and some do not, so file by the date shown.",
    },
  ],
  closing: {
    heading: "Want us to do the filings?",
    text: "The incubation plan covers bookkeeping, filings, reminders and minutes. Ask what your next date needs.",
    ask: { label: "Ask about a filing", href: "/contact-us" },
    offers: { label: "See the incubation plan", href: "/incubation" },
  },
} as const;
export type CalendarPage = typeof calendarPage;
