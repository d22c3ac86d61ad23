import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { undoMs } from "../../domain/desk/history.ts";
import { dateInIndia } from "../../domain/india/calendar-date.ts";
import { receiptNumber } from "../../domain/payments/receipt.ts";
import { financialYear } from "../../domain/quotation/number-and-limits.ts";
import type { PaymentResult } from "../enquiries/store-contract.ts";
import { openEngine, openStore, type Store, storeOver } from "../store/open.ts";
import type { StoreSettings } from "../store/records.ts";
import { recordPayment, samplePayment, sampleReceipt } from "../testing/acts.ts";
import { rounds } from "../testing/basics.ts";
import { testEngines } from "../testing/engines.ts";
import { sampleLead } from "../testing/samples.ts";

const asha = { name: "Asha" };
const ravi = { name: "Ravi" };
const writer = fileURLToPath(new URL("../testing/payment-writer.ts", import.meta.url));

const done = (outcome: PaymentResult) => {
  if (outcome.result !== "done" || !outcome.payment) throw new Error(JSON.stringify(outcome));
  return outcome.payment;
};
const number = (count: number) => `R2026-27/${String(count).padStart(4, "0")}`;

describe.each(testEngines())("payments on $name", (engine) => {
  let settings: StoreSettings;
  let store: Store;
  let clock: Date;
  let id: string;

  afterAll(() => engine.clean());
  beforeEach(async () => {
    clock = new Date("2026-11-16T11:00:00+05:30");
    settings = { ...(await engine.fresh()), deliveries: ["mail", "webhook"], now: () => clock };
    store = await openStore(settings);
    id = (await store.saveLead(sampleLead())).id;
  });
  afterEach(() => store.close());

  const pass = (milliseconds: number) => {
    clock = new Date(clock.getTime() + milliseconds);
  };
  const detail = async () => (await store.enquiries.detail(id))!;
  const version = async () => (await detail()).enquiry.version;
  const record = (changes: Parameters<typeof recordPayment>[2] = {}) => recordPayment(store, id, changes);
  const all = () => Array.fromAsync(store.payments.all());
  const receiptMails = async () => (await detail()).deliveries.filter(({ purpose }) => purpose === "receipt");
  async function sendMails(): Promise<void> {
    const claim = { now: clock, limit: 99, leaseMs: 1000, workerId: "w", channels: ["mail" as const] };
    for (const each of await store.outbox.claim(claim)) await store.outbox.succeed(each.id, "w", clock);
  }

  test("recording numbers the receipt, holds its mail for ten seconds, and says so in the enquiry", async () => {
    const { payment, receipt, enquiryId } = done(
      await record({ rupees: 10_800, tds: 1_000, fee: 11_800, reference: "UTR 42" }),
    );
    expect(enquiryId).toBe(id);
    expect(payment).toMatchObject({
      ...{ receivedOn: "2026-11-15", rupees: 10_800, tds: 1_000, fee: 11_800, way: "upi", reference: "UTR 42" },
      ...{ receipt: number(1), by: "Asha", at: clock.toISOString() },
    });
    expect(receipt).toEqual({ ...sampleReceipt, number: number(1), date: "2026-11-16", tax: 1_800 });
    const { events, enquiry } = await detail();
    expect(enquiry.version).toBe(2);
    expect(events).toMatchObject([{ type: "payment", did: "recorded", receipt: number(1), reference: "UTR 42" }]);
    const [mail] = await receiptMails();
    expect(Date.parse(mail!.dueAt) - clock.getTime()).toBe(undoMs);
    expect((await store.payments.ofDelivery(mail!.id))?.payment.id).toBe(payment.id);
    expect((await store.enquiries.list({ search: "utr 42" }, { limit: 9 })).rows).toHaveLength(1);
  });

  test("the receipts of two halves together say the tax of the whole, and a cancelled one counts for nothing", async () => {
    const voucher = { gstin: "29AABCS1429B1ZX", from: "KA", to: "KA" } as const;
    const pay = async (fee: number) => {
      const by = { version: await version(), actor: asha };
      const given = samplePayment({ rupees: fee });
      return done(await store.payments.record(id, given, { ...sampleReceipt, voucher }, by)).receipt.tax;
    };
    expect(await pay(295)).toBe(44);
    const [wrong] = await all();
    const by = { version: await version(), actor: asha };
    const back = done(await store.payments.cancel(wrong!.payment.id, "Not theirs.", by));
    expect(back.receipt.tax).toBe(-44);
    // ₹500 and its GST of ₹90.
    expect([await pay(295), await pay(295)]).toEqual([44, 46]);
  });

  test("whoever gave no address gets no mail", async () => {
    id = (await store.saveLead(sampleLead({ email: "" }))).id;
    done(await record());
    expect(await receiptMails()).toEqual([]);
  });

  test("sent twice with one key it is recorded once; decided on an older state it is refused with the newer", async () => {
    const key = "0b6c5f0e-7a1d-4d55-9a57-2f8b1f7c6a10";
    const given = [id, samplePayment(), sampleReceipt] as const;
    const first = done(await store.payments.record(...given, { version: 1, actor: asha, key }));
    expect(done(await store.payments.record(...given, { version: 1, actor: asha, key }))).toEqual(first);
    const other = (await store.saveLead(sampleLead({ email: "other@example.in" }))).id;
    const elsewhere = { version: 1, actor: asha, key };
    expect(await store.payments.record(other, samplePayment(), sampleReceipt, elsewhere)).toEqual({
      ...{ result: "refused", error: expect.stringContaining("something else") },
      enquiry: expect.objectContaining({ id: other, version: 1 }),
    });
    expect(await store.payments.cancel(first.payment.id, "x", elsewhere)).toMatchObject({ result: "refused" });
    expect(await store.payments.record(...given, { version: 1, actor: ravi })).toMatchObject({
      result: "stale",
      enquiry: { version: 2 },
    });
    expect(await all()).toEqual([first]);
  });

  test("a reference counts once, on whichever enquiry; its number is not used up", async () => {
    done(await record({ reference: "N326789" }));
    const other = (await store.saveLead(sampleLead({ email: "other@example.in" }))).id;
    const twice = await recordPayment(store, other, { reference: "n326789" });
    expect(twice).toMatchObject({ result: "refused", error: expect.stringContaining(number(1)) });
    expect(done(await recordPayment(store, other, { reference: "N326789 part 2" })).payment.receipt).toBe(number(2));
    // Cash has none.
    for (const count of [3, 4]) expect(done(await record({ way: "cash" })).payment.receipt).toBe(number(count));
  });

  test("a contrary entry has a number and a reason of its own, and counts below zero", async () => {
    const first = done(await record({ rupees: 5_000, reference: "U1" }));
    pass(undoMs);
    await sendMails();
    const contrary = done(
      await store.payments.cancel(first.payment.id, "Of another client.", { version: await version(), actor: ravi }),
    );
    expect(contrary.payment).toMatchObject({
      ...{ rupees: -5_000, fee: -5_000, receipt: number(2), reason: "Of another client.", by: "Ravi" },
      ...{ cancels: first.payment.id, receivedOn: "2026-11-15" },
    });
    expect(contrary.receipt.cancels).toEqual({ number: number(1), date: "2026-11-16" });
    const [, cancelled] = await receiptMails();
    expect((await store.payments.ofDelivery(cancelled!.id))?.payment.id).toBe(contrary.payment.id);
    expect((await store.payments.find(first.payment.id))?.payment.cancelledBy).toBe(contrary.payment.id);

    const by = { version: await version(), actor: ravi };
    expect(await store.payments.cancel(first.payment.id, "Again", by)).toMatchObject({
      result: "stale",
      error: expect.stringContaining("cancelled already"),
    });
    expect(await store.payments.cancel(contrary.payment.id, "Back", by)).toMatchObject({ result: "refused" });
    expect(await store.payments.cancel("nothing", "Back", by)).toEqual({ result: "gone" });
    // The reference is free again.
    expect(done(await record({ rupees: 5_000, reference: "U1" })).payment.receipt).toBe(number(3));
  });

  test("a receipt that has not gone out is not followed by a mail about its cancellation", async () => {
    const first = done(await record());
    done(await store.payments.cancel(first.payment.id, "Typed wrong.", { version: await version(), actor: asha }));
    expect(await receiptMails()).toHaveLength(1);
  });

  test("undone within ten seconds it is a contrary entry, its mail never leaves, and both numbers stay used", async () => {
    const recorded = await record({ reference: "U2" });
    const undo = recorded.result === "done" ? recorded.undo!.id : "";
    pass(1_000);
    expect(await store.enquiries.undo(id, undo, asha)).toMatchObject({ result: "done" });
    expect(await receiptMails()).toEqual([]);
    expect((await all()).map(({ payment }) => [payment.receipt, payment.rupees])).toEqual([
      [number(1), 2_359],
      [number(2), -2_359],
    ]);
    expect((await detail()).events.map(({ type }) => type)).toEqual(expect.arrayContaining(["payment", "undone"]));
    expect(done(await record({ reference: "U2" })).payment.receipt).toBe(number(3));
    pass(undoMs);
    expect(await store.enquiries.undo(id, undo, asha)).toMatchObject({ result: "done" });
    expect(await all()).toHaveLength(3);
  });

  test("what was recorded before stays when something later is undone", async () => {
    done(await record());
    pass(undoMs);
    const note = { action: "follow-up", on: "2026-11-20", version: await version() } as const;
    const acted = await store.enquiries.act(id, note, asha);
    await store.enquiries.undo(id, (acted.result === "done" && acted.undo?.id) || "", asha);
    expect((await all()).map(({ payment }) => payment.rupees)).toEqual([2_359]);
  });

  test("numbers count who paid, and the rupees by month and by who has the enquiry, contrary entries taken off", async () => {
    const { id: personId } = await store.people.invite({ email: "ravi@firm.example", name: "Ravi" });
    await store.enquiries.act(id, { action: "claim" }, { personId, name: "Ravi" });
    done(await record({ rupees: 5_000, receivedOn: "2026-10-31" }));
    done(await record({ rupees: 3_000, tds: 300, fee: 3_300 }));
    const other = (await store.saveLead(sampleLead({ email: "other@example.in" }))).id;
    const mistake = done(await recordPayment(store, other, { rupees: 900 }));
    const by = { version: (await store.enquiries.detail(other))!.enquiry.version, actor: asha };
    done(await store.payments.cancel(mistake.payment.id, "Wrong.", by));
    const [from, until] = [new Date("2026-10-01T00:00:00+05:30"), new Date("2026-12-01T00:00:00+05:30")];
    const { total, rupees, perMonth, by: groups } = await store.enquiries.numbers(from, until);
    expect([total.paid, rupees.received]).toEqual([1, 8_000]);
    expect(perMonth).toEqual([
      { month: "2026-10", received: 5_000 },
      { month: "2026-11", received: 3_000 },
    ]);
    expect(groups.caller.map(({ name, paid, rupees: own }) => [name, paid, own?.received])).toEqual([
      ["(none)", 0, 0],
      ["Ravi", 1, 8_000],
    ]);
    expect(groups.page).toMatchObject([{ enquiries: 2, paid: 1 }]);
  });

  test("a financial year begins with number one", async () => {
    done(await record());
    clock = new Date("2027-04-01T00:00:00+05:30");
    expect(done(await record()).payment.receipt).toBe("R2027-28/0001");
  });

  test("erasing the person keeps number, days, name and sums of the receipt, and nothing else", async () => {
    const first = done(await record({ reference: "UTR 42", address: "12 MG Road, Hubballi" }));
    pass(undoMs);
    done(
      await store.payments.cancel(first.payment.id, "By Asha's brother.", { version: await version(), actor: asha }),
    );
    expect(await store.enquiries.erasure(id)).toMatchObject({ receipts: 2 });
    expect(await store.administration.forget("asha@example.in")).toMatchObject({ leads: 1, receipts: 2 });
    const kept = await all();
    expect(kept).toMatchObject([
      { enquiryId: null, address: "", payment: { receipt: number(1), rupees: 2_359, way: "upi", reference: "" } },
      { enquiryId: null, address: "", payment: { receipt: number(2), rupees: -2_359, reason: "" } },
    ]);
    expect(kept[0]!.receipt.to).toBe("Asha Rao");
    expect(JSON.stringify(kept)).not.toMatch(/UTR 42|MG Road|brother|asha@example/);
    // Nothing can be done about them any more.
    expect(await store.payments.cancel(first.payment.id, "x", { version: 1, actor: asha })).toEqual({ result: "gone" });
  });

  test("what was kept goes when tax law no longer wants it; of people who are here it stays", async () => {
    done(await record());
    const other = (await store.saveLead(sampleLead({ email: "here@example.in" }))).id;
    done(await recordPayment(store, other));
    await store.administration.forget("asha@example.in");
    clock = new Date("2034-03-31T12:00:00+05:30");
    await store.housekeep({ confirmed: true });
    expect(await all()).toHaveLength(2);
    clock = new Date("2034-04-01T12:00:00+05:30");
    await store.housekeep({ confirmed: true });
    expect((await all()).map(({ enquiryId }) => enquiryId)).toEqual([other]);
  });

  test("two who record at once, and two who correct at once: one of them does it, and no number is lost", async () => {
    const other = storeOver(await openEngine(settings), settings);
    try {
      const stores = [store, other];
      const records = await Promise.all(
        Array.from({ length: 6 }, (_, index) =>
          stores[index % 2]!.payments.record(id, samplePayment(), sampleReceipt, { version: 1, actor: ravi }),
        ),
      );
      expect(records.map(({ result }) => result).toSorted()).toEqual(["done", ...Array(5).fill("stale")]);
      const { payment } = (await all())[0]!;
      const by = { version: 2, actor: ravi };
      const cancels = await Promise.all(
        Array.from({ length: 6 }, (_, index) => stores[index % 2]!.payments.cancel(payment.id, "Wrong", by)),
      );
      expect(cancels.map(({ result }) => result).toSorted()).toEqual(["done", ...Array(5).fill("stale")]);
      const ids = await Promise.all(
        Array.from({ length: 12 }, async (_, index) =>
          store.saveLead(sampleLead({ email: `f${index}@example.in` })).then((saved) => saved.id),
        ),
      );
      // Each of two has the same reference: one of them is refused, when its number is taken already.
      const many = await Promise.all(
        ids.map((each, index) => recordPayment(stores[index % 2]!, each, { reference: `same ${index >> 1}` })),
      );
      expect(many.map(({ result }) => result).toSorted()).toEqual([
        ...Array(6).fill("done"),
        ...Array(6).fill("refused"),
      ]);
      const numbers = (await all()).map((each) => each.payment.receipt).toSorted();
      expect(numbers).toEqual(numbers.map((_, index) => number(index + 1)));
      expect(numbers).toHaveLength(8);
    } finally {
      await other.close();
    }
  }, 60_000);

  test("a person who is erased while a payment is recorded: the receipt is whole or it was never given", async () => {
    const other = storeOver(await openEngine(settings), settings);
    try {
      for (let round = 0; round < rounds({ usual: 3, thorough: 20 }); round++) {
        const email = `race${round}@example.in`;
        const enquiryId = (await store.saveLead(sampleLead({ email }))).id;
        const given = [enquiryId, samplePayment({ reference: `secret ${round}` }), sampleReceipt] as const;
        const [recorded] = await Promise.all([
          other.payments.record(...given, { version: 1, actor: ravi }),
          store.administration.forget(email),
        ]);
        expect(["done", "gone"]).toContain(recorded.result);
      }
      const kept = await all();
      const numbers = kept.map(({ payment }) => payment.receipt).toSorted();
      expect(numbers).toEqual(numbers.map((_, index) => number(index + 1)));
      expect(kept.filter(({ enquiryId, payment }) => enquiryId !== null || payment.reference !== "")).toEqual([]);
    } finally {
      await other.close();
    }
  }, 60_000);

  test("kill -9 while payments are recorded: nothing lost, nothing twice, numbers without gaps", async () => {
    const enquiryIds = await Promise.all(
      Array.from({ length: 4 }, async (_, index) =>
        store.saveLead(sampleLead({ email: `k${index}@example.in` })).then((saved) => saved.id),
      ),
    );
    const acknowledged: string[] = [];
    for (let round = 0; round < rounds({ usual: 2, thorough: 20 }); round++) {
      const { dataDir, databaseUrl } = settings;
      const child = spawn(process.execPath, [writer, JSON.stringify({ dataDir, databaseUrl, enquiryIds, round })], {
        stdio: ["ignore", "pipe", "inherit"],
      });
      let printed = "";
      for await (const chunk of child.stdout.setEncoding("utf8")) {
        printed += chunk;
        // In the middle of the work, a little later each time.
        if (printed.length > 200 + 150 * round) child.kill("SIGKILL");
      }
      acknowledged.push(...printed.split("\n").slice(0, -1));
    }
    const stored = await all();
    const known = new Map(stored.map(({ payment }) => [payment.receipt, payment.reference]));
    expect(acknowledged.length).toBeGreaterThan(rounds({ usual: 2, thorough: 20 }));
    expect(acknowledged.filter((line) => known.get(line.split(" ")[0]!) !== line.split(" ")[1])).toEqual([]);
    expect(new Set(stored.map(({ payment }) => payment.reference)).size).toBe(stored.length);
    // By the clock of that process.
    const year = financialYear(dateInIndia(Date.now()));
    expect([...known.keys()].toSorted()).toEqual(stored.map((_, index) => receiptNumber(year, index + 1)));
    // Each has its line in the history and its mail.
    for (const enquiryId of enquiryIds) {
      const { events, deliveries } = (await store.enquiries.detail(enquiryId))!;
      const own = stored.filter((each) => each.enquiryId === enquiryId).length;
      expect(events.filter(({ type }) => type === "payment")).toHaveLength(own);
      expect(deliveries.filter(({ purpose }) => purpose === "receipt")).toHaveLength(own);
    }
  }, 240_000);
});
