import { spawn } from "node:child_process";
import { EventEmitter, once } from "node:events";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { site } from "../../content/site.ts";
import type { Delivery, Store } from "../store/contract.ts";
import { openStore } from "../store/open.ts";
import { sampleApplication, sampleLead, sampleResumeBytes } from "../testing/samples.ts";
import { createTestDatabase } from "../testing/shared-postgres.ts";
import { SmtpListener } from "../testing/smtp.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { WebhookReceiver } from "../testing/webhook-receiver.ts";
import type { OutboxWorker, OutboxWorkerOptions } from "./contract.ts";
import { webhookSignature } from "./webhook.ts";
import { createOutboxWorker } from "./worker.ts";

const outboxProcess = fileURLToPath(new URL("../testing/outbox-process.ts", import.meta.url));
const secret = "a secret of the owner";

let folder: ReturnType<typeof temporaryFolder>;
let store: Store;
let smtp: SmtpListener;
let hooks: WebhookReceiver;
let workers: OutboxWorker[];
let logged: EventEmitter<Record<"info" | "warn" | "error", [Record<string, unknown>]>>;
let logText: string;

beforeEach(async () => {
  folder = temporaryFolder();
  store = await openStore({ dataDir: folder.path, deliveries: ["mail"] });
  smtp = await SmtpListener.start();
  hooks = await WebhookReceiver.start();
  workers = [];
  logged = new EventEmitter();
  logText = "";
});
afterEach(async () => {
  for (const worker of workers) await worker.stop(0);
  await store.close();
  await smtp.close();
  await hooks.close();
  folder[Symbol.dispose]();
});

function startWorker(changes: Partial<OutboxWorkerOptions> = {}): OutboxWorker {
  const note = (level: "info" | "warn" | "error") => (fields: Record<string, unknown>, message: string) => {
    logText += JSON.stringify(fields) + message;
    logged.emit(level, fields);
  };
  const worker = createOutboxWorker({
    store,
    mail: { smtpUrl: smtp.url, from: `${site.name} <desk@example.in>`, leadsTo: "owner@example.in" },
    siteUrl: "https://example.in",
    log: { info: note("info"), warn: note("warn"), error: note("error") },
    backoffMs: () => 10,
    silenceMs: 500,
    ...changes,
  });
  workers.push(worker);
  worker.start();
  return worker;
}

async function inState(state: Delivery["state"]): Promise<Delivery[]> {
  return store.outbox.list([state], 1_000);
}

/** Stops the worker gracefully, so that the outcome of every mail is recorded. */
async function settled(worker: OutboxWorker): Promise<void> {
  await worker.stop();
}

