import type { CompanyPlan } from "../../domain/company-plan/company-plan.ts";
import { estimateOf } from "../../domain/company-plan/estimate.ts";
import { byDetail } from "../../domain/forms/enquiry-fields.ts";
import type { CalendarDate } from "../../domain/india/calendar-date.ts";
import { languagePages } from "../../domain/languages/pages.ts";
import { account, accountFacts } from "../../domain/payments/account.ts";
import { acceptedText, founderLink, founderPaths } from "../../domain/registration/founder-page.ts";
import { founderView } from "../../domain/registration/founder-view.ts";
import type { Registration } from "../../domain/registration/registration.ts";
import { startRegistration } from "../../domain/registration/registration-changes.ts";
import { examples } from "../../tests/fixtures/quotations.ts";
import { receiptExamples } from "../../tests/fixtures/receipts.ts";
import type { Mail } from "../mail/compose.ts";
import type { Mails } from "../mail/envelope.ts";
import { requestReceived } from "../mail/request-received.ts";
import {
  alert,
  callReminder,
  dailySummary,
  founderSaid,
  newApplication,
  newEnquiry,
  testMail,
} from "../mail/to-firm.ts";
import { answer, applicationReceived, freshLink } from "../mail/to-founder.ts";
import { confirmSubscription, welcome } from "../mail/to-readers.ts";
import { receiptCancelled, receiptMail } from "../payments/mails.ts";
import { invitation } from "../people/mails.ts";
import { quotationMail, quotationWithdrawn } from "../quotations/mails.ts";
import { stageChanged } from "../registrations/mails.ts";
import type { Application, DailySummary, Lead } from "../store/records.ts";

const siteUrl = "https://example.in";
const deskUrl = "https://desk.example.in";
const createdAt = "2026-11-13T11:42:00.000Z";
const id = "01a1dd2c-9c1e-7a53-8d2e-5b1f6a7c8d9e";

const plan: CompanyPlan = {
  structure: "private-limited",
  state: "KA",
  capital: 1_00_000,
  people: 2,
  tier: "standard",
  name: "Rao Foods",
  gst: "quarterly",
  incorporation: "2026-12-15",
};

const lead: Lead = {
  kind: "lead",
  ...byDetail(() => null),
  work: {
    status: "new",
    closedReason: null,
    ownerId: null,
    firstCallAt: null,
    dueAt: null,
    followUpOn: null,
    version: 1,
  },
  id,
  number: "E-0412",
  createdAt,
  form: "contact",
  name: "Asha Rao",
  email: "asha@example.in",
  phone: "98765 43210",
  companyName: "Rao Foods",
  offer: "private-limited:standard",
  companyPlan: { plan, dropped: [] },
  estimate: estimateOf(plan)!,
  filing: null,
  message: "We are two founders, one of them in Dubai.\n\nDo we need a visa for him to sign?",
  bestTime: "Morning, 10:00 to 12:00",
  language: "Kannada",
  city: "Hubballi",
  page: "/private-limited",
  utm: { utm_source: "newsletter", utm_campaign: "diwali" },
  suspect: [],
  spam: false,
};

/** With nothing else in it. */
const aboutFiling: Lead = {
  ...lead,
  offer: null,
  companyName: null,
  companyPlan: null,
  estimate: null,
  ...byDetail(() => null),
  filing: { id: "aoc-4", due: "2026-10-29", lateFee: 3_000 },
  page: "/contact-us",
  utm: {},
};

const application: Application = {
  kind: "application",
  id,
  createdAt,
  position: "Accountant",
  name: "Vikram Iyer",
  email: "vikram@example.in",
  phone: "+91 91234 56780",
  experience: "3 years in a practice",
  coverLetter: "Dear team,\n\nI have kept the books of eleven companies and filed their annual returns.\n\nVikram Iyer",
  resume: { fileName: "vikram-iyer.pdf", type: "application/pdf", size: 68_400 },
  page: "/careers",
  utm: {},
  suspect: [],
  spam: false,
};

const token = "0123456789abcdefghijklmnopqrstuv";
const confirmUrl = `${siteUrl}/api/newsletter/confirm?token=${token}`;
const unsubscribeUrl = `${siteUrl}/api/newsletter/unsubscribe?token=${token}`;
const founderKey = "0123456789abcdef".repeat(4);
const founderUrl = founderLink(siteUrl, founderKey);
const sent = { dead: 0, late: 0, oldest: null };

export const summary: DailySummary = {
  kind: "summary",
  from: "2026-11-12T03:30:00.000Z",
  until: "2026-11-13T03:30:00.000Z",
  leads: 9,
  leadsToCheck: 1,
  leadsPerPage: [
    ["/private-limited", 4],
    ["/pricing", 3],
    ["/contact-us", 1],
    ["/articles/private-limited-or-llp", 1],
  ],
  leadsPerPlan: [
    ["private-limited:standard", 5],
    ["llp:starter", 2],
    ["(none)", 2],
  ],
  applications: 1,
  newsletter: { requested: 6, confirmed: 4, left: 1 },
  deliveries: { mail: sent, webhook: sent },
  promises: { kept: 7, broken: 1 },
};

