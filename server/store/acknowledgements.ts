import { localDay } from "../../domain/india/local-time.ts";
import { insertKey } from "./idempotency-keys.ts";
import { hashToken } from "./ids.ts";
import { mailboxKey } from "./mailbox.ts";
import type { Db } from "./schema.ts";
import { isSuppressed } from "./suppressions.ts";

/**
 * Whether this submission is the one that is acknowledged: the first of the day for its mailbox, which must not have asked
 * for silence. Kept as a repeat key, without the address itself; it is erased with the submission.
 */
export async function claimAcknowledgement(
  db: Db,
  emailKey: string,
  submissionId: string,
  now: Date,
): Promise<boolean> {
  if (await isSuppressed(db, emailKey)) return false;
  const key = `${localDay(now)} ${hashToken(mailboxKey(emailKey))}`;
  const row = { formKind: "acknowledgement", key, bodyDigest: null, submissionId, createdAt: now.toISOString() };
  return insertKey(db, row);
}
