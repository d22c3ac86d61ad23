import { type Kysely, sql } from "kysely";
import { hashToken } from "../ids.ts";
import type { Migration } from "./migration.ts";

const confirmDays = 30;

interface OldSubscriber {
  id: string;
  createdAt: string;
  email: string;
  emailKey: string;
  page: string | null;
  utm: string;
  suspect: string;
  status: string;
  confirmToken: string;
  unsubscribeToken: string;
  confirmQueuedAt: string | null;
  confirmedAt: string | null;
  unsubscribedAt: string | null;
}

/** Secrets of links are kept as hashes, with an end; addresses that never want mail are kept as hashes too. */
export const newsletterTokens: Migration = async (db, types) => {
  const time = sql.raw(types.time);
  const old = await (db as unknown as Kysely<{ subscribers: OldSubscriber }>)
    .selectFrom("subscribers")
    .selectAll()
    .execute();

  // SQLite cannot drop a column that is unique: the table is made anew on both engines.
  await db.schema.alterTable("subscribers").renameTo("old_subscribers").execute();
  await db.schema.dropIndex("subscribers_by_email").execute();
  await db.schema
    .createTable("subscribers")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("email_key", "text", (column) => column.notNull())
    .addColumn("page", "text")
    .addColumn("utm", "text", (column) => column.notNull())
    .addColumn("suspect", "text", (column) => column.notNull())
    .addColumn("status", "text", (column) =>
      column.notNull().check(sql`status in ('pending', 'confirmed', 'unsubscribed')`),
    )
    .addColumn("requested_at", "text", (column) => column.notNull())
    .addColumn("confirm_mails", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("confirm_queued_at", "text")
    .addColumn("confirmed_at", "text")
    .addColumn("unsubscribed_at", "text")
    .execute();
  await db.schema.createIndex("subscribers_by_address").unique().on("subscribers").column("email_key").execute();
  await db.schema
    .createTable("newsletter_tokens")
    .addColumn("hash", "text", (column) => column.primaryKey())
    .addColumn("subscriber_id", "text", (column) => column.notNull().references("subscribers.id").onDelete("cascade"))
    .addColumn("purpose", "text", (column) => column.notNull().check(sql`purpose in ('confirm', 'unsubscribe')`))
    .addColumn("created_at", time, (column) => column.notNull())
    .addColumn("expires_at", time)
    .execute();
  await db.schema
    .createIndex("newsletter_tokens_by_subscriber")
    .on("newsletter_tokens")
    .column("subscriber_id")
    .execute();
  await db.schema
    .createTable("suppressions")
    .addColumn("hash", "text", (column) => column.primaryKey())
    .addColumn("created_at", time, (column) => column.notNull())
    .execute();

  for (const { confirmToken, unsubscribeToken, ...subscriber } of old) {
    const sentAt = subscriber.confirmQueuedAt ?? subscriber.createdAt;
    const mailed = subscriber.confirmQueuedAt !== null && subscriber.confirmedAt === null ? 1 : 0;
    await db
      .insertInto("subscribers")
      .values({ ...subscriber, requestedAt: subscriber.createdAt, confirmMails: mailed } as never)
      .execute();
    const token = { subscriberId: subscriber.id, createdAt: sentAt };
    await db
      .insertInto("newsletterTokens")
      .values([
        { ...token, hash: hashToken(confirmToken), purpose: "confirm", expiresAt: inDays(sentAt, confirmDays) },
        { ...token, hash: hashToken(unsubscribeToken), purpose: "unsubscribe", expiresAt: null },
      ])
      .execute();
  }
  await db.schema.dropTable("old_subscribers").execute();
};

const inDays = (iso: string, days: number): string =>
  new Date(Date.parse(iso) + days * 24 * 60 * 60 * 1000).toISOString();
