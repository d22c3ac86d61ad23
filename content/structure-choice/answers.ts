import type { StructureAnswers } from "../schemas/structure-choice.ts";

/** Professions whose members may practise through a company. The others are asked nothing about investors. */
const openProfessions = ["doctor", "architect", "engineer", "insurance-broker", "other"] as const;
/** Businesses with customers. */
const trades = ["ordinary", "licensed", "finance"] as const;
/** With those whose owners put their own money to work, and take none of others. */
const owned = [...trades, "own-money"] as const;
const anyBusiness = [{ business: trades }, { profession: openProfessions }] as const;
const aloneInAnyBusiness = [
  { owners: ["one"], business: owned },
  { owners: ["one"], profession: openProfessions },
] as const;
const togetherInAnyBusiness = [
  { owners: ["several"], business: owned },
  { owners: ["several"], profession: openProfessions },
] as const;

/**
 * Which answers each question takes, and when it is asked; its words are in questions.ts, which pages with a plan do not load.
 * Nobody is asked all of them: a question is skipped when its answer could not change the result. First what the business is and who owns
 * it, then whether it needs a company at all, then the law of the three structures, then preferences. The ids are keys of the address, in
 * links people have shared: do not rename one.
 */
export const structureAnswers = [
  { id: "owners", options: ["one", "several", "over-200"] },
  {
    id: "business",
    options: [
      "ordinary",
      "profession",
      "licensed",
      "own-money",
      "finance",
      "special",
      "producer",
      "co-operative",
      "charity",
    ],
  },
  {
    id: "licence",
    askWhen: [{ business: ["licensed"] }],
    always: true,
    options: [
      "food",
      "pharmacy",
      "hospital",
      "school",
      "play-school",
      "coaching",
      "education-abroad",
      "travel",
      "real-estate",
      "property-broker",
      "jewellery",
      "alcohol",
      "drones",
      "security",
      "internet",
      "moneylender",
      "money-changer",
      "insurance-agent",
      "distributor",
      "crypto",
      "gaming",
      "other",
    ],
  },
  {
    id: "profession",
    askWhen: [{ business: ["profession"] }],
    always: true,
    options: [
      "ca",
      "cs",
      "cma",
      "advocate",
      "patent-agent",
      "actuary",
      "doctor",
      "architect",
      "engineer",
      "insurance-broker",
      "other",
      "mixed",
    ],
  },
  {
    id: "now",
    askWhen: [{ business: [...owned, "profession"] }],
    options: ["no", "employed", "proprietor", "opc", "llp", "firm", "government"],
  },
  {
    id: "owner",
    askWhen: aloneInAnyBusiness,
    options: ["citizen", "nri", "oci", "foreign-resident", "foreigner", "company", "foreign-company", "other"],
  },
  {
    id: "adults",
    askWhen: [{ owner: ["citizen", "nri", "oci", "foreign-resident", "foreigner"] }],
    options: ["yes", "no"],
  },
  {
    id: "investors",
    askWhen: togetherInAnyBusiness,
    always: true,
    options: ["none", "company", "foreign-resident", "nri", "oci", "abroad", "foreign-company", "other"],
  },
  {
    id: "majority",
    askWhen: [{ investors: ["company", "foreign-resident", "nri", "oci", "abroad", "foreign-company"] }],
    always: true,
    options: ["no", "yes"],
  },
  {
    id: "repatriation",
    askWhen: [{ owner: ["nri", "oci"] }, { investors: ["nri", "oci"] }],
    always: true,
    options: ["no", "yes", "unsure"],
  },
  {
    id: "sector",
    askWhen: [
      { investors: ["abroad", "foreign-company"] },
      { owner: ["foreigner", "foreign-company"] },
      { repatriation: ["yes"] },
    ],
    options: ["open", "conditions", "closed", "unsure"],
  },
  { id: "barred-line", askWhen: [{ repatriation: ["no"] }], options: ["no", "yes"] },
  {
    id: "land-border",
    askWhen: [{ investors: ["abroad", "foreign-company"] }, { owner: ["foreigner", "foreign-company"] }],
    options: ["no", "yes", "pakistan-bangladesh"],
  },
  { id: "funding", askWhen: anyBusiness, options: ["yes", "maybe", "no"] },
  { id: "esop", askWhen: anyBusiness, options: ["no", "yes"] },
  { id: "risk", options: ["low", "unsure", "high"] },
  { id: "customers", askWhen: [{ business: [...trades, "profession"] }], options: ["no", "abroad", "yes"] },
  {
    id: "turnover",
    askWhen: [{ business: [...trades, "profession"] }],
    options: ["under-20-lakh", "under-40-lakh", "under-1-crore", "over-1-crore"],
  },
  {
    id: "other-opc",
    askWhen: [{ owner: ["citizen", "nri"], now: ["no", "employed", "proprietor", "firm"] }],
    options: ["no", "nominee", "yes"],
  },
  { id: "resident", options: ["yes", "120-days", "no"] },
  { id: "second", askWhen: aloneInAnyBusiness, options: ["likely", "no"] },
  { id: "paperwork", options: ["little", "some", "full"] },
  { id: "profit", options: ["draw", "retain", "unsure"] },
  { id: "closing", options: ["no", "important"] },
] as const satisfies readonly StructureAnswers[];
