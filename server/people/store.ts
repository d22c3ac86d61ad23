import { longestPersonName, unnamedOwner } from "../../domain/desk/enquiry.ts";
import { withoutBidiControls } from "../../domain/forms/person.ts";
import { hourMs, minuteMs } from "../../domain/india/time.ts";
import { changeEnquiry } from "../enquiries/store-changes.ts";
import type {
  Actor,
  ChallengePurpose,
  LinkPurpose,
  LinkState,
  NewPasskey,
  Passkey,
  Person,
  PersonListed,
  Role,
} from "../enquiries/store-contract.ts";
import { addEvent } from "../enquiries/store-events.ts";
import type { Intake } from "../intake/store.ts";
import { storable } from "../store/documents.ts";
import { emailKey, hashToken, newId } from "../store/ids.ts";
import { lockPeople } from "../store/locks.ts";
import type { Db, PasskeyRow, PersonRow } from "../store/tables.ts";
import {
  endSession,
  endSessions,
  isOpen,
  listSessions,
  newSecret,
  openSession,
  readSession,
  toPerson,
} from "./store-sessions.ts";

/** How long an invitation to the desk holds. */
export const invitationHours = 24;
/** How long the link that opens the desk holds, and how that is said. */
const openLinkMinutes = 10;
export const openLinkText = "ten minutes";
const linkMs: Record<LinkPurpose, number> = { open: openLinkMinutes * minuteMs, join: invitationHours * hourMs };
const challengeMs = 5 * minuteMs;

export function createPeople(intake: Intake) {
  const { engine, now } = intake;
  /** One after the other, also where several processes write. */
  const inTurn = <T>(work: (db: Db) => Promise<T>): Promise<T> =>
    engine.write(async (db) => {
      await lockPeople(db, engine);
      return work(db);
    });
  const find = (column: "id" | "emailKey", value: string) =>
    engine.read(async (db) => {
      const row = await selectPeople(db).where(column, "=", value).executeTakeFirst();
      return row && toPerson(row);
    });
  return {
    list: () => engine.read((db) => listPeople(db, now())),
    /** By id, of those who have left too. */
    names: () =>
      engine.read(async (db): Promise<ReadonlyMap<string, string>> => {
        const rows = await db.selectFrom("people").select(["id", "name"]).execute();
        return new Map(rows.map(({ id, name }) => [id, name]));
      }),
    byId: (id: string) => find("id", id),
    byEmail: (email: string) => find("emailKey", emailKey(email)),
    /**
     * Makes the person, or finds the one with this address, of whom nothing is changed; the first one is an owner. Who was removed
     * comes back as a member.
     */
    invite: (person: Invited) => inTurn((db) => invite(db, person, now())),
    /** Whoever is at this machine, when nobody was ever invited. */
    firstOwner: () => inTurn((db) => firstOwner(db, now())),
    /** From now on: what they did and sent before keeps the name it has. */
    rename: (id: string, name: string) =>
      engine.write(async (db) => {
        const there = db
          .updateTable("people")
          .set({ name: tidyName(name) })
          .where("id", "=", id);
        const { numUpdatedRows } = await there.where("removedAt", "is", null).executeTakeFirst();
        return numUpdatedRows > 0n;
      }),
    /** The last owner stays. */
    remove: (id: string, actor: Actor) => inTurn((db) => remove(db, intake, id, actor)),
    /** The last owner stays one. */
    setRole: (id: string, role: Role) =>
      inTurn(async (db) => {
        const kept = await mustStay(db, id);
        if (kept === "unknown" || (kept && role === "member")) return kept;
        await db.updateTable("people").set({ role }).where("id", "=", id).execute();
        return "done";
      }),
    /** A secret for one use. Only its hash is kept; earlier ones of the same purpose end. */
    issueLink: (personId: string, purpose: LinkPurpose) =>
      engine.write((db) => issueLink(db, personId, purpose, now())),
    /** Reads and changes nothing. */
    readLink: (token: string, purpose: LinkPurpose) => engine.read((db) => readLink(db, token, purpose, now())),
    /** Uses it up and signs in. */
    openWithLink: (token: string, browser: string) =>
      engine.write(async (db): Promise<LinkState & { secret?: string }> => {
        const link = await takeLink(db, token, "open", now());
        if (link.state !== "good") return link;
        return { ...link, secret: await openSession(db, { personId: link.person.id, browser }, now()) };
      }),
    /** Undefined where somebody has this passkey already: the link stays good for another. */
    joinWithLink: (token: string, passkey: NewPasskey, browser: string) =>
      engine
        .write(async (db): Promise<LinkState & { secret?: string }> => {
          const link = await takeLink(db, token, "join", now());
          if (link.state !== "good") return link;
          const personId = link.person.id;
          if (!(await insertPasskey(db, personId, passkey, now()))) throw new KnownPasskey();
          return { ...link, secret: await openSession(db, { personId, passkeyId: passkey.id, browser }, now()) };
        })
        .catch((error) => {
          if (error instanceof KnownPasskey) return undefined;
          throw error;
        }),
    async rememberChallenge(challenge: string, purpose: ChallengePurpose) {
      const expiresAt = new Date(now().getTime() + challengeMs).toISOString();
      await engine.write(async (db) => {
        await db.deleteFrom("challenges").where("expiresAt", "<", now().toISOString()).execute();
        await db.insertInto("challenges").values({ challenge, purpose, expiresAt }).execute();
      });
    },
    /** Whether it was given out for this purpose and is not over; it cannot be taken twice. */
    takeChallenge: (challenge: string, purpose: ChallengePurpose) =>
      engine.write(async (db) => {
        const taken = await db
          .deleteFrom("challenges")
          .where("challenge", "=", challenge)
          .where("purpose", "=", purpose)
          .returning("expiresAt")
          .executeTakeFirst();
        return taken !== undefined && taken.expiresAt > now().toISOString();
      }),
    passkeys: (personId: string) =>
      engine.read(async (db) => {
        const rows = db.selectFrom("passkeys").selectAll().where("personId", "=", personId).orderBy("createdAt");
        return (await rows.execute()).map(toPasskey);
      }),
    passkey: (id: string) =>
      engine.read(async (db) => {
        const row = await db.selectFrom("passkeys").selectAll().where("id", "=", id).executeTakeFirst();
        const person = row && (await selectPeople(db).where("id", "=", row.personId).executeTakeFirst());
        return person && { ...toPasskey(row), person: toPerson(person) };
      }),
    addPasskey: (personId: string, passkey: NewPasskey) =>
      engine.write((db) => insertPasskey(db, personId, passkey, now())),
    /** Notes the counter of a passkey that was used, and signs in. */
    signIn: (passkeyId: string, counter: number, browser: string) =>
      engine.write(async (db) => {
        const used = await db
          .updateTable("passkeys")
          .set({ counter, lastUsedAt: now().toISOString() })
          .where("id", "=", passkeyId)
          .returning("personId")
          .executeTakeFirst();
        const person = used && (await selectPeople(db).where("id", "=", used.personId).executeTakeFirst());
        if (!person) return undefined;
        const secret = await openSession(db, { personId: person.id, passkeyId, browser }, now());
        return { secret, person: toPerson(person) };
      }),
    renamePasskey: (id: string, personId: string, name: string) =>
      engine.write(async (db) => {
        const { numUpdatedRows } = await db
          .updateTable("passkeys")
          .set({ name: storable(name) })
          .where("id", "=", id)
          .where("personId", "=", personId)
          .executeTakeFirst();
        return numUpdatedRows > 0n;
      }),
    /** Ends the sessions it opened too. The last one is kept: nobody locks themselves out. */
    removePasskey: (id: string, personId: string) =>
      inTurn(async (db) => {
        const own = await db.selectFrom("passkeys").select("id").where("personId", "=", personId).execute();
        if (!own.some((passkey) => passkey.id === id)) return "unknown";
        if (own.length === 1) return "last";
        await db.deleteFrom("passkeys").where("id", "=", id).execute();
        return "removed";
      }),
    /** Notes that it was used, too. */
    session: (secret: string) => readSession(engine, secret, now()),
    /** Whether a session that was read before still holds. */
    isOpen: (id: string) => isOpen(engine, id, now()),
    sessions: (personId: string) => listSessions(engine, personId, now()),
    endSession: (id: string, personId: string) => endSession(engine, id, personId),
    endSessions: (personId: string) => endSessions(engine, personId),
  };
}

