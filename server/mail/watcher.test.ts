import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Env } from "../run/env.ts";
import { openStore, type Store, sqliteFile } from "../store/open.ts";
import { claimDue, deliverAll } from "../testing/acts.ts";
import { mailSetUp, temporaryFolder, testEnv, webhookSetUp } from "../testing/basics.ts";
import { withMigratedFile } from "../testing/migrated-file.ts";
import { sampleApplication, sampleLead } from "../testing/samples.ts";
import { SmtpListener } from "../testing/smtp.ts";
import { WebhookReceiver } from "../testing/webhook-receiver.ts";
import { createWatcher } from "./watcher.ts";
import { createOutboxWorker } from "./worker.ts";

const log = { info: () => {}, warn: () => {}, error: () => {} };
const hour = 3_600_000;

let folder: ReturnType<typeof temporaryFolder>;
let store: Store;
let clock: Date;

beforeEach(async () => {
  folder = temporaryFolder();
  clock = at("2026-11-14 20:00");
  store = await openStore({
    dataDir: await withMigratedFile(folder.path),
    deliveries: ["mail", "webhook"],
    now: () => clock,
  });
});
afterEach(async () => {
  await store.close();
  folder[Symbol.dispose]();
});

/** India is five and a half hours ahead of UTC, all year. */
const at = (indianTime: string) => new Date(`${indianTime.replace(" ", "T")}:00+05:30`);

const noSummary = { ...mailSetUp(), DAILY_SUMMARY: "off" } as const;
const hooked = webhookSetUp("http://127.0.0.1:1/");
const deskUrl = "https://desk.example.in";

const watch = (env: Partial<Env> = mailSetUp()) =>
  createWatcher({ store, env: testEnv(env), onQueued: () => {}, log, now: () => clock });

const queued = async () => (await store.outbox.list(["waiting"], 100)).filter(({ purpose }) => purpose === "summary");

describe("the daily summary", () => {
  test("is queued at nine in India, once, with what came in since the last one", async () => {
    const watcher = watch();
    await store.saveLead(sampleLead({ page: "/pricing", offer: "llp:pro" }));
    await store.saveLead(sampleLead({ page: "/pricing", offer: "llp:pro", suspect: ["fast"] }));
    await store.saveLead(sampleLead({ page: "/contact-us", offer: undefined }));
    await store.saveApplication(sampleApplication());
    await store.requestSubscription({ email: "reader@example.in", suspect: [] });
    clock = at("2026-11-15 08:59");
    await watcher.look();
    expect(await queued()).toEqual([]);
    clock = at("2026-11-15 09:00");
    await Promise.all([watcher.look(), watch().look()]);
    await watcher.look();
    expect(await queued()).toMatchObject([{ channel: "mail" }]);
    expect(await store.notices.last("summary")).toMatchObject({
      from: at("2026-11-14 09:00").toISOString(),
      until: at("2026-11-15 09:00").toISOString(),
      leads: 3,
      leadsToCheck: 1,
      leadsPerPage: [
        ["/pricing", 2],
        ["/contact-us", 1],
      ],
      leadsPerPlan: [
        ["llp:pro", 2],
        ["(none)", 1],
      ],
      applications: 1,
      newsletter: { requested: 1, confirmed: 0, left: 0 },
      deliveries: { mail: { dead: 0, late: 5 } },
    });
    expect(JSON.stringify(await store.notices.last("summary"))).not.toMatch(/asha|vikram|reader/i);
    clock = at("2026-11-16 09:00");
    await watcher.look();
    expect(await store.notices.last("summary")).toMatchObject({ from: at("2026-11-15 09:00").toISOString(), leads: 0 });
  });

  test("covers the days a server was away, and waits for the first morning of a new one", async () => {
    clock = at("2026-11-15 15:00");
    const watcher = watch();
    await watcher.look();
    expect(await queued()).toEqual([]);
    clock = at("2026-11-16 09:01");
    await watcher.look();
    clock = at("2026-11-19 14:00");
    await watch().look();
    expect(await store.notices.last("summary")).toMatchObject({
      from: at("2026-11-16 09:00").toISOString(),
      until: at("2026-11-19 09:00").toISOString(),
    });
    expect(await queued()).toHaveLength(2);
  });

  test("can be switched off, and is off without mail", async () => {
    const watchers = [watch(noSummary), watch(hooked)];
    clock = at("2026-11-15 10:00");
    for (const watcher of watchers) await watcher.look();
    expect(await queued()).toEqual([]);
  });
});

