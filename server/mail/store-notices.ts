import { type Intake, queueDeliveries } from "../intake/store.ts";
import { readDocument, toDocument } from "../store/documents.ts";
import { newId } from "../store/ids.ts";
import type { Channel, Notice, NoticeContent } from "../store/records.ts";
import type { NoticeRow } from "../store/tables.ts";

export function createNotices(intake: Intake) {
  const { engine, now } = intake;
  return {
    /** Stores and queues it, unless there is one of this kind for this occasion; then false. */
    create: (content: NoticeContent, occasion: string, channels: readonly Channel[]) =>
      engine.write(async (db) => {
        const { kind, ...data } = content;
        const id = newId(now());
        const row = { id, kind, occasion, createdAt: now().toISOString(), data: toDocument(data) };
        const { numInsertedOrUpdatedRows } = await db
          .insertInto("notices")
          .values(row)
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst();
        if (numInsertedOrUpdatedRows === 0n) return false;
        await queueDeliveries(db, intake, kind, id, channels);
        return true;
      }),
    /** Whether nobody has done this for this occasion or a later one: of several servers one does. */
    isFirst: (name: string, occasion: string) =>
      engine.write(async (db) => {
        const mark = db.insertInto("marks").values({ name, value: occasion, createdAt: now().toISOString() });
        const { numInsertedOrUpdatedRows } = await mark
          .onConflict((conflict) =>
            conflict.column("name").doUpdateSet({ value: occasion }).where("marks.value", "<", occasion),
          )
          .executeTakeFirst();
        return numInsertedOrUpdatedRows !== 0n;
      }),
    last: (kind: Notice["kind"]) =>
      engine.read(async (db) => {
        const row = await db
          .selectFrom("notices")
          .selectAll()
          .where("kind", "=", kind)
          .orderBy("id", "desc")
          .limit(1)
          .executeTakeFirst();
        return row && toNotice(row);
      }),
    read: (id: string) =>
      engine.read(async (db) => {
        const row = await db.selectFrom("notices").selectAll().where("id", "=", id).executeTakeFirst();
        return row && toNotice(row);
      }),
  };
}

const toNotice = ({ id, createdAt, kind, data }: NoticeRow): Notice =>
  ({ ...readDocument(data), id, createdAt, kind }) as Notice;
