import type { DetailKey } from "../../../content/contact/enquiry.ts";
import type { CompanyPlan } from "../../../domain/company-plan/company-plan.ts";
import { estimateOf } from "../../../domain/company-plan/estimate.ts";
import { newEnquiry } from "../../../domain/desk/actions.ts";
import type { HandSource } from "../../../domain/desk/enquiry.ts";
import { byDetail, offered } from "../../../domain/forms/enquiry-fields.ts";
import { hourMs } from "../../../domain/india/time.ts";
import type { Actor } from "../../enquiries/store-contract.ts";
import type { Store } from "../../store/open.ts";
import type { ApplicationInput, LeadInput } from "../../store/records.ts";

/** Made-up people, for pictures, learning and tests: every address ends in example.in, every number begins with 90000. */
interface Sample extends Pick<LeadInput, DetailKey | "offer"> {
  name: string;
  /** Of the address, where the name has no Latin letters. */
  mailbox?: string;
  hoursAgo: number;
  form?: LeadInput["form"];
  company?: string;
  page?: string;
  campaign?: string;
  plan?: CompanyPlan;
  /** Entered by hand. */
  source?: HandSource;
  /** Gave a number alone. */
  hasNoAddress?: boolean;
  suspect?: readonly string[];
  /** Whoever sent one before under this name writes again. */
  as?: string;
}

const plan = (
  structure: CompanyPlan["structure"],
  state: CompanyPlan["state"],
  more: CompanyPlan = {},
): CompanyPlan => ({
  structure,
  state,
  ...more,
});

const [morning, , evening = morning] = offered.bestTime.map(({ value }) => value);
const [, language] = offered.language.map(({ value }) => value);