describe("mail", () => {
  test("brings a lead to the owner, answerable to the founder", async () => {
    const { id } = await store.saveLead(sampleLead({ name: "Asha <b>Rao</b>" }));
    const worker = startWorker();
    const [mail] = await smtp.received(1);
    expect(mail!.to).toEqual(["owner@example.in"]);
    expect(mail!.header("From")).toBe(`${site.name} <desk@example.in>`);
    expect(mail!.header("Reply-To")).toBe('"Asha <b>Rao</b>" <asha@example.in>');
    expect(mail!.header("Subject")).toBe("New enquiry from Asha <b>Rao</b>, standard");
    expect(mail!.raw).toContain("Asha &lt;b&gt;Rao&lt;/b&gt;");
    await settled(worker);
    const [delivery] = (await store.desk.show(id))!.deliveries;
    expect(delivery).toMatchObject({ state: "done", attempts: 1 });
    expect(mail!.header("Message-ID")).toBe(`<${delivery!.id}@example.in>`);
    expect(logText).not.toMatch(/asha|9876543210/i);
  });

  test("cannot be made to carry headers or recipients of a stranger's choice", async () => {
    const evil = "Eve\r\nBcc: victim@example.in\r\n\r\nbody";
    await store.saveLead(sampleLead({ name: evil, plan: evil, email: "e@example.in\r\nBcc: victim@example.in" }));
    await store.saveLead(sampleLead({ email: "a@example.in, victim@example.in" }));
    await store.saveApplication(
      sampleApplication({
        position: evil,
        resume: { fileName: `cv"${evil}.pdf`, type: `application/pdf\r\nBcc: v@example.in`, bytes: sampleResumeBytes },
      }),
    );
    startWorker();
    for (const mail of await smtp.received(3)) {
      expect(mail.to).toEqual(["owner@example.in"]);
      expect(mail.header("Bcc")).toBeUndefined();
      expect(mail.header("Reply-To") ?? "").not.toContain("victim");
    }
  });

  test("attaches the résumé byte for byte", async () => {
    await store.saveApplication(sampleApplication());
    startWorker();
    const [mail] = await smtp.received(1);
    const [, encoded] = /filename=vikram\.pdf\r\n(?:[^\r]+\r\n)*\r\n([A-Za-z0-9+/=\r\n]+?)\r\n--/.exec(mail!.raw)!;
    expect(Buffer.from(encoded!, "base64").equals(Buffer.from(sampleResumeBytes))).toBe(true);
  });

  test("asks a subscriber to confirm, with one-click unsubscribe", async () => {
    const { id } = await store.requestSubscription({ email: "reader@example.in", suspect: [] });
    startWorker();
    const [mail] = await smtp.received(1);
    expect(mail!.to).toEqual(["reader@example.in"]);
    const unfolded = mail!.raw.replaceAll("=\r\n", "");
    const [, confirmToken] = /https:\/\/example\.in\/api\/newsletter\/confirm\?token=3D([\w-]{32})/.exec(unfolded)!;
    const [, unsubscribeToken] = /^<https:\/\/example\.in\/api\/newsletter\/unsubscribe\?token=([\w-]{32})>$/.exec(
      mail!.header("List-Unsubscribe")!,
    )!;
    expect(await store.confirmSubscription(confirmToken!)).toBe("done");
    expect(await store.unsubscribe(unsubscribeToken!)).toBe("done");
    expect(await store.submission(id)).toMatchObject({ status: "unsubscribed" });
    expect(mail!.header("List-Unsubscribe-Post")).toBe("List-Unsubscribe=One-Click");
  });

  test("does not ask somebody who has confirmed or left in the meantime", async () => {
    const { id } = await store.requestSubscription({ email: "reader@example.in", suspect: [] });
    await store.confirmSubscription((await store.issueNewsletterTokens(id))!.confirmToken);
    const worker = startWorker();
    const [mail] = await smtp.received(1);
    await settled(worker);
    expect(smtp.mails.map((each) => each.header("Subject"))).toEqual([
      `Your subscription to ${site.name} is confirmed`,
    ]);
    expect(mail!.to).toEqual(["reader@example.in"]);
    expect(await inState("done")).toHaveLength(2);
  });

  test("marks a lead that may come from a program", async () => {
    await store.saveLead(sampleLead({ suspect: ["honeypot"] }));
    startWorker();
    const [mail] = await smtp.received(1);
    expect(mail!.header("Subject")).toMatch(/^\[Please check\] New enquiry/);
  });

  test("waits while mail is off and goes out once it is set up", async () => {
    await store.saveLead(sampleLead());
    const off = startWorker({ mail: undefined });
    off.notify();
    await settled(off);
    expect(await inState("waiting")).toMatchObject([{ attempts: 0 }]);
    startWorker();
    await smtp.received(1);
  });

  test("goes out at once when notified, without waiting for the next poll", async () => {
    const worker = startWorker({ pollMs: 3_600_000 });
    await store.saveLead(sampleLead());
    worker.notify();
    await smtp.received(1);
  });
});

