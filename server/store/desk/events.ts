import { type EventContent, eventContent } from "../../../domain/desk/events.ts";
import { newId } from "../ids.ts";
import { type Db, type EventRow, storable, storableJson } from "../schema.ts";
import type { Actor, DeskEvent } from "./contract.ts";

/** Appends what happened, inside the transaction that did it. */
export async function addEvent(
  db: Db,
  subjectId: string,
  content: EventContent,
  actor: Actor,
  now: Date,
  key?: string,
): Promise<void> {
  const { type, ...data } = eventContent.parse(content);
  await db
    .insertInto("events")
    .values({
      id: newId(now),
      subjectId,
      at: now.toISOString(),
      personId: actor.personId ?? null,
      byName: storable(actor.name),
      type,
      data: storableJson(data),
      key: key ?? null,
    })
    // Sent twice at the same moment, it is there once.
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
}

export async function wasDone(db: Db, key: string | undefined): Promise<boolean> {
  if (key === undefined) return false;
  return (await db.selectFrom("events").select("id").where("key", "=", key).executeTakeFirst()) !== undefined;
}

/** Oldest first. */
export async function listEvents(db: Db, subjectId: string): Promise<DeskEvent[]> {
  const rows = await db.selectFrom("events").selectAll().where("subjectId", "=", subjectId).orderBy("id").execute();
  return rows.map(toEvent);
}

/** The same of several at once. */
export async function eventsOf(db: Db, subjectIds: readonly string[]): Promise<Map<string, DeskEvent[]>> {
  if (subjectIds.length === 0) return new Map();
  const rows = await db.selectFrom("events").selectAll().where("subjectId", "in", subjectIds).orderBy("id").execute();
  return new Map([...Map.groupBy(rows, ({ subjectId }) => subjectId)].map(([id, of]) => [id, of.map(toEvent)]));
}

const toEvent = ({ id, at, personId, byName, type, data }: EventRow): DeskEvent => ({
  id,
  at,
  by: { personId, name: byName },
  ...eventContent.parse({ type, ...JSON.parse(data) }),
});