const samples: readonly Sample[] = [
  {
    name: "Asha Specimen",
    hoursAgo: 0.2,
    form: "contact",
    company: "Zyntra Foods",
    page: "/contact-us",
    message: "We are two sisters and want to sell pickles online. Do we need a company before the food licence?",
    city: "Hubballi",
    bestTime: evening,
    language,
    plan: plan("private-limited", "KA", {
      capital: 100_000,
      people: 2,
      tier: "standard",
      name: "Zyntra Foods",
      name2: "Qorvex Foods",
    }),
  },
  {
    name: "Imran Specimen",
    hoursAgo: 0.6,
    page: "/private-limited",
    campaign: "search-november",
    offer: "private-limited:pro",
    message: "Please do not call before lunch.",
    plan: plan("private-limited", "MH", { capital: 500_000, people: 3, tier: "pro" }),
  },
  {
    name: "Lakshmi Specimen",
    hoursAgo: 1.4,
    form: "contact",
    company: "Kaveri Looms",
    page: "/contact-us",
    message:
      "My father's handloom shop is a proprietorship. What happens to its GST number if we make a company of it?",
    city: "Erode",
    bestTime: morning,
  },
  {
    name: "Joseph Specimen",
    hoursAgo: 2.5,
    page: "/llp-registration",
    plan: plan("llp", "KL", { capital: 50_000, people: 2 }),
  },
  {
    name: "Meera Specimen",
    hoursAgo: 3.1,
    page: "/one-person-company",
    campaign: "founders-letter",
    plan: plan("opc", "TN"),
  },
  {
    name: "Gurpreet Specimen",
    hoursAgo: 20,
    page: "/private-limited",
    campaign: "search-november",
    plan: plan("private-limited", "PB", { people: 2 }),
  },
  { name: "Asha Specimen", as: "Asha Specimen", hoursAgo: 22, page: "/pricing" },
  {
    name: "Nandini Specimen",
    hoursAgo: 23,
    form: "contact",
    company: "Palash Studio",
    page: "/contact-us",
    plan: plan("llp", "WB"),
  },
  {
    name: "Rohit Specimen",
    hoursAgo: 26,
    page: "/cost-calculator",
    plan: plan("private-limited", "GJ", { capital: 1_000_000, people: 4, tier: "pro" }),
  },
  {
    name: "Farida Specimen",
    hoursAgo: 28,
    page: "/choose-structure",
    plan: plan("opc", "DL", { answers: { owners: "one" } }),
  },
  {
    name: "Karthik Specimen",
    hoursAgo: 46,
    page: "/private-limited",
    campaign: "founders-letter",
    plan: plan("private-limited", "TN", { people: 2 }),
  },
  {
    name: "Sunita Specimen",
    hoursAgo: 50,
    form: "contact",
    company: "Aravalli Crafts",
    page: "/contact-us",
    plan: plan("private-limited", "RJ"),
  },
  { name: "Biju Specimen", hoursAgo: 70, page: "/llp-registration" },
  {
    name: "Tenzin Specimen",
    hoursAgo: 74,
    page: "/name-checker",
    plan: plan("private-limited", "SK", { name: "Rangeet Teas" }),
  },
  {
    name: "Harish Specimen",
    hoursAgo: 95,
    page: "/private-limited",
    campaign: "search-november",
    plan: plan("private-limited", "KA"),
  },
  {
    name: "Pallavi Specimen",
    hoursAgo: 99,
    form: "contact",
    company: "Deccan Robotics",
    page: "/contact-us",
    plan: plan("private-limited", "TG", { capital: 1_500_000, people: 3, tier: "pro" }),
  },
  { name: "Zubin Specimen", hoursAgo: 120, page: "/one-person-company", plan: plan("opc", "MH") },
  { name: "Revathi Specimen", hoursAgo: 122, page: "/pricing", campaign: "search-november" },
  {
    name: "Manoj Specimen",
    hoursAgo: 144,
    page: "/private-limited",
    plan: plan("private-limited", "UP", { people: 2 }),
  },
  {
    name: "Divya Specimen",
    hoursAgo: 168,
    form: "contact",
    company: "Konkan Solar",
    page: "/contact-us",
    plan: plan("llp", "GA"),
  },
  {
    name: "Ibrahim Specimen",
    hoursAgo: 190,
    page: "/my-plan",
    plan: plan("private-limited", "TG", { tier: "standard" }),
  },
  { name: "Chitra Specimen", hoursAgo: 215, page: "/private-limited", campaign: "founders-letter" },
  { name: "Dorje Specimen", hoursAgo: 240, page: "/one-person-company", plan: plan("opc", "TN") },
  {
    name: "Vasudha Specimen",
    hoursAgo: 290,
    form: "contact",
    page: "/contact-us",
    plan: plan("private-limited", "AP"),
  },
  {
    name: "Naveen Specimen",
    hoursAgo: 330,
    page: "/llp-registration",
    campaign: "search-november",
    plan: plan("llp", "KL", { people: 2 }),
  },
  { name: "Shabnam Specimen", hoursAgo: 380, page: "/compliance-calendar", plan: plan("llp", "DL") },
  { name: "Prakash Specimen", hoursAgo: 430, page: "/one-person-company", plan: plan("opc", "KA") },
  {
    name: "Leela Specimen",
    hoursAgo: 500,
    form: "contact",
    company: "Kaveri Data",
    page: "/contact-us",
    plan: plan("private-limited", "MH", { people: 3 }),
  },
  { name: "Cheap backlinks www.example.net", hoursAgo: 5, page: "/contact-us", form: "contact", suspect: ["links"] },
  { name: "Xqzt Specimen", hoursAgo: 20, page: "/private-limited", suspect: ["honeypot", "fast"] },
  {
    name: "सुनीता शर्मा नमूना",
    mailbox: "sunita.namuna",
    hoursAgo: 1.1,
    form: "contact",
    page: "/contact-us",
    message: "मुझे अपनी सिलाई की दुकान के लिए कंपनी बनानी है। कृपया शाम को फ़ोन करें।",
    city: "वाराणसी",
    bestTime: evening,
    language,
    plan: plan("opc", "UP"),
  },
  {
    name: "Venkatanarasimharajuvaripeta Subrahmanyam Lakshminarayanan Specimen",
    hoursAgo: 18,
    company: "Thiruvananthapuram Marine Instruments and Underwater Acoustics Research Laboratories",
    page: "/private-limited",
    message: "Four founders, one of them in Rotterdam with a Dutch passport, who cannot travel to India this year.",
    city: "Thiruvananthapuram",
    plan: plan("private-limited", "KL", { capital: 2_500_000, people: 4, tier: "pro" }),
  },
  {
    name: "Anwar Specimen",
    hoursAgo: 6,
    source: "telephone",
    hasNoAddress: true,
    offer: "llp:standard",
    message: "Heard of us at the chamber of commerce. Wants an LLP with his cousin.",
    city: "Moradabad",
    plan: plan("llp", "UP"),
  },
  {
    name: "राजेश कुमार विश्वकर्मा नमूना",
    mailbox: "rajesh.namuna",
    hoursAgo: 34,
    source: "walk-in",
    message: "दो भाई, मशीन के पुर्ज़े बनाते हैं।",
    city: "भोपाल",
    plan: plan("private-limited", "MP", { people: 2 }),
  },
  { name: "Esther Specimen", hoursAgo: 78, source: "referral", plan: plan("llp", "ML", { people: 2 }) },
  { name: "Om Prakash Specimen", hoursAgo: 310, source: "fair", hasNoAddress: true, plan: plan("opc", "BR") },
  { name: "Yamini Specimen", hoursAgo: 672, page: "/private-limited", plan: plan("private-limited", "TG") },
  {
    name: "Hemendra Specimen",
    hoursAgo: 792,
    page: "/private-limited",
    plan: plan("private-limited", "GJ", { people: 4 }),
  },
  { name: "Tara Specimen", hoursAgo: 1464, page: "/llp-registration", plan: plan("llp", "DL") },
  {
    name: "Padma Specimen",
    hoursAgo: 1512,
    form: "contact",
    company: "Nilgiri Press",
    page: "/contact-us",
    plan: plan("private-limited", "KA"),
  },
];

