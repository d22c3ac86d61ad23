import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { quotationWords } from "../../content/quotation.ts";
import { type QuotationDocument, quotationDocument } from "../../domain/quotation/document.ts";
import type { SentQuotation } from "../../domain/quotation/model.ts";
import { fill } from "../../domain/text.ts";
import { missingLetters } from "./fonts.ts";

/** What the worker needs for one document. */
export interface PaperJob {
  document: QuotationDocument;
  /** Day of the quotation: the file says when it was made, and the same quotation gives the same bytes. */
  date: string;
  folder: string;
}

/** It has letters that cannot be printed. */
export class UnprintableLetters extends Error {
  constructor(letters: readonly string[]) {
    super(fill(quotationWords.problems.letters, { letters: letters.join(" ") }));
  }
}

/** Throws when it has letters that no font has. */
export async function checkLetters(quotation: SentQuotation, folder: string): Promise<QuotationDocument> {
  const document = composed(quotationDocument(quotation));
  const missing = await missingLetters(document, folder);
  if (missing.length > 0) throw new UnprintableLetters(missing);
  return document;
}

/** The quotation as a PDF. Writing one keeps a thread busy for most of a second, so it has one of its own. */
export async function quotationPdf(quotation: SentQuotation, folder: string): Promise<Uint8Array> {
  const document = await checkLetters(quotation, folder);
  const workerData: PaperJob = { document, date: quotation.date, folder };
  const worker = new Worker(new URL("./pdf-worker.ts", import.meta.url), { workerData });
  const [bytes] = await once(worker, "message");
  return bytes;
}

/** A letter and its mark as one character: that is how the fonts have them. */
const composed = (document: QuotationDocument): QuotationDocument =>
  JSON.parse(JSON.stringify(document).normalize("NFC"));
