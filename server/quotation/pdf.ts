import { quotationWords } from "../../content/registration/quotation.ts";
import { type QuotationDocument, quotationDocument } from "../../domain/quotation/document.ts";
import type { SentQuotation } from "../../domain/quotation/model.ts";
import { fill } from "../../domain/text.ts";
import { missingLetters } from "./fonts.ts";
import { pdfQueue } from "./pdf-queue.ts";

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

/** The quotation as a PDF. Throws PdfsBusy when too many are being written. */
export async function quotationPdf(
  quotation: SentQuotation,
  folder: string,
  signal?: AbortSignal,
): Promise<Uint8Array> {
  const document = await checkLetters(quotation, folder);
  return pdfQueue.write({ document, date: quotation.date, folder }, signal);
}

/** A letter and its mark as one character: that is how the fonts have them. */
const composed = (document: QuotationDocument): QuotationDocument =>
  JSON.parse(JSON.stringify(document).normalize("NFC"));
