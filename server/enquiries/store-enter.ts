import type { NewEnquiry } from "../../domain/desk/actions.ts";
import type { EventContent } from "../../domain/desk/events.ts";
import { type Intake, insertLead, onceForKey, queueDeliveries } from "../intake/store.ts";
import { claimAcknowledgement } from "../intake/store-acknowledgements.ts";
import type { Saved } from "../store/contract.ts";
import { emailKey } from "../store/ids.ts";
import type { Db } from "../store/tables.ts";
import { phoneKey } from "./store-columns.ts";
import type { Actor, Enquiry } from "./store-contract.ts";
import { addEvent } from "./store-events.ts";
import { selectEnquiries, toEnquiry } from "./store-rows.ts";

/** Somebody at the desk writes down who telephoned or came by. Nobody at the desk is mailed: one of them has just typed it. */
export const enter = (intake: Intake, given: NewEnquiry, actor: Actor, key?: string): Promise<Saved> =>
  onceForKey(intake, "desk", { idempotencyKey: key }, async (db, id, createdAt) => {
    const { source, structure, state, acknowledge, mine, spoken, ...typed } = given;
    const plan = { ...(structure && { structure }), ...(state && { state }) };
    const companyPlan = structure || state ? { plan, dropped: [] } : undefined;
    await insertLead(db, { ...typed, form: source, companyPlan, suspect: [] }, id, createdAt);
    const at = intake.now().toISOString();
    const isTaken = mine && actor.personId !== undefined;
    const events: EventContent[] = [
      { type: "entered", source },
      ...(isTaken ? [{ type: "claimed" } as const] : []),
      ...(spoken ? [{ type: "status", from: "new", to: "contacted" } as const] : []),
    ];
    // A millisecond apart: ids sort by time.
    for (const [index, event] of events.entries())
      await addEvent(db, id, event, actor, new Date(intake.now().getTime() + index));
    if (events.length > 1)
      await db
        .updateTable("leads")
        .set({
          ...(isTaken && { ownerId: actor.personId! }),
          ...(spoken && { status: "contacted", dueAt: null, firstCallAt: at, contactedAt: at }),
        })
        .where("id", "=", id)
        .execute();
    await queueDeliveries(db, intake, "lead", id, ["webhook"]);
    if (acknowledge && typed.email && (await claimAcknowledgement(db, emailKey(typed.email), id, intake.now())))
      await queueDeliveries(db, intake, "acknowledgement", id, ["mail"]);
    return id;
  });

const mostKnown = 5;

/** Who is here already with this number, in whatever way it is written, or this address. Newest first. */
export async function findKnown(db: Db, { phone, email }: { phone: string; email: string }): Promise<Enquiry[]> {
  const number = phoneKey(phone);
  const address = emailKey(email);
  if (!number && !address) return [];
  const rows = await selectEnquiries(db)
    .where((column) =>
      column.or([
        ...(number ? [column("leads.phoneKey", "=", number)] : []),
        ...(address ? [column("leads.emailKey", "=", address)] : []),
      ]),
    )
    .orderBy("leads.id", "desc")
    .limit(mostKnown)
    .execute();
  return rows.map(toEnquiry);
}