const begun = startRegistration(
  {
    company: { form: "private-limited", state: "KA", people: 2 },
    included: ["First auditor’s appointment and ADT-1", "Commencement of business: INC-20A"],
  },
  {},
  "2026-11-16",
);
const incorporated: Registration = {
  ...begun,
  stage: "first-filings",
  actor: "we",
  waitingSince: "2026-12-14",
  incorporation: { date: "2026-12-14", number: "U74140KA2026PTC098765", name: "Rao Foods Private Limited" },
};

const stageMail = (registration: Registration, today: CalendarDate): Mail =>
  stageChanged(
    {
      name: lead.name,
      advisor: "Meera",
      view: founderView(
        {
          status: "engaged",
          plan: lead.companyPlan!.plan,
          receivedOn: "2026-11-13",
          contactedOn: "2026-11-13",
          engagedOn: "2026-11-16",
          agreed: examples.changed,
          registration,
        },
        today,
      ),
      page: founderUrl,
      stop: founderLink(siteUrl, founderKey, founderPaths.mails),
    },
    siteUrl,
  );

/** By purpose: a mail without a sample does not compile. */
const byPurpose = {
  lead: {
    "new-enquiry": () => newEnquiry(lead, siteUrl, deskUrl),
    "new-enquiry-to-check": () =>
      newEnquiry(
        { ...lead, name: "Best Offers", offer: null, companyPlan: null, utm: {}, suspect: ["honeypot", "fast"] },
        siteUrl,
      ),
    "new-enquiry-about-a-filing": () => newEnquiry(aboutFiling, siteUrl),
  },
  application: {
    "new-application": () => newApplication(application, siteUrl),
  },
  reminder: {
    "call-reminder": () =>
      callReminder({ lead, promisedAt: new Date("2026-11-14T05:12:00.000Z"), owner: "Meera" }, siteUrl, deskUrl),
  },
  founder: {
    "founder-said": () => founderSaid(lead, ["Asks: Can the office be my parents' flat?"], siteUrl, deskUrl),
    "founder-accepted": () => founderSaid(lead, [acceptedText("2026-27/0001", 1, "₹17,309")], siteUrl, deskUrl),
  },
  summary: {
    "daily-summary": () => dailySummary(summary, siteUrl),
  },
  alert: {
    alert: () => alert({ kind: "alert", channel: "webhook", dead: 2, late: 14, oldest: createdAt }, siteUrl),
  },
  acknowledgement: {
    "request-received": () => requestReceived(lead, siteUrl),
    "request-received-about-a-filing": () =>
      requestReceived(aboutFiling, siteUrl, {
        team: [{ name: "CS Sample Person", role: "Company secretary" }],
      }),
    ...Object.fromEntries(
      languagePages.map(({ code, path, name }) => [
        `request-received-${code}`,
        () => requestReceived({ ...lead, page: path, language: name }, siteUrl, { page: founderUrl }),
      ]),
    ),
    "request-received-with-a-page": () => requestReceived(lead, siteUrl, { page: founderUrl }),
    "application-received": () => applicationReceived(application, siteUrl),
  },
  answer: {
    answer: () =>
      answer(
        {
          name: lead.name,
          question: "Can the office be my parents' flat?",
          answer: "Yes, with a letter in which they agree, and a bill in their name.",
          by: "Meera",
          page: founderUrl,
        },
        siteUrl,
      ),
  },
  "fresh-link": {
    "fresh-link": () => freshLink(founderUrl, siteUrl),
  },
  confirm: {
    "confirm-subscription": () => confirmSubscription({ confirmUrl, unsubscribeUrl }),
  },
  welcome: {
    welcome: () => welcome(unsubscribeUrl),
  },
  stage: {
    "stage-changed": () => stageMail(begun, "2026-11-16"),
    "stage-corrected": () =>
      stageMail(
        { ...begun, correction: { on: "2026-11-17", reason: "It was another company's name that was approved." } },
        "2026-11-17",
      ),
    certificate: () => stageMail(incorporated, "2026-12-15"),
  },
  quotation: {
    quotation: () => quotationMail(examples.changed, siteUrl, founderUrl),
  },
  withdrawn: {
    "quotation-withdrawn": () => quotationWithdrawn(examples.changed, siteUrl, founderUrl),
  },
  receipt: {
    receipt: () =>
      receiptMail(
        receiptExamples.plain,
        accountFacts(account(examples.ranges, [receiptExamples.plain.payment], "documents")),
        {
          siteUrl,
          page: founderUrl,
          by: "Meera",
        },
      ),
    "receipt-voucher": () => receiptMail(receiptExamples.voucher, [], { siteUrl, by: "Meera" }),
    "receipt-cancelled": () => receiptCancelled(receiptExamples.cancelled, { siteUrl, page: founderUrl, by: "Meera" }),
  },
} satisfies Record<keyof Mails, Readonly<Record<string, () => Mail>>>;

/** Every mail, as `npm run mails` shows them. The people in them are made up. */
export const sampleMails: Readonly<Record<string, () => Mail>> = Object.assign({}, ...Object.values(byPurpose), {
  test: () => testMail("team@example.in", siteUrl),
  invitation: () => invitation("Meera", `${deskUrl}/join#${token}`),
});
