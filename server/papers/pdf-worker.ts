import { join } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { Font, renderToBuffer } from "@react-pdf/renderer";
import type { PaperJob, PaperResult } from "./pdf-queue.ts";
import { quotationPaper } from "./quotation-paper.ts";
import { receiptPaper } from "./receipt-paper.ts";
import { families } from "./sheet.ts";

const { folder }: { folder: string } = workerData;

for (const { family, source } of families)
  Font.register({
    family,
    fonts: [400, 640].map((fontWeight) => ({ src: join(folder, `${source}-${fontWeight}.ttf`), fontWeight })),
  });
// Words are not divided.
Font.registerHyphenationCallback((word) => [word]);

function paper(job: PaperJob) {
  const date = new Date(`${job.date}T00:00:00Z`);
  return job.kind === "quotation" ? quotationPaper(job.document, date) : receiptPaper(job.document, date);
}

async function write(job: PaperJob): Promise<PaperResult> {
  try {
    return { bytes: new Uint8Array(await renderToBuffer(paper(job))) };
  } catch (error) {
    return { error: (error as Error).message };
  }
}

parentPort?.on("message", async (job: PaperJob) => parentPort?.postMessage(await write(job)));
