import { enquiryDetails } from "../../content/contact/enquiry.ts";
import { site } from "../../content/site.ts";
import { states } from "../../content/states.ts";
import { describePlan } from "../../domain/company-plan/describe.ts";
import { planFields } from "../../domain/company-plan/fields.ts";
import { filingNames } from "../../domain/compliance/filing-names.ts";
import { callTimes } from "../../domain/desk/call-times.ts";
import { sourceNames } from "../../domain/desk/enquiry.ts";
import { lateMinutes } from "../../domain/desk/health.ts";
import { enquiryLink } from "../../domain/desk/links.ts";
import { describeTime } from "../../domain/forms/call-times.ts";
import { describeFiling } from "../../domain/forms/filing.ts";
import { describeDoubts } from "../../domain/forms/spam.ts";
import { longDate } from "../../domain/india/date-text.ts";
import { dayAndTime, localDay, weekdayAndTime } from "../../domain/india/local-time.ts";
import { yearWithoutClosedDays } from "../../domain/india/opening-hours.ts";
import { readablePhone } from "../../domain/links.ts";
import { offerNames, offerTitle } from "../../domain/offers/offers.ts";
import { claimText } from "../../domain/payments/claim.ts";
import { opensHereAlone, saidSubject } from "../../domain/registration/founder-page.ts";
import type { Content, Html } from "../http/html.ts";
import type { Store } from "../store/open.ts";
import type { Application, ChannelAlert, Counts, DailySummary, Lead } from "../store/records.ts";
import { composeMail, type Mail, ownerFooter, phoneButtons } from "./compose.ts";
import {
  bars,
  buttons,
  command,
  type Fact,
  facts,
  figures,
  heading,
  link,
  note,
  paragraph,
  partHeading,
  quotation,
  seal,
  smallText,
} from "./design.ts";
import { inHeader, type Mails, readEnquiry, toDesk, toFirm } from "./envelope.ts";
import { type MailSettings, sendNow, Undeliverable } from "./transport.ts";

/** To people of the firm. */
export const firmMails = {
  lead: {
    compose: ({ content, siteUrl, deskUrl, leadsTo }) => ({
      ...toFirm(leadsTo, content),
      ...newEnquiry(content, siteUrl, deskUrl),
    }),
  },
  application: {
    compose: async ({ content, siteUrl, leadsTo, store }) => ({
      ...toFirm(leadsTo, content),
      ...newApplication(content, siteUrl),
      attachments: await readResume(store, content.id),
    }),
  },
  reminder: {
    async isWanted({ store, content }) {
      const enquiry = (await store.enquiries.detail(content.id))?.enquiry;
      return enquiry?.status === "new" && enquiry.firstCallAt === null;
    },
    async compose(post) {
      const { content: lead, siteUrl, deskUrl } = post;
      const { owner, promisedAt } = (await readEnquiry(post)).enquiry;
      const reminder = { lead, promisedAt: new Date(promisedAt ?? lead.createdAt), owner: owner?.name };
      return { ...(await toDesk(post, owner)), ...callReminder(reminder, siteUrl, deskUrl) };
    },
  },
  /** What the founder has done on the page since this was queued. */
  founder: {
    async compose(post) {
      const { content: lead, delivery, siteUrl, deskUrl, leadsTo } = post;
      const { enquiry, events } = await readEnquiry(post);
      const said = events.flatMap((event) => {
        if (event.at < delivery.createdAt) return [];
        if (event.type === "says-paid") return [claimText(event)];
        return event.type === "founder" ? [event.text] : [];
      });
      if (said.length === 0) throw new Undeliverable("What the founder said is gone.");
      return {
        ...toFirm(leadsTo, lead),
        ...(await toDesk(post, enquiry.owner)),
        ...founderSaid(lead, said, siteUrl, deskUrl),
      };
    },
  },
  summary: { compose: ({ content, siteUrl, leadsTo }) => ({ to: leadsTo, ...dailySummary(content, siteUrl) }) },
  alert: { compose: ({ content, siteUrl, leadsTo }) => ({ to: leadsTo, ...alert(content, siteUrl) }) },
} satisfies Partial<Mails>;

async function readResume(store: Store, applicationId: string) {
  const resume = await store.administration.resume(applicationId);
  if (!resume) return [];
  const { fileName, type, bytes } = resume;
  return [{ filename: inHeader(fileName), contentType: inHeader(type), content: Buffer.from(bytes) }];
}

/** A desk without an address of its own is opened on its machine alone. */
const atDesk = (deskUrl: string | undefined, { id }: Lead) =>
  deskUrl &&
  paragraph(
    link(enquiryLink(deskUrl, id), `Open it at the desk${opensHereAlone(deskUrl) ? ", on its own machine" : ""}`),
  );

