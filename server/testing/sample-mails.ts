import { languagePages } from "../../domain/languages/pages.ts";
import { founderLink, founderPaths } from "../../domain/registration/addresses.ts";
import { founderView } from "../../domain/registration/founder-view.ts";
import { startRegistration } from "../../domain/registration/registration-changes.ts";
import { examples } from "../../tests/fixtures/quotations.ts";
import {
  alert,
  applicationReceived,
  callReminder,
  confirmSubscription,
  dailySummary,
  founderSaid,
  freshLink,
  invitation,
  type Mail,
  newApplication,
  newEnquiry,
  quotationMail,
  quotationWithdrawn,
  requestReceived,
  stageChanged,
  welcome,
} from "../mails/index.ts";
import type { Application, DailySummary, Lead } from "../store/contract.ts";

const siteUrl = "https://example.in";
const deskUrl = "https://desk.example.in";
const createdAt = "2026-11-13T11:42:00.000Z";
const id = "01a1dd2c-9c1e-7a53-8d2e-5b1f6a7c8d9e";

const lead: Lead = {
  kind: "lead",
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
  createdAt,
  form: "contact",
  name: "Asha Rao",
  email: "asha@example.in",
  phone: "98765 43210",
  companyName: "Rao Foods",
  offer: "private-limited:standard",
  companyPlan: {
    plan: {
      structure: "private-limited",
      state: "KA",
      capital: 1_00_000,
      people: 2,
      tier: "standard",
      name: "Rao Foods",
      gst: "quarterly",
      incorporation: "2026-12-15",
    },
    dropped: [],
  },
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
  message: null,
  bestTime: null,
  language: null,
  city: null,
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

/** Every mail once, as `npm run mails` shows them. The people in them are made up. */
export const sampleMails: Readonly<Record<string, () => Mail>> = {
  "new-enquiry": () => newEnquiry(lead, siteUrl, deskUrl),
  "new-enquiry-to-check": () =>
    newEnquiry(
      { ...lead, name: "Best Offers", offer: null, companyPlan: null, utm: {}, suspect: ["honeypot", "fast"] },
      siteUrl,
    ),
  "call-reminder": () =>
    callReminder({ lead, promisedAt: new Date("2026-11-14T05:12:00.000Z"), owner: "Meera" }, siteUrl, deskUrl),
  invitation: () => invitation("Meera", `${deskUrl}/join#${token}`),
  "new-enquiry-about-a-filing": () => newEnquiry(aboutFiling, siteUrl),
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
  "stage-changed": () =>
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
            registration: startRegistration({ form: "private-limited", people: 2 }, {}, "2026-11-16"),
          },
          "2026-11-16",
        ),
        page: founderUrl,
        stop: founderLink(siteUrl, founderKey, founderPaths.mails),
      },
      siteUrl,
    ),
  "fresh-link": () => freshLink(founderUrl, siteUrl),
  "founder-said": () => founderSaid(lead, ["Asks: Can the office be my parents' flat?"], siteUrl, deskUrl),
  quotation: () => quotationMail(examples.changed, siteUrl, founderUrl),
  "quotation-withdrawn": () => quotationWithdrawn(examples.changed, siteUrl, founderUrl),
  "new-application": () => newApplication(application, siteUrl),
  "application-received": () => applicationReceived(application, siteUrl),
  "confirm-subscription": () => confirmSubscription({ confirmUrl, unsubscribeUrl }),
  welcome: () => welcome(unsubscribeUrl),
  "daily-summary": () => dailySummary(summary, siteUrl),
  alert: () => alert({ kind: "alert", channel: "webhook", dead: 2, late: 14, oldest: createdAt }, siteUrl),
};
