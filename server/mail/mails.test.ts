import ICAL from "ical.js";
import PostalMime, { type Email } from "postal-mime";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { languageTexts } from "../../content/languages/texts.ts";
import { site } from "../../content/site.ts";
import { callTimes } from "../../domain/desk/call-times.ts";
import { describeTime } from "../../domain/forms/call-times.ts";
import { languagePages } from "../../domain/languages/pages.ts";
import { spanIn } from "../../domain/languages/words.ts";
import { offerTitle } from "../../domain/offers/offers.ts";
import { withSiteValues } from "../../domain/owner/details.ts";
import { readEnv } from "../run/env.ts";
import { startServer } from "../run/start.ts";
import { openStore, type Store } from "../store/open.ts";
import { json, quickLead } from "../testing/app.ts";
import { mailSetUp, temporaryFolder, testEnv } from "../testing/basics.ts";
import { withMigratedFile } from "../testing/migrated-file.ts";
import { sampleMails } from "../testing/sample-mails.ts";
import { sampleSite } from "../testing/sample-site.ts";
import { sampleApplication, sampleDetails, sampleLead } from "../testing/samples.ts";
import { SmtpListener } from "../testing/smtp.ts";
import type { OutboxWorker } from "./channel-worker.ts";
import { createOutboxWorker } from "./worker.ts";

const siteUrl = "https://example.in";
const received = new Date("2026-11-16T11:42:10+05:30");
const largest = 60 * 1024;

let folder: ReturnType<typeof temporaryFolder>;
let clock: Date;
let store: Store;
let smtp: SmtpListener;
let worker: OutboxWorker;

beforeEach(async () => {
  folder = temporaryFolder();
  clock = received;
  store = await openStore({
    dataDir: await withMigratedFile(folder.path),
    deliveries: ["mail"],
    acknowledge: true,
    now: () => clock,
  });
  smtp = await SmtpListener.start();
  const quiet = () => {};
  worker = createOutboxWorker({
    store,
    env: testEnv(mailSetUp(smtp.url)),
    siteUrl,
    log: { info: quiet, warn: quiet, error: quiet },
    now: () => clock,
  });
});
afterEach(async () => {
  await worker.stop(0);
  await smtp.close();
  await store.close();
  folder[Symbol.dispose]();
});

/** Sends what waits, and returns what arrived for this address. */
async function deliver(count: number, to: string): Promise<{ mail: Email; raw: string }[]> {
  worker.start();
  const mails = (await smtp.received(count)).filter((mail) => mail.to.includes(to));
  return Promise.all(mails.map(async ({ raw }) => ({ raw, mail: await PostalMime.parse(raw) })));
}

const header = (mail: Email, name: string) => mail.headers.find(({ key }) => key === name.toLowerCase())?.value;

const links = ({ html = "" }: Email) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href!);

/** Everything a reader or a program can find in it. */
const allText = ({ subject, text, html, attachments }: Email) =>
  [subject, text, html, ...attachments.map(({ content }) => new TextDecoder().decode(content as ArrayBuffer))].join(
    "\n",
  );

