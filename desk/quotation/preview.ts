import type { QuotationDraft } from "../../domain/quotation/model.ts";
import { plannedLine, readBasis, readLine, type Values, withEdit } from "./edits.ts";

/** The draft with what is being typed, as far as it can be read: the sum follows each key. */
export function preview(draft: QuotationDraft, open: { name: string; values: Values } | undefined): QuotationDraft {
  if (!open) return draft;
  const { name, values } = open;
  if (name === "basis") {
    const read = readBasis(values);
    return "value" in read ? { ...draft, basis: read.value } : draft;
  }
  const lineId = /^line-(.+)$/.exec(name)?.[1];
  if (name !== "add" && !lineId) return draft;
  const planned = lineId ? plannedLine(draft, lineId) : undefined;
  // The reason is written last, and changes no sum.
  const read = readLine({ ...values, label: values.label || "…", reason: values.reason || "…" }, planned);
  return "value" in read ? withEdit(draft, lineId, read.value) : draft;
}
