import { dayMs, hourMs } from "../../domain/india/time.ts";
import { storable } from "../store/documents.ts";
import { addressHash, emailKey, hashToken, mailboxKey, newToken } from "../store/ids.ts";
import { lockRows } from "../store/locks.ts";
import type {
  NewsletterLinkState,
  NewsletterPurpose,
  Saved,
  SubscriberInput,
  SubscriptionOutcome,
} from "../store/records.ts";
import type { Db, SubscriberRow } from "../store/tables.ts";
import {
  type Intake,
  insertKey,
  isSuppressed,
  onceForKey,
  originColumns,
  queueDeliveries,
  suppress,
  suppressionHashes,
} from "./store.ts";

const confirmMailPauseMs = hourMs;
/** Who has not confirmed by then is forgotten. */
export const confirmDays = 30;
/** How long the links of a mail work. */
const linkDays: Record<NewsletterPurpose, number> = { confirm: confirmDays, unsubscribe: 2 * 365 };
/** An address that does not confirm after so many mails hears no more from us. */
const mostConfirmMails = 3;

export async function requestSubscription(intake: Intake, input: SubscriberInput): Promise<Saved> {
  return onceForKey(intake, "subscriber", input, async (db, id, createdAt) => {
    const email = storable(input.email.trim());
    const key = emailKey(email);
    if (await isSuppressed(db, key)) return id;
    const fresh: SubscriberRow = {
      id,
      createdAt,
      ...originColumns(input),
      email,
      emailKey: key,
      status: "pending",
      requestedAt: createdAt,
      confirmMails: 0,
      confirmQueuedAt: null,
      confirmedAt: null,
      unsubscribedAt: null,
    };
    const { id: _, ...renewed } = fresh;
    // Somebody who had left begins anew: links in mails from before confirm nothing any more, and a mail goes out at once.
    await db
      .updateTable("subscribers")
      .set(renewed)
      .where("emailKey", "=", await addressHash(db, key))
      .execute();
    await db
      .insertInto("subscribers")
      .values(fresh)
      .onConflict((conflict) => conflict.column("emailKey").doNothing())
      .execute();
    // The update takes the row's lock, so that two requests for one address do not both queue a mail.
    const subscriber = await db
      .updateTable("subscribers")
      .set({ emailKey: key })
      .where("emailKey", "=", key)
      .returningAll()
      .executeTakeFirstOrThrow();
    if (await mayMail(db, intake, subscriber, input)) {
      await queueDeliveries(db, intake, "confirm", subscriber.id, ["mail"]);
      await db
        .updateTable("subscribers")
        .set({ confirmQueuedAt: createdAt, confirmMails: subscriber.confirmMails + 1 })
        .where("id", "=", subscriber.id)
        .execute();
    }
    return subscriber.id;
  });
}

async function mayMail(db: Db, intake: Intake, subscriber: SubscriberRow, input: SubscriberInput): Promise<boolean> {
  if (subscriber.status === "confirmed" || subscriber.confirmMails >= mostConfirmMails) return false;
  // A program, or one visitor with very many addresses, may name strangers: kept, but not written to.
  if (input.suspect.some((sign) => sign === "honeypot" || sign === "many")) return false;
  const pauseEnds = subscriber.confirmQueuedAt ? Date.parse(subscriber.confirmQueuedAt) + confirmMailPauseMs : 0;
  if (intake.now().getTime() < pauseEnds) return false;
  const stillQueued = await db
    .selectFrom("deliveries")
    .select("id")
    .where("submissionId", "=", subscriber.id)
    .where("purpose", "=", "confirm")
    .where("state", "in", ["waiting", "sending"])
    .executeTakeFirst();
  return stillQueued === undefined && claimConfirmation(db, intake, subscriber);
}

/** The limits of one address hold for all addresses of its mailbox too. Kept as repeat keys, without the address. */
async function claimConfirmation(db: Db, { now }: Intake, { id, emailKey: key }: SubscriberRow) {
  const used = await db
    .selectFrom("idempotencyKeys")
    .select(["key", "createdAt"])
    .where("formKind", "=", confirmation)
    .where("key", "in", confirmationKeys(key))
    .execute();
  const pauseBegan = new Date(now().getTime() - confirmMailPauseMs).toISOString();
  const free = confirmationKeys(key).find((each) => !used.some((row) => row.key === each));
  if (!free || used.some(({ createdAt }) => createdAt > pauseBegan)) return false;
  const row = { formKind: confirmation, key: free, bodyDigest: null, submissionId: id, createdAt: now().toISOString() };
  return insertKey(db, row);
}

const confirmation = "confirmation";
const confirmationKeys = (key: string): string[] =>
  Array.from({ length: mostConfirmMails }, (_, index) => `${hashToken(mailboxKey(key))} ${index + 1}`);

