import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { site } from "../../content/site.ts";
import { createHealthCheck } from "../run/health.ts";
import type { ClaimRequest, DeliveryPurpose } from "../store/records.ts";
import { deliveriesOf } from "../testing/acts.ts";
import { mailSetUp, testEnv, webhookSetUp } from "../testing/basics.ts";
import { openOutbox, type TestOutbox } from "../testing/outbox.ts";
import { sampleApplication, sampleLead, sampleResumeBytes } from "../testing/samples.ts";

const inAnHour = () => new Date(Date.now() + 3_600_000);

let outbox: TestOutbox;
let store: TestOutbox["store"];
let smtp: TestOutbox["smtp"];
let logged: TestOutbox["logged"];
let startWorker: TestOutbox["startWorker"];
let inState: TestOutbox["inState"];

beforeEach(async () => {
  outbox = await openOutbox(["mail"]);
  ({ store, smtp, logged, startWorker, inState } = outbox);
});
afterEach(() => outbox.close());

describe("mail", () => {
  test("brings a lead to the owner, answerable to the founder", async () => {
    const { id } = await store.saveLead(sampleLead({ name: "Asha <b>Rao</b>" }));
    const worker = startWorker();
    const [mail] = await smtp.received(1);
    expect(mail!.to).toEqual(["owner@example.in"]);
    expect(mail!.header("From")).toBe(`${site.name} <desk@example.in>`);
    expect(mail!.header("Reply-To")).toBe('"Asha <b>Rao</b>" <asha@example.in>');
    expect(mail!.header("Subject")).toMatch(/^Call 98765 43210 by \w{3} \d\d:\d\d: Asha <b>Rao<\/b>, standard$/);
    expect(mail!.raw).toContain("Asha &lt;b&gt;Rao&lt;/b&gt;");
    await worker.stop();
    const [delivery] = await deliveriesOf(store, id);
    expect(delivery).toMatchObject({ state: "done", attempts: 1 });
    expect(mail!.header("Message-ID")).toBe(`<${delivery!.id}@example.in>`);
    expect(outbox.logText()).not.toMatch(/asha|9876543210/i);
  });

  test("for a purpose that this version does not know goes to nobody", async () => {
    await store.saveLead(sampleLead());
    const claim = async (request: ClaimRequest) =>
      (await store.outbox.claim(request)).map((delivery) => ({ ...delivery, purpose: "newer" as DeliveryPurpose }));
    startWorker({ store: { ...store, outbox: { ...store.outbox, claim } } });
    await expect.poll(() => inState("dead")).toMatchObject([{ lastError: expect.stringContaining("no mail") }]);
    expect(smtp.mails).toEqual([]);
  });

  test("cannot be replied to at an address whose letters no header can carry, and still tells it", async () => {
    await store.saveLead(sampleLead({ name: "आशा", email: "आशा@उदाहरण.भारत" }));
    await store.saveLead(sampleLead({ name: "आशा", email: "asha@उदाहरण.भारत" }));
    startWorker();
    const mails = await smtp.received(2);
    for (const { raw } of mails) expect(raw.slice(0, raw.indexOf("\r\n\r\n"))).toMatch(/^\p{ASCII}*$/u);
    expect(mails.map((mail) => mail.header("Reply-To")?.replace(/^.* /, "")).sort()).toEqual([
      "<asha@xn--p1b6ci4b4b3a.xn--h2brj9c>",
      undefined,
    ]);
  });

  test("cannot be made to carry headers or recipients of a stranger's choice", async () => {
    const evil = "Eve\r\nBcc: victim@example.in\r\n\r\nbody";
    await store.saveLead(sampleLead({ name: evil, offer: evil, email: "e@example.in\r\nBcc: victim@example.in" }));
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
    await worker.stop();
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
    expect(mail!.header("Subject")).toMatch(/^\[Please check\] Call /);
  });

  test("waits while mail is off and goes out once it is set up", async () => {
    await store.saveLead(sampleLead());
    const off = startWorker({ env: { SMTP_URL: undefined } });
    off.notify();
    await off.stop();
    expect(await inState("waiting")).toMatchObject([{ attempts: 0 }]);
    startWorker();
    await smtp.received(1);
  });

  test("goes out at once when notified, without waiting for the next poll", async () => {
    const worker = startWorker({ pollMs: 3_600_000 });
    await store.saveLead(sampleLead());
    worker.notify();
    await expect.poll(() => smtp.mails.length, { timeout: 10_000 }).toBe(1);
  });
});