/** The place of somebody in the list. */
export const sampleNumber = (firstName: string): number => samples.findIndex(({ name }) => name.startsWith(firstName));

export const samplePlan = (number: number): CompanyPlan => samples[number]?.plan ?? {};

const addressOf = ({ name, mailbox, hasNoAddress }: Sample): string =>
  hasNoAddress ? "" : `${mailbox ?? name.toLowerCase().replaceAll(/[^a-z]+/g, ".")}@example.in`;

function toLead(sample: Sample, number: number): LeadInput {
  const { name, as, form = "quick", company, page, campaign, plan: companyPlan, suspect = [] } = sample;
  const who = samples.findIndex((each) => each.name === (as ?? name));
  return {
    ...{ form, name, page, suspect, offer: sample.offer },
    ...byDetail(({ key }) => sample[key]),
    email: addressOf(sample),
    phone: `90000${String(10_000 + (as ? who : number)).slice(-5)}`,
    companyName: company,
    utm: campaign ? { utm_source: "sample", utm_campaign: campaign } : {},
    companyPlan: companyPlan && { plan: companyPlan, dropped: [] },
    estimate: companyPlan && estimateOf(companyPlan),
  };
}

async function save(store: Store, sample: Sample, number: number, actor: Actor): Promise<string> {
  const lead = toLead(sample, number);
  if (!sample.source) return (await store.saveLead(lead)).id;
  const { structure, state } = samplePlan(number);
  const typed = newEnquiry.parse({ ...lead, source: sample.source, structure, state });
  return (await store.enquiries.enter(typed, actor)).id;
}

/** A store whose clock can be set, so that enquiries come in over two months. */
export interface SampleStore {
  store: Store;
  setTime(moment: Date): void;
}

/** Forty enquiries, two of them kept as spam, and two applications; ids by the order of the list. */
export async function writeSamples(
  { store, setTime }: SampleStore,
  now: Date,
  actor: Actor = { name: "Somebody" },
): Promise<string[]> {
  const ids: string[] = [];
  for (const [index, sample] of [...samples.entries()].toSorted(([, a], [, b]) => b.hoursAgo - a.hoursAgo)) {
    setTime(new Date(now.getTime() - sample.hoursAgo * hourMs));
    ids[index] = await save(store, sample, index, actor);
  }
  for (const [hoursAgo, application] of applications) {
    setTime(new Date(now.getTime() - hoursAgo * hourMs));
    await store.saveApplication(application);
  }
  setTime(now);
  return ids;
}

const applications: readonly (readonly [hoursAgo: number, ApplicationInput])[] = [
  [
    52,
    {
      position: "Company Secretary",
      name: "Ritu Specimen",
      email: "ritu.specimen@example.in",
      phone: "9000020001",
      experience: "3 years",
      coverLetter:
        "I have filed SPICe+ for some forty companies and would like to talk to founders more.\n\nI can begin in January.",
      resume: {
        fileName: "ritu-specimen.pdf",
        type: "application/pdf",
        bytes: new TextEncoder().encode("%PDF-1.4\n%%EOF\n"),
      },
      page: "/careers",
      suspect: [],
    },
  ],
  [
    27,
    {
      position: "Chartered Accountant",
      name: "Om Specimen",
      email: "om.specimen@example.in",
      phone: "9000020002",
      experience: "6 years",
      coverLetter: "Audit and GST, mostly for small private companies.",
      resume: {
        fileName: "om-specimen.pdf",
        type: "application/pdf",
        bytes: new TextEncoder().encode("%PDF-1.4\n%%EOF\n"),
      },
      page: "/careers",
      suspect: [],
    },
  ],
];
