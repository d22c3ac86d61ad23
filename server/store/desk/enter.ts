import type { NewEnquiry } from "../../../domain/desk/actions.ts";
import { withoutBidiControls } from "../../../domain/forms/person.ts";
import { claimAcknowledgement } from "../acknowledgements.ts";
import type { Saved } from "../contract.ts";
import { type Db, emailKey } from "../schema.ts";
import { type Intake, insertLead, onceForKey, queueDeliveries } from "../submissions.ts";
import { phoneKey } from "./columns.ts";
import type { Actor, Enquiry } from "./contract.ts";
import { selectEnquiries, toEnquiry } from "./enquiry-rows.ts";
import { addEvent } from "./events.ts";

/** Somebody at the desk writes down who telephoned or came by. Nobody at the desk is mailed: one of them has just typed it. */
export const enter = (intake: Intake, given: NewEnquiry, actor: Actor, key?: string): Promise<Saved> =>
  onceForKey(intake, "desk", { idempotencyKey: key }, async (db, id, createdAt) => {
    const { source, structure, state, acknowledge, ...typed } = given;
    const plan = { ...(structure && { structure }), ...(state && { state }) };
    const email = withoutBidiControls(typed.email);
    const phone = withoutBidiControls(typed.phone);
    const companyPlan = structure || state ? { plan, dropped: [] } : undefined;
    await insertLead(db, { ...typed, form: source, email, phone, companyPlan, suspect: [] }, id, createdAt);
    await addEvent(db, id, { type: "entered", source }, actor, intake.now());
    await queueDeliveries(db, intake, "lead", id, ["webhook"]);
    if (acknowledge && email && (await claimAcknowledgement(db, emailKey(email), id, intake.now())))
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
