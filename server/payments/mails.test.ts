import PostalMime from "postal-mime";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { recordPayment } from "../testing/acts.ts";
import { temporaryFolder } from "../testing/basics.ts";
import { openOutbox, type TestOutbox } from "../testing/outbox.ts";
import { writePaperFonts } from "../testing/paper-fonts.ts";
import { asha, sampleLead } from "../testing/samples.ts";

const folder = temporaryFolder();
beforeAll(() => writePaperFonts(folder.path), 60_000);
afterAll(() => folder[Symbol.dispose]());

let outbox: TestOutbox;
beforeEach(async () => {
  outbox = await openOutbox(["mail"]);
});
afterEach(() => outbox.close());

async function pay(reference: string) {
  const { id } = await outbox.store.saveLead(sampleLead());
  const recorded = await recordPayment(outbox.store, id, { rupees: 5_000, reference });
  if (recorded.result !== "done") throw new Error(recorded.result);
  return { id, ...recorded.payment! };
}
const cancel = async ({ id, payment }: Awaited<ReturnType<typeof pay>>) => {
  const { version } = (await outbox.store.enquiries.detail(id))!.enquiry;
  return outbox.store.payments.cancel(payment.id, "It was another client's.", { version, actor: asha });
};
const toFounders = () => outbox.smtp.mails.filter(({ to }) => to[0] !== "owner@example.in");

test("the founder gets the receipt with its PDF, and later that it was cancelled, with the reason", async () => {
  const paid = await pay("UTR42");
  const worker = outbox.startWorker({ paper: folder.path, deskUrl: "https://desk.example.in" });
  await outbox.smtp.received(2);
  const receipt = await PostalMime.parse(toFounders()[0]!.raw);
  expect(receipt.subject).toBe(`Receipt ${paid.receipt.number}: ₹5,000`);
  for (const words of ["UTR42", "Asha Rao", "Paid in advance", "/api/registration?key="])
    expect(receipt.text).toContain(words);
  expect(receipt.attachments).toMatchObject([{ mimeType: "application/pdf" }]);
  await expect.poll(async () => (await outbox.store.outbox.counts()).mail.done).toBe(2);
  await cancel(paid);
  worker.notify();
  await outbox.smtp.received(3);
  const cancelled = await PostalMime.parse(toFounders()[1]!.raw);
  expect(cancelled.subject).toBe(`Receipt ${paid.receipt.number} was cancelled`);
  expect(cancelled.text).toContain("It was another client's.");
  expect(cancelled.attachments).toHaveLength(1);
}, 60_000);

test("a receipt that was cancelled before its mail went out is not sent", async () => {
  await cancel(await pay("UTR1"));
  await pay("UTR2");
  outbox.startWorker({ paper: folder.path });
  await outbox.smtp.received(3);
  const mails = await Promise.all(toFounders().map(({ raw }) => PostalMime.parse(raw)));
  expect(mails.map(({ text }) => /UTR\d/.exec(text!)![0])).toEqual(["UTR2"]);
}, 60_000);