describe("a mail server that", () => {
  const leads = async (count: number) => {
    for (let index = 0; index < count; index++) await store.saveLead(sampleLead({ name: `Founder ${index}` }));
  };
  const subjects = () => smtp.mails.map((mail) => mail.header("Subject")).sort();
  const each = (count: number) =>
    Array.from({ length: count }, (_, index) => `New enquiry from Founder ${index}, standard`).sort();

  test("is down gets every mail once when it is back", async () => {
    await smtp.close();
    await leads(6);
    const worker = startWorker({ backoffMs: () => 30 });
    await once(logged, "warn");
    await smtp.open();
    await smtp.received(6);
    await settled(worker);
    expect(subjects()).toEqual(each(6));
    expect(await inState("done")).toHaveLength(6);
  });

  test.each(["busy", "refuse", "die-in-message"] as const)(
    "behaves like '%s' gets every mail once afterwards",
    async (behaviour) => {
      smtp.behaviour = behaviour;
      await leads(4);
      const worker = startWorker({ backoffMs: () => 30 });
      await once(logged, "warn");
      smtp.behaviour = "accept";
      await smtp.received(4);
      await settled(worker);
      expect(subjects()).toEqual(each(4));
      expect(await inState("done")).toHaveLength(4);
    },
  );

  test("falls silent is given up on, and tried again", async () => {
    smtp.behaviour = "silent";
    await leads(2);
    const worker = startWorker({ silenceMs: 200 });
    const [{ error }] = await once(logged, "warn");
    expect(error).toContain("ETIMEDOUT");
    smtp.behaviour = "accept";
    await smtp.received(2);
    await settled(worker);
    expect(subjects()).toEqual(each(2));
  });

  test("dies after taking the message gets it again under the same message id", async () => {
    smtp.behaviour = "die-after-message";
    await leads(1);
    const worker = startWorker();
    await smtp.received(1);
    smtp.behaviour = "accept";
    await smtp.received(2);
    await settled(worker);
    expect(new Set(smtp.mails.map((mail) => mail.header("Message-ID"))).size).toBe(1);
    expect(await inState("done")).toHaveLength(1);
  });

  test("refuses twelve times is left alone until somebody retries", async () => {
    smtp.behaviour = "refuse";
    await leads(1);
    const worker = startWorker({ backoffMs: () => 0 });
    await once(logged, "error");
    expect(await inState("dead")).toMatchObject([
      { attempts: 12, lastError: expect.stringContaining("No such mailbox") },
    ]);
    smtp.behaviour = "accept";
    await store.outbox.retry("all", new Date());
    worker.notify();
    await smtp.received(1);
  });

  test("refuses a subscriber's address for good is not asked again", async () => {
    smtp.behaviour = "refuse";
    await store.requestSubscription({ email: "wrong@example.in", suspect: [] });
    startWorker();
    await once(logged, "error");
    expect(await inState("dead")).toMatchObject([{ attempts: 1, purpose: "confirm" }]);
  });
});

describe("stopping", () => {
  test("finishes the mail being sent", async () => {
    await store.saveLead(sampleLead());
    const worker = startWorker();
    await smtp.contacted();
    await worker.stop();
    expect(smtp.mails).toHaveLength(1);
    expect(await inState("done")).toHaveLength(1);
  });

  test("gives back what cannot be finished in time", async () => {
    smtp.behaviour = "silent";
    await store.saveLead(sampleLead());
    const worker = startWorker({ silenceMs: 60_000 });
    await smtp.contacted();
    await worker.stop(0);
    expect(await inState("waiting")).toMatchObject([{ attempts: 0 }]);
  });

  test("keeps its leases while a mail takes longer than a lease", async () => {
    smtp.behaviour = "silent";
    await store.saveLead(sampleLead());
    startWorker({ silenceMs: 60_000, leaseMs: 300 });
    await smtp.contacted();
    const [held] = await inState("sending");
    const firstEnd = new Date(held!.dueAt).getTime();
    while (Date.now() <= firstEnd) await store.ping();
    const claim = { now: new Date(), limit: 1, leaseMs: 1, workerId: "other", channels: ["mail" as const] };
    expect(await store.outbox.claim(claim)).toEqual([]);
  });
});

