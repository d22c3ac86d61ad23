import type { Actor } from "../enquiries/store-contract.ts";
import { storable } from "../store/documents.ts";
import type { Engine } from "../store/engines/engine.ts";
import { newId } from "../store/ids.ts";
import { readPages } from "../store/rows.ts";
import type { SiteChangeRow } from "../store/tables.ts";

/** Who changed a file with a text editor is not known. */
const byHand = "by hand";

const exportedAtOnce = 20;

/** Who changed what in the owner's folder, and when. The folder is the truth; this is its history. */
export function createSiteChanges(engine: Engine, now: () => Date) {
  return {
    /**
     * A file was written. `before` is what was found there: if that is not what was last noted, somebody has changed it by hand, which is
     * noted first.
     */
    add: (actor: Actor, change: Pick<SiteChangeRow, "file" | "before" | "after">): Promise<SiteChangeRow> =>
      engine.write(async (db) => {
        const { file, before, after } = change;
        const insert = async (row: Omit<SiteChangeRow, "id" | "at">, at: Date) => {
          const whole = { ...row, id: newId(at), at: at.toISOString() };
          await db.insertInto("siteChanges").values(whole).execute();
          return whole;
        };
        const last = await db
          .selectFrom("siteChanges")
          .select(["after", "at"])
          .where("file", "=", file)
          .orderBy("id", "desc")
          .limit(1)
          .executeTakeFirst();
        const found = before === null ? null : storable(before);
        // Ids sort by time: each comes after the one before it, also within a millisecond.
        const moment = Math.max(now().getTime(), last ? Date.parse(last.at) + 1 : 0);
        if (last && last.after !== found)
          await insert({ personId: null, byName: byHand, file, before: last.after, after: found }, new Date(moment));
        return insert(
          {
            personId: actor.personId ?? null,
            byName: actor.name,
            file,
            before: found,
            after: after === null ? null : storable(after),
          },
          new Date(moment + 1),
        );
      }),

    /** Newest first, without the texts; those before an id for more. */
    list: ({ before, file, limit = 50 }: { before?: string; file?: string; limit?: number } = {}) =>
      engine.read((db) => {
        let query = db.selectFrom("siteChanges").select(["id", "at", "byName", "personId", "file"]);
        if (before) query = query.where("id", "<", before);
        if (file) query = query.where("file", "=", file);
        return query.orderBy("id", "desc").limit(limit).execute();
      }),

    byId: (id: string): Promise<SiteChangeRow | undefined> =>
      engine.read((db) => db.selectFrom("siteChanges").selectAll().where("id", "=", id).executeTakeFirst()),

    /** Oldest first, a few at a time: each holds two whole files. */
    all: (since = new Date(0)) =>
      readPages<SiteChangeRow>(engine, exportedAtOnce, (db, last) =>
        db
          .selectFrom("siteChanges")
          .selectAll()
          .where("id", ">", last?.id ?? "")
          .where("at", ">=", since.toISOString())
          .orderBy("id"),
      ),
  };
}
