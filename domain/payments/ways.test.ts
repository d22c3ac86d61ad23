import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import { payingWords } from "../../content/registration/paying.ts";
import { examples, merchant, payment, sentQuotation } from "../../tests/fixtures/quotations.ts";
import { quotationDocument } from "../quotation/document.ts";
import { dueLines } from "./due-lines.ts";
import { qrCode } from "./qr-code.ts";
import { dueParts } from "./terms.ts";
import { paymentTerms, upiLink } from "./ways.ts";

const wasm = createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm");
prepareZXingModule({ overrides: { wasmBinary: readFileSync(wasm).buffer } });

const exactly = (amount: number) => ({ from: amount, to: amount });
const personal = payment.upi;

async function scan(text: string): Promise<string[]> {
  const { size, path } = qrCode(text);
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="${size * 6}" height="${size * 6}" viewBox="0 0 ${size} ${size}"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
  const codes = await readBarcodes(await sharp(Buffer.from(drawn)).png().toBuffer());
  return codes.map((code) => code.text);
}

describe("a link for UPI", () => {
  test("has payee, amount with two decimals, currency and note; spaces as %20, the @ as it is", () => {
    expect(upiLink(personal, "2026-27/0001", exactly(2_359))).toBe(
      "upi://pay?pa=zyntra.advisors@okbank&pn=Zyntra%20Advisors%20%26%20Partners%20LLP&am=2359.00&cu=INR&tn=Quotation%202026-27-0001",
    );
  });

  test("has a reference of its own for merchants, who must have one", () => {
    expect(upiLink(merchant, "2026-27/0001", exactly(1))).toMatch(/&am=1\.00&.*&tr=2026-27-0001$/);
  });

  test("of a range has no amount: the payer types it", () => {
    expect(upiLink(personal, "2026-27/0001", { from: 14_500, to: 15_000 })).not.toContain("am=");
  });

  test("can be scanned from the code, which has four empty squares around it", async () => {
    const link = upiLink(merchant, "2026-27/0001", exactly(17_309));
    expect(await scan(link)).toEqual([link]);
    const { size, path } = qrCode(link);
    const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map((run) => run.slice(1).map(Number));
    const across = runs.flatMap(([x, , length]) => [x!, x! + length!]);
    const down = runs.flatMap(([, y]) => [y!, y! + 1]);
    for (const at of [across, down]) expect([Math.min(...at), Math.max(...at)]).toEqual([4, size - 4]);
  });
});

describe("what a quotation says of paying", () => {
  test("without facts of the firm: only that the advisor tells it", () => {
    expect(paymentTerms({ fee: "full" })).toBeUndefined();
    const { paying } = quotationDocument(examples.alone);
    expect(paying).toEqual({ heading: payingWords.heading, due: [], notes: [payingWords.ask] });
  });

  test("the account number is frozen once", () => {
    const bank = { ...payment.bank, numberAgain: payment.bank.number };
    expect(paymentTerms({ ...payment, bank, refund: "Ours" })).toEqual(payment);
  });

  test("halves with GST, and charges at actuals whose sum is told later where it is a range", () => {
    const half = expect.stringMatching(/^₹[\d,]+$/);
    expect(dueLines(examples.ranges)).toEqual([
      { when: "When you accept", what: "First half of our fee, with GST", value: half },
      {
        when: "Before we file",
        what: "Charges of others, at actuals",
        value: expect.stringMatching(/^₹[\d,]+ to ₹[\d,]+$/),
        note: "Your advisor tells you the exact sum before we file.",
      },
      { when: "With the certificate", what: "Second half of our fee, with GST", value: half },
    ]);
  });

  test("an exact sum of charges needs no such note", () => {
    const plan = { structure: "opc", state: "KA", capital: 100_000, tier: "starter" } as const;
    const [fee, charges] = dueLines(sentQuotation(plan, [], { payment: { fee: "full", upi: merchant } }));
    expect([fee?.what, charges?.note]).toEqual(["Our fee, with GST", undefined]);
  });

  test("UPI and bank have the reference that a payment is found by, and the code holds what is due first", () => {
    const { paying } = quotationDocument(examples.ranges);
    for (const way of [paying.upi, paying.bank])
      expect(way?.facts).toContainEqual({ label: payingWords.reference, value: "2026-27-0001" });
    expect(paying.upi?.link).toContain(`&am=${dueParts(examples.ranges)[0]?.amount.from}.00&`);
    expect(paying.notes[0]).toContain(payment.upi.name);
  });
});
