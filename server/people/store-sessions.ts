import { randomBytes } from "node:crypto";
import { dayMs, hourMs, minuteMs } from "../../domain/india/time.ts";
import type { Person, Session } from "../enquiries/store-contract.ts";
import { storable } from "../store/documents.ts";
import type { Engine } from "../store/engines/engine.ts";
import { hashToken } from "../store/ids.ts";
import type { Db, PersonRow, SessionRow } from "../store/tables.ts";

const idleMs = 12 * hourMs;
/** However busy, somebody signs in anew after so many days. */
export const sessionDays = 7;
const longestMs = sessionDays * dayMs;
/** Writing at each request would cost a flush each. */
const seenEveryMs = minuteMs;
const idLength = 16;

/** 256 random bits. */
export const newSecret = (): string => randomBytes(32).toString("hex");

export const toPerson = ({ id, createdAt, name, email, role }: PersonRow): Person => ({
  id,
  createdAt,
  name,
  email,
  role,
});

/** Inside a write; without a passkey, a link opens it. Returns the secret; only its hash is kept. */
export async function openSession(
  db: Db,
  { personId, passkeyId, browser }: { personId: string; passkeyId?: string; browser: string },
  now: Date,
): Promise<string> {
  const secret = newSecret();
  const at = now.toISOString();
  const expiresAt = new Date(now.getTime() + longestMs).toISOString();
  await db
    .insertInto("sessions")
    .values({
      hash: hashToken(secret),
      personId,
      via: passkeyId === undefined ? "link" : "passkey",
      passkeyId: passkeyId ?? null,
      browser: storable(browser),
      createdAt: at,
      lastSeenAt: at,
      expiresAt,
    })
    .execute();
  return secret;
}

const selectOpen = (db: Db, now: Date) =>
  db
    .selectFrom("sessions")
    .innerJoin("people", "people.id", "sessions.personId")
    .select(["sessions.hash", "sessions.via", "sessions.browser", "sessions.createdAt as startedAt"])
    .select(["sessions.lastSeenAt", "sessions.expiresAt"])
    .select([
      "people.id",
      "people.createdAt",
      "people.name",
      "people.email",
      "people.emailKey",
      "people.role",
      "people.removedAt",
    ])
    .where("people.removedAt", "is", null)
    .where("sessions.expiresAt", ">", now.toISOString())
    .where("sessions.lastSeenAt", ">", new Date(now.getTime() - idleMs).toISOString());

type Joined = Omit<SessionRow, "createdAt" | "personId" | "passkeyId"> & PersonRow & { startedAt: string };

const toSession = (row: Joined): Session => ({
  id: row.hash.slice(0, idLength),
  person: toPerson(row),
  via: row.via,
  browser: row.browser,
  createdAt: row.startedAt,
  lastSeenAt: row.lastSeenAt,
  expiresAt: row.expiresAt,
});

export async function readSession(engine: Engine, secret: string, now: Date): Promise<Session | undefined> {
  if (!/^[0-9a-f]{64}$/.test(secret)) return undefined;
  const hash = hashToken(secret);
  const row = await engine.read((db) => selectOpen(db, now).where("sessions.hash", "=", hash).executeTakeFirst());
  if (!row) return undefined;
  if (now.getTime() - Date.parse(row.lastSeenAt) > seenEveryMs)
    await engine.write((db) =>
      db.updateTable("sessions").set({ lastSeenAt: now.toISOString() }).where("hash", "=", hash).execute(),
    );
  return toSession(row);
}

export async function isOpen(engine: Engine, id: string, now: Date): Promise<boolean> {
  const found = await engine.read((db) =>
    selectOpen(db, now).where("sessions.hash", ">=", id).orderBy("sessions.hash").limit(1).executeTakeFirst(),
  );
  return found?.hash.startsWith(id) ?? false;
}

export async function listSessions(engine: Engine, personId: string, now: Date): Promise<Session[]> {
  const rows = await engine.read((db) =>
    selectOpen(db, now).where("people.id", "=", personId).orderBy("sessions.lastSeenAt", "desc").execute(),
  );
  return rows.map(toSession);
}

/** All of a person; returns how many. */
export async function endSessions(engine: Engine, personId: string): Promise<number> {
  const ended = await engine.write((db) =>
    db.deleteFrom("sessions").where("personId", "=", personId).executeTakeFirst(),
  );
  return Number(ended.numDeletedRows);
}

export async function endSession(engine: Engine, id: string, personId: string): Promise<boolean> {
  return engine.write(async (db) => {
    const rows = await db.selectFrom("sessions").select("hash").where("personId", "=", personId).execute();
    const hash = rows.map((row) => row.hash).find((one) => id.length === idLength && one.startsWith(id));
    if (!hash) return false;
    await db.deleteFrom("sessions").where("hash", "=", hash).execute();
    return true;
  });
}
