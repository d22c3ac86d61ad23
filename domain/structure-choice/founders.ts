import type { FormId } from "../../content/schemas/structure-id.ts";
import type { Answers } from "./answers.ts";
import type { Recommendation } from "./recommend.ts";

/** One founder: what they would say, and what they must and must not hear. Only what is asked counts. */
interface Founder {
  who: string;
  says: Answers;
  /** The form, or the way out where it is none. */
  result: FormId | Recommendation["pointers"][number]["id"];
  /** Fits only once something is done first. */
  afterChange?: true;
  /** The form shown beside it. None, unless named. */
  beside?: FormId;
  /** Parts of the reasons. */
  because?: readonly string[];
  /** Parts that no reason may have. */
  unsaid?: readonly string[];
  /** Parts of what is said before filing. */
  hears?: readonly string[];
  /** Parts of what the result needs, where it is none of the three. */
  reads?: readonly string[];
  /** Forms that may be neither the result nor beside it. */
  never?: readonly FormId[];
}

/** Someone alone with a real business: a claim could be large, and the trade is not tiny. */
const alone: Answers = {
  owners: "one",
  business: "ordinary",
  now: "no",
  owner: "citizen",
  adults: "yes",
  funding: "no",
  esop: "no",
  risk: "high",
  customers: "yes",
  turnover: "under-1-crore",
  "other-opc": "no",
  resident: "yes",
  second: "no",
  paperwork: "some",
  profit: "unsure",
  closing: "no",
};
/** Someone alone with a small, safe trade. */
const freelancer: Answers = { ...alone, risk: "low", customers: "no", turnover: "under-20-lakh" };
/** Two founders without strong wishes. */
const together: Answers = {
  owners: "several",
  business: "ordinary",
  now: "no",
  investors: "none",
  funding: "no",
  esop: "no",
  risk: "unsure",
  customers: "no",
  turnover: "under-1-crore",
  resident: "yes",
  paperwork: "some",
  profit: "unsure",
  closing: "no",
};
const practice = (profession: string): Answers => ({ business: "profession", profession });
const companies: readonly FormId[] = ["private-limited", "opc"];

