import { join } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { Font, renderToBuffer } from "@react-pdf/renderer";
import { quotationPaper } from "./paper.ts";
import { families } from "./paper-look.ts";
import type { PaperJob } from "./pdf.ts";

const { document, date, folder }: PaperJob = workerData;

for (const { family, source } of families)
  Font.register({
    family,
    fonts: [400, 640].map((fontWeight) => ({ src: join(folder, `${source}-${fontWeight}.ttf`), fontWeight })),
  });
// Words are not divided.
Font.registerHyphenationCallback((word) => [word]);

const bytes = await renderToBuffer(quotationPaper(document, new Date(`${date}T00:00:00Z`)));
parentPort?.postMessage(new Uint8Array(bytes));