describe("a channel that is stuck", () => {
  test("is told by the other, once a day", async () => {
    const watcher = watch({ ...noSummary, ...hooked });
    await store.saveLead(sampleLead());
    clock = new Date(clock.getTime() + 29 * 60_000);
    await watcher.look();
    expect(await store.notices.last("alert")).toBeUndefined();
    clock = new Date(clock.getTime() + 2 * 60_000);
    // The webhook got through, the mail did not.
    await deliverAll(store, clock, ["webhook"]);
    for (let look = 0; look < 3; look++) await watcher.look();
    const alerts = (await store.outbox.list(["waiting"], 100)).filter(({ purpose }) => purpose === "alert");
    expect(alerts).toMatchObject([{ channel: "webhook" }]);
    expect(await store.notices.last("alert")).toMatchObject({ channel: "mail", late: 1, dead: 0 });
  });

  test("is in the log without being asked: when it begins, gets worse and ends, and every hour", async () => {
    const lines: string[] = [];
    const write = (level: string) => (fields: Record<string, unknown>) =>
      void lines.push(`${level} ${fields.late} ${fields.failing}`);
    const loud = { info: write("info"), warn: write("warn"), error: write("error") };
    const env = testEnv(noSummary);
    const watcher = createWatcher({ store, env, onQueued: () => {}, log: loud, now: () => clock });
    const afterMinutes = async (minutes: number) => {
      clock = new Date(clock.getTime() + minutes * 60_000);
      await watcher.look();
      return lines.splice(0);
    };
    await store.saveLead(sampleLead());
    const [delivery] = await store.outbox.claim(claimDue(clock));
    await store.outbox.fail(delivery!.id, "w", "EAUTH 535: no", { retryAt: clock });
    expect(await afterMinutes(2)).toEqual([]);
    expect(await afterMinutes(1)).toEqual(["error 0 1"]);
    expect(await afterMinutes(1)).toEqual([]);
    expect(await afterMinutes(30)).toEqual(["error 1 0"]);
    expect(await afterMinutes(59)).toEqual([]);
    expect(await afterMinutes(1)).toEqual(["error 1 0"]);
    await deliverAll(store, clock);
    expect(await afterMinutes(1)).toEqual(["info undefined undefined"]);
    expect(await afterMinutes(120)).toEqual([]);
    // Nobody else can be told.
    expect(await store.notices.last("alert")).toBeUndefined();
  });
});

describe("a promised call that nobody made", () => {
  const told: string[] = [];
  const remind = () =>
    createWatcher({
      store,
      env: testEnv(noSummary),
      deskUrl,
      onQueued: (...topics) => void told.push(...topics),
      log,
      now: () => clock,
    });

  test("is told once to whoever has the enquiry, else to all at the desk, half an hour before", async () => {
    clock = at("2026-11-16 11:00");
    const smtp = await SmtpListener.start();
    const { id: asha } = await store.people.invite({ email: "asha@firm.example", name: "Asha" });
    await store.people.invite({ email: "ravi@firm.example", name: "Ravi" });
    const mine = (await store.saveLead(sampleLead({ form: "contact", name: "Meera" }))).id;
    await store.enquiries.act(mine, { action: "claim" }, { personId: asha, name: "Asha" });
    const free = (await store.saveLead(sampleLead({ form: "contact", name: "Vikram" }))).id;
    const called = (await store.saveLead(sampleLead({ form: "contact", name: "Lata" }))).id;
    clock = at("2026-11-16 12:29");
    await remind().look();
    expect((await store.outbox.counts()).mail.waiting).toBe(3);
    clock = at("2026-11-16 12:31");
    for (let look = 0; look < 3; look++) await remind().look();
    expect(told.toSorted()).toEqual([mine, free, called].map((id) => `enquiry:${id}`).toSorted());
    // Called between the moment it was queued and the moment it is sent, on a page that was open before.
    const call = { action: "call", outcome: "no-answer", channel: "phone", version: 1 } as const;
    expect(await store.enquiries.act(called, call, { name: "somebody" })).toMatchObject({ result: "done" });
    const worker = createOutboxWorker({
      store,
      env: testEnv(mailSetUp(smtp.url)),
      siteUrl: "https://example.in",
      deskUrl,
      log,
      now: () => clock,
    });
    worker.start();
    const mails = await smtp.received(5);
    await worker.stop();
    const reminders = mails.filter((mail) => mail.header("Subject")?.startsWith("Not called yet."));
    expect(reminders.map((mail) => [mail.header("Subject"), mail.to]).sort()).toEqual([
      ["Not called yet. Call 98765 43210 by Mon 13:00: Meera", ["asha@firm.example"]],
      ["Not called yet. Call 98765 43210 by Mon 13:00: Vikram", ["asha@firm.example", "ravi@firm.example"]],
    ]);
    expect(mails.some((mail) => mail.raw.includes(`https://desk.example.in/enquiries/${mine}`))).toBe(true);
    await smtp.close();
  });

  test("is counted as broken in the summary of the next morning, one that was called as kept", async () => {
    clock = at("2026-11-16 11:00");
    const [kept] = [
      await store.saveLead(sampleLead({ form: "contact" })),
      await store.saveLead(sampleLead({ form: "contact" })),
    ];
    await store.people.invite({ email: "asha@firm.example" });
    const call = { action: "call", outcome: "reached", channel: "phone", version: 1 } as const;
    await store.enquiries.act(kept.id, call, { name: "somebody" });
    const watcher = watch();
    clock = at("2026-11-17 09:00");
    await watcher.look();
    expect(await store.notices.last("summary")).toMatchObject({ promises: { kept: 1, broken: 1 } });
  });
});