/** New secrets for a mail about to be sent; those of earlier mails stay good. Only their hashes are kept. */
export async function issueTokens(intake: Intake, id: string) {
  return intake.engine.write(async (db) => {
    if ((await lockRows(db, intake.engine, "subscribers", [id])).length === 0) return undefined;
    const tokens = { confirmToken: newToken(), unsubscribeToken: newToken() };
    const now = intake.now();
    const row = (purpose: NewsletterPurpose, token: string) => ({
      hash: hashToken(token),
      subscriberId: id,
      purpose,
      createdAt: now.toISOString(),
      expiresAt: linkEnd(purpose, now),
    });
    await db
      .insertInto("newsletterTokens")
      .values([row("confirm", tokens.confirmToken), row("unsubscribe", tokens.unsubscribeToken)])
      .execute();
    return tokens;
  });
}

const linkEnd = (purpose: NewsletterPurpose, from: Date): string =>
  new Date(from.getTime() + linkDays[purpose] * dayMs).toISOString();

export async function readLink(
  { engine, now }: Intake,
  purpose: NewsletterPurpose,
  token: string,
): Promise<NewsletterLinkState> {
  return engine.read(async (db) => (await findByToken(db, now(), purpose, token))?.state ?? "unknown");
}

export async function confirmSubscription(intake: Intake, token: string): Promise<SubscriptionOutcome> {
  return intake.engine.write(async (db) => {
    const found = await findByToken(db, intake.now(), "confirm", token);
    if (found?.state !== "pending") return found?.state ?? "unknown";
    const { numUpdatedRows } = await db
      .updateTable("subscribers")
      .set({ status: "confirmed", confirmedAt: intake.now().toISOString(), confirmMails: 0 })
      .where("id", "=", found.id)
      .where("status", "=", "pending")
      .executeTakeFirst();
    // A link was followed twice at once, or somebody left in that moment.
    if (numUpdatedRows === 0n) return (await findByToken(db, intake.now(), "confirm", token))?.state ?? "unknown";
    await db
      .deleteFrom("idempotencyKeys")
      .where("formKind", "=", confirmation)
      .where("key", "in", confirmationKeys(found.emailKey))
      .execute();
    await queueDeliveries(db, intake, "subscriber", found.id, ["webhook"]);
    await queueDeliveries(db, intake, "welcome", found.id, ["mail"]);
    return "done";
  });
}

/**
 * Of the address a hash is kept, by which the person is known if they come back. With `never`, later requests are ignored by it. So
 * are they after leaving without ever having confirmed: that is somebody whose address was entered by another.
 */
export async function unsubscribe(intake: Intake, token: string, never: boolean): Promise<SubscriptionOutcome> {
  return intake.engine.write(async (db) => {
    const found = await findByToken(db, intake.now(), "unsubscribe", token);
    if (!found) return "unknown";
    const hasLeft = found.state === "unsubscribed";
    // Of somebody who has left, the mailbox behind the address is no longer known.
    const hashes = hasLeft ? [found.emailKey] : await suppressionHashes(db, found.emailKey);
    if (never || found.state === "pending") {
      await suppress(db, hashes, intake.now());
    }
    if (hasLeft) return "unsubscribed";
    await leave(db, found.id, await addressHash(db, found.emailKey), intake.now().toISOString());
    return "done";
  });
}

export async function leave(db: Db, id: string, hash: string, at: string): Promise<void> {
  await db
    .updateTable("subscribers")
    .set({ status: "unsubscribed", unsubscribedAt: at, ...withoutAddress(hash) })
    .where("id", "=", id)
    .execute();
  await db.deleteFrom("deliveries").where("submissionId", "=", id).where("state", "in", ["waiting", "dead"]).execute();
}

/** What stays of a subscriber who has left. */
const withoutAddress = (hash: string) => ({ email: "", emailKey: hash, page: null, utm: "{}", suspect: "[]" });

interface Found {
  id: string;
  emailKey: string;
  state: Exclude<NewsletterLinkState, "unknown">;
}

async function findByToken(db: Db, now: Date, purpose: NewsletterPurpose, token: string): Promise<Found | undefined> {
  const found = await db
    .selectFrom("newsletterTokens")
    .innerJoin("subscribers", "subscribers.id", "newsletterTokens.subscriberId")
    .select([
      "subscribers.id",
      "subscribers.emailKey",
      "subscribers.status",
      "subscribers.requestedAt",
      "newsletterTokens.createdAt",
      "newsletterTokens.expiresAt",
    ])
    .where("newsletterTokens.hash", "=", hashToken(token))
    .where("newsletterTokens.purpose", "=", purpose)
    .executeTakeFirst();
  if (!found) return undefined;
  const { id, emailKey: key, status: state, requestedAt, createdAt, expiresAt } = found;
  // Somebody who already decided is told so, however old the link; only confirming needs a link of this request.
  const outdated = createdAt < requestedAt || (expiresAt !== null && expiresAt <= now.toISOString());
  if (purpose === "confirm" && state === "pending" && outdated) return undefined;
  return { id, emailKey: key, state };
}
