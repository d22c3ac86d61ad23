import type { Engine } from "../engines/engine.ts";
import { lockRows } from "../locks.ts";
import { toApplication, toDelivery } from "../rows.ts";
import type { ApplicationRow, Db } from "../schema.ts";
import type { ApplicationInWork, ApplicationQueries } from "./contract.ts";
import { addApplicationEvent, listEvents } from "./events.ts";

export function createApplications(engine: Engine, now: () => Date): ApplicationQueries {
  return {
    list: ({ status }, { before, limit }) =>
      engine.read(async (db) => {
        let query = db.selectFrom("applications").selectAll();
        if (status) query = query.where("status", "=", status);
        if (before) query = query.where("id", "<", before);
        const rows = await query
          .orderBy("id", "desc")
          .limit(limit + 1)
          .execute();
        const shown = rows.slice(0, limit);
        return { rows: shown.map(inWork), next: rows.length > limit ? shown.at(-1)!.id : null };
      }),
    detail: (id) =>
      engine.read(async (db) => {
        const application = await byId(db, id);
        if (!application) return undefined;
        const deliveries = db.selectFrom("deliveries").selectAll().where("submissionId", "=", id).orderBy("id");
        return {
          application,
          events: await listEvents(db, "applicationId", id),
          deliveries: (await deliveries.execute()).map(toDelivery),
        };
      }),
    setStatus: (id, { to, note, version }, actor) =>
      engine.write(async (db) => {
        await lockRows(db, engine, "applications", [id]);
        const application = await byId(db, id);
        if (!application) return { result: "gone" };
        const { numUpdatedRows } = await db
          .updateTable("applications")
          .set({ status: to, version: version + 1 })
          .where("id", "=", id)
          .where("version", "=", version)
          .executeTakeFirst();
        const latest = (await byId(db, id))!;
        if (numUpdatedRows === 0n) return { result: "stale", application: latest };
        const change = { type: "application-status", from: application.status, to, ...(note && { note }) } as const;
        await addApplicationEvent(db, id, change, actor, now());
        return { result: "done", application: latest };
      }),
  };
}

const inWork = (row: ApplicationRow): ApplicationInWork => ({
  ...toApplication(row),
  status: row.status,
  version: row.version,
});

async function byId(db: Db, id: string): Promise<ApplicationInWork | undefined> {
  const row = await db.selectFrom("applications").selectAll().where("id", "=", id).executeTakeFirst();
  return row && inWork(row);
}