test("summary and alert arrive by mail and webhook", async () => {
  const smtp = await SmtpListener.start();
  const hooks = await WebhookReceiver.start();
  const stuck = { dead: 2, late: 1, oldest: clock.toISOString() };
  await store.saveLead(sampleLead());
  const watcher = watch();
  clock = at("2026-11-15 09:00");
  await watcher.look();
  await store.notices.create({ kind: "alert", channel: "webhook", ...stuck }, "a", ["mail"]);
  await store.notices.create({ kind: "alert", channel: "mail", ...stuck }, "b", ["webhook"]);
  const worker = createOutboxWorker({
    store,
    env: testEnv({ ...mailSetUp(smtp.url), ...webhookSetUp(hooks.url) }),
    siteUrl: "https://example.in",
    log,
    now: () => clock,
  });
  worker.start();
  const subjects = (await smtp.received(3)).map((mail) => mail.header("Subject"));
  expect(subjects).toEqual(
    expect.arrayContaining([
      expect.stringContaining("1 enquiry by 15 November 2026"),
      expect.stringMatching(/^Not delivered by webhook: \d+ messages?$/),
    ]),
  );
  const events = (await hooks.received(2)).map(({ body }) => JSON.parse(body));
  expect(events).toEqual(
    expect.arrayContaining([expect.objectContaining({ event: "alert", data: expect.objectContaining(stuck) })]),
  );
  await worker.stop();
  await smtp.close();
  await hooks.close();
});

test("housekeeping removes repeat keys, ended links and notices after a month, and nothing a person sent", async () => {
  await store.saveLead(sampleLead({ idempotencyKey: "k" }));
  const { id } = await store.requestSubscription({ email: "reader@example.in", suspect: [] });
  const tokens = (await store.issueNewsletterTokens(id))!;
  await store.confirmSubscription(tokens.confirmToken);
  await store.notices.create({ kind: "alert", channel: "mail", dead: 1, late: 0, oldest: null }, "a", ["webhook"]);
  for (const days of [30, 30, 1]) {
    clock = new Date(clock.getTime() + days * 24 * hour);
    await watch().look();
  }
  expect(await store.notices.last("alert")).toBeUndefined();
  expect((await store.saveLead(sampleLead({ idempotencyKey: "k" }))).repeated).toBe(false);
  expect(await store.administration.count("lead")).toBe(2);
  expect(await store.readNewsletterLink("confirm", tokens.confirmToken)).toBe("unknown");
  expect(await store.readNewsletterLink("unsubscribe", tokens.unsubscribeToken)).toBe("confirmed");
});

test("housekeeping that fails is tried again after two minutes, four, and at last every hour", async () => {
  const file = new DatabaseSync(sqliteFile(folder.path));
  file.exec("alter table desk_links rename to desk_links_away");
  const watcher = watch();
  const failed: number[] = [];
  const begin = clock.getTime();
  for (let passed = 0; passed < 240; passed++) {
    clock = new Date(begin + passed * 60_000);
    await watcher.look().catch(() => failed.push(passed));
  }
  expect(failed).toEqual([0, 2, 6, 14, 30, 62, 122, 182]);
  file.exec("alter table desk_links_away rename to desk_links");
  file.close();
  clock = new Date(begin + 242 * 60_000);
  await watcher.look();
});
