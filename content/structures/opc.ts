import { daysTo } from "../law/time-limits.ts";
import { planCounts } from "../offers/offers.ts";
import { callBackWithin, onClosedDays } from "../owner/hours.ts";
import { registrationDays } from "../owner/registration-days.ts";
import type { OpcPage } from "../schemas/structure.ts";

export const opc: OpcPage = {
  id: "opc",
  route: "/one-person-company",
  name: "One Person Company",
  shortName: "OPC",
  hero: {
    headline: "Register a One Person Company",
    subtitle:
      "A company with one owner: you. Limited liability and a separate legal identity, without finding a second shareholder.",
    points: [`Registration in ${registrationDays.opc} days`, "Free first call with an advisor"],
  },
  form: {
    heading: "Start with three details",
    text: `An advisor calls back within ${callBackWithin.quick}; ${onClosedDays}, on the next working day. No payment is taken on this site.`,
  },
  offers: {
    heading: `${planCounts.opc} for one founder`,
    text: "The same certificate in each. They differ in how much is done for you afterwards.",
  },
  rooms: ["You own and may run it", "Its own name", "A nominee steps in"],
  features: {
    heading: "What makes an OPC different",
    text: "Six features set by the Companies Act, 2013 and its rules.",
    items: [
      {
        icon: "User",
        title: "One member",
        text: "One person holds all the shares. You may also be the only director.",
      },
      {
        icon: "UserRoundCheck",
        title: "One nominee",
        text: "You name a person who becomes the member if you die or cannot act. They have no say until then.",
      },
      {
        icon: "Landmark",
        title: "A separate legal person",
        text: "The company owns its assets, signs contracts and is taxed in its own name.",
      },
      {
        icon: "ShieldCheck",
        title: "Limited liability",
        text: "You risk the amount you agreed to pay for your shares, unless you give a personal guarantee or act fraudulently.",
      },
      {
        icon: "FileCheck",
        title: "Fewer meetings",
        text: "No annual general meeting. With a single director, no board meetings; resolutions are entered and signed.",
      },
      {
        icon: "TrendingUp",
        title: "Room to grow",
        text: "An OPC may now grow to any size. The rules once set ₹50 lakhs of paid-up capital and ₹2 crores of turnover as limits.",
        laws: ["opc-no-forced-conversion"],
      },
    ],
  },
  benefits: {
    heading: "What you gain as a solo founder",
    text: "Compared with working as a sole proprietor.",
    items: [
      { title: "You decide alone", text: "No co-owner has to agree to a price, a hire or a loan." },
      {
        title: "Your assets are protected",
        text: "Business debts are the company’s; your savings stay apart.",
      },
      {
        title: "The business can continue",
        text: "Your nominee steps in, so contracts and staff are not left without an owner.",
      },
      {
        title: "Clients can check you",
        text: "Your company is on the public register with a number and a filing record.",
      },
      {
        title: "Contracts in the company’s name",
        text: "Leases, licences and intellectual property belong to the company, not to you.",
      },
      { title: "Lighter yearly filings", text: "A shorter annual return (MGT-7A), no AGM and no cash flow statement." },
      {
        title: "Open to Startup India",
        text: "An OPC can apply for DPIIT recognition like any other private company.",
      },
      {
        title: "Convert when you are ready",
        text: "Bring in a co-founder or an investor by converting to a Private Limited company.",
      },
    ],
  },
  requirements: {
    heading: "What you need",
    text: "Seven things. Your advisor checks each before anything is filed.",
    items: [
      {
        title: "One member",
        text: "An adult Indian citizen, resident in India or not, who is not already the member of another OPC.",
      },
      {
        title: "One nominee",
        text: "Another adult Indian citizen. The consent is a declaration inside SPICe+.",
        laws: ["declarations-in-spice"],
      },
      {
        title: "One director",
        text: "You, or someone you appoint, who stays in India for 182 days or more in the financial year; in the first year the days are counted in proportion.",
      },
      {
        title: "Share capital",
        text: "No minimum. ₹1 lakh of authorised capital is customary.",
        laws: ["no-minimum-capital"],
      },
      {
        title: "A registered office in India",
        text: "A home address will do, with a utility bill and the owner’s no-objection letter.",
      },
      {
        title: "A name that is free",
        text: "It ends in '(OPC) Private Limited' and is not too close to an existing name or trademark.",
      },
      {
        title: "Identity documents and a digital signature",
        text: "PAN, Aadhaar, photograph and address proof of you and your nominee; a Class 3 signature for the director.",
      },
    ],
  },
  process: {
    heading: "Nine steps, five with you",
    text: "You take part in steps 1, 2, 3 and 6, your nominee in step 5. We do the rest and keep you informed.",
    items: [
      { title: "Free call", withYou: true, text: "We check that an OPC suits your plans, and say so if it does not." },
      { title: "Documents", withYou: true, text: "You send documents for yourself, your nominee and the office." },
      {
        title: "Digital signature",
        withYou: true,
        text: "You verify your identity by video and receive the certificate.",
      },
      {
        title: "Name reservation",
        text: `Up to 2 names go to the Registrar in SPICe+ Part A. An approved name is held for ${daysTo["use-approved-name"].days} days.`,
        laws: ["name-reservation-spice"],
      },
      {
        title: "Nominee’s consent",
        withYou: true,
        text: "Your nominee consents in SPICe+. You may change the nominee later.",
      },
      {
        title: "MoA and AoA",
        withYou: true,
        text: "We draft the company’s objects and rules. You read and approve them.",
      },
      {
        title: "Filing",
        text: "SPICe+ Part B is filed with stamp duty, and covers DIN, PAN and TAN.",
        laws: ["din-inside-spice"],
      },
      { title: "Certificate", text: "The Certificate of Incorporation arrives by e-mail with the company’s number." },
      {
        title: "Ready to trade",
        text: `Bank account, first auditor within ${daysTo["first-auditor"].days} days, ADT-1 within ${daysTo["adt-1"].days} days of that, INC-20A within ${daysTo["inc-20a"].days} days.`,
        laws: ["adt-1-first-auditor"],
      },
    ],
  },
  closing: {
    badge: `Registration in ${registrationDays.opc} days`,
    heading: "Start as the only owner",
    text: "That is the typical time from complete documents, not a promise.",
    button: { label: "Get Started", href: "/contact-us" },
  },
  questions: [
    {
      q: "Who can be my nominee?",
      a: "Any adult Indian citizen who agrees and is not the nominee of another OPC, often a spouse, parent or sibling. The nominee puts in no money, signs no contracts and has no say in the company while you are able to act. You can change the nominee at any time by filing a form.",
    },
    {
      q: "Can an NRI form an OPC?",
      a: "Yes. Since 1 April 2021 any Indian citizen may form one, resident or not. At least one director must have stayed in India for 182 days or more in the financial year, so an NRI usually appoints a resident director.",
    },
    {
      q: "Must I convert when I earn more than ₹2 crores?",
      a: "Not any more. The old limits of ₹2 crores of turnover and ₹50 lakhs of paid-up capital stopped forcing a conversion on 1 April 2021. You convert when you want a second shareholder.",
    },
    {
      q: "Is an audit required for an OPC?",
      a: `Yes, every year, whatever the turnover. The first auditor is appointed within ${daysTo["first-auditor"].days} days of incorporation, and ADT-1 is filed within ${daysTo["adt-1"].days} days of that. The auditor’s fee is separate from our plans.`,
    },
    {
      q: "OPC or sole proprietorship?",
      a: "A proprietorship is cheaper to run, but you and the business are one: its debts are yours. An OPC costs more each year in audit and filings, and keeps the two separate. If a claim against the business could hurt your family, consider the OPC.",
    },
  ],
};
