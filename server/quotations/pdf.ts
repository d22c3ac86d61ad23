import { quotationWords } from "../../content/registration/quotation.ts";
import { type IssuedReceipt, type ReceiptDocument, receiptDocument } from "../../domain/payments/receipt.ts";
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
  return printable(quotationDocument(quotation), folder);
}

async function printable<Written extends object>(written: Written, folder: string): Promise<Written> {
  const document = composed(written);
  const missing = await missingLetters(document, folder);
  if (missing.length > 0) throw new UnprintableLetters(missing);
  return document;
}

/** Throws when the receipt has letters that no font has. */
export const checkReceiptLetters = (issued: IssuedReceipt, folder: string): Promise<ReceiptDocument> =>
  printable(receiptDocument(issued), folder);

/** A receipt as a PDF: what it says is frozen, so it is written anew each time. */
export async function receiptPdf(issued: IssuedReceipt, folder: string, signal?: AbortSignal): Promise<Uint8Array> {
  const document = await checkReceiptLetters(issued, folder);
  return pdfQueue.write({ kind: "receipt", document, date: issued.receipt.date, folder }, signal);
}

/** The quotation as a PDF. Throws PdfsBusy when too many are being written. */
export async function quotationPdf(
  quotation: SentQuotation,
  folder: string,
  signal?: AbortSignal,
): Promise<Uint8Array> {
  const document = await checkLetters(quotation, folder);
  return pdfQueue.write({ kind: "quotation", document, date: quotation.date, folder }, signal);
}

/** A letter and its mark as one character: that is how the fonts have them. */
const composed = <Written extends object>(document: Written): Written =>
  JSON.parse(JSON.stringify(document).normalize("NFC"));
