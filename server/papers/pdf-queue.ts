import { Worker } from "node:worker_threads";
import type { ReceiptDocument } from "../../domain/payments/receipt.ts";
import type { QuotationDocument } from "../../domain/quotation/document.ts";

/** What is needed for one document. */
export type PaperJob = (
  | { kind: "quotation"; document: QuotationDocument }
  | { kind: "receipt"; document: ReceiptDocument }
) & {
  /** Its day: the file says when it was made, and the same document gives the same bytes. */
  date: string;
  folder: string;
};

/** What the worker sends back. */
export type PaperResult = { bytes: Uint8Array } | { error: string };

/** How long somebody should wait who finds the queue full. */
export const busySeconds = 5;

/** Too many wait already. */
export class PdfsBusy extends Error {
  override name = "PdfsBusy";
}

interface Entry extends PromiseWithResolvers<Uint8Array> {
  job: PaperJob;
  /** Who still wants it. */
  askers: number;
}

interface Options {
  mostWaiting?: number;
  /** How long the worker stays for the next one: its memory is given back only when it ends. */
  idleMs?: number;
  /** A document takes a second or two. */
  longestMs?: number;
}

/**
 * Writes PDFs one after the other, in a thread of their own: each takes a second of work and some hundred megabytes. Whoever asks for what is
 * being written or waits already gets the same one. Pools of threads (tinypool, piscina) leave whoever waits without a thread when their only
 * one was ended for taking too long, or for its memory.
 */
export function createPdfQueue({ mostWaiting = 8, idleMs = 20_000, longestMs = 60_000 }: Options = {}) {
  /** By what they say; the first is being written. */
  const entries = new Map<string, Entry>();
  let current: string | undefined;
  let worker: { thread: Worker; folder: string } | undefined;
  let timer: NodeJS.Timeout | undefined;

  function startWorker(folder: string): Worker {
    const thread = new Worker(new URL("./pdf-worker.ts", import.meta.url), {
      workerData: { folder },
      resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 },
    });
    worker = { thread, folder };
    const isMine = () => worker?.thread === thread;
    thread.on("message", (result: PaperResult) => isMine() && settle(result));
    thread.on("error", (error) => isMine() && endWorker(error.message));
    thread.on("exit", () => isMine() && endWorker("The thread that writes PDFs has ended."));
    return thread;
  }

  function endWorker(reason: string): void {
    const thread = worker?.thread;
    worker = undefined;
    void thread?.terminate();
    if (current !== undefined) settle({ error: reason });
  }

  function settle(result: PaperResult): void {
    clearTimeout(timer);
    const entry = entries.get(current!)!;
    entries.delete(current!);
    current = undefined;
    if ("bytes" in result) entry.resolve(result.bytes);
    else entry.reject(new Error(`A PDF was not written: ${result.error}`));
    writeNext();
  }

  function writeNext(): void {
    if (current !== undefined) return;
    const [next] = entries;
    if (!next) {
      // An idle worker keeps no process from ending.
      worker?.thread.unref();
      timer = setTimeout(endWorker, idleMs, "idle").unref();
      return;
    }
    const [key, { job }] = next;
    current = key;
    clearTimeout(timer);
    if (worker && worker.folder !== job.folder) {
      void worker.thread.terminate();
      worker = undefined;
    }
    const thread = worker?.thread ?? startWorker(job.folder);
    thread.ref();
    timer = setTimeout(endWorker, longestMs, "It took too long.");
    thread.postMessage(job);
  }

  return {
    /** How many are being written or wait. */
    get size(): number {
      return entries.size;
    },
    /** Throws PdfsBusy when too many wait. Whoever gives up while it waits leaves the queue. */
    async write(job: PaperJob, signal?: AbortSignal): Promise<Uint8Array> {
      signal?.throwIfAborted();
      const key = JSON.stringify(job);
      let entry = entries.get(key);
      if (!entry) {
        if (entries.size > mostWaiting) throw new PdfsBusy("Too many PDFs are being written.");
        entry = { ...Promise.withResolvers<Uint8Array>(), job, askers: 0 };
        entries.set(key, entry);
        writeNext();
      }
      const mine = entry;
      mine.askers += 1;
      const left = Promise.withResolvers<never>();
      const leave = () => {
        mine.askers -= 1;
        if (mine.askers === 0 && key !== current && entries.get(key) === mine) entries.delete(key);
        left.reject(signal?.reason);
      };
      signal?.addEventListener("abort", leave);
      try {
        return await Promise.race([mine.promise, left.promise]);
      } finally {
        signal?.removeEventListener("abort", leave);
      }
    },
  };
}

/** The one of this process, for the desk, founders and mails. */
export const pdfQueue = createPdfQueue();
