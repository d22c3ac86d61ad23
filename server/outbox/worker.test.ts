import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openStore } from "../store/open.ts";
import { openOutbox, type TestOutbox } from "../testing/outbox.ts";
import { sampleLead } from "../testing/samples.ts";
import { createTestDatabase } from "../testing/shared-postgres.ts";

const outboxProcess = fileURLToPath(new URL("../testing/outbox-process.ts", import.meta.url));

let outbox: TestOutbox;
let store: TestOutbox["store"];
let smtp: TestOutbox["smtp"];
let startWorker: TestOutbox["startWorker"];
let inState: TestOutbox["inState"];

beforeEach(async () => {
  outbox = await openOutbox(["mail"]);
  ({ store, smtp, startWorker, inState } = outbox);
});
afterEach(() => outbox.close());

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