/** To the owner, for each enquiry: what they wrote, who it is, what they have planned. */
export function newEnquiry(lead: Lead, siteUrl: string, deskUrl?: string): Mail {
  const offer = lead.offer && (offerNames[lead.offer] ?? lead.offer);
  const filing = lead.filing && describeFiling(lead.filing, filingNames, new Date(lead.createdAt));
  const times = callTimes(lead).map(describeTime);
  const subject = filing ? filingNames[lead.filing!.id] : lead.offer && (offerTitle(lead.offer) ?? lead.offer);
  const wanted = [filing, offer].filter(Boolean).join(", and ");
  const about = wanted ? `Asks for a call about ${wanted}.` : "Asks for a call.";
  return composeMail({
    subject: doubtfulSubject(lead.suspect, callSubject(lead, subject ?? null)),
    preview: [about, lead.phone, ...times.slice(0, 1)].join(" · "),
    label: "New enquiry",
    body: [
      heading(lead.name),
      paragraph(about),
      doubtNote(lead.suspect),
      ...enquiryDetails
        .filter(({ kind }) => kind === "text")
        .map(({ key, short }) => lead[key] && [partHeading(short), quotation(lead[key])]),
      buttons(...phoneButtons(lead.phone, `Hello ${lead.name}.`)),
      atDesk(deskUrl, lead),
      partHeading("Enquiry"),
      oneColumn([
        { label: "E-mail", value: lead.email || "None: their links go by WhatsApp" },
        { label: "Call due", value: times.join("\nor ") },
        ...enquiryDetails
          .filter(({ kind }) => kind !== "text")
          .map(({ key, short }) => ({ label: short, value: lead[key] })),
        { label: "Company", value: lead.companyName },
        { label: "Form", value: sourceNames[lead.form] },
        { label: "Number", value: lead.number },
      ]),
      lead.companyPlan && companyPlan(lead),
      partHeading("Where it came from"),
      oneColumn(originFacts(lead, siteUrl)),
      lead.email && smallText(`Reply to this mail and your answer goes to ${lead.email}.`),
    ],
    footer: ownerFooter(siteUrl),
  });
}

/** All tables of the mail have one column of labels; some labels of a plan are whole questions. */
const oneColumn = (lines: readonly Fact[]) => facts(lines, { labelWidth: "38%" });

/** What the founder has planned with the tools of the site; the tier is said above where it was asked about. */
function companyPlan({ companyPlan: planned, estimate, offer }: Lead): Content {
  const { plan, dropped } = planned!;
  const isSaidAbove = plan.tier !== undefined && offer?.endsWith(`:${plan.tier}`);
  const lines = describePlan(plan, estimate?.total ?? null)
    .filter(([label]) => !(isSaidAbove && label === planFields.tier.label))
    .map(([label, value]) => ({ label, value }));
  return [
    partHeading("Company plan"),
    oneColumn([...lines, { label: "Could not be read", value: dropped.join(", ") }]),
  ];
}

/** To the owner, for each job application; the outbox attaches the résumé. */
export function newApplication(application: Application, siteUrl: string): Mail {
  const { name, position, phone, email, experience, coverLetter, resume, suspect } = application;
  return composeMail({
    subject: doubtfulSubject(suspect, `Application for ${position} from ${name}`),
    preview: [position, experience, phone].join(" · "),
    label: "Application",
    body: [
      heading(name),
      paragraph(`Applies for ${position}.`),
      doubtNote(suspect),
      buttons(...phoneButtons(phone, `Hello ${name}.`)),
      partHeading("Application"),
      facts([
        { label: "Phone", value: phone },
        { label: "E-mail", value: email },
        { label: "Experience", value: experience },
        { label: "Résumé", value: `${resume.fileName} (${Math.ceil(resume.size / 1024)} KB, attached)` },
      ]),
      partHeading("Cover letter"),
      quotation(coverLetter),
      partHeading("Where it came from"),
      facts(originFacts(application, siteUrl)),
      smallText(`Reply to this mail and your answer goes to ${email}.`),
    ],
    footer: ownerFooter(siteUrl),
  });
}

export interface ReminderFacts {
  lead: Lead;
  /** When the form promised the call, at the latest. */
  promisedAt: Date;
  /** Whose enquiry it is; nobody has taken it if absent. */
  owner?: string | undefined;
}

