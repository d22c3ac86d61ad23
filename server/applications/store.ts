import type { ApplicationChange } from "../../domain/desk/actions.ts";
import type { ApplicationStatus } from "../../domain/desk/enquiry.ts";
import type { Actor, ApplicationInWork, Page } from "../enquiries/store-contract.ts";
import { addApplicationEvent, listEvents } from "../enquiries/store-events.ts";
import type { Engine } from "../store/engines/engine.ts";
import { lockRows } from "../store/locks.ts";
import type { Outcome } from "../store/outcome.ts";
import { toApplication, toDelivery } from "../store/rows.ts";
import type { ApplicationRow, Db } from "../store/tables.ts";

type ApplicationResult = Outcome<{ application: ApplicationInWork }>;

export function createApplications(engine: Engine, now: () => Date) {
  return {
    list: (
      { status }: { status?: ApplicationStatus | undefined },
      { before, limit }: { before?: string | undefined; limit: number },
    ) =>
      engine.read(async (db): Promise<Page<ApplicationInWork>> => {
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
    detail: (id: string) =>
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
    setStatus: (id: string, { to, note, version }: ApplicationChange, actor: Actor) =>
      engine.write(async (db): Promise<ApplicationResult> => {
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
        if (numUpdatedRows === 0n) return { result: "stale", error: "Somebody else was faster.", application: latest };
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
