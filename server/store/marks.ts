import { StoreUnavailable } from "./contract.ts";
import type { Engine } from "./engines/engine.ts";

const movedTo = "moved-to";

/** The data lives elsewhere from now on: whoever opens this database is told so. */
export async function markMoved(engine: Engine, place: string, now: Date): Promise<void> {
  await engine.write((db) =>
    db.insertInto("marks").values({ name: movedTo, value: place, createdAt: now.toISOString() }).execute(),
  );
}

export async function refuseMoved(engine: Engine): Promise<void> {
  const mark = await engine.read((db) =>
    db.selectFrom("marks").select(["value", "createdAt"]).where("name", "=", movedTo).executeTakeFirst(),
  );
  if (!mark) return;
  throw new StoreUnavailable(
    `The data in ${engine.place} was moved to ${mark.value} on ${mark.createdAt.slice(0, 10)}. Set DATABASE_URL to that address.`,
  );
}
