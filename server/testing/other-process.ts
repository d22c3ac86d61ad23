/**
 * A store in a process of its own, for what must hold when processes race or are killed. Argument: JSON of where the store is, and its job:
 * `{ keys }` stores an enquiry for each key at once and prints their ids; `{ job: "leads" }` stores with 16 writers, and
 * `{ job: "payments", enquiryIds, round }` records payments, charges and refunds, printing what was acknowledged, until it is killed;
 * `{ job: "mail", smtpUrl }` delivers what waits until its standard input ends; `{ job: "writes" }` does what it is sent (writes.ts).
 */
import { writeSync } from "node:fs";
import { createOutboxWorker } from "../mail/worker.ts";
import { openStore } from "../store/open.ts";
import { recordPayment, refundReceipt, sampleRefund } from "./acts.ts";
import { mailSetUp, testEnv } from "./basics.ts";
import { sampleLead } from "./samples.ts";
import { type Asked, others, writes } from "./writes.ts";

const { job, keys = [], enquiryIds, round, smtpUrl, ...place } = JSON.parse(process.argv[2] ?? "{}");
let clock: string | undefined;
const now = () => (clock ? new Date(clock) : new Date());
const deliveries = job === "writes" ? (["mail", "webhook"] as const) : (["mail"] as const);
const store = await openStore({ ...place, deliveries, founderPages: job === "writes", now });
const print = (line: string) => writeSync(1, `${line}\n`);

async function leads(): Promise<never> {
  for (;;) print((await store.saveLead(sampleLead())).id);
}

async function payments(enquiryId: string): Promise<never> {
  for (let count = 0; ; count++) {
    const reference = `${round}-${enquiryId}-${count}`;
    // Each is sent twice, as by somebody who got no answer: it is recorded once.
    const key = crypto.randomUUID();
    const [first] = await Promise.all([0, 1].map(() => recordPayment(store, enquiryId, { reference }, undefined, key)));
    if (first!.result === "done" && first!.payment) print(`${first!.payment.payment.receipt} ${reference}`);
    const by = async () => {
      const { version } = (await store.enquiries.detail(enquiryId))!.enquiry;
      return { version, actor: { name: "Asha" }, key: crypto.randomUUID() };
    };
    const { outgoings } = store;
    const charges = [{ kind: "duty", rupees: 1_000 * round + count, paidOn: "2026-11-16", reference }] as const;
    const charging = await by();
    const [charged] = await Promise.all([0, 1].map(() => outgoings.charges(enquiryId, charges, charging)));
    if (charged!.result === "done") print(`duty ${reference}`);
    const back = sampleRefund({ rupees: 100, fee: 100, reference: `${reference}-back` });
    const refunding = await by();
    const [refund] = await Promise.all([0, 1].map(() => outgoings.refund(enquiryId, back, refundReceipt, refunding)));
    if (refund!.result === "done") print(`${refund!.payment!.payment.receipt} ${reference}-back`);
  }
}

function mail(): void {
  const quiet = () => {};
  const worker = createOutboxWorker({
    store,
    env: testEnv(mailSetUp(smtpUrl)),
    siteUrl: "https://example.in",
    log: { info: quiet, warn: quiet, error: quiet },
    pollMs: 20,
  });
  worker.start();
  process.stdin.resume().on("end", async () => {
    await worker.stop();
    await store.close();
  });
}

async function doWrite({ call, name, given, me, at }: Asked): Promise<void> {
  clock = at;
  process.send!({ call });
  const { write } = [...writes, ...others].find((each) => each.name === name)!;
  try {
    process.send!({ call, ended: true, outcome: await write(store, given, me) });
  } catch (error) {
    process.send!({ call, ended: true, failed: String(error) });
  }
}

if (job === "leads") await Promise.all(Array.from({ length: 16 }, leads));
else if (job === "payments") await Promise.all(enquiryIds.map(payments));
else if (job === "mail") mail();
else if (job === "writes") {
  process.on("message", doWrite).on("disconnect", () => store.close());
  process.send!("ready");
} else {
  const saved = await Promise.all(keys.map((idempotencyKey: string) => store.saveLead(sampleLead({ idempotencyKey }))));
  for (const { id } of saved) print(id);
  await store.close();
}