describe("a new enquiry", () => {
  test("tells the owner who it is, how to reach them and where they came from", async () => {
    await store.saveLead(
      sampleLead({ form: "contact", phone: "080 4123 4567", offer: "llp:starter", utm: { utm_source: "diwali" } }),
    );
    const [owner] = await deliver(2, "owner@example.in");
    expect(owner!.mail.replyTo).toMatchObject([{ name: "Asha Rao", address: "asha@example.in" }]);
    expect(owner!.mail.subject).toMatch(/^Call 080 4123 4567 by \w{3} \d\d:\d\d: Asha Rao, /);
    expect(owner!.mail.subject).toContain(`, ${offerTitle("llp:starter")}`);
    expect(links(owner!.mail)).toEqual(
      expect.arrayContaining([
        "tel:+918041234567",
        expect.stringMatching(/^https:\/\/wa\.me\/918041234567\?text=Hello%20Asha%20Rao/),
        "https://example.in/private-limited",
      ]),
    );
    for (const expected of [
      /^Call 080 4123 4567 /m,
      /^Company +Rao Foods$/m,
      /^Asks for a call about \S.* \(our fee ₹/m,
      /^Campaign +source: diwali$/m,
    ])
      expect(owner!.mail.text).toMatch(expected);
    expect(owner!.mail.text).toContain(describeTime(callTimes({ form: "contact", createdAt: received })[0]!));
    expect(owner!.mail.text).not.toContain("Please check");
  });

  test("shows what the visitor added, and calls at the time asked for", async () => {
    await store.saveLead(sampleLead({ ...sampleDetails, form: "contact" }));
    const [owner] = await deliver(2, "owner@example.in");
    expect(owner!.mail.subject).toMatch(/^Call .+ by .+: Asha Rao, AOC-4 \(Financial Statements\)$/);
    for (const expected of [
      /^Best time +Morning, 10:00 to 12:00$/m,
      /^Language +Kannada$/m,
      /^City +हुब्बल्ली$/m,
      /^Asks for a call about AOC-4 \(Financial Statements\), was due 30 October 2026, 17 days late on 16 November 2026, late fee about ₹3,000/m,
      /^Call due +Monday 16 November, 11:42 to 12:00$/m,
      /^Message\s+We are two founders\.\nOne of us lives in Dubai 🙂$/m,
    ])
      expect(owner!.mail.text).toMatch(expected);
  });

  test("that may come from a program says why", async () => {
    await store.saveLead(sampleLead({ suspect: ["honeypot", "newer-reason"] }));
    const [owner] = await deliver(1, "owner@example.in");
    expect(owner!.mail.subject).toMatch(/^\[Please check\] /);
    expect(owner!.mail.text).toContain("a field that people do not see was filled in; newer-reason");
  });

  test("shows a company plan line by line", () => {
    const { text, html } = sampleMails["new-enquiry"]!();
    expect(text).toMatch(
      /^Company plan\n\nStructure +Private Limited\nState +Karnataka\nAuthorised capital +₹1,00,000$/m,
    );
    expect(html).toContain("15 December 2026");
  });
});

describe("the acknowledgement", () => {
  test("tells the founder when we call, with a calendar file, and how to correct or erase", async () => {
    const { id } = await store.saveLead(sampleLead({ form: "contact", offer: "private-limited:standard" }));
    const [founder] = await deliver(2, "asha@example.in");
    const { mail } = founder!;
    expect(mail.replyTo).toMatchObject([{ address: site.email }]);
    expect(header(mail, "Auto-Submitted")).toBe("auto-generated");
    const times = callTimes({ form: "contact", createdAt: received });
    for (const time of times) expect(mail.text).toContain(describeTime(time));
    expect(mail.text).toContain(offerTitle("private-limited:standard"));
    expect(mail.text).toContain("The number ending in 3210");
    expect(mail.text).toContain(site.dataOfficer.email);
    expect(links(mail)).toContain("https://example.in/privacy-policy#your-rights");

    const [file] = mail.attachments;
    expect(file).toMatchObject({ filename: "call.ics", mimeType: "text/calendar" });
    const calendar = new ICAL.Component(ICAL.parse(new TextDecoder().decode(file!.content as ArrayBuffer)));
    const events = calendar.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));
    expect(events[0]!.uid).toBe(`call-1-${id}@example.in`);
    expect(events.map(({ startDate, endDate }) => ({ from: startDate.toJSDate(), until: endDate.toJSDate() }))).toEqual(
      times,
    );
  });

  test.each(languagePages)("is in $name if the form was on $path", async ({ code, path, name }) => {
    await store.saveLead(sampleLead({ form: "contact", page: path, language: name, message: "Private words" }));
    const [inLanguage] = await deliver(2, "asha@example.in");
    const { mail } = inLanguage!;
    const text = languageTexts[code];
    expect(mail.subject).toBe(withSiteValues(text.mail.subject));
    expect(mail.html).toContain(`<html lang="${code}">`);
    for (const time of callTimes({ form: "contact", createdAt: received }))
      expect(mail.text).toContain(spanIn(text, time));
    expect(mail.text).toContain(text.translation);
    expect(mail.text).not.toMatch(/\{\w+\}|Private words|What happens next/);
    const calendar = new TextDecoder().decode(mail.attachments[0]!.content as ArrayBuffer).replaceAll("\r\n ", "");
    expect(calendar).toContain(withSiteValues(text.mail.calendar.title));
  });

  test("says what came with the request, and asks for nothing that was sent", async () => {
    const companyPlan = { plan: { structure: "llp" as const, name: "Zyntra", name2: "Zyntra Labs" }, dropped: [] };
    await store.saveLead(sampleLead({ ...sampleDetails, filing: undefined, form: "contact", companyPlan }));
    const [founder] = await deliver(2, "asha@example.in");
    for (const expected of [
      /^Best time +Morning, 10:00 to 12:00$/m,
      /^Language +Kannada$/m,
      /Monday 16 November, 11:42 to 12:00/,
      /Nothing is filed until you approve it\./,
    ])
      expect(founder!.mail.text).toMatch(expected);
    expect(founder!.mail.text).not.toMatch(/advisor is|Dubai|हुब्बल्ली/);
  });

  test("names the advisor where the owner has entered one, and the filing", () => {
    const { text } = sampleMails["request-received-about-a-filing"]!();
    expect(text).toContain("Your advisor is CS Sample Person (Company secretary).");
    expect(text).toMatch(
      /^Filing +AOC-4 \(Financial Statements\), was due 29 October 2026, 15 days late on 13 November 2026, late fee about ₹3,000$/m,
    );
    expect(sampleMails["request-received"]!().text).not.toContain("Your advisor");
  });

  test("repeats nothing that a stranger could have planted", async () => {
    const planted = {
      name: "Win money at spam-one.example",
      companyName: "Spam Two Private Limited",
      message: "Buy at spam-fourteen.example",
      city: "Spamville",
      phone: "call spam-three 98765 43210",
      page: "/visit-spam-four.example",
      offer: "spam-five:now",
      utm: { utm_source: "spam-six" },
      companyPlan: {
        plan: { structure: "llp" as const, name: "Spam Twelve", name2: "Spam Thirteen" },
        dropped: ["spam"],
      },
    };
    await store.saveLead(sampleLead(planted));
    await store.saveApplication(
      sampleApplication({
        email: "other@example.in",
        name: "Spam Seven",
        position: "Spam Eight",
        experience: "Spam Nine",
        coverLetter: "Spam Ten",
        resume: { fileName: "spam-eleven.pdf", type: "application/pdf", bytes: new Uint8Array(2_000) },
        page: planted.page,
      }),
    );
    const mails = [...(await deliver(4, "asha@example.in")), ...(await deliver(4, "other@example.in"))];
    expect(mails).toHaveLength(2);
    for (const { mail } of mails) {
      expect(allText(mail)).not.toMatch(/spam/i);
      expect(mail.to).toMatchObject([{ name: "" }]);
      expect(mail.text).toContain("Correct or erase");
    }
  });

  test("is not sent to nobody, nor when mail was away for more than a day", async () => {
    await store.saveLead(sampleLead({ email: "" }));
    await store.saveLead(sampleLead({ email: "" }));
    expect((await store.outbox.counts()).mail).toMatchObject({ waiting: 2 });
    await store.saveLead(sampleLead());
    clock = new Date(received.getTime() + 25 * 3_600_000);
    await deliver(3, "owner@example.in");
    await worker.stop();
    expect(smtp.mails.map(({ to }) => to)).toEqual(Array(3).fill(["owner@example.in"]));
    expect((await store.outbox.counts()).mail).toMatchObject({ waiting: 0, done: 4 });
  });

  test("to an address that does not exist is given up at once", async () => {
    await store.saveLead(sampleLead());
    await deliver(2, "owner@example.in");
    smtp.behaviour = "refuse";
    await store.saveLead(sampleLead({ email: "nobody@example.in" }));
    worker.notify();
    await smtp.contacted();
    await worker.stop();
    const dead = await store.outbox.list(["dead"], 9);
    expect(dead).toMatchObject([{ purpose: "acknowledgement", attempts: 1 }]);
    expect((await store.outbox.stuck(clock)).mail.dead).toBe(0);
  });
});

