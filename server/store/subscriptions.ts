import type { Saved, SubscriberInput, SubscriberTokens, SubscriptionOutcome } from "./contract.ts";
import { newToken } from "./ids.ts";
import { type Db, emailKey, type SubscriberRow } from "./schema.ts";
import { type Intake, onceForKey, originColumns, queueDeliveries, storable } from "./submissions.ts";

const confirmMailPauseMs = 60 * 60 * 1000;

export async function requestSubscription(intake: Intake, input: SubscriberInput): Promise<Saved> {
  return onceForKey(intake, "subscriber", input.idempotencyKey, async (db, id, createdAt) => {
    const email = storable(input.email.trim());
    const fresh: SubscriberRow = {
      id,
      createdAt,
      ...originColumns(input),
      email,
      emailKey: emailKey(email),
      status: "pending",
      confirmToken: newToken(),
      unsubscribeToken: newToken(),
      confirmQueuedAt: null,
      confirmedAt: null,
      unsubscribedAt: null,
    };
    await db
      .insertInto("subscribers")
      .values(fresh)
      .onConflict((conflict) => conflict.column("emailKey").doNothing())
      .execute();
    // The update takes the row's lock, so that two requests for one address do not both queue a mail.
    const subscriber = await db
      .updateTable("subscribers")
      .set({ emailKey: fresh.emailKey })
      .where("emailKey", "=", fresh.emailKey)
      .returningAll()
      .executeTakeFirstOrThrow();
    if (subscriber.status === "unsubscribed") {
      // The old confirmation link must not subscribe again.
      await db
        .updateTable("subscribers")
        .set({ status: "pending", confirmToken: fresh.confirmToken, confirmedAt: null, unsubscribedAt: null })
        .where("id", "=", subscriber.id)
        .execute();
    }
    if (await mayMail(db, intake, subscriber, input)) {
      await queueDeliveries(db, intake, "confirm", subscriber.id, ["mail"]);
      await db.updateTable("subscribers").set({ confirmQueuedAt: createdAt }).where("id", "=", subscriber.id).execute();
    }
    return subscriber.id;
  });
}

async function mayMail(db: Db, intake: Intake, subscriber: SubscriberRow, input: SubscriberInput): Promise<boolean> {
  if (subscriber.status === "confirmed") return false;
  // Whoever fills the hidden field is a program, and the address may be a stranger's: kept, but not written to.
  if (input.suspect.includes("honeypot")) return false;
  const pauseEnds = subscriber.confirmQueuedAt ? Date.parse(subscriber.confirmQueuedAt) + confirmMailPauseMs : 0;
  if (intake.now().getTime() < pauseEnds) return false;
  const stillQueued = await db
    .selectFrom("deliveries")
    .select("id")
    .where("submissionId", "=", subscriber.id)
    .where("purpose", "=", "confirm")
    .where("state", "in", ["waiting", "sending"])
    .executeTakeFirst();
  return stillQueued === undefined;
}

export async function confirmSubscription(intake: Intake, token: string): Promise<SubscriptionOutcome> {
  return intake.engine.write(async (db) => {
    const confirmed = await db
      .updateTable("subscribers")
      .set({ status: "confirmed", confirmedAt: intake.now().toISOString() })
      .where("confirmToken", "=", storable(token))
      .where("status", "=", "pending")
      .returning("id")
      .executeTakeFirst();
    if (confirmed) {
      await queueDeliveries(db, intake, "subscriber", confirmed.id, ["webhook"]);
      return "done";
    }
    const known = await db
      .selectFrom("subscribers")
      .select("id")
      .where("confirmToken", "=", storable(token))
      .where("status", "=", "confirmed")
      .executeTakeFirst();
    return known ? "already" : "unknown";
  });
}

export async function unsubscribe(intake: Intake, token: string): Promise<SubscriptionOutcome> {
  return intake.engine.write(async (db) => {
    const left = await db
      .updateTable("subscribers")
      .set({ status: "unsubscribed", unsubscribedAt: intake.now().toISOString() })
      .where("unsubscribeToken", "=", storable(token))
      .where("status", "!=", "unsubscribed")
      .returning("id")
      .executeTakeFirst();
    if (left) {
      await db
        .deleteFrom("deliveries")
        .where("submissionId", "=", left.id)
        .where("purpose", "=", "confirm")
        .where("state", "in", ["waiting", "dead"])
        .execute();
      return "done";
    }
    const known = await db
      .selectFrom("subscribers")
      .select("id")
      .where("unsubscribeToken", "=", storable(token))
      .executeTakeFirst();
    return known ? "already" : "unknown";
  });
}

export async function subscriberTokens({ engine }: Intake, id: string): Promise<SubscriberTokens | undefined> {
  return engine.read((db) =>
    db.selectFrom("subscribers").select(["confirmToken", "unsubscribeToken"]).where("id", "=", id).executeTakeFirst(),
  );
}