/** To whoever has the enquiry, else to everybody at the desk: once, shortly before the promised time is over. */
export const callReminder = ({ lead, promisedAt, owner }: ReminderFacts, siteUrl: string, deskUrl?: string): Mail =>
  composeMail({
    subject: `Not called yet. ${callSubject(lead)}`,
    preview: owner ? `With ${owner}.` : "Nobody has taken it.",
    label: "Reminder",
    body: [
      seal("Not called yet", "alert"),
      heading(lead.name),
      paragraph(`We promised a call by ${dayAndTime(promisedAt)}. No call is written down at the desk.`),
      buttons(...phoneButtons(lead.phone, `Hello ${lead.name}.`)),
      atDesk(deskUrl, lead),
      partHeading("Enquiry"),
      facts([
        { label: "Phone", value: lead.phone },
        { label: "Received", value: dayAndTime(new Date(lead.createdAt)) },
        { label: "With", value: owner ?? "nobody yet" },
        { label: "Number", value: lead.number },
      ]),
      smallText("You get this once for each enquiry."),
    ],
    footer: ownerFooter(siteUrl),
  });

/** To whoever has the enquiry, else to everybody at the desk: what the founder did on the page. */
export const founderSaid = (lead: Lead, said: readonly string[], siteUrl: string, deskUrl?: string): Mail =>
  composeMail({
    subject: saidSubject(lead.name, said),
    preview: said.join(" · "),
    label: "Founder's page",
    body: [
      heading(lead.name),
      paragraph("Did this on their page:"),
      ...said.map((each) => quotation(each)),
      buttons(...phoneButtons(lead.phone, `Hello ${lead.name}.`)),
      atDesk(deskUrl, lead),
      partHeading("Enquiry"),
      facts([
        { label: "Phone", value: lead.phone },
        { label: "E-mail", value: lead.email },
        { label: "Number", value: lead.number },
      ]),
      lead.email && smallText(`Reply to this mail and your answer goes to ${lead.email}.`),
    ],
    footer: ownerFooter(siteUrl),
  });

/** To the owner, every morning at nine. */
export function dailySummary(summary: DailySummary, siteUrl: string): Mail {
  const { leads, leadsToCheck, leadsKeptAsSpam = 0, applications, newsletter, deliveries } = summary;
  const enquiries = `${leads} ${leads === 1 ? "enquiry" : "enquiries"}`;
  const until = new Date(summary.until);
  const { broken = 0 } = summary.promises ?? {};
  const stuck = Object.entries(deliveries).filter(([, { dead, late }]) => dead + late > 0);
  return composeMail({
    subject: `${site.name}: ${enquiries} by ${longDate(localDay(until))}${broken > 0 ? `, ${counted(broken)} missed` : ""}`,
    preview: stuck.length > 0 ? "Some mails or webhooks have not gone out." : "Nothing is stuck.",
    label: "Daily summary",
    body: [
      heading(leads === 0 ? "No new enquiry" : enquiries),
      paragraph(`From ${dayAndTime(new Date(summary.from))} to ${dayAndTime(until)}.`),
      stuck.length > 0
        ? note(
            "alert",
            `Not sent yet: ${stuck.map(describeStuck).join("; ")}. Please look at `,
            command("npm run desk -- outbox"),
          )
        : note("good", "No mail or webhook is stuck."),
      summary.promises && promiseNote(summary.promises),
      closedDaysNote(until),
      figures([
        { number: leadsToCheck, label: "To check" },
        { number: leadsKeptAsSpam, label: "Kept as spam" },
        { number: applications, label: applications === 1 ? "Application" : "Applications" },
        { number: newsletter.confirmed, label: newsletter.confirmed === 1 ? "New reader" : "New readers" },
      ]),
      chart("Enquiries by page", summary.leadsPerPage),
      chart(
        "Enquiries by plan",
        summary.leadsPerPlan.map(
          ([offer, number]) => [offerTitle(offer) ?? (offer === "(none)" ? "No plan named" : offer), number] as const,
        ),
      ),
      partHeading("Newsletter"),
      facts([
        { label: "Asked for it", value: String(newsletter.requested) },
        { label: "Confirmed", value: String(newsletter.confirmed) },
        { label: "Left", value: String(newsletter.left) },
      ]),
    ],
    footer: ownerFooter(siteUrl),
  });
}

const counted = (number: number) => `${number} promised ${number === 1 ? "call" : "calls"}`;

/** Whether the calls that were due were made in time. */
function promiseNote({ kept, broken }: NonNullable<DailySummary["promises"]>) {
  if (kept + broken === 0) return note("good", "No promised call was due.");
  if (broken === 0) return note("good", `${counted(kept)} made in time, none missed.`);
  return note("alert", `${counted(broken)} not made in time, ${kept} made in time.`);
}