/** Nothing of the transaction is kept. */
class KnownPasskey extends Error {
  override name = "KnownPasskey";
}

/** Those who have left stay in the table, for the names in what they did. */
const selectPeople = (db: Db) => db.selectFrom("people").selectAll().where("removedAt", "is", null);

async function listPeople(db: Db, now: Date): Promise<PersonListed[]> {
  const rows = await selectPeople(db).orderBy("createdAt").execute();
  const passkeys = await db.selectFrom("passkeys").select("personId").execute();
  const seen = await db
    .selectFrom("sessions")
    .select("personId")
    .select((column) => column.fn.max("lastSeenAt").as("at"))
    .groupBy("personId")
    .execute();
  const links = await db
    .selectFrom("deskLinks")
    .select(["personId", "expiresAt"])
    .where("purpose", "=", "join")
    .where("usedAt", "is", null)
    .where("expiresAt", ">", now.toISOString())
    .execute();
  return rows.map((row) => ({
    ...toPerson(row),
    passkeys: passkeys.filter(({ personId }) => personId === row.id).length,
    lastSeenAt: seen.find(({ personId }) => personId === row.id)?.at ?? null,
    invitedUntil: links.find(({ personId }) => personId === row.id)?.expiresAt ?? null,
  }));
}

interface Invited {
  email: string;
  name?: string | undefined;
  role?: Role | undefined;
}