test.each([
  ["go out when mail is on", {}, ["asha@example.in", "owner@example.in"]],
  ["can be switched off", { ACKNOWLEDGEMENTS: "off" }, ["owner@example.in"]],
])("acknowledgements of the running server %s", async (_what, setting, recipients) => {
  using built = sampleSite();
  using data = temporaryFolder();
  const mailSettings = { SMTP_URL: smtp.url, MAIL_FROM: "desk@example.in", LEADS_TO: "owner@example.in" };
  const env = readEnv({
    ...{ DATA_DIR: data.path, PORT: "0", LOG_LEVEL: "silent", SITE_URL: siteUrl, DAILY_SUMMARY: "off" },
    ...mailSettings,
    ...setting,
  });
  const server = await startServer(env, built.path);
  expect((await fetch(`${server.url}/api/leads`, json(quickLead))).status).toBe(201);
  await smtp.received(recipients.length);
  await server.stop();
  expect(smtp.mails.flatMap(({ to }) => to).sort()).toEqual(recipients);
});

test("an application comes with its résumé, and the applicant hears that it has arrived", async () => {
  await store.saveApplication(sampleApplication({ phone: "+91 91234 56780" }));
  const [owner] = await deliver(2, "owner@example.in");
  expect(owner!.mail.replyTo).toMatchObject([{ address: "vikram@example.in" }]);
  expect(owner!.mail.attachments).toMatchObject([{ filename: "vikram.pdf", mimeType: "application/pdf" }]);
  expect(owner!.mail.text).toContain("Dear team,\nI keep books well.");
  const [applicant] = await deliver(2, "vikram@example.in");
  expect(applicant!.mail.attachments).toEqual([]);
  expect(applicant!.mail.text).toContain(`The number ending in 6780`);
});

