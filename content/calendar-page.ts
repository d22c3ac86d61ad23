import type { CalendarPage } from "./schemas/calendar-page.ts";

export const calendarPage: CalendarPage = {
  heading: "Compliance Calendar",
  text: "Every ROC, GST, income tax and labour date that an Indian company or LLP meets, what it needs and what lateness costs. Answer three questions and get your own dates, with alarms.",
  makeLabel: "Make my calendar",
  browseLabel: "Read every item",
  summary: { heading: "In a full year", text: "items, by how often they come back" },
  myCalendar: {
    heading: "My calendar",
    text: "Three answers are enough. More of them make the list shorter and the dates closer.",
    privacy:
      "Your answers stay in this browser and in the address of this page. Nothing is sent to us unless you subscribe: then your calendar program asks our server for these dates.",
    waiting: "Your next due date will stand here",
    gives: [
      "The next date first, with the days left and the reason it is yours",
      "Twelve months, month by month, and the filings of your first 180 days",
      "A file or a subscription for your calendar program, with alarms 7 days and 1 day before",
      "A wall chart on one sheet, and a link for your co-founder or accountant",
    ],
    noScript:
      "This page works out your dates with JavaScript, which is switched off. The button still sends you the calendar file.",
  },
  list: {
    heading: "The register of due dates",
    text: "Each card prints the usual date. Where the law has moved since, the card says so, and the next date shown is the law's.",
    hint: "Monthly items name no month, so they show when Month is All. Corporate Governance items show when Category is All.",
    emptyHeading: "No compliance items found",
    emptyText: "Nothing falls due under these three filters together. Set one of them back to All, or start again.",
    clearLabel: "Clear filters",
  },
  notice: {
    title: "Important Notice",
    paragraphs: [
      "Where the law has moved since a card was written, the card says so. Extensions are common; monthly items appear when Month is set to All.",
      "Figures reviewed on 15 November 2026. Government fees, dates and penalties change by notification; confirm on mca.gov.in, incometax.gov.in, gst.gov.in or epfindia.gov.in before acting.",
    ],
    changesLabel: "See every change of law we track",
  },
  questionsHeading: "Before you rely on a date",
  questions: [
    {
      q: "Why does my calendar differ from a card?",
      a: "The cards print the date founders usually see quoted. Your own calendar follows the law as it stands, for your structure and your year end. Where the two differ, the entry says why.",
    },
    {
      q: "Download or subscribe: which one?",
      a: "A downloaded file is a copy: it puts twelve months of dates in your calendar, with alarms seven days and one day before. A subscription asks for the dates again every day, so next year's dates and changes of law arrive by themselves.",
    },
    {
      q: "What if I import the file twice?",
      a: "Each entry keeps its own number for ever. Importing again updates the entries you have and adds the new ones. It does not double them in programs that follow the standard.",
    },
    {
      q: "Do the dates move when they fall on a holiday?",
      a: "No. We show the statutory date. Some portals accept the next working day and some do not, so the printed day is the safe one.",
    },
  ],
  closing: {
    heading: "Rather have it done for you?",
    text: "Our compliance desk files, reminds and keeps the minutes. Ask what your next date needs.",
    plans: { label: "See the incubation plan", href: "/incubation" },
  },
};
