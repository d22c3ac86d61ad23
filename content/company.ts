import type { About, Partners } from "./schemas/company.ts";

export const about: About = {
  heading: "About {brand}",
  text: "We register companies and LLPs for founders in India, and keep them in good standing afterwards.",
  story: {
    heading: "Our story",
    paragraphs: [
      "{brand} began with a question that founders kept asking us: what will it cost, in all? Most had seen a low price first and a long list of charges later. The answer was usually simple. Nobody had put it on one page.",
      "So we did. Each plan shows our fee and the charges we expect to pay for you, side by side. If the estimate turns out wrong, you see the receipt.",
      "The work itself is careful rather than clever: checking a name before it is filed, reading an objects clause twice, answering the Registrar the next morning. We learnt that most delays start with a missing paper, so we ask for everything once.",
      "Today company secretaries, chartered accountants, lawyers and mentors work with us from Bengaluru, for founders across India. Some need one certificate. Others stay for years.",
    ],
  },
  why: {
    heading: "Why choose us",
    text: "Figures first, then the habits behind them.",
    figures: ["registrations", "companies-registered", "setup-time", "name-approval"],
    reasons: [
      {
        icon: "IndianRupee",
        title: "The price is on the page",
        text: "Plan fee and charges stand together. You approve the total in writing before we file.",
      },
      {
        icon: "CalendarClock",
        title: "10-15 day processing",
        text: "The usual time from complete documents. You hear from us at each step, and when something slips.",
      },
      {
        icon: "UserRoundCheck",
        title: "You speak to whoever does the work",
        text: "The advisor who answers your call has read your file.",
      },
      {
        icon: "FileClock",
        title: "Dated notes on the law",
        text: "Where a rule has changed, our pages say so, with the date and the source.",
      },
    ],
  },
  mission: {
    heading: "Our mission",
    text: "To let anyone in India start a company knowing what it costs, what it asks of them and what happens next.",
  },
  values: {
    heading: "What we hold to",
    items: [
      {
        title: "Say the whole price",
        text: "You should not meet a charge that you were not told of, even when it is the government's.",
      },
      { title: "Advise the smaller thing", text: "If Starter is enough, or no company is needed yet, we say so." },
      {
        title: "Write plainly",
        text: "If a founder cannot explain a document back to us, we have not finished writing it.",
      },
      {
        title: "Keep what you tell us safe",
        text: "We collect little, keep it in our own database and delete it when you ask.",
      },
    ],
  },
  closing: {
    heading: "Talk to us",
    text: "The first consultation, worth ₹2,000, is free. Bring your questions and leave with a plan.",
    button: { label: "Talk to an expert", href: "/contact-us" },
  },
};

export const partners: Partners = {
  heading: "Our Partners",
  text: "Firms and institutions that work with founders alongside us.",
  soon: {
    seal: "Coming Soon",
    text: "We are choosing our first partners and will name them here only when an agreement is signed.",
  },
  who: {
    heading: "Who should write to us",
    items: [
      {
        icon: "BriefcaseBusiness",
        title: "Professional firms",
        text: "Company secretaries, chartered accountants and lawyers who serve founders in their state.",
      },
      {
        icon: "Sprout",
        title: "Incubators and colleges",
        text: "Programmes whose founders need a company, clean books or a session on compliance.",
      },
      {
        icon: "Landmark",
        title: "Banks and payment companies",
        text: "Teams that open accounts for newly registered companies and LLPs.",
      },
      {
        icon: "MonitorSmartphone",
        title: "Software for founders",
        text: "Accounting, payroll and signing tools that young companies already use.",
      },
    ],
  },
  how: {
    heading: "How it works",
    items: [
      { title: "Tell us what you do", text: "A few lines are enough. Say whom you serve and where." },
      { title: "We talk", text: "One call to see whether founders would be better off for it." },
      {
        title: "We put it in writing",
        text: "A short agreement that says who does what for the founder, and for what fee.",
      },
    ],
  },
  button: { label: "Become a Partner", href: "/contact" },
};