test("a reader confirms, is welcomed, and can leave from both mails", async () => {
  const { id } = await store.requestSubscription({ email: "reader@example.in", suspect: [] });
  const [asked] = await deliver(1, "reader@example.in");
  const token = (mail: Email, action: string) =>
    links(mail)
      .find((link) => link.startsWith(`https://example.in/api/newsletter/${action}?token=`))
      ?.split("=")[1];
  expect(await store.confirmSubscription(token(asked!.mail, "confirm")!)).toBe("done");
  worker.notify();
  const [, welcomed] = await deliver(2, "reader@example.in");
  for (const { mail } of [asked!, welcomed!]) {
    expect(header(mail, "List-Unsubscribe")).toContain("https://example.in/api/newsletter/unsubscribe?token=");
    expect(header(mail, "List-Unsubscribe-Post")).toBe("List-Unsubscribe=One-Click");
  }
  expect(await store.unsubscribe(token(welcomed!.mail, "unsubscribe")!)).toBe("done");
  expect(await store.submission(id)).toMatchObject({ status: "unsubscribed" });
});

test("a reader who left before the welcome gets none", async () => {
  const { id } = await store.requestSubscription({ email: "reader@example.in", suspect: [] });
  const tokens = (await store.issueNewsletterTokens(id))!;
  await store.confirmSubscription(tokens.confirmToken);
  await store.unsubscribe(tokens.unsubscribeToken);
  await store.saveLead(sampleLead());
  await deliver(2, "owner@example.in");
  await worker.stop();
  expect(smtp.mails.flatMap(({ to }) => to)).not.toContain("reader@example.in");
});

test("every mail arrives with text and HTML, small, for light and dark, and loads nothing", async () => {
  await store.saveLead(sampleLead());
  await store.saveApplication(
    sampleApplication({ resume: { fileName: "cv.pdf", type: "application/pdf", bytes: new Uint8Array(1_000) } }),
  );
  const { id } = await store.requestSubscription({ email: "reader@example.in", suspect: [] });
  await store.requestSubscription({ email: "other@example.in", suspect: [] });
  await store.confirmSubscription((await store.issueNewsletterTokens(id))!.confirmToken);
  const counts = Array.from(
    { length: 10 },
    (_, index) => [`/articles/${"long-".repeat(20)}${index}`, 10 - index] as const,
  );
  const stuck = { dead: 1, late: 2, oldest: received.toISOString() };
  await store.notices.create(
    {
      kind: "summary",
      from: received.toISOString(),
      until: received.toISOString(),
      leads: 55,
      leadsToCheck: 1,
      leadsPerPage: counts,
      leadsPerPlan: counts,
      applications: 2,
      newsletter: { requested: 3, confirmed: 2, left: 1 },
      deliveries: { mail: stuck, webhook: stuck },
    },
    "a",
    ["mail"],
  );
  await store.notices.create({ kind: "alert", channel: "webhook", ...stuck }, "b", ["mail"]);
  worker.start();
  const mails = await smtp.received(8);
  expect(new Set(mails.map((mail) => mail.header("Subject"))).size).toBe(8);
  for (const { raw } of mails) {
    expect(Buffer.byteLength(raw)).toBeLessThan(largest);
    const mail = await PostalMime.parse(raw);
    expect(mail.text!.length).toBeGreaterThan(100);
    expect(mail.html).toContain("prefers-color-scheme:dark");
    expect(mail.html).not.toMatch(/<(img|link|script|iframe|object|svg|video)\b|\bsrc=|url\(|@import|@font-face/i);
    for (const href of links(mail))
      expect(href).toMatch(/^(https:\/\/example\.in\/|tel:\+?\d+$|mailto:|https:\/\/wa\.me\/)/);
  }
});

test("the previews show every mail, none of them too large", () => {
  for (const compose of Object.values(sampleMails)) {
    const { subject, html, text } = compose();
    expect(subject.length).toBeLessThanOrEqual(120);
    // Nobody reads an id; it may be in the address of a link.
    expect(text.replaceAll(/<[^<>]*>/g, "")).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/);
    expect(Buffer.byteLength(html) + Buffer.byteLength(text)).toBeLessThan(largest);
  }
});
