import { once } from "node:events";
import { afterEach, beforeEach, expect, test } from "vitest";
import { webhookSecret, webhookSetUp } from "../testing/basics.ts";
import { openOutbox, type TestOutbox } from "../testing/outbox.ts";
import { sampleApplication, sampleDetails, sampleLead } from "../testing/samples.ts";
import { webhookSignature } from "./webhook.ts";

let outbox: TestOutbox;
let store: TestOutbox["store"];
let smtp: TestOutbox["smtp"];
let hooks: TestOutbox["hooks"];
let logged: TestOutbox["logged"];
let startWorker: TestOutbox["startWorker"];

beforeEach(async () => {
  outbox = await openOutbox(["mail", "webhook"]);
  ({ store, smtp, hooks, logged, startWorker } = outbox);
});
afterEach(() => outbox.close());

const hooked = () => startWorker({ env: { SMTP_URL: undefined, ...webhookSetUp(hooks.url) }, deadlineMs: 1_000 });

test("the webhook gets signed JSON for leads, applications and confirmed subscribers", async () => {
  const lead = await store.saveLead(sampleLead(sampleDetails));
  const application = await store.saveApplication(sampleApplication());
  const subscriber = await store.requestSubscription({ email: "reader@example.in", suspect: [] });
  await store.confirmSubscription((await store.issueNewsletterTokens(subscriber.id))!.confirmToken);
  hooked();
  const received = await hooks.received(3);
  for (const { headers, body } of received) {
    const timestamp = String(headers["x-webhook-timestamp"]);
    expect(Math.abs(Date.now() / 1000 - Number(timestamp))).toBeLessThan(60);
    expect(headers["x-webhook-signature"]).toBe(webhookSignature(webhookSecret, timestamp, body));
    expect(headers["content-type"]).toBe("application/json");
  }
  const bodies = new Map(received.map(({ body }) => [JSON.parse(body).event, JSON.parse(body).data]));
  expect(bodies.get("lead.created")).toMatchObject({
    id: lead.id,
    email: "asha@example.in",
    plan: "standard",
    ...sampleDetails,
  });
  expect(bodies.get("application.created")).toMatchObject({ id: application.id, resume: { fileName: "vikram.pdf" } });
  expect(bodies.get("subscriber.confirmed")).toMatchObject({ id: subscriber.id, status: "confirmed" });
});

test("changes of an enquiry can be put in order by its version, also when the first arrives last", async () => {
  const { id } = await store.saveLead(sampleLead());
  hooked();
  await hooks.received(1);
  hooks.status = 500;
  const meera = {
    personId: (await store.people.invite({ email: "meera@example.in", name: "Meera" })).id,
    name: "Meera",
  };
  await store.enquiries.act(id, { action: "claim", alsoFor: [] }, meera);
  hooks.status = 200;
  const { version } = (await store.enquiries.detail(id))!.enquiry;
  await store.enquiries.act(id, { action: "status", to: "contacted", version }, meera);
  const bodies = (await hooks.received(3)).map(({ body }) => JSON.parse(body));
  const newest = bodies.reduce((a, b) => (b.data.work.version >= a.data.work.version ? b : a));
  expect(newest).toMatchObject({ event: "lead.changed", data: { work: { status: "contacted", version: 3 } } });
  expect(bodies[0]).toMatchObject({ event: "lead.created", data: { work: { version: 1 } } });
});

test.each([500, 404, 302, 0])("the webhook is tried again with the same id after the response %i", async (status) => {
  hooks.status = status;
  await store.saveLead(sampleLead());
  const worker = hooked();
  await once(logged, "warn");
  hooks.status = 200;
  const delivered = once(logged, "info");
  await delivered;
  await worker.stop();
  expect(new Set(hooks.hooks.map((hook) => hook.headers["x-webhook-id"])).size).toBe(1);
  expect((await store.outbox.counts()).webhook.done).toBe(1);
});

test("a webhook that hangs keeps no mail waiting", async () => {
  hooks.status = 0;
  for (let index = 0; index < 20; index++) await store.saveLead(sampleLead({ name: `Founder ${index}` }));
  // Far longer than the test may take: it passes only if no mail waits for a webhook to fall silent.
  startWorker({ env: webhookSetUp(hooks.url), deadlineMs: 600_000 });
  await hooks.received(1);
  await smtp.received(20);
  expect((await store.outbox.counts()).webhook.done).toBe(0);
});
