import type { Engine } from "../engines/engine.ts";
import { storable } from "../schema.ts";
import type { View, ViewCounts } from "./contract.ts";

type Counted = View & { count: number };

export function createViewCounts(engine: Engine): ViewCounts {
  const add = (views: readonly Counted[], fresh: boolean) =>
    engine.write(async (db) => {
      if (fresh && views.length > 0)
        await db
          .deleteFrom("views")
          .where("day", "in", [...new Set(views.map(({ day }) => day))])
          .execute();
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
    });
  return { add: (views) => add(views, false), replaceDays: (views) => add(views, true) };
}
