import { sql } from "kysely";
import { type EventContent, eventContent } from "../../domain/desk/events.ts";
import { isSetByFounder, openClaims, questionsIn } from "../../domain/desk/history.ts";
import { isClaimed } from "../../domain/payments/claim.ts";
import { readDocument, storable, toDocument } from "../store/documents.ts";
import { newId } from "../store/ids.ts";
import type { Db, EventRow } from "../store/tables.ts";
import type { Actor, DeskEvent } from "./store-contract.ts";

/** Appends what happened, inside the transaction that did it; returns its id. */
export const addEvent = (db: Db, enquiryId: string, ...what: Happening): Promise<string> =>
  insertEvent(db, { enquiryId, applicationId: null }, ...what);

export const addApplicationEvent = (db: Db, applicationId: string, ...what: Happening): Promise<string> =>
  insertEvent(db, { enquiryId: null, applicationId }, ...what);

type Happening = [content: EventContent, actor: Actor, now: Date, key?: string];

async function insertEvent(
  db: Db,
  of: Pick<EventRow, "enquiryId" | "applicationId">,
  ...[content, actor, now, key]: Happening
): Promise<string> {
  const { type, ...data } = eventContent.parse(content);
  const id = newId(now);
  await db
    .insertInto("events")
    .values({
      id,
      ...of,
      at: now.toISOString(),
      personId: actor.personId ?? null,
      byName: storable(actor.name),
      type,
      data: toDocument(data),
      key: key ?? null,
    })
    .execute();
  const said = saidIn(content);
  if (of.enquiryId && said)
    await db
      .updateTable("enquirySearch")
      .set({ notes: sql<string>`notes || ${` ${storable(said).toLowerCase()}`}` })
      .where("id", "=", of.enquiryId)
      .execute();
  return id;
}

/** What somebody wrote, for the search. */
function saidIn(content: EventContent): string {
  const { note, reason, text, reference } = content as Partial<
    Record<"note" | "reason" | "text" | "reference", string>
  >;
  return [note, content.type === "status" ? undefined : reason, text, reference].filter(Boolean).join(" ");
}

/** After the enquiry was locked: before, the same may be going on. */
export async function wasDone(db: Db, key: string | undefined): Promise<boolean> {
  if (key === undefined) return false;
  return (await db.selectFrom("events").select("id").where("key", "=", key).executeTakeFirst()) !== undefined;
}

/** Oldest first. */
export async function listEvents(db: Db, of: "enquiryId" | "applicationId", id: string): Promise<DeskEvent[]> {
  return (await db.selectFrom("events").selectAll().where(of, "=", id).orderBy("id").execute()).map(toEvent);
}

/** Of several enquiries at once. */
export async function eventsOf(db: Db, enquiryIds: readonly string[]): Promise<Map<string, DeskEvent[]>> {
  if (enquiryIds.length === 0) return new Map();
  const rows = await db.selectFrom("events").selectAll().where("enquiryId", "in", enquiryIds).orderBy("id").execute();
  return new Map([...Map.groupBy(rows, ({ enquiryId }) => enquiryId!)].map(([id, of]) => [id, of.map(toEvent)]));
}

const toEvent = ({ id, at, personId, byName, type, data }: EventRow): DeskEvent => ({
  id,
  at,
  by: { personId, name: byName },
  ...readContent(type, readDocument(data)),
});

/** What the program no longer knows is shown as it was written down. */
function readContent(type: string, data: Record<string, unknown>): EventContent {
  const known = eventContent.safeParse({ ...data, type });
  if (known.success) return known.data;
  const said = Object.entries(data).map(
    ([name, value]) => `${name} ${typeof value === "string" ? value : JSON.stringify(value)}`,
  );
  return { type: "other", text: [type, ...said].join(", ") };
}

/** All enquiries of the person who sent this one: those with its address, and those that were joined at the desk. */
export async function enquiriesOfPerson(db: Db, enquiryId: string): Promise<string[]> {
  const one = await db
    .selectFrom("leads")
    .select(["emailKey", "joinedAs"])
    .where("id", "=", enquiryId)
    .executeTakeFirst();
  if (!one) return [];
  const rows = await db
    .selectFrom("leads")
    .select("id")
    .where((lead) =>
      lead.or([
        lead("id", "=", enquiryId),
        ...(one.emailKey ? [lead("emailKey", "=", one.emailKey)] : []),
        ...(one.joinedAs ? [lead("joinedAs", "=", one.joinedAs)] : []),
      ]),
    )
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** A payment that the founder had told us of ends the follow-up that their word has made. Before its event is written. */
export async function endedByPayment(
  db: Db,
  { id, followUpOn }: { id: string; followUpOn: string | null },
  paid: Parameters<typeof isClaimed>[1],
): Promise<{ followUpOn?: null }> {
  if (followUpOn === null) return {};
  const events = await listEvents(db, "enquiryId", id);
  const claims = openClaims(events);
  const isOver = claims.length > 0 && claims.every((claim) => isClaimed(claim, paid)) && isSetByFounder(events);
  return isOver && questionsIn(events).every(({ answer }) => answer) ? { followUpOn: null } : {};
}
