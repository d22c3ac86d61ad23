import { z } from "zod";
import { type LawChangeId, lawChanges as records } from "../../content/law-changes.ts";
import { checked } from "../../content/schemas/checked.ts";
import { type LawChange, lawChangeSchema } from "../../content/schemas/law-change.ts";
import { newestFirst } from "../../domain/newest-first.ts";

export type { LawChangeId };

/** Content that names a note of law by its id. */
export const lawChangeIdSchema = z.enum(records.map(({ id }) => id));

const uniqueIds = z.array(lawChangeSchema).superRefine((changes, context) => {
  const seen = new Set<string>();
  for (const [index, { id }] of changes.entries()) {
    if (seen.has(id)) context.addIssue({ code: "custom", path: [index, "id"], message: `'${id}' is used twice` });
    seen.add(id);
  }
});

export const checkLawChanges = (value: unknown): LawChange[] => checked("content/law-changes.ts", uniqueIds, value);

/** Newest first; clarifications, which have no date of their own, come last in the order they were written. */
export const lawChanges: readonly LawChange[] = newestFirst(
  checkLawChanges(records),
  ({ effective }) => effective ?? "",
);

const byId = new Map(lawChanges.map((change) => [change.id, change]));

export function lawChange(id: LawChangeId): LawChange {
  const found = byId.get(id);
  if (!found) throw new Error(`content/law-changes.ts has no record '${id}'`);
  return found;
}
