import type { LawChangeId } from "../law/law-changes.ts";

interface Package {
  id: "incubation" | "acceleration";
  name: string;
  recommended: boolean;
  description: string;
  bestFor: string;
  /** The line above the features of a package that builds on the other. */
  buildsOn?: string;
  lines: readonly { icon: string; title: string; text: string; laws?: readonly LawChangeId[] }[];
  button: { label: string; href: string };
}

const packages: readonly Package[] = [
  {
    id: "incubation",
    name: "Incubation Plan",
    recommended: false,
    description: "The recurring filings of a young company or LLP, prepared, filed and reported to you.",
    bestFor: "You are trading, or about to, and have no one in-house for accounts and filings.",
    lines: [
      {
        icon: "NotebookPen",
        title: "Bookkeeping",
        text: "Sales, purchases, bank and expenses entered and reconciled each month.",
      },
      {
        icon: "ReceiptIndianRupee",
        title: "GST and TDS filing",
        text: "Returns prepared from your books, shown to you and filed.",
      },
      {
        icon: "Wallet",
        title: "Payroll",
        text: "Payslips, PF, ESI and professional tax calculated for each salary cycle.",
      },
      {
        icon: "BellRing",
        title: "Compliance tracker with WhatsApp/e-mail reminders",
        text: "Your own list of due dates, with a reminder before each one.",
      },
      {
        icon: "ChartLine",
        title: "Monthly compliance reporting",
        text: "What was filed, what it cost and what is due next.",
      },
      {
        icon: "IdCard",
        title: "DIN KYC",
        text: "KYC of each director or designated partner, filed when it is due.",
        laws: ["dir-kyc-three-yearly"],
      },
      {
        icon: "Landmark",
        title: "Annual ROC filing",
        text: "AOC-4 and MGT-7 or MGT-7A for companies, Form 11 and Form 8 for LLPs.",
      },
      {
        icon: "ScrollText",
        title: "Board meeting and AGM minutes",
        text: "Notices, agendas, resolutions and minutes, ready to sign and keep.",
        laws: ["board-meetings-two"],
      },
    ],
    button: { label: "Get Started", href: "/contact-us" },
  },
  {
    id: "acceleration",
    name: "Acceleration Plan",
    recommended: true,
    description: "The back office, with help to prepare for raising money.",
    bestFor: "You plan to raise within a year, or decisions now need figures you do not have.",
    buildsOn: "Everything in the Incubation Plan, and",
    lines: [
      {
        icon: "Calculator",
        title: "Virtual CFO",
        text: "A finance lead for budgets, cash runway, pricing and a monthly review with you.",
      },
      {
        icon: "Handshake",
        title: "Investor readiness",
        text: "Cap table, financial model, data room and pitch reviewed before an investor asks.",
      },
      {
        icon: "Presentation",
        title: "Workshops",
        text: "The 16-session masterclass series, with your own company as the case.",
      },
    ],
    button: { label: "Get Started", href: "/contact-us" },
  },
];

export const incubation = {
  hero: {
    headline: "Your back office, while you build the business",
    subtitle:
      "Books, filings and payroll every month. When you are ready to raise money, a Virtual CFO and a 16-week series prepare you for it.",
    claim: "back-office-founders",
  },
  offersSection: {
    heading: "Two packages",
    text: "Start with the one you need today. You can move from the first to the second later.",
  },
  offers: packages,
  priceNote:
    "The fee depends on the number of entries, employees and registrations. You get a written quotation after a free call. GST is extra; government fees are charged as paid.",
  masterclass: {
    heading: "Sixteen sessions, one a week",
    text: "Each session ends with a document you keep. Together they form your data room.",
    claim: "programme-weeks",
    more: "Weeks 5 to 16",
    sessions: [
      {
        week: 1,
        title: "Founders, roles and vesting",
        text: "Agree who does what, and what happens if one of you leaves.",
      },
      {
        week: 2,
        title: "The problem and the customer",
        text: "Write down whose problem you solve and the evidence you have.",
      },
      {
        week: 3,
        title: "Market and competition",
        text: "Size the market from the bottom up and place yourself in it.",
      },
      { week: 4, title: "Business model and pricing", text: "Test who pays, how much and how often." },
      { week: 5, title: "Books, invoices and cash", text: "Read your own accounts and set a monthly close." },
      {
        week: 6,
        title: "Tax and compliance in one page",
        text: "Know your GST, TDS and ROC dates and who is responsible for each.",
      },
      {
        week: 7,
        title: "Contracts",
        text: "Customer terms, vendor terms and the clauses worth negotiating.",
      },
      {
        week: 8,
        title: "Brand, trademark and intellectual property",
        text: "Make sure that the company owns what it builds.",
      },
      {
        week: 9,
        title: "First hires and labour law",
        text: "Appointment letters, wages, PF and ESI, and a policy on harassment.",
      },
      {
        week: 10,
        title: "Sales and the first hundred customers",
        text: "Build a pipeline you can measure week by week.",
      },
      {
        week: 11,
        title: "Unit economics and metrics",
        text: "Find the few numbers that tell you whether growth is profitable.",
      },
      { week: 12, title: "Budget, runway and forecast", text: "Build a three-year model you can explain." },
      { week: 13, title: "Cap table and ESOPs", text: "See what each round does to your shares, and set up a pool." },
      {
        week: 14,
        title: "Ways to fund a company",
        text: "Grants, seed schemes, angels, venture funds and debt compared.",
      },
      { week: 15, title: "Valuation and the term sheet", text: "Read each clause, and learn which ones to negotiate." },
      {
        week: 16,
        title: "Investor readiness",
        text: "Present to a panel, with your data room open. You get written comments.",
      },
    ],
    outcome:
      "After 16 weeks you have a reviewed pitch, model, cap table and data room: investor readiness, not a promise of funds.",
  },
  closing: {
    heading: "Talk to us about your books and filings",
    text: "On a free call we look at what is due, what is pending and what to do first.",
    button: { label: "Request a call", href: "/contact-us" },
  },
  questions: [
    {
      q: "Do I need to be registered through you?",
      a: "No. We work with companies and LLPs registered by others too. Ask us to review past filings first, so that you know of any gap before we begin.",
    },
    {
      q: "What does it cost?",
      a: "It depends on how many entries, employees and registrations you have, so we quote after a short call. The quotation lists what is done each month. GST is extra, and government fees are charged as paid.",
    },
    {
      q: "Do you promise funding?",
      a: "No. The Acceleration Plan prepares your records and your case, and workshops let you practise. Whether to invest is the investor’s decision.",
    },
    {
      q: "Can I stop?",
      a: "Yes. The quotation states the notice period and how your books, filings and working papers are handed over. Read both before you accept it.",
    },
  ],
} as const;
