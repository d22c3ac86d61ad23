import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openStore } from "../store/open.ts";
import { sendQuotation } from "../testing/acts.ts";
import { temporaryFolder } from "../testing/basics.ts";
import { createMigratedDatabase } from "../testing/engines.ts";
import { openOutbox, type TestOutbox } from "../testing/outbox.ts";
import { writePaperFonts } from "../testing/paper-fonts.ts";
import { sampleLead } from "../testing/samples.ts";

const hour = 3_600_000;
const otherProcess = fileURLToPath(new URL("../testing/other-process.ts", import.meta.url));

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
    const worker = startWorker({ deadlineMs: 60_000 });
    await smtp.contacted();
    await worker.stop(0);
    expect(await inState("waiting")).toMatchObject([{ attempts: 0 }]);
    // It was cut off first, so that it cannot arrive twice.
    await expect.poll(() => smtp.openConnections).toBe(0);
  });
});

test("a lease outlives its attempt by a few minutes", async () => {
  smtp.behaviour = "silent";
  await store.saveLead(sampleLead());
  const deadlineMs = 60_000;
  const before = Date.now();
  startWorker({ deadlineMs });
  await smtp.contacted();
  const [held] = await inState("sending");
  const leaseMs = Date.parse(held!.dueAt) - before;
  expect(leaseMs).toBeGreaterThan(deadlineMs);
  expect(leaseMs).toBeLessThan(deadlineMs + 5 * 60_000);
});

test("a clock that is set back sends nothing twice", async () => {
  smtp.behaviour = "silent";
  await store.saveLead(sampleLead());
  let ahead = 10 * hour;
  const worker = startWorker({ deadlineMs: 60_000, now: () => new Date(Date.now() + ahead) });
  await smtp.contacted();
  ahead = 0;
  worker.notify();
  while ((await inState("sending"))[0]!.attempts < 2) await store.ping();
  expect(smtp.connections).toBe(1);
});

test("mails to visitors have a limit an hour, the owner's have none", async () => {
  let later = 0;
  const now = () => new Date(outbox.now().getTime() + later);
  for (let index = 0; index < 7; index++) {
    await store.requestSubscription({ email: `reader${index}@example.in`, suspect: [] });
  }
  for (let index = 0; index < 6; index++) await store.saveLead(sampleLead());
  const worker = startWorker({ env: { VISITOR_MAILS_PER_HOUR: 3 }, now, pollMs: 20 });
  const toReaders = () => smtp.mails.filter(({ to }) => to[0] !== "owner@example.in").length;
  await smtp.received(9);
  expect(toReaders()).toBe(3);
  expect((await inState("waiting")).map(({ purpose }) => purpose)).toEqual(Array(4).fill("confirm"));
  expect(outbox.logText()).toContain("VISITOR_MAILS_PER_HOUR is reached");
  // A server that starts anew, as at each publication, has no new budget.
  await worker.stop();
  const next = startWorker({ env: { VISITOR_MAILS_PER_HOUR: 3 }, now, pollMs: 20 });
  await store.saveLead(sampleLead());
  next.notify();
  await smtp.received(10);
  await expect.poll(() => outbox.logText().split("VISITOR_MAILS_PER_HOUR is reached").length).toBe(3);
  expect(toReaders()).toBe(3);
  later = hour + 1;
  await smtp.received(13);
  await next.stop();
  expect(await inState("waiting")).toHaveLength(1);
});

test("what strangers cause takes nothing from what the desk sends", async () => {
  for (let index = 0; index < 3; index++)
    await store.requestSubscription({ email: `reader${index}@example.in`, suspect: [] });
  using folder = temporaryFolder();
  startWorker({
    env: { VISITOR_MAILS_PER_HOUR: 1, DESK_MAILS_PER_HOUR: 1 },
    pollMs: 20,
    paper: await writePaperFonts(folder.path),
  });
  await smtp.received(1);
  for (const name of ["one", "two"]) await sendQuotation(store, `${name}@example.in`);
  outbox.passUndo();
  // One confirmation and one quotation; two enquiries, which have no limit.
  await smtp.received(4);
  await expect
    .poll(() => inState("waiting").then((all) => all.map(({ purpose }) => purpose).sort()))
    .toEqual(["confirm", "confirm", "quotation"]);
  await expect.poll(outbox.logText).toContain("DESK_MAILS_PER_HOUR is reached");
});

test("a server that starts on its own file sends what it was sending when it crashed", async () => {
  await store.saveLead(sampleLead());
  await store.outbox.claim({ now: new Date(), limit: 9, leaseMs: hour / 4, workerId: "crashed", channels: ["mail"] });
  expect(await store.outbox.recover(new Date())).toBe(1);
  startWorker();
  await smtp.received(1);
  const databaseUrl = await createMigratedDatabase();
  const shared = await openStore({ dataDir: "", databaseUrl, deliveries: ["mail"] });
  await shared.saveLead(sampleLead());
  await shared.outbox.claim({ now: new Date(), limit: 9, leaseMs: hour, workerId: "other server", channels: ["mail"] });
  expect(await shared.outbox.recover(new Date())).toBe(0);
  await shared.close();
});

test("sends each mail once from two processes on one PostgreSQL", async () => {
  const databaseUrl = await createMigratedDatabase();
  const shared = await openStore({ dataDir: "", databaseUrl, deliveries: ["mail"] });
  const job = JSON.stringify({ job: "mail", databaseUrl, smtpUrl: smtp.url });
  const processes = [1, 2].map(() =>
    spawn(process.execPath, [otherProcess, job], { stdio: ["pipe", "inherit", "inherit"] }),
  );
  const saved = [];
  for (let index = 0; index < 60; index++) saved.push(await shared.saveLead(sampleLead({ name: `Founder ${index}` })));
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
