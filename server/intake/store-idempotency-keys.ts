import type { Db, IdempotencyKeyRow } from "../store/tables.ts";

/** False when the key was used before. */
export async function insertKey(db: Db, row: IdempotencyKeyRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("idempotencyKeys")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
