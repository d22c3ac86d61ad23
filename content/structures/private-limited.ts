import { daysTo } from "../law/time-limits.ts";
import { planCounts } from "../offers/offers.ts";
import { callBackWithin, onClosedDays } from "../owner/hours.ts";
import { registrationDays } from "../owner/registration-days.ts";
import type { PrivateLimitedPage, TimedStep } from "../schemas/structure.ts";

/** The steps to the certificate, in their order. The schedule of the work takes their days from here. */
export const privateLimitedSteps = {
  name: {
    title: "Name approval",
    duration: "3-4 days",
    startsOn: 0,
    text: `We check your choices against the register and the trademark journal, then apply for up to 2 names: 3-4 days with our own check; the Registrar’s part is 2-3. An approved name is held for ${daysTo["use-approved-name"].days} days.`,
    laws: ["name-reservation-spice"],
  },
  din: {
    title: "DIN",
    duration: "3 days",
    startsOn: 5,
    text: "Each new director gets a Director Identification Number, applied for with the incorporation form.",
    laws: ["din-inside-spice"],
  },
  dsc: {
    title: "DSC",
    withYou: true,
    duration: "2 days",
    startsOn: 0,
    text: "Each signatory verifies identity by video and receives a Class 3 digital signature certificate.",
  },
  drafting: {
    title: "MOA and AOA drafting",
    withYou: true,
    duration: "2-3 days",
    startsOn: 2,
    text: "We write the company’s objects and its rules of management. You read and approve both.",
  },
  filing: {
    title: "Filing",
    duration: `${registrationDays["private-limited"]} days`,
    startsOn: 0,
    text: "SPICe+ and its linked forms go to the Registrar with stamp duty. If the Registrar asks a question, we answer it.",
  },
  certificate: {
    title: "Certificate",
    duration: "2-3 days",
    startsOn: 12,
    text: "The Certificate of Incorporation arrives by e-mail with the company’s number, PAN and TAN.",
  },
} as const satisfies Record<string, TimedStep>;

export const privateLimited: PrivateLimitedPage = {
  id: "private-limited",
  route: "/private-limited",
  name: "Private Limited",
  shortName: "Pvt Ltd",
  hero: {
    headline: "Register a Private Limited company",
    subtitle:
      "The structure investors expect: shares, limited liability and a company that continues when its owners change.",
    points: [`Setup takes ${registrationDays["private-limited"]} days`, "Free first call with an advisor"],
  },
  form: {
    heading: "Start with three details",
    text: `An advisor calls back within ${callBackWithin.quick}; ${onClosedDays}, on the next working day. No payment is taken on this site.`,
  },
  offers: {
    heading: `${planCounts["private-limited"]}, one company`,
    text: "The same certificate in each. They differ in how much is done for you afterwards.",
  },
  rooms: ["Shareholders own it", "A legal person", "Directors run it"],
  overview: {
    heading: "What a Private Limited company is",
    paragraphs: [
      "A Private Limited company is a legal person under the Companies Act, 2013. It owns its property, signs its contracts and owes its debts in its own name.",
      "It belongs to its shareholders, from 2 up to 200 of them, and is run by its directors. In most startups the founders are both.",
      "Choose it when you plan to bring in investors or grant ESOPs. It needs a yearly audit, board meetings and returns to the Registrar, whether or not it has earned anything.",
    ],
  },
  benefits: {
    heading: "Why founders choose it",
    text: "Four things that come with the structure.",
    items: [
      {
        icon: "ShieldCheck",
        title: "Limited liability",
        text: "You can lose what you put into your shares. Your home and savings stay yours, unless you give a personal guarantee or act fraudulently.",
      },
      {
        icon: "HandCoins",
        title: "Room for investors",
        text: "A company can issue shares, preference shares and, if DPIIT-recognised, convertible notes. Angels, who invest their own money, and venture funds take these.",
      },
      {
        icon: "Infinity",
        title: "It continues when owners change",
        text: "Shareholders and directors can change. The company, its contracts and its bank account go on.",
      },
      {
        icon: "BadgeCheck",
        title: "A record others can check",
        text: "Customers, banks and candidates can look your company up in the public register. That helps with tenders, vendor forms and loans.",
      },
    ],
  },
  requirements: {
    heading: "Minimum requirements",
    text: "Keep these ready before you start.",
    items: [
      {
        title: "Two directors",
        text: "At least 2 adults, and up to 15 unless members approve more. One of them must stay in India for 182 days or more in the financial year; in the first year the days are counted in proportion.",
        laws: ["directors-cap-15"],
      },
      {
        title: "Two shareholders",
        text: "At least 2 and at most 200. The same two people may be directors and shareholders.",
      },
      {
        title: "Share capital",
        text: "No minimum. Most founders start with an authorised capital of ₹1 lakh.",
        laws: ["no-minimum-capital"],
      },
      {
        title: "A registered office in India",
        text: "A home address will do, with a recent utility bill and the owner’s no-objection letter.",
      },
      {
        title: "A name that is free",
        text: "Not the same as, or too close to, an existing company, LLP or trademark. It ends in 'Private Limited'.",
      },
      {
        title: "Identity documents and digital signatures",
        text: "PAN, Aadhaar, photograph and address proof of each person, and a Class 3 digital signature for each who signs.",
      },
    ],
  },
  process: {
    heading: "Six steps to the certificate",
    text: "Typical times for each step. Several run side by side, so do not add them up.",
    items: Object.values(privateLimitedSteps),
  },
  closing: {
    heading: "Talk to us before you file",
    text: "Ask about the structure, the capital and the documents you need.",
    button: { label: "Get Started", href: "/contact-us" },
  },
  questions: [
    {
      q: "Can I register a company at my home address?",
      a: "Yes. You need a recent electricity, water or gas bill for the address and a no-objection letter from the owner, who may be a parent or a landlord. You can move the registered office later by filing a form.",
    },
    {
      q: "Do I have to put in ₹1 lakh?",
      a: "No. ₹1 lakh is a customary authorised capital, which is only a ceiling on the shares you may issue. You decide how much is paid up, and there is no legal minimum. What you subscribe must be paid into the company’s bank account before INC-20A is filed.",
    },
    {
      q: "Can I be employed elsewhere and still be a director?",
      a: "Company law allows it. Your employment contract may not, so read its clauses on outside business first. Being a shareholder is usually easier to clear than being a director.",
    },
    {
      q: "What must I file after incorporation?",
      a: `Hold the first board meeting and appoint an auditor within ${daysTo["first-board-meeting"].days} days, file ADT-1 within ${daysTo["adt-1"].days} days of that appointment, and file INC-20A within ${daysTo["inc-20a"].days} days. Each year there is an audit, AOC-4, MGT-7 or MGT-7A and an income tax return. The compliance calendar lists the main dates.`,
    },
    {
      q: "What must we file when we give employees share options?",
      a: `The members approve the scheme. A special resolution goes to the Registrar in MGT-14 within ${daysTo["mgt-14"].days} days; a notification of 5 June 2015 lets a private company that is up to date with its filings pass an ordinary one. Grants are entered in the company’s own register, SH-6. When options are exercised and shares allotted, PAS-3 is due within ${daysTo["pas-3"].days} days.`,
    },
    {
      q: "Can foreigners or NRIs be shareholders?",
      a: "Yes, in most sectors without prior approval; investors from countries that share a land border with India may need it. The investment is reported to the Reserve Bank. At least one director must have stayed in India for 182 days in the financial year. Documents signed abroad need notarisation or apostille, so allow more time.",
    },
  ],
};