describe("the webhook", () => {
  const hooked = () => startWorker({ mail: undefined, webhook: { url: hooks.url, secret } });

  beforeEach(async () => {
    await store.close();
    store = await openStore({ dataDir: folder.path, deliveries: ["webhook"] });
  });

  test("gets signed JSON for leads, applications and confirmed subscribers", async () => {
    const lead = await store.saveLead(sampleLead());
    const application = await store.saveApplication(sampleApplication());
    const subscriber = await store.requestSubscription({ email: "reader@example.in", suspect: [] });
    await store.confirmSubscription((await store.issueNewsletterTokens(subscriber.id))!.confirmToken);
    hooked();
    const received = await hooks.received(3);
    for (const { headers, body } of received) {
      const timestamp = String(headers["x-webhook-timestamp"]);
      expect(Math.abs(Date.now() / 1000 - Number(timestamp))).toBeLessThan(60);
      expect(headers["x-webhook-signature"]).toBe(webhookSignature(secret, timestamp, body));
      expect(headers["content-type"]).toBe("application/json");
    }
    const bodies = new Map(received.map(({ body }) => [JSON.parse(body).event, JSON.parse(body).data]));
    expect(bodies.get("lead.created")).toMatchObject({ id: lead.id, email: "asha@example.in", plan: "standard" });
    expect(bodies.get("application.created")).toMatchObject({ id: application.id, resume: { fileName: "vikram.pdf" } });
    expect(bodies.get("subscriber.confirmed")).toMatchObject({ id: subscriber.id, status: "confirmed" });
  });

  test.each([500, 404, 302, 0])("is tried again with the same id after the response %i", async (status) => {
    hooks.status = status;
    await store.saveLead(sampleLead());
    const worker = hooked();
    await once(logged, "warn");
    hooks.status = 200;
    const delivered = once(logged, "info");
    await delivered;
    await settled(worker);
    expect(new Set(hooks.hooks.map((hook) => hook.headers["x-webhook-id"])).size).toBe(1);
    expect((await store.outbox.counts()).webhook.done).toBe(1);
  });
});

test("a webhook that hangs keeps no mail waiting", async () => {
  await store.close();
  store = await openStore({ dataDir: folder.path, deliveries: ["mail", "webhook"] });
  hooks.status = 0;
  for (let index = 0; index < 20; index++) await store.saveLead(sampleLead({ name: `Founder ${index}` }));
  // Far longer than the test may take: it passes only if no mail waits for a webhook to fall silent.
  startWorker({ webhook: { url: hooks.url, secret }, silenceMs: 600_000 });
  await hooks.received(1);
  await smtp.received(20);
  expect((await store.outbox.counts()).webhook.done).toBe(0);
});

test("sends each mail once from two processes on one PostgreSQL", async () => {
  const databaseUrl = await createTestDatabase();
  const shared = await openStore({ dataDir: "", databaseUrl, deliveries: ["mail"] });
  const job = JSON.stringify({ databaseUrl, smtpUrl: smtp.url });
  const processes = [1, 2].map(() =>
    spawn(process.execPath, [outboxProcess, job], { stdio: ["pipe", "inherit", "inherit"] }),
  );
  const saved = await Promise.all(
    Array.from({ length: 60 }, (_, index) => shared.saveLead(sampleLead({ name: `Founder ${index}` }))),
  );
  await smtp.received(saved.length);
  await Promise.all(
    processes.map((each) => {
      const gone = once(each, "exit");
      each.stdin!.end();
      return gone;
    }),
  );
  expect(smtp.mails).toHaveLength(60);
  expect(new Set(smtp.mails.map((mail) => mail.header("Message-ID"))).size).toBe(60);
  expect((await shared.outbox.counts()).mail).toEqual({ waiting: 0, sending: 0, done: 60, dead: 0 });
  await shared.close();
}, 60_000);
