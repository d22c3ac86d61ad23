import type { View } from "../enquiries/store-contract.ts";
import { storable } from "../store/documents.ts";
import type { Engine } from "../store/engines/engine.ts";
import type { Db } from "../store/tables.ts";

type Counted = View & { count: number };

export type ViewCounts = ReturnType<typeof createViewCounts>;

export function createViewCounts(engine: Engine) {
  return {
    add: (views: readonly Counted[]) => engine.write((db) => add(db, views)),
    /** In place of what was counted for these days, unless that was more: a log that is read twice, or in part, counts once. */
    replaceDays: (views: readonly Counted[]) =>
      engine.longWrite(async (db) => {
        for (const [day, counted] of Map.groupBy(views, (view) => view.day)) {
          if ((await countDay(db, day)) > sum(counted)) continue;
          await db.deleteFrom("views").where("day", "=", day).execute();
          await add(db, counted);
        }
      }),
  };
}

const sum = (views: readonly Counted[]): number => views.reduce((total, { count }) => total + count, 0);

async function countDay(db: Db, day: string): Promise<number> {
  const { count } = await db
    .selectFrom("views")
    .select((column) => column.fn.sum("count").as("count"))
    .where("day", "=", day)
    .executeTakeFirstOrThrow();
  return Number(count ?? 0);
}

async function add(db: Db, views: readonly Counted[]): Promise<void> {
  for (const { day, path, referrer, count } of views)
    await db
      .insertInto("views")
      .values({ day, path: storable(path), referrer: storable(referrer), count })
      .onConflict((conflict) =>
        conflict
          .columns(["day", "path", "referrer"])
          .doUpdateSet((column) => ({ count: column("views.count", "+", count) })),
      )
      .execute();
}