/** In December, until the first closed day of the next year is listed. */
function closedDaysNote(today: Date) {
  const year = site.sample ? undefined : yearWithoutClosedDays(localDay(today), site.closedDays);
  return year
    ? note(
        "action",
        `No closed day of ${year} is listed yet: calls are promised on every working day but 26 January, 15 August and 2 October. List yours under closedDays in identity.json of the owner's folder, and build again.`,
      )
    : null;
}

const describeStuck = ([channel, { dead, late }]: [string, { dead: number; late: number }]): string =>
  `${channel}: ${dead} no longer tried, ${late} waiting for more than ${lateMinutes} minutes`;

const chart = (title: string, counts: Counts) =>
  counts.length === 0 ? null : [partHeading(title), bars(counts.map(([label, number]) => ({ label, number })))];

/** To the owner, when the other channel does not get through. At most one a day and channel. */
export const alert = ({ channel, dead, late, oldest }: ChannelAlert, siteUrl: string): Mail =>
  composeMail({
    subject: `Not delivered by ${channel}: ${dead + late} ${dead + late === 1 ? "message" : "messages"}`,
    preview: `${dead} no longer tried, ${late} waiting for more than ${lateMinutes} minutes. Nothing is lost.`,
    label: "Alert",
    body: [
      seal("Please look", "alert"),
      heading(`Nothing gets through by ${channel}`),
      paragraph("Nothing is lost: what could not be sent is kept."),
      facts([
        { label: "No longer tried", value: String(dead) },
        { label: "Waiting", value: `${late}, for more than ${lateMinutes} minutes` },
        { label: "Oldest", value: oldest && `Since ${dayAndTime(new Date(oldest))}` },
      ]),
      partHeading("What to do"),
      paragraph("See what waits, and the last error: ", command("npm run desk -- outbox")),
      paragraph("When the cause is gone, send it all: ", command("npm run desk -- outbox retry")),
      smallText("You get this at most once a day."),
    ],
    footer: ownerFooter(siteUrl),
  });

const testMailMs = 30_000;

/** Whoever waits for it reads what the mail server answered, word for word. */
export async function sendTestMail(
  mail: MailSettings,
  to: string,
  siteUrl: string,
): Promise<{ said: string } | { error: string }> {
  const { host } = new URL(mail.smtpUrl);
  try {
    const { response } = await sendNow(mail, { to, ...testMail(mail.leadsTo, siteUrl) }, testMailMs);
    return { said: `${host} took it: ${response}` };
  } catch (error) {
    const { response, message } = error as Error & { response?: string };
    return { error: response ? `Not sent. ${host} answered: ${response}` : `Not sent. ${host}: ${message}` };
  }
}

/** To an owner who tries out the mail settings. */
export const testMail = (leadsTo: string, siteUrl: string): Mail =>
  composeMail({
    subject: `${site.name}: mail works`,
    preview: "Sent from the desk, to try out the mail settings.",
    label: "Test",
    body: [
      heading("Mail works"),
      paragraph("You sent this from the desk, to try out the mail settings."),
      paragraph(`Enquiries and applications go to ${leadsTo}. The links in mails begin with ${siteUrl}.`),
    ],
    footer: ownerFooter(siteUrl),
  });

/** 'Call 98765 43210 by Mon 13:42: Asha Rao, Karnataka': what a telephone shows of a mail is enough to act on. */
function callSubject(lead: Lead, ...more: (string | null)[]): string {
  const due = callTimes(lead).at(-1)?.until;
  const state = states.find(({ code }) => code === lead.companyPlan?.plan.state)?.name;
  // With a prefix it is left as it was typed: a landline is not reached without it.
  const phone = lead.phone.replace(/\D/g, "").length === 10 ? readablePhone(lead.phone) : lead.phone;
  const call = `Call ${phone}${due ? ` by ${weekdayAndTime(due)}` : ""}`;
  return `${call}: ${[lead.name, state, ...more].filter(Boolean).join(", ")}`;
}

function doubtNote(suspect: readonly string[]): Html | null {
  const doubts = describeDoubts(suspect);
  return doubts ? note("alert", doubts) : null;
}

const doubtfulSubject = (suspect: readonly string[], subject: string): string =>
  suspect.length > 0 ? `[Please check] ${subject}` : subject;

/** Where and when something came in. */
function originFacts({ page, utm, createdAt }: Lead | Application, siteUrl: string): Fact[] {
  const campaign = Object.entries(utm)
    .map(([name, value]) => `${name.replace(/^utm_/, "")}: ${value}`)
    .join("\n");
  return [
    { label: "Page", value: page && link(new URL(page, siteUrl).href, page) },
    { label: "Campaign", value: campaign },
    { label: "Received", value: dayAndTime(new Date(createdAt)) },
  ];
}
