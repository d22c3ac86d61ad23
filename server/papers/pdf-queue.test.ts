import { afterAll, beforeAll, expect, test } from "vitest";
import { quotationDocument } from "../../domain/quotation/document.ts";
import { examples } from "../../tests/fixtures/quotations.ts";
import { temporaryFolder } from "../testing/basics.ts";
import { writePaperFonts } from "../testing/paper-fonts.ts";
import { createPdfQueue, type PaperJob, PdfsBusy } from "./pdf-queue.ts";

const folder = temporaryFolder();
beforeAll(() => writePaperFonts(folder.path), 60_000);
afterAll(() => folder[Symbol.dispose]());

const document = quotationDocument(examples.alone);
const job = (title: string): PaperJob => ({
  kind: "quotation",
  document: { ...document, title },
  date: "2026-11-16",
  folder: folder.path,
});

test("one is written at a time; who asks for the same gets the same, who comes when it is full is told so", async () => {
  const queue = createPdfQueue({ mostWaiting: 2, idleMs: 0 });
  const [first, same, second, third] = ["a", "a", "b", "c"].map((title) => queue.write(job(title)));
  expect(queue.size).toBe(3);
  await expect(queue.write(job("d"))).rejects.toThrow(PdfsBusy);
  expect(await same).toBe(await first);
  const done = await Promise.all([second, third, queue.write(job("d"))]);
  for (const bytes of done) expect(Buffer.from(bytes!).subarray(0, 5).toString()).toBe("%PDF-");
  expect(queue.size).toBe(0);
});

test("who gives up while it waits leaves the queue, unless somebody else wants it too", async () => {
  const queue = createPdfQueue({ mostWaiting: 2, idleMs: 0 });
  const running = queue.write(job("a"));
  const [one, two] = [new AbortController(), new AbortController()];
  const [left, shared, stays] = [
    queue.write(job("b"), one.signal),
    queue.write(job("c"), two.signal),
    queue.write(job("c")),
  ];
  one.abort();
  two.abort();
  await expect(left).rejects.toThrow("aborted");
  await expect(shared).rejects.toThrow("aborted");
  expect(queue.size).toBe(2);
  await Promise.all([running, stays]);
  expect(queue.size).toBe(0);
});

test("a document that cannot be written or takes too long keeps nobody waiting, and the next one is written", async () => {
  const queue = createPdfQueue({ idleMs: 0 });
  const broken = queue.write({ ...job("a"), document: {} } as PaperJob);
  const next = queue.write(job("b"));
  await expect(broken).rejects.toThrow("A PDF was not written");
  expect((await next).length).toBeGreaterThan(1_000);
  const slow = createPdfQueue({ longestMs: 1, idleMs: 0 });
  await expect(slow.write(job("c"))).rejects.toThrow("took too long");
  expect(slow.size).toBe(0);
});