async function invite(db: Db, { email, name, role }: Invited, now: Date): Promise<Person> {
  const key = storable(emailKey(email));
  const known = await db.selectFrom("people").selectAll().where("emailKey", "=", key).executeTakeFirst();
  if (known?.removedAt === null) return toPerson(known);
  if (known) {
    // Somebody who comes back is the same person.
    const changes = { removedAt: null, role: "member" as const };
    await db.updateTable("people").set(changes).where("id", "=", known.id).execute();
    return toPerson({ ...known, ...changes });
  }
  const isFirst = (await selectPeople(db).limit(1).executeTakeFirst()) === undefined;
  return insertPerson(db, {
    name: name ?? email.split("@")[0]!,
    email: storable(email.trim()),
    emailKey: key,
    role: role ?? (isFirst ? "owner" : "member"),
    now,
  });
}

async function firstOwner(db: Db, now: Date): Promise<Person> {
  const owner = await selectPeople(db).where("role", "=", "owner").orderBy("createdAt").limit(1).executeTakeFirst();
  if (owner) return toPerson(owner);
  return insertPerson(db, { name: unnamedOwner, email: null, emailKey: null, role: "owner", now });
}

/** The name of a mailbox may be anything. */
const tidyName = (given: string): string =>
  storable(
    withoutBidiControls(given)
      .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
      .trim()
      .slice(0, longestPersonName),
  ) || "Somebody";

async function insertPerson(
  db: Db,
  { now, name, ...columns }: Pick<PersonRow, "name" | "email" | "emailKey" | "role"> & { now: Date },
): Promise<Person> {
  const row: PersonRow = {
    id: newId(now),
    createdAt: now.toISOString(),
    removedAt: null,
    name: tidyName(name),
    ...columns,
  };
  await db.insertInto("people").values(row).execute();
  return toPerson(row);
}

/** Why somebody cannot be removed, or be less than they are. */
async function mustStay(db: Db, id: string): Promise<"unknown" | "last-owner" | undefined> {
  const people = await selectPeople(db).execute();
  if (!people.some((each) => each.id === id)) return "unknown";
  const owners = people.filter(({ role }) => role === "owner");
  return owners.length === 1 && owners[0]!.id === id ? "last-owner" : undefined;
}

/** Whatever lets them in goes, and nobody's enquiry waits for somebody who has left. */
async function remove(db: Db, intake: Intake, id: string, actor: Actor) {
  const now = intake.now();
  const kept = await mustStay(db, id);
  if (kept) return kept;
  await db.updateTable("people").set({ removedAt: now.toISOString() }).where("id", "=", id).execute();
  for (const table of ["sessions", "passkeys", "deskLinks"] as const)
    await db.deleteFrom(table).where("personId", "=", id).execute();
  const theirs = await db
    .updateTable("leads")
    .set({ ownerId: null })
    .where("ownerId", "=", id)
    .where("status", "!=", "closed")
    .returning("id")
    .execute();
  for (const lead of theirs) {
    await changeEnquiry(db, intake, lead.id);
    await addEvent(db, lead.id, { type: "released" }, actor, now);
  }
  return "removed";
}

async function issueLink(db: Db, personId: string, purpose: LinkPurpose, now: Date) {
  const token = newSecret();
  const expiresAt = new Date(now.getTime() + linkMs[purpose]).toISOString();
  const earlier = db.deleteFrom("deskLinks").where("personId", "=", personId).where("purpose", "=", purpose);
  await earlier.where("usedAt", "is", null).execute();
  await db
    .insertInto("deskLinks")
    .values({ hash: hashToken(token), personId, purpose, createdAt: now.toISOString(), expiresAt, usedAt: null })
    .execute();
  return { token, expiresAt };
}

async function readLink(db: Db, token: string, purpose: LinkPurpose, now: Date): Promise<LinkState> {
  const link = await db
    .selectFrom("deskLinks")
    .selectAll()
    .where("hash", "=", hashToken(token))
    .where("purpose", "=", purpose)
    .executeTakeFirst();
  const person = link && (await selectPeople(db).where("id", "=", link.personId).executeTakeFirst());
  if (!person) return { state: "unknown" };
  if (link.usedAt !== null) return { state: "used" };
  return link.expiresAt > now.toISOString() ? { state: "good", person: toPerson(person) } : { state: "expired" };
}

/** Of two who use it at once, one gets in. */
async function takeLink(db: Db, token: string, purpose: LinkPurpose, now: Date): Promise<LinkState> {
  const link = await readLink(db, token, purpose, now);
  if (link.state !== "good") return link;
  const { numUpdatedRows } = await db
    .updateTable("deskLinks")
    .set({ usedAt: now.toISOString() })
    .where("hash", "=", hashToken(token))
    .where("usedAt", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? link : { state: "used" };
}

async function insertPasskey(db: Db, personId: string, passkey: NewPasskey, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("passkeys")
    .values({
      id: passkey.id,
      personId,
      name: storable(passkey.name),
      publicKey: Buffer.from(passkey.publicKey),
      counter: passkey.counter,
      transports: JSON.stringify(passkey.transports),
      deviceType: passkey.deviceType,
      backedUp: passkey.backedUp ? 1 : 0,
      createdAt: now.toISOString(),
      lastUsedAt: null,
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

const toPasskey = (row: PasskeyRow): Passkey => ({
  ...row,
  counter: Number(row.counter),
  transports: JSON.parse(row.transports),
  backedUp: row.backedUp === 1,
});
