import { afterEach, beforeEach, expect, test } from "vitest";
import { receiptExamples } from "../../tests/fixtures/receipts.ts";
import { recordPayment } from "../testing/acts.ts";
import { closeDeskFolder, type DeskFolder, openDeskFolder, runDeskCommand } from "../testing/command-line.ts";
import { sampleLead } from "../testing/samples.ts";
import { paymentCsv } from "./export.ts";

let place: DeskFolder;
beforeEach(async () => {
  place = await openDeskFolder();
});
afterEach(() => closeDeskFolder(place));

const cellsOf = (name: keyof typeof receiptExamples) => {
  const issued = receiptExamples[name];
  const payment = {
    id: "p",
    receipt: issued.receipt.number,
    by: "Asha",
    at: "2026-11-16T06:00:00.000Z",
    ...issued.payment,
  };
  const record = { ...issued, payment, enquiryId: null };
  return Object.fromEntries(paymentCsv.map(([head, cell]) => [head, cell(record)]));
};

test("each tax has a column of its own, and every row comes to what was paid", () => {
  expect(cellsOf("voucher")).toMatchObject({
    ...{ receipt: "R2026-27/0001", rupees: 16_800, tds: 1_000, fee_without_gst: 10_000, gst: 1_800 },
    ...{ client_address: "14 Hill Road, Bandra, Mumbai 400050", client_gstin: "27AAPFU0939F1ZV" },
    ...{ central_tax: null, integrated_tax: 1_800, held_for_others: 6_000, place_of_supply: "27", way: "bank" },
  });
  expect(cellsOf("ownState")).toMatchObject({ central_tax: 900, state_or_territory_tax: 900, integrated_tax: null });
  expect(cellsOf("invoiced")).toMatchObject({ gst: 360, central_tax: null, gstin: null });
  expect(cellsOf("plain")).toMatchObject({ fee_without_gst: 1_999, gst: 360, held_for_others: 2_641, gstin: null });
  expect(cellsOf("cancelled")).toMatchObject({ rupees: -16_800, integrated_tax: -1_800, cancels: "R2026-27/0001" });
  for (const name of Object.keys(receiptExamples) as (keyof typeof receiptExamples)[]) {
    const { rupees, tds, fee_without_gst: fee, gst, held_for_others: held } = cellsOf(name) as Record<string, number>;
    expect(fee! + gst! + held!, name).toBe(rupees! + tds!);
  }
});

test("lists receipts and contrary entries in the order of their numbers, as CSV and as JSON", async () => {
  const { id } = await place.store.saveLead(sampleLead());
  const recorded = await recordPayment(place.store, id, { reference: "=1+1" });
  const version = (await place.store.enquiries.detail(id))!.enquiry.version;
  const paymentId = recorded.result === "done" ? recorded.payment!.payment.id : "";
  await place.store.payments.cancel(paymentId, "Wrong.", { version, actor: { name: "Asha" } });
  const run = (...args: string[]) => runDeskCommand(["export", "payments", ...args], { DATA_DIR: place.dataDir });
  const { code, out } = await run();
  expect(code).toBe(0);
  const [heads, ...rows] = out.trim().split("\r\n");
  expect(heads).toBe(paymentCsv.map(([head]) => head).join(","));
  expect(rows.map((row) => row.split(",")[0]!.slice(-4))).toEqual(["0001", "0002"]);
  expect(rows[0]).toContain("'=1+1");
  const records = JSON.parse((await run("--format", "json")).out);
  expect(records).toMatchObject([
    { payment: { rupees: 2_359 } },
    { payment: { rupees: -2_359 }, receipt: { cancels: {} } },
  ]);
});
