import { spamLimit } from "../../domain/forms/spam.ts";
import { toOpenDelivery } from "../mail/store.ts";
import { addressTrouble, toOutside } from "../store/contract.ts";
import type { Db } from "../store/tables.ts";
import type { Undelivered } from "./store-contract.ts";

const longestList = 100;

/** Mails to founders that did not arrive, of one enquiry or of all: given up, or refused by the address. The newest first. */
export async function readUndelivered(db: Db, enquiryId?: string): Promise<Undelivered[]> {
  let query = db
    .selectFrom("deliveries")
    .innerJoin("leads", "leads.id", "deliveries.submissionId")
    .leftJoin("quotations", "quotations.deliveryId", "deliveries.id")
    .selectAll("deliveries")
    .select(["leads.name", "leads.email", "quotations.id as quotationId"])
    .where("deliveries.channel", "=", "mail")
    .where("deliveries.purpose", "in", toOutside)
    .where("leads.spamScore", "<", spamLimit)
    .where((mail) =>
      mail.or([
        mail("deliveries.state", "=", "dead"),
        mail.and([
          mail("deliveries.state", "=", "waiting"),
          mail("deliveries.attempts", ">", 0),
          mail("deliveries.lastError", "like", `${addressTrouble}%`),
        ]),
      ]),
    )
    .orderBy("deliveries.createdAt", "desc")
    .limit(longestList);
  if (enquiryId !== undefined) query = query.where("deliveries.submissionId", "=", enquiryId);
  return (await query.execute()).map(({ name, email, quotationId, ...row }) => ({
    ...toOpenDelivery(row, { kind: "lead", id: row.submissionId, name, email }),
    quotationId,
  }));
}
