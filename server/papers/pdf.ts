import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { quotationWords } from "../../content/registration/quotation.ts";
import { type IssuedReceipt, type ReceiptDocument, receiptDocument } from "../../domain/payments/receipt.ts";
import { type QuotationDocument, quotationDocument } from "../../domain/quotation/document.ts";
import type { SentQuotation } from "../../domain/quotation/model.ts";
import { fill } from "../../domain/text.ts";
import type { QuotationRecord } from "../enquiries/store-contract.ts";
import type { Store } from "../store/open.ts";
import { pdfQueue } from "./pdf-queue.ts";

/** Where the desk's build leaves the fonts: desk/vite.config.ts. */
export const paperFolder = (deskFolder: string): string => join(deskFolder, "paper");

/** The quotation as a PDF. Throws PdfsBusy when too many are being written. */
export async function quotationPdf(
  quotation: SentQuotation,
  folder: string,
  signal?: AbortSignal,
): Promise<Uint8Array> {
  const document = await checkLetters(quotation, folder);
  return pdfQueue.write({ kind: "quotation", document, date: quotation.date, folder }, signal);
}

/** The PDF of a quotation that was sent: made once, and kept with it. */
export async function keptPdf(
  { quotations }: Pick<Store, "quotations">,
  { id, sent, sentAt }: QuotationRecord,
  folder: string,
  signal?: AbortSignal,
): Promise<Uint8Array> {
  if (!sent || !sentAt) throw new Error("A quotation in work has no PDF to keep.");
  const kept = await quotations.pdf(id);
  if (kept) return kept;
  const made = await quotationPdf(sent, folder, signal);
  await quotations.keepPdf(id, sentAt, made);
  return (await quotations.pdf(id)) ?? made;
}

/** A receipt as a PDF: what it says is frozen, so it is written anew each time. */
export async function receiptPdf(issued: IssuedReceipt, folder: string, signal?: AbortSignal): Promise<Uint8Array> {
  const document = await checkReceiptLetters(issued, folder);
  return pdfQueue.write({ kind: "receipt", document, date: issued.receipt.date, folder }, signal);
}

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

/** Throws when the receipt has letters that no font has. */
export const checkReceiptLetters = (issued: IssuedReceipt, folder: string): Promise<ReceiptDocument> =>
  printable(receiptDocument(issued), folder);

async function printable<Written extends object>(written: Written, folder: string): Promise<Written> {
  const document = composed(written);
  const missing = await missingLetters(document, folder);
  if (missing.length > 0) throw new UnprintableLetters(missing);
  return document;
}

/** A letter and its mark as one character: that is how the fonts have them. */
const composed = <Written extends object>(document: Written): Written =>
  JSON.parse(JSON.stringify(document).normalize("NFC"));

/** Characters of a document that no font has: on paper they would be other letters, without a warning. */
async function missingLetters(document: object, folder: string): Promise<string[]> {
  const known = new Set(await readFile(join(folder, "characters.txt"), "utf8"));
  const used = new Set([...texts(document)].flatMap((text) => [...text]));
  return [...used].filter((character) => !known.has(character));
}

function* texts(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (typeof value === "object" && value !== null) for (const inner of Object.values(value)) yield* texts(inner);
}
