import type { QuotationRecord } from "../enquiries/store-contract.ts";
import type { Store } from "../store/open.ts";
import { quotationPdf } from "./pdf.ts";

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
