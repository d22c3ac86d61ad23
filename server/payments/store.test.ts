import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { beforeEach, describe, expect, test } from "vitest";
import { undoMs } from "../../domain/desk/history.ts";
import { dateInIndia } from "../../domain/india/calendar-date.ts";
import { standing } from "../../domain/payments/account.ts";
import { receiptDocument, receiptNumber } from "../../domain/payments/receipt.ts";
import { financialYear } from "../../domain/quotation/number-and-limits.ts";
import type { PaymentResult } from "../enquiries/store-contract.ts";
import { recordPayment, refundReceipt, samplePayment, sampleReceipt, sampleRefund } from "../testing/acts.ts";
import { rounds } from "../testing/basics.ts";
import { asha, ravi, sampleLead } from "../testing/samples.ts";
import { describeStore } from "../testing/stores.ts";

const otherProcess = fileURLToPath(new URL("../testing/other-process.ts", import.meta.url));

const done = (outcome: PaymentResult) => {
  if (outcome.result !== "done" || !outcome.payment) throw new Error(JSON.stringify(outcome));
  return outcome.payment;
};
const number = (count: number) => `R2026-27/${String(count).padStart(4, "0")}`;

describeStore("payments", {}, (here) => {
  let id: string;

  beforeEach(async () => {
    id = (await here.store.saveLead(sampleLead())).id;
  });

  const detail = async () => (await here.store.enquiries.detail(id))!;
  const version = async () => (await detail()).enquiry.version;
  const record = (changes: Parameters<typeof recordPayment>[2] = {}) => recordPayment(here.store, id, changes);
  const all = () => Array.fromAsync(here.store.payments.all());
  const receiptMails = async () => (await detail()).deliveries.filter(({ purpose }) => purpose === "receipt");

  test("recording numbers the receipt, holds its mail for ten seconds, and says so in the enquiry", async () => {
    const { payment, receipt, enquiryId } = done(
      await record({ rupees: 10_800, tds: 1_000, fee: 11_800, reference: "UTR 42" }),
    );
    expect(enquiryId).toBe(id);
    expect(payment).toMatchObject({
      ...{ receivedOn: "2026-11-15", rupees: 10_800, tds: 1_000, fee: 11_800, way: "upi", reference: "UTR 42" },
      ...{ receipt: number(1), by: "Asha", at: here.clock.toISOString() },
    });
    expect(receipt).toEqual({ ...sampleReceipt, number: number(1), date: "2026-11-16", tax: 1_800 });
    const { events, enquiry } = await detail();
    expect(enquiry.version).toBe(2);
    expect(events).toMatchObject([{ type: "payment", did: "recorded", receipt: number(1), reference: "UTR 42" }]);
    const [mail] = await receiptMails();
    expect(Date.parse(mail!.dueAt) - here.clock.getTime()).toBe(undoMs);
    expect((await here.store.payments.ofDelivery(mail!.id))?.payment.id).toBe(payment.id);
    expect((await here.store.enquiries.list({ search: "utr 42" }, { limit: 9 })).rows).toHaveLength(1);
  });

  test("the receipts of two halves together say the tax of the whole, and a cancelled one counts for nothing", async () => {
    const voucher = { gstin: "29AABCS1429B1ZX", from: "KA", to: "KA" } as const;
    const pay = async (fee: number) => {
      const by = { version: await version(), actor: asha };
      const given = samplePayment({ rupees: fee });
      return done(await here.store.payments.record(id, given, { ...sampleReceipt, voucher }, by)).receipt.tax;
    };
    expect(await pay(295)).toBe(44);
    const [wrong] = await all();
    const by = { version: await version(), actor: asha };
    const back = done(await here.store.payments.cancel(wrong!.payment.id, "Not theirs.", by));
    expect(back.receipt.tax).toBe(-44);
    // ₹500 and its GST of ₹90.
    expect([await pay(295), await pay(295)]).toEqual([44, 46]);
  });

  test("whoever gave no address gets no mail", async () => {
    id = (await here.store.saveLead(sampleLead({ email: "" }))).id;
    done(await record());
    expect(await receiptMails()).toEqual([]);
  });

  test("sent twice with one key it is recorded once; decided on an older state it is refused with the newer", async () => {
    const key = "0b6c5f0e-7a1d-4d55-9a57-2f8b1f7c6a10";
    const given = [id, samplePayment(), sampleReceipt] as const;
    const first = done(await here.store.payments.record(...given, { version: 1, actor: asha, key }));
    expect(done(await here.store.payments.record(...given, { version: 1, actor: asha, key }))).toEqual(first);
    const other = (await here.store.saveLead(sampleLead({ email: "other@example.in" }))).id;
    const elsewhere = { version: 1, actor: asha, key };
    expect(await here.store.payments.record(other, samplePayment(), sampleReceipt, elsewhere)).toEqual({
      ...{ result: "refused", error: expect.stringContaining("something else") },
      enquiry: expect.objectContaining({ id: other, version: 1 }),
    });
    expect(await here.store.payments.cancel(first.payment.id, "x", elsewhere)).toMatchObject({ result: "refused" });
    expect(await here.store.payments.record(...given, { version: 1, actor: ravi })).toMatchObject({
      result: "stale",
      enquiry: { version: 2 },
    });
    expect(await all()).toEqual([first]);
  });

  test("a reference counts once, on whichever enquiry; its number is not used up", async () => {
    done(await record({ reference: "N326789" }));
    const other = (await here.store.saveLead(sampleLead({ email: "other@example.in" }))).id;
    const twice = await recordPayment(here.store, other, { reference: "n326789" });
    expect(twice).toMatchObject({ result: "refused", error: expect.stringContaining(number(1)) });
    expect(done(await recordPayment(here.store, other, { reference: "N326789 part 2" })).payment.receipt).toBe(
      number(2),
    );
    // Cash has none.
    for (const count of [3, 4]) expect(done(await record({ way: "cash" })).payment.receipt).toBe(number(count));
  });

  test("a contrary entry has a number and a reason of its own, and counts below zero", async () => {
    const first = done(await record({ rupees: 5_000, reference: "U1" }));
    here.pass(undoMs);
    await here.deliver();
    const contrary = done(
      await here.store.payments.cancel(first.payment.id, "Of another client.", {
        version: await version(),
        actor: ravi,
      }),
    );
    expect(contrary.payment).toMatchObject({
      ...{ rupees: -5_000, fee: -5_000, receipt: number(2), reason: "Of another client.", by: "Ravi" },
      ...{ cancels: first.payment.id, receivedOn: "2026-11-15" },
    });
    expect(contrary.receipt.cancels).toEqual({ number: number(1), date: "2026-11-16" });
    const [, cancelled] = await receiptMails();
    expect((await here.store.payments.ofDelivery(cancelled!.id))?.payment.id).toBe(contrary.payment.id);
    expect((await here.store.payments.find(first.payment.id))?.payment.cancelledBy).toBe(contrary.payment.id);

    const by = { version: await version(), actor: ravi };
    expect(await here.store.payments.cancel(first.payment.id, "Again", by)).toMatchObject({
      result: "stale",
      error: expect.stringContaining("cancelled already"),
    });
    expect(await here.store.payments.cancel(contrary.payment.id, "Back", by)).toMatchObject({ result: "refused" });
    expect(await here.store.payments.cancel("nothing", "Back", by)).toEqual({ result: "gone" });
    // The reference is free again.
    expect(done(await record({ rupees: 5_000, reference: "U1" })).payment.receipt).toBe(number(3));
  });

  test("a receipt that has not gone out is not followed by a mail about its cancellation", async () => {
    const first = done(await record());
    done(await here.store.payments.cancel(first.payment.id, "Typed wrong.", { version: await version(), actor: asha }));
    expect(await receiptMails()).toHaveLength(1);
  });

  test("undone within ten seconds it is a contrary entry, its mail never leaves, and both numbers stay used", async () => {
    const recorded = await record({ reference: "U2" });
    const undo = recorded.result === "done" ? recorded.undo!.id : "";
    here.pass(1_000);
    expect(await here.store.enquiries.undo(id, undo, asha)).toMatchObject({ result: "done" });
    expect(await receiptMails()).toEqual([]);
    expect((await all()).map(({ payment }) => [payment.receipt, payment.rupees])).toEqual([
      [number(1), 2_359],
      [number(2), -2_359],
    ]);
    expect((await detail()).events.map(({ type }) => type)).toEqual(expect.arrayContaining(["payment", "undone"]));
    expect(done(await record({ reference: "U2" })).payment.receipt).toBe(number(3));
    here.pass(undoMs);
    expect(await here.store.enquiries.undo(id, undo, asha)).toMatchObject({ result: "done" });
    expect(await all()).toHaveLength(3);
  });

  test("what was recorded before stays when something later is undone", async () => {
    done(await record());
    here.pass(undoMs);
    const note = { action: "follow-up", on: "2026-11-20", version: await version() } as const;
    const acted = await here.store.enquiries.act(id, note, asha);
    await here.store.enquiries.undo(id, (acted.result === "done" && acted.undo?.id) || "", asha);
    expect((await all()).map(({ payment }) => payment.rupees)).toEqual([2_359]);
  });

  test("numbers count who paid, and the rupees by month and by who has the enquiry, contrary entries taken off", async () => {
    const { id: personId } = await here.store.people.invite({ email: "ravi@firm.example", name: "Ravi" });
    await here.store.enquiries.act(id, { action: "claim" }, { personId, name: "Ravi" });
    done(await record({ rupees: 5_000, receivedOn: "2026-10-31" }));
    done(await record({ rupees: 3_000, tds: 300, fee: 3_300 }));
    const other = (await here.store.saveLead(sampleLead({ email: "other@example.in" }))).id;
    const mistake = done(await recordPayment(here.store, other, { rupees: 900 }));
    const by = { version: (await here.store.enquiries.detail(other))!.enquiry.version, actor: asha };
    done(await here.store.payments.cancel(mistake.payment.id, "Wrong.", by));
    const [from, until] = [new Date("2026-10-01T00:00:00+05:30"), new Date("2026-12-01T00:00:00+05:30")];
    const { total, by: groups } = await here.store.enquiries.numbers(from, until);
    // With TDS, as the accountant's file.
    const [october, november] = [
      { fee: 4_237, gst: 763, others: 0 },
      { fee: 2_797, gst: 503, others: 0 },
    ];
    const both = { fee: 7_034, gst: 1_266, others: 0 };
    expect([total.paid, total.rupees?.received]).toEqual([1, both]);
    expect(groups.month.map(({ name, rupees }) => [name, rupees?.received])).toEqual([
      ["2026-10", october],
      ["2026-11", november],
    ]);
    expect(groups.caller.map(({ name, paid, rupees: own }) => [name, paid, own?.received])).toEqual([
      ["(none)", 0, { fee: 0, gst: 0, others: 0 }],
      ["Ravi", 1, both],
    ]);
    expect(groups.page).toMatchObject([{ enquiries: 2, paid: 1 }]);
  });

  describe("what goes out", () => {
    const by = async (actor = asha) => ({ version: await version(), actor });
    const went = async () => (await here.store.outgoings.list(id)).map(({ outgoing }) => outgoing);
    const sums = async () => (await went()).map(({ kind, rupees }) => `${kind} ${rupees}`);
    const account = () => here.store.payments.account(id);
    const charge = async (rupees: number, reference = "") =>
      here.store.outgoings.charges(id, [{ kind: "duty", rupees, paidOn: "2026-11-16", reference }], await by());
    const refund = async (changes: Parameters<typeof sampleRefund>[0] = {}) =>
      here.store.outgoings.refund(id, sampleRefund(changes), refundReceipt, await by());

    test("one number of each kind of charge stands; another takes its place, and undone the first stands again", async () => {
      expect(await charge(300, "CH1")).toMatchObject({ result: "done" });
      here.pass(undoMs);
      expect(await charge(300, "CH1")).toMatchObject({ result: "refused", error: expect.stringContaining("already") });
      const corrected = await charge(613);
      expect(await sums()).toEqual(["duty 300", "duty -300", "duty 613"]);
      here.pass(1_000);
      await here.store.enquiries.undo(id, (corrected.result === "done" && corrected.undo?.id) || "", asha);
      expect(await sums()).toEqual(["duty 300", "duty -300", "duty 613", "duty -613", "duty 300"]);
      expect(standing(await went())).toMatchObject([{ rupees: 300, reference: "CH1", by: "Asha" }]);
      expect((await detail()).events.filter(({ type }) => type === "outgoing")).toHaveLength(5);
      expect(await receiptMails()).toEqual([]);
      expect(await charge(0)).toMatchObject({ result: "done" });
      const { version: old } = await by();
      const stale = await here.store.outgoings.charges(id, [], { version: old - 1, actor: ravi });
      expect(stale).toMatchObject({ result: "stale" });
    });

    test("what was paid too much goes back with a number and a mail of its own, never more, and is taken back with another", async () => {
      done(await record({ rupees: 1_000, fee: 600, reference: "U1" }));
      here.pass(1_000);
      for (const [changes, error] of [
        [{ rupees: 1_001, fee: 600 }, "₹1,000 can go back"],
        [{ rupees: 500, fee: 0 }, "₹600 at most is ours, and ₹400"],
      ] as const)
        expect(await refund(changes)).toMatchObject({ result: "refused", error: expect.stringContaining(error) });
      const back = done(await refund({ rupees: 313, fee: 118, reference: "B1" }));
      const [from, until] = [new Date("2026-10-01"), new Date("2026-12-31")];
      const { total, by: told } = await here.store.enquiries.numbers(from, until);
      expect(total.rupees?.returned).toEqual({ fee: 100, gst: 18, others: 195 });
      expect(told.service).toMatchObject([{ name: "(none)", rupees: total.rupees }]);
      expect(back).toMatchObject({ payment: { receipt: number(2), rupees: 313, way: "upi" }, receipt: { tax: 18 } });
      expect(await account()).toMatchObject({ paid: 687, returned: 313, credit: 687 });
      expect(await refund({ reference: "b1" })).toMatchObject({ result: "refused" });
      const [, mail] = await receiptMails();
      expect((await here.store.outgoings.ofDelivery(mail!.id))?.payment.id).toBe(back.payment.id);
      expect(await here.store.outgoings.keep(id, 688, await by())).toMatchObject({ result: "refused" });
      expect(await here.store.outgoings.keep(id, 687, await by())).toMatchObject({ result: "done" });
      expect(await account()).toMatchObject({ credit: 0, kept: 687 });
      here.pass(undoMs);
      await here.deliver();
      const contrary = done(await here.store.outgoings.cancel(back.payment.id, "Not sent.", await by(ravi)));
      expect(contrary).toMatchObject({ payment: { receipt: number(3), rupees: -313 }, receipt: { tax: -18 } });
      expect(contrary.receipt.cancels).toMatchObject({ number: number(2) });
      expect(await receiptMails()).toHaveLength(3);
      expect(await here.store.outgoings.cancel(back.payment.id, "x", await by())).toMatchObject({ result: "refused" });
      expect(done(await record({ reference: "U2" })).payment.receipt).toBe(number(4));
    });

    test("erased, a refund keeps its number and sums and nothing else, as long as a receipt", async () => {
      done(await record({ rupees: 1_000, reference: "U1" }));
      done(await refund({ reference: "B1" }));
      here.pass(1);
      await charge(300, "CH1");
      expect(await here.store.enquiries.erasure(id)).toMatchObject({ receipts: 2 });
      expect(await here.store.administration.forget("asha@example.in")).toMatchObject({ receipts: 2 });
      const kept = await Array.fromAsync(here.store.outgoings.all());
      expect(kept).toMatchObject([
        { enquiryId: null, outgoing: { kind: "refund", rupees: 313, reference: "", receipt: number(2) } },
        { enquiryId: null, outgoing: { kind: "duty", rupees: 300, reference: "" } },
      ]);
      here.clock = new Date("2034-04-01T12:00:00+05:30");
      await here.store.housekeep({ confirmed: true });
      expect(await Array.fromAsync(here.store.outgoings.all())).toEqual([]);
    });
  });

  test("a financial year begins with number one", async () => {
    done(await record());
    here.clock = new Date("2027-04-01T00:00:00+05:30");
    expect(done(await record()).payment.receipt).toBe("R2027-28/0001");
  });

  test("erasing the person keeps what a voucher says, the client's name, address and GSTIN among it, and nothing else", async () => {
    const voucher = {
      ...({ gstin: "29AABCS1429B1ZX", from: "KA", to: "KA" } as const),
      ...{ address: "12 MG Road, Hubballi", clientGstin: "29AAGFU7314Q1ZE" },
    };
    const first = done(
      await here.store.payments.record(
        id,
        samplePayment({ reference: "UTR 42" }),
        { ...sampleReceipt, voucher },
        {
          version: 1,
          actor: asha,
        },
      ),
    );
    const printed = receiptDocument(first);
    here.pass(undoMs);
    done(
      await here.store.payments.cancel(first.payment.id, "By Asha's brother.", {
        version: await version(),
        actor: asha,
      }),
    );
    expect(await here.store.enquiries.erasure(id)).toMatchObject({ receipts: 2 });
    expect(await here.store.administration.forget("asha@example.in")).toMatchObject({ leads: 1, receipts: 2 });
    const kept = await all();
    expect(kept).toMatchObject([
      { enquiryId: null, payment: { receipt: number(1), rupees: 2_359, way: "upi", reference: "" } },
      { enquiryId: null, payment: { receipt: number(2), rupees: -2_359, reason: "" } },
    ]);
    const { stamp, ...others } = receiptDocument(kept[0]!);
    expect({ ...others, stamp: [...stamp, { label: "Reference", value: "UTR 42" }] }).toEqual(printed);
    expect(JSON.stringify(printed)).toMatch(/Asha Rao.*12 MG Road.*29AAGFU7314Q1ZE/);
    expect(JSON.stringify(kept)).not.toMatch(/UTR 42|brother|asha@example/);
    // Nothing can be done about them any more.
    expect(await here.store.payments.cancel(first.payment.id, "x", { version: 1, actor: asha })).toEqual({
      result: "gone",
    });
  });

  test("what was kept goes when tax law no longer wants it; of people who are here it stays", async () => {
    done(await record());
    const other = (await here.store.saveLead(sampleLead({ email: "here@example.in" }))).id;
    done(await recordPayment(here.store, other));
    await here.store.administration.forget("asha@example.in");
    here.clock = new Date("2034-03-31T12:00:00+05:30");
    await here.store.housekeep({ confirmed: true });
    expect(await all()).toHaveLength(2);
    here.clock = new Date("2034-04-01T12:00:00+05:30");
    await here.store.housekeep({ confirmed: true });
    expect((await all()).map(({ enquiryId }) => enquiryId)).toEqual([other]);
  });

  test("kill -9 while payments, charges and refunds are recorded: nothing lost, nothing twice, numbers without gaps", async () => {
    const enquiryIds = await Promise.all(
      Array.from({ length: 4 }, async (_, index) =>
        here.store.saveLead(sampleLead({ email: `k${index}@example.in` })).then((saved) => saved.id),
      ),
    );
    const acknowledged: string[] = [];
    for (let round = 0; round < rounds({ usual: 2, thorough: 20 }); round++) {
      const job = JSON.stringify({ ...here.settings, job: "payments", enquiryIds, round });
      const child = spawn(process.execPath, [otherProcess, job], {
        stdio: ["ignore", "pipe", "inherit"],
      });
      let printed = "";
      for await (const chunk of child.stdout.setEncoding("utf8")) {
        printed += chunk;
        // In the middle of the work, a little later each time.
        if (printed.length > 200 + 50 * round) child.kill("SIGKILL");
      }
      acknowledged.push(...printed.split("\n").slice(0, -1));
    }
    const payments = await all();
    const went = await Array.fromAsync(here.store.outgoings.all());
    const refunds = went.filter(({ outgoing }) => outgoing.kind === "refund");
    const numbered = [...payments.map(({ payment }) => payment), ...refunds.map(({ outgoing }) => outgoing)];
    const known = new Map(numbered.map(({ receipt, reference }) => [receipt, reference]));
    const duties = went.filter(({ outgoing: { kind, cancels } }) => kind === "duty" && !cancels);
    const isKnown = (line: string) => {
      const [receipt, reference] = line.split(" ");
      if (receipt !== "duty") return known.get(receipt) === reference;
      return duties.filter(({ outgoing }) => outgoing.reference === reference).length === 1;
    };
    expect(acknowledged.length).toBeGreaterThan(rounds({ usual: 2, thorough: 20 }));
    expect(acknowledged.filter((line) => !isKnown(line))).toEqual([]);
    expect(new Set(numbered.map(({ reference }) => reference)).size).toBe(numbered.length);
    // By the clock of that process.
    const year = financialYear(dateInIndia(Date.now()));
    expect([...known.keys()].toSorted()).toEqual(numbered.map((_, index) => receiptNumber(year, index + 1)));
    // Each has its line in the history and its mail, and of charges one number stands.
    for (const enquiryId of enquiryIds) {
      const { events, deliveries } = (await here.store.enquiries.detail(enquiryId))!;
      const own = <Record extends { enquiryId: string | null }>(records: readonly Record[]) =>
        records.filter((each) => each.enquiryId === enquiryId);
      expect(events.filter(({ type }) => type === "payment")).toHaveLength(own(payments).length);
      expect(events.filter(({ type }) => type === "outgoing")).toHaveLength(own(went).length);
      expect(deliveries.filter(({ purpose }) => purpose === "receipt")).toHaveLength(
        own([...payments, ...refunds]).length,
      );
      expect(own(duties).filter(({ outgoing }) => !outgoing.cancelledBy).length).toBeLessThanOrEqual(1);
      expect((await here.store.payments.account(enquiryId)).returned).toBe(100 * own(refunds).length);
    }
  }, 240_000);
});