export const founders: readonly Founder[] = [
  // Alone
  {
    who: "a freelance designer who earns ₹5 lakh, on her own",
    says: freelancer,
    result: "proprietorship",
    because: ["less than ₹20 lakh", "Claims and debts stay small"],
    never: companies,
  },
  {
    who: "a consultant on her own with large customers and a claim to fear",
    says: alone,
    result: "opc",
    because: ["you are one", "A claim or a debt could be large"],
    never: ["proprietorship"],
  },
  {
    who: "an engineer with a job and a side business of ₹8 lakh",
    says: { ...freelancer, now: "employed" },
    result: "proprietorship",
    hears: ["written consent"],
  },
  {
    who: "a manager with a job who will borrow for a workshop",
    says: { ...alone, now: "employed", profit: "retain" },
    result: "opc",
    hears: ["written consent"],
  },
  {
    who: "a clerk of a ministry with an online shop",
    says: { ...freelancer, now: "government" },
    result: "sanction-first",
    because: ["government service"],
    never: ["private-limited", "opc", "llp", "proprietorship", "partnership"],
  },
  {
    who: "two founders, one of them in a public bank, raising money",
    says: { ...together, now: "government", funding: "yes" },
    result: "sanction-first",
    never: ["private-limited", "llp"],
  },
  {
    who: "a proprietor of ten years who now takes tenders",
    says: { ...alone, now: "proprietor", turnover: "over-1-crore" },
    result: "opc",
    hears: ["no conversion", "ITC-02", "no-objection", "Contracts, leases and loans"],
    never: ["proprietorship"],
  },
  {
    who: "a proprietor with a stall who need not change anything",
    says: { ...freelancer, now: "proprietor" },
    result: "proprietorship",
  },
  {
    who: "a freelancer whose buyers are all abroad",
    says: { ...freelancer, customers: "abroad", paperwork: "little" },
    result: "proprietorship",
    hears: ["Exports of goods need the import-export code", "Services alone need it only where you claim a benefit"],
  },
  {
    who: "a solo founder whose friend may join",
    says: { ...alone, second: "likely" },
    result: "opc",
    beside: "private-limited",
  },
  {
    who: "a solo founder between a shop and a company",
    says: { ...alone, risk: "unsure", customers: "no", turnover: "under-40-lakh" },
    result: "proprietorship",
    beside: "opc",
  },
  {
    who: "a solo founder who will raise venture money",
    says: { ...alone, funding: "yes" },
    result: "private-limited",
    afterChange: true,
    because: ["Angels and funds become shareholders", "You plan to raise money"],
    never: ["llp", "proprietorship"],
  },
  {
    who: "a solo founder who will give ESOPs",
    says: { ...alone, esop: "yes" },
    result: "private-limited",
    afterChange: true,
    because: ["ESOPs need shares", "cannot take a second member"],
    never: ["llp", "proprietorship"],
  },
  {
    who: "a solo founder who spends five months a year in India",
    says: { ...alone, resident: "120-days", profit: "retain" },
    result: "opc",
    afterChange: true,
    beside: "llp",
  },
  {
    who: "the owner of another OPC",
    says: { ...alone, "other-opc": "yes", funding: "maybe", paperwork: "full" },
    result: "private-limited",
    afterChange: true,
    because: ["a person can be in only one"],
    never: ["opc"],
  },
  {
    who: "a student of 17",
    says: { ...freelancer, adults: "no" },
    result: "under-age",
    never: ["opc", "proprietorship"],
  },

  // Professions
  {
    who: "a chartered accountant alone",
    says: { ...alone, ...practice("ca") },
    result: "proprietorship",
    because: ["may not practise through a company", "in your own name"],
    never: companies,
  },
  {
    who: "a company secretary alone with large clients, who would like to raise money",
    says: { ...alone, ...practice("cs"), funding: "yes", esop: "yes" },
    result: "proprietorship",
    because: ["Company secretaries may not practise through a company"],
    never: companies,
  },
  {
    who: "three chartered accountants",
    says: { ...together, ...practice("ca"), profit: "draw", turnover: "under-40-lakh" },
    result: "llp",
    because: ["You practise a profession", "Chartered accountants may not practise through a company"],
    hears: ["no company may be a partner", "A company for other work, such as software or training"],
    never: companies,
  },
  {
    who: "two cost accountants who want funding, ESOPs and a foreign owner",
    says: { ...together, ...practice("cma"), funding: "yes", esop: "yes", investors: "foreign-company" },
    result: "llp",
    because: ["Cost accountants may not practise through a company"],
    never: companies,
  },
  {
    who: "two company secretaries with a tiny practice and nothing to fear",
    says: { ...together, ...practice("cs"), risk: "low", turnover: "under-20-lakh", closing: "important" },
    result: "partnership",
    beside: "llp",
    never: companies,
  },
  {
    who: "an advocate alone",
    says: { ...alone, ...practice("advocate") },
    result: "proprietorship",
    because: ["Advocates may not practise through a company"],
    never: ["private-limited", "opc", "llp"],
  },
  {
    who: "four advocates",
    says: { ...together, ...practice("advocate"), funding: "yes" },
    result: "partnership",
    because: ["Bar Council"],
    hears: ["Ask an expert and your State Bar Council"],
    never: ["private-limited", "opc", "llp"],
  },
  {
    who: "an advocate and a chartered accountant together",
    says: { ...together, ...practice("mixed") },
    result: "expert",
    because: ["with whom its members may share fees"],
    hears: ["an advocate and an accountant cannot form one firm"],
    never: ["private-limited", "opc", "llp", "partnership"],
  },
  {
    who: "a dentist with a small clinic of her own",
    says: { ...freelancer, ...practice("doctor"), turnover: "under-40-lakh" },
    result: "proprietorship",
    hears: ["stays personal", "Clinical Establishments Act"],
  },
  {
    who: "three doctors who build a clinic with loans and investors",
    says: { ...together, ...practice("doctor"), risk: "high", funding: "yes" },
    result: "private-limited",
    hears: ["A company or LLP may own a clinic"],
    never: ["llp"],
  },
  {
    who: "two architects",
    says: { ...together, ...practice("architect"), risk: "low", turnover: "under-20-lakh", profit: "draw" },
    result: "partnership",
    because: ["in a firm of registered architects"],
    hears: ["may not be in the name of a company or an LLP"],
  },
  {
    who: "two structural engineers with large customers who reinvest",
    says: { ...together, ...practice("engineer"), risk: "high", customers: "yes", paperwork: "full", profit: "retain" },
    result: "private-limited",
    hears: ["No central law keeps engineers"],
  },
  {
    who: "an insurance broker alone with a small business",
    says: { ...freelancer, ...practice("insurance-broker") },
    result: "opc",
    because: ["not as a person or a partnership firm"],
    hears: ["₹75 lakh", "insurer’s agent"],
    never: ["proprietorship", "partnership"],
  },
  {
    who: "two insurance brokers who want little paperwork",
    says: { ...together, ...practice("insurance-broker"), risk: "low", turnover: "under-20-lakh", paperwork: "little" },
    result: "llp",
    because: ["not as a person or a partnership firm"],
    hears: ["no partner who lives abroad"],
    never: ["proprietorship", "partnership"],
  },

  // Together
  {
    who: "two sisters with a tiffin service of ₹8 lakh",
    says: { ...together, risk: "low", turnover: "under-20-lakh", paperwork: "little", profit: "draw" },
    result: "partnership",
    because: ["less than ₹20 lakh", "Claims and debts stay small"],
    hears: ["50 partners at most"],
    never: companies,
  },
  {
    who: "two founders raising a seed round",
    says: { ...together, funding: "yes" },
    result: "private-limited",
    because: ["You plan to raise money", "an LLP, a firm and a proprietorship have none to issue"],
    never: ["llp", "partnership"],
  },
  {
    who: "two founders raising money who hate paperwork and want it all at once",
    says: {
      ...together,
      funding: "yes",
      paperwork: "little",
      turnover: "under-40-lakh",
      profit: "draw",
      closing: "important",
    },
    result: "private-limited",
    never: ["llp", "partnership"],
  },
  {
    who: "two founders giving ESOPs, with a fund abroad",
    says: { ...together, esop: "yes", investors: "foreign-company", sector: "open" },
    result: "private-limited",
    because: ["ESOPs need shares, and an LLP has none to issue."],
    hears: ["FC-GPR", "Land border"],
    never: ["llp"],
  },
  {
    who: "two consultants who draw all profit",
    says: { ...together, paperwork: "little", turnover: "under-40-lakh", profit: "draw" },
    result: "llp",
    because: ["little paperwork"],
  },
  {
    who: "two consultants with large customers who want little paperwork",
    says: { ...together, customers: "yes", paperwork: "little", turnover: "under-40-lakh", profit: "draw" },
    result: "llp",
    because: ["an OPC or an LLP can serve"],
    unsaid: ["they know a Private Limited company best"],
  },
  {
    who: "a family shop of modest size that borrows for its stock",
    says: { ...together, risk: "high", turnover: "under-40-lakh", profit: "draw" },
    result: "llp",
    because: ["needs no audit"],
    never: ["partnership"],
  },
  {
    who: "a manufacturer that reinvests and bids for tenders",
    says: {
      ...together,
      risk: "high",
      paperwork: "full",
      turnover: "over-1-crore",
      profit: "retain",
      customers: "yes",
    },
    result: "private-limited",
    because: ["full set of filings", "leave most of the profit in"],
    never: ["llp", "partnership"],
  },
  { who: "two founders undecided on everything", says: together, result: "private-limited", beside: "llp" },
  {
    who: "founders who may raise later, and earn little at first",
    says: { ...together, funding: "maybe", turnover: "under-40-lakh" },
    result: "private-limited",
    beside: "llp",
    because: ["You may raise money later"],
  },
  {
    who: "two partners in India only half the year",
    says: { ...together, resident: "120-days" },
    result: "llp",
    because: ["182 days of the financial year"],
    never: companies,
  },
  {
    who: "founders who all live abroad",
    says: { ...together, investors: "nri", repatriation: "yes", sector: "open", resident: "no", funding: "yes" },
    result: "private-limited",
    afterChange: true,
    never: ["llp"],
  },
  {
    who: "two people starting a lending business",
    says: { ...together, business: "finance" },
    result: "private-limited",
    because: ["the regulator asks for a company"],
    hears: ["licence from the Reserve Bank"],
    never: ["llp", "partnership"],
  },
  {
    who: "two fund managers",
    says: { ...together, business: "finance", paperwork: "little" },
    result: "private-limited",
    hears: ["a registration with SEBI"],
    never: ["llp", "partnership"],
  },
  {
    who: "a couple who want their child of 12 as a partner",
    says: { ...together, investors: "other", risk: "low", turnover: "under-20-lakh" },
    result: "expert",
    because: ["A minor"],
    never: ["private-limited", "llp", "partnership"],
  },
  {
    who: "a family trust that wants a company of its own",
    says: { ...alone, owner: "other" },
    result: "expert",
    because: ["neither a person nor a company"],
    never: ["private-limited", "opc", "llp", "proprietorship"],
  },

  // Owners abroad, and companies as owners
  {
    who: "an NRI alone whose money stays in India, with a director at home",
    says: { ...alone, owner: "nri", repatriation: "no" },
    result: "opc",
    hears: ["counts as Indian money", "no apostille", "One director must live in India"],
  },
  {
    who: "an NRI alone whose money must be free to leave",
    says: { ...alone, owner: "nri", repatriation: "yes", sector: "open" },
    result: "opc",
    hears: ["FC-GPR", "FLA return", "Land border"],
    never: ["proprietorship"],
  },
  {
    who: "an OCI card holder alone with a small trade",
    says: { ...freelancer, owner: "oci", repatriation: "no" },
    result: "proprietorship",
    because: ["an OCI card is not citizenship"],
    hears: ["counts as Indian money"],
    never: ["opc"],
  },
  {
    who: "an OCI card holder who wants to take the money back",
    says: { ...alone, owner: "oci", repatriation: "yes", sector: "open", paperwork: "full" },
    result: "private-limited",
    afterChange: true,
    hears: ["FC-GPR", "apostille"],
    never: ["opc", "proprietorship", "partnership"],
  },
  {
    who: "a foreign citizen alone, services, little paperwork",
    says: { ...alone, owner: "foreigner", sector: "open", customers: "no", paperwork: "little", profit: "draw" },
    result: "llp",
    afterChange: true,
    because: ["must be Indian citizens", "little paperwork"],
    hears: ["FDI-LLP(I)", "Land border", "no money from citizens or companies of Pakistan or Bangladesh", "passport"],
    never: ["opc", "proprietorship", "partnership"],
  },
  {
    who: "a partner abroad in a sector that nobody has looked up",
    says: { ...together, investors: "abroad", sector: "unsure", paperwork: "little", turnover: "under-40-lakh" },
    result: "llp",
    beside: "private-limited",
    hears: ["Check the sector before you choose an LLP"],
    never: ["partnership"],
  },
  {
    who: "a foreign citizen alone in a sector with a cap",
    says: { ...alone, owner: "foreigner", sector: "conditions" },
    result: "private-limited",
    afterChange: true,
    because: ["only where the sector is open to 100%"],
    never: ["opc", "llp", "proprietorship"],
  },
  {
    who: "an Indian company that wants a subsidiary of its own",
    says: { ...alone, owner: "company", paperwork: "full", profit: "retain" },
    result: "private-limited",
    afterChange: true,
    because: ["must be a person, not a company"],
    hears: ["never a 'small company'", "four board meetings", "MGT-7"],
    never: ["opc", "proprietorship"],
  },
  {
    who: "a foreign parent that wants an Indian subsidiary in a capped sector",
    says: { ...alone, owner: "foreign-company", sector: "conditions" },
    result: "private-limited",
    afterChange: true,
    hears: ["FC-GPR", "Land border", "never a 'small company'", "demat", "certificate of incorporation", "15 July"],
    never: ["opc", "llp", "proprietorship"],
  },
  {
    who: "two founders with an angel abroad in a capped sector",
    says: { ...together, investors: "abroad", sector: "conditions" },
    result: "private-limited",
    because: ["only where the sector is open to 100%"],
    hears: ["FC-GPR", "apostille"],
    never: ["llp", "partnership"],
  },
  {
    who: "an agency with an NRI partner whose money may leave, all of it services",
    says: {
      ...together,
      investors: "nri",
      repatriation: "yes",
      sector: "open",
      paperwork: "little",
      turnover: "under-40-lakh",
    },
    result: "llp",
    because: ["little paperwork"],
    hears: ["FDI-LLP(I)"],
    never: ["partnership"],
  },
  {
    who: "a shop with an NRI brother whose money stays, in a sector closed to foreigners",
    says: { ...together, investors: "nri", repatriation: "no", paperwork: "little", turnover: "under-40-lakh" },
    result: "llp",
    hears: ["counts as Indian money"],
  },
  {
    who: "two founders and an Indian company as the third owner",
    says: { ...together, investors: "company", customers: "yes", paperwork: "full" },
    result: "private-limited",
    hears: ["owns by more than half", "MGT-7 instead of MGT-7A"],
  },

  // Other forms
  {
    who: "a charity of five friends",
    says: { ...together, business: "charity" },
    result: "section-8",
    because: ["charitable"],
    reads: ["pay for services only with approval", "one person alone cannot form it"],
    never: ["private-limited", "llp"],
  },
  {
    who: "twelve farmers who sell together",
    says: { ...together, business: "producer" },
    result: "producer-company",
    because: ["producers"],
    reads: ["Ten producers, or two producer institutions; fewer cannot form it"],
    never: ["private-limited", "llp"],
  },
  {
    who: "a collective of 300 owners",
    says: { ...together, owners: "over-200" },
    result: "public-company",
    because: ["200 members at most"],
    never: ["private-limited", "llp"],
  },
  {
    who: "300 farmers",
    says: { ...together, owners: "over-200", business: "producer" },
    result: "producer-company",
    never: ["llp"],
  },
  { who: "a Nidhi", says: { ...together, business: "special" }, result: "expert", never: ["private-limited", "llp"] },
];
