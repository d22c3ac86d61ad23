import { beforeEach, expect, test } from "vitest";
import { undoMs } from "../../domain/desk/history.ts";
import { quotationDocument } from "../../domain/quotation/document.ts";
import { quote, recordPayment, refundReceipt, sampleRefund } from "../testing/acts.ts";
import { asha, sampleLead } from "../testing/samples.ts";
import { at, day, describeStore } from "../testing/stores.ts";

const plan = { structure: "opc", state: "KA", capital: 100_000, tier: "starter" } as const;
const none = { fee: 0, gst: 0, others: 0 };
/** ₹1,999 with GST, and signatures of ₹2,000 with theirs in it. */
const quoted = { fee: 3_694, gst: 665, others: 11_163 };

describeStore("rupees by whose they are", { deliveries: [], founderPages: true }, (here) => {
  let id: string;

  beforeEach(async () => {
    id = (await here.store.saveLead(sampleLead({ companyPlan: { plan, dropped: [] } }))).id;
  });

  const version = async () => (await here.store.enquiries.detail(id))!.enquiry.version;
  const by = async () => ({ version: await version(), actor: asha });
  const pay = async (rupees: number, fee: number, tds = 0) => {
    const recorded = await recordPayment(here.store, id, { rupees, fee, tds, receivedOn: "2026-11-16" });
    if (recorded.result !== "done") throw new Error(JSON.stringify(recorded));
    return recorded.payment!.payment.id;
  };
  const takeBack = async (payment: string) => here.store.payments.cancel(payment, "Wrong.", await by());
  const giveBack = async (rupees: number, fee: number) =>
    here.store.outgoings.refund(id, sampleRefund({ rupees, fee }), refundReceipt, await by());
  const accept = async (state: "KA" | "MH" = "KA") => {
    await quote(here.store, id, { ...plan, state }, "2026-11-16");
    here.pass(undoMs);
    const key = (await here.store.founders.issueKey(id))!;
    const { sent } = (await here.store.founders.open(key))!.quotation!;
    await here.store.founders.accept(key, { ...sent, total: quotationDocument(sent).total.value });
  };
  const move = async (to: "signatures" | "complete", on: string) =>
    expect(
      await here.store.registrations.act(id, { action: "stage", to, on, reason: "They follow." }, asha),
    ).toMatchObject({ result: "done" });
  const read = (from = "2026-11-16", until = "2026-11-17") =>
    here.store.enquiries.numbers(at(`${from} 00:00`), at(`${until} 00:00`));

  test.each<[what: string, act: () => Promise<unknown>, received: typeof none, returned?: typeof none]>([
    ["our fee with its GST", () => pay(2_359, 2_359), { fee: 1_999, gst: 360, others: 0 }],
    ["both in one payment", () => pay(5_000, 2_359), { fee: 1_999, gst: 360, others: 2_641 }],
    ["with TDS", () => pay(2_159, 2_359, 200), { fee: 1_999, gst: 360, others: 0 }],
    ["charges alone", () => pay(11_163, 0), { ...none, others: 11_163 }],
    ["a contrary entry", async () => takeBack(await pay(5_000, 2_359)), none],
    [
      "what went back of both",
      async () => {
        await pay(5_000, 2_359);
        await giveBack(2_759, 118);
      },
      { fee: 1_999, gst: 360, others: 2_641 },
      { fee: 100, gst: 18, others: 2_641 },
    ],
  ])("received: %s", async (_, act, received, returned = none) => {
    await act();
    const { total, by: told } = await read();
    expect(total.rupees).toEqual({ quoted: none, accepted: none, received, returned });
    for (const dimension of ["caller", "source", "page", "state", "campaign", "service", "month", "day"] as const)
      expect(
        told[dimension].flatMap(({ rupees }) => rupees ?? []),
        dimension,
      ).toEqual([total.rupees]);
    const next = await read("2026-11-17", "2026-11-18");
    expect([next.total.rupees?.received, next.before.received]).toEqual([none, received]);
  });

  test("quoted and accepted: by the lines, with the signatures that we sell", async () => {
    await accept();
    const { total, by: told } = await read();
    expect(total.rupees).toEqual({ quoted, accepted: quoted, received: none, returned: none });
    expect(told.structure).toMatchObject([{ name: "opc", quoted: 1, engaged: 1, rupees: { accepted: quoted } }]);
    expect(told.service).toEqual([{ name: "Registration", rupees: total.rupees }]);
  });

  test("who owes what: our fee from the day of acceptance, the rest from its stage on, until it is paid or closed", async () => {
    const owed = () => here.store.enquiries.owed();
    expect(await owed()).toEqual([]);
    await accept();
    const name = sampleLead().name;
    expect(await owed()).toEqual([{ id, name, fee: 2_359, others: 0, isLeast: false, since: "2026-11-16" }]);
    await pay(2_359, 2_359);
    expect(await owed()).toEqual([]);
    here.pass(3 * day);
    await move("signatures", "2026-11-18");
    expect(await owed()).toEqual([{ id, name, fee: 2_000, others: 11_163, isLeast: false, since: "2026-11-18" }]);
    await pay(12_163, 2_000);
    expect(await owed()).toEqual([{ id, name, fee: 0, others: 1_000, isLeast: false, since: "2026-11-18" }]);
    // What others really charged was less.
    const charges = (["mca", "duty", "others"] as const).map((kind, index) => ({
      ...{ kind, rupees: index === 0 ? 10_263 : 0, paidOn: "2026-11-19" as const, reference: "" },
    }));
    await here.store.outgoings.charges(id, charges, await by());
    expect(await owed()).toEqual([{ id, name, fee: 0, others: 100, isLeast: false, since: "2026-11-18" }]);
    await here.store.enquiries.act(
      id,
      { action: "status", to: "closed", reason: "other", version: await version() },
      asha,
    );
    expect(await owed()).toEqual([]);
    expect((await read()).by.reason).toMatchObject([{ name: "other", enquiries: 1, engaged: 1 }]);
  });

  test("who owes charges that are a range owes its lower end at least", async () => {
    await accept("MH");
    here.pass(3 * day);
    await move("signatures", "2026-11-18");
    expect(await here.store.enquiries.owed()).toMatchObject([{ id, isLeast: true }]);
  });
});
