import { type Intake, queueDeliveries } from "../intake/store.ts";
import type { Db, LeadRow } from "../store/tables.ts";

/** Whatever changes an enquiry ends with this, once in its transaction: the version counts on, and the webhook is told. */
export async function changeEnquiry(db: Db, intake: Intake, id: string, set: Partial<LeadRow> = {}): Promise<void> {
  await db
    .updateTable("leads")
    .set((column) => ({ ...set, version: column("version", "+", 1) }))
    .where("id", "=", id)
    .execute();
  await queueDeliveries(db, intake, "change", id, ["webhook"]);
}