describe("a mail server that", () => {
  const leads = async (count: number) => {
    for (let index = 0; index < count; index++) await store.saveLead(sampleLead({ name: `Founder ${index}` }));
  };
  const subjects = () => smtp.mails.map((mail) => mail.header("Subject")?.replace(/^Call .*: (?=Founder)/, "")).sort();
  const each = (count: number) => Array.from({ length: count }, (_, index) => `Founder ${index}, standard`).sort();

  test("is down gets every mail once when it is back", async () => {
    await smtp.close();
    await leads(6);
    const worker = startWorker({ backoffMs: () => 30 });
    await once(logged, "warn");
    await smtp.open();
    await smtp.received(6);
    await worker.stop();
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
      await worker.stop();
      expect(subjects()).toEqual(each(4));
      expect(await inState("done")).toHaveLength(4);
    },
  );

  test("falls silent is given up on, and tried again", async () => {
    smtp.behaviour = "silent";
    await leads(2);
    const worker = startWorker({ deadlineMs: 1_000 });
    const [{ error }] = await once(logged, "warn");
    expect(error).toContain("ETIMEDOUT");
    smtp.behaviour = "accept";
    await smtp.received(2);
    await worker.stop();
    expect(subjects()).toEqual(each(2));
  });

  test("dies after taking the message gets it again under the same message id", async () => {
    smtp.behaviour = "die-after-message";
    await leads(1);
    const worker = startWorker();
    await smtp.received(1);
    smtp.behaviour = "accept";
    await smtp.received(2);
    await worker.stop();
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

  test("refuses the content of one mail for good is not asked again", async () => {
    smtp.behaviour = "refuse-content";
    await store.requestSubscription({ email: "reader@example.in", suspect: [] });
    startWorker();
    await once(logged, "error");
    expect(await inState("dead")).toMatchObject([{ attempts: 1, purpose: "confirm" }]);
  });

  test("puts a subscriber's address off is asked again, and it is no concern of the owner", async () => {
    smtp.behaviour = "defer";
    await store.requestSubscription({ email: "reader@example.in", suspect: [] });
    startWorker({ backoffMs: () => 3_600_000 });
    await once(logged, "warn");
    expect(await inState("waiting")).toMatchObject([{ lastError: expect.stringMatching(/^address: EENVELOPE 450/) }]);
    expect((await store.outbox.stuck(inAnHour())).mail).toMatchObject({ dead: 0, late: 0, failing: 0 });
  });

  test.each(["wrong password", "no encryption", "away", "refuse-sender", "refuse-sender-late"] as const)(
    "is the owner's trouble (%s) keeps visitors' mail waiting, and says so",
    async (trouble) => {
      let smtpUrl = smtp.url;
      if (trouble === "wrong password") smtpUrl = smtpUrl.replace("//", "//user:wrong@");
      else if (trouble === "no encryption") smtpUrl = smtpUrl.replace("127.0.0.1", "0.0.0.0");
      else if (trouble === "away") await smtp.close();
      else smtp.behaviour = trouble;
      await store.requestSubscription({ email: "reader@example.in", suspect: [] });
      const worker = startWorker({ env: { SMTP_URL: smtpUrl }, backoffMs: () => 3_600_000 });
      await once(logged, "warn");
      await worker.stop();
      expect(await inState("waiting")).toMatchObject([{ purpose: "confirm", attempts: 1 }]);
      const soon = new Date(Date.now() + 3 * 60_000);
      expect((await store.outbox.stuck(soon)).mail).toMatchObject({ late: 0, failing: 1 });
      const health = createHealthCheck({
        store,
        env: testEnv({ ...mailSetUp(), DATA_DIR: "." }),
        now: () => soon.getTime(),
      });
      expect(await health()).toMatchObject({ status: "degraded", reasons: [expect.stringMatching(/^mail: 1 tried/)] });
      if (trouble === "away") await smtp.open();
      smtp.behaviour = "accept";
      await store.outbox.retry("all", new Date());
      startWorker();
      expect(await smtp.received(1)).toMatchObject([{ to: ["reader@example.in"] }]);
    },
  );

  test("drips its reply for ever keeps no slot, no lease and no webhook", async () => {
    const dripping = createServer((socket) => {
      socket.on("error", () => {});
      socket.write("220 Welcome\r\n");
      const drip = setInterval(() => socket.write("250-please wait\r\n"), 20);
      socket.on("close", () => clearInterval(drip));
    });
    await once(dripping.listen(0, "127.0.0.1"), "listening");
    const { port } = dripping.address() as AddressInfo;
    const hooked = await openOutbox(["mail", "webhook"]);
    for (let index = 0; index < 4; index++) await hooked.store.saveLead(sampleLead());
    const errors: unknown[] = [];
    const allTried = new Promise<void>((resolve) => {
      hooked.logged.on("warn", ({ channel, error }) => channel === "mail" && errors.push(error) === 4 && resolve());
    });
    hooked.startWorker({
      env: { SMTP_URL: `smtp://127.0.0.1:${port}`, ...webhookSetUp(hooked.hooks.url) },
      deadlineMs: 2_000,
      backoffMs: () => 3_600_000,
    });
    await hooked.hooks.received(4);
    await allTried;
    expect(errors).toEqual(Array(4).fill("ETIMEDOUT"));
    expect((await hooked.store.outbox.counts()).mail).toMatchObject({ waiting: 4, sending: 0 });
    // Closes once every connection has ended.
    await new Promise((resolve) => dripping.close(resolve));
    await hooked.close();
  });
});
