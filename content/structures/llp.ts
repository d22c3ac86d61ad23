import { daysTo } from "../law/time-limits.ts";
import { planCounts } from "../offers/offers.ts";
import { callBackWithin, onClosedDays } from "../owner/hours.ts";
import { registrationDays } from "../owner/registration-days.ts";
import type { LlpPage } from "../schemas/structure.ts";

export const llp: LlpPage = {
  id: "llp",
  route: "/llp-registration",
  name: "Limited Liability Partnership",
  shortName: "LLP",
  hero: {
    headline: "Register a Limited Liability Partnership",
    subtitle: "Limited liability for every partner, with lighter yearly filings than a company.",
    points: [`Launch in ${registrationDays.llp} days`, "Free first call with an advisor"],
  },
  form: {
    heading: "Start with three details",
    text: `An advisor calls back within ${callBackWithin.quick}; ${onClosedDays}, on the next working day. No payment is taken on this site.`,
  },
  offers: {
    heading: `${planCounts.llp} for partners`,
    text: "Each registers the LLP and its agreement. They differ in how much is done for you afterwards.",
  },
  rooms: ["Partners own it", "Partners run it", "It owns its assets"],
  features: {
    heading: "What makes an LLP different",
    text: "Six features set by the Limited Liability Partnership Act, 2008.",
    items: [
      {
        icon: "Users",
        title: "Two partners or more",
        text: "At least 2 designated partners, and no upper limit on partners.",
      },
      {
        icon: "Landmark",
        title: "A separate legal person",
        text: "The LLP owns its assets and signs contracts in its own name. It continues when partners change.",
      },
      {
        icon: "ShieldCheck",
        title: "Limited liability",
        text: "You risk what you agreed to contribute, unless you give a personal guarantee or act fraudulently. You answer for your own wrongful acts, not for another partner’s.",
      },
      {
        icon: "FilePenLine",
        title: "Your agreement sets the rules",
        text: "Partners decide profit share, roles, voting and exits in the LLP agreement.",
      },
      {
        icon: "IndianRupee",
        title: "No minimum capital",
        text: "Partners contribute what they agree, in money, property or other value.",
      },
      {
        icon: "FileCheck",
        title: "Audit only above a limit",
        text: "Required only if turnover exceeds ₹40 lakh or capital exceeds ₹25 lakh.",
      },
    ],
  },
  benefits: {
    heading: "What partners gain",
    text: "Compared with an ordinary partnership or a company.",
    items: [
      {
        title: "Personal assets are protected",
        text: "Business debts are the LLP’s, unless a partner guarantees them or acts fraudulently.",
      },
      { title: "Fewer returns", text: "Two yearly forms to the Registrar, and no board meetings or AGM." },
      {
        title: "Lower running cost",
        text: "A small LLP without an audit usually spends less each year than a company.",
      },
      {
        title: "Profits reach partners simply",
        text: "The LLP pays the tax; a partner’s share of profit is not taxed again.",
      },
      { title: "Flexible terms", text: "Profit need not follow contribution. You can reward work, money or both." },
      {
        title: "Partners can come and go",
        text: "Admit or retire a partner by changing the agreement and filing forms.",
      },
      {
        title: "A record clients can check",
        text: "The LLP is on the public register with its own identification number.",
      },
      { title: "Open to Startup India", text: "An LLP can apply for DPIIT recognition if it meets the definition." },
    ],
  },
  requirements: {
    heading: "What you need",
    text: "Seven things. Your advisor checks each before anything is filed.",
    items: [
      { title: "Two partners", text: "Adults or bodies corporate. There is no upper limit." },
      {
        title: "Two designated partners",
        text: "Individuals responsible for filings. One must have stayed in India for 120 days or more in the financial year.",
      },
      { title: "Contribution", text: "No minimum. Stamp duty and filing fees depend on the amount you choose." },
      {
        title: "A registered office in India",
        text: "A home address will do, with a utility bill and the owner’s no-objection letter.",
      },
      { title: "A name that is free", text: "It ends in 'LLP' and is not too close to an existing name or trademark." },
      {
        title: "Identity documents and digital signatures",
        text: "PAN, Aadhaar, photograph and address proof of each partner; a Class 3 signature for each who signs.",
      },
      {
        title: "An LLP agreement",
        text: `Signed on stamp paper and filed in Form 3 within ${daysTo["llp-form-3"].days} days of incorporation.`,
      },
    ],
  },
  process: {
    heading: "Nine steps, five with you",
    text: "You take part in steps 1, 2, 3, 5 and 7. We do the rest and keep you informed.",
    items: [
      { title: "Free call", withYou: true, text: "We check that an LLP suits your plans, and say so if it does not." },
      { title: "Documents", withYou: true, text: "You send documents for each partner and the office." },
      {
        title: "Digital signatures",
        withYou: true,
        text: "Each designated partner verifies identity by video.",
      },
      {
        title: "Name reservation",
        text: "Up to 2 names go to the Registrar. An approved name is held for three months.",
      },
      {
        title: "FiLLiP filing",
        withYou: true,
        text: "We draft the incorporation form, which also asks for DPIN, PAN and TAN. You sign it.",
      },
      { title: "Certificate", text: "The Certificate of Incorporation arrives by e-mail with the LLP’s number." },
      {
        title: "LLP agreement",
        withYou: true,
        text: "Partners read, agree and sign on stamp paper of the correct value.",
      },
      { title: "Form 3", text: `We file the agreement with the Registrar within ${daysTo["llp-form-3"].days} days.` },
      { title: "Ready to trade", text: "Bank account, GST registration if you need it, and your filing dates." },
    ],
  },
  compliance: {
    heading: "LLP compliance calendar",
    text: "Four filings to keep in mind. An LLP files even when it has not done any business.",
    items: [
      {
        title: "Annual Return",
        form: "Form 11",
        due: "30 May",
        text: "Lists partners and contributions. Late fees are multiples of the filing fee and rise with the delay.",
        laws: ["llp-late-fee-multiples"],
      },
      {
        title: "Statement of Account",
        form: "Form 8",
        due: "30 October",
        text: "Assets, liabilities, income and spending, with a declaration of solvency.",
      },
      {
        title: "DIR-3 KYC",
        form: "DIR-3 KYC",
        due: "30 September",
        inForce: { due: "30 June, every third year", until: "March 2026" },
        text: `It keeps each designated partner’s number active. A change of mobile, e-mail or address is filed within ${daysTo["dir-kyc-change"].days} days.`,
        laws: ["dir-kyc-three-yearly"],
      },
      {
        title: "Income Tax Return",
        form: "ITR-5",
        due: "31 July or 30 September",
        inForce: { due: "31 August, or 31 October with audit" },
        text: "Income of the LLP, with the tax audit report where one is needed. With audit, AY 2026-27 only: 21 November 2026.",
        laws: ["itr-due-dates"],
      },
    ],
  },
  closing: {
    badge: `Launch in ${registrationDays.llp} days`,
    heading: "Put the partnership in writing",
    text: "That is the typical time from complete documents, not a promise.",
    button: { label: "Get Started", href: "/contact-us" },
  },
  questions: [
    {
      q: "LLP or Private Limited?",
      a: "Choose an LLP if partners fund the business from their own money and share its profits, as in a practice, an agency or a family firm. Choose Private Limited if you expect investors or want to grant ESOPs: funds seldom invest in LLPs.",
    },
    {
      q: "Does my LLP need an audit?",
      a: "Under the LLP rules, only if turnover exceeds ₹40 lakh or contribution exceeds ₹25 lakh in the year. A tax audit has its own, higher limits. Many young LLPs need neither.",
    },
    {
      q: "Can a partner work for the LLP and draw pay?",
      a: "Yes, if the LLP agreement says so. Pay to working partners is deductible up to limits in the income tax law. Write the clause before you start paying.",
    },
    {
      q: "What if partners have not agreed on everything yet?",
      a: `You have ${daysTo["llp-form-3"].days} days from incorporation to file the agreement in Form 3. Where it is silent, the First Schedule of the LLP Act applies: equal shares, and no pay for work. Most partners prefer to write their own terms.`,
    },
    {
      q: "Can an LLP become a company later?",
      a: "Yes. An LLP can convert to a Private Limited company with the partners’ consent, all filings up to date and a newspaper notice. It takes time and fees, so start with a company if investors are already in sight.",
    },
  ],
};
