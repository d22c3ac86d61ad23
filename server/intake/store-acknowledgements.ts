import { localDay } from "../../domain/india/local-time.ts";
import { hashToken } from "../store/ids.ts";
import { mailboxKey } from "../store/mailbox.ts";
import type { Db } from "../store/tables.ts";
import { insertKey } from "./store-idempotency-keys.ts";
import { isSuppressed } from "./store-suppressions.ts";

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
