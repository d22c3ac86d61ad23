import type { ExpressionBuilder } from "kysely";
import { failingMinutes, lateMinutes } from "../../domain/desk/health.ts";
import { dayMs, hourMs, minuteMs } from "../../domain/india/time.ts";
import type { Engine } from "../store/engines/engine.ts";
import {
  type AfterFailure,
  addressTrouble,
  type Channel,
  type ClaimRequest,
  type DeliveryPurpose,
  type DeliveryState,
  type LeasedDelivery,
  type OpenDelivery,
  type StuckDeliveries,
  toOutside,
} from "../store/records.ts";
import { toDelivery } from "../store/rows.ts";
import type { Db, DeliveryRow, Tables } from "../store/tables.ts";

/** Twice the longest lease, as clocks differ. One that ends later was given by a clock that ran ahead. */
const impossibleLeaseMs = 40 * minuteMs;
/** Nothing waits for longer: what is put off on purpose for the next morning, at most 33 hours, what has failed for half a day. */
const longestWaitMs = 2 * dayMs;

const claimable: readonly DeliveryState[] = ["waiting", "sending"];
const longestError = 500;

type Condition = ExpressionBuilder<Tables, "deliveries">;

const hasImpossibleLease = (column: Condition, now: Date) =>
  column.and([column("state", "=", "sending"), column("dueAt", ">", after(now, impossibleLeaseMs))]);

const after = (now: Date, ms: number): string => new Date(now.getTime() + ms).toISOString();

/** Who sent these forms; notices have nobody. */
async function senders(db: Db, ids: readonly string[]): Promise<Map<string, NonNullable<OpenDelivery["about"]>>> {
  if (ids.length === 0) return new Map();
  const leads = await db.selectFrom("leads").select(["id", "name", "email"]).where("id", "in", ids).execute();
  const applications = await db
    .selectFrom("applications")
    .select(["id", "name", "email"])
    .where("id", "in", ids)
    .execute();
  const subscribers = await db.selectFrom("subscribers").select(["id", "email"]).where("id", "in", ids).execute();
  return new Map(
    [
      ...leads.map((row) => ({ kind: "lead" as const, ...row })),
      ...applications.map((row) => ({ kind: "application" as const, ...row })),
      ...subscribers.map((row) => ({ kind: "subscriber" as const, name: null, ...row })),
    ].map((about) => [about.id, about]),
  );
}

export const toOpenDelivery = (row: DeliveryRow, about: OpenDelivery["about"]): OpenDelivery => ({
  ...toDelivery(row),
  lastError: row.lastError?.replace(addressTrouble, "") ?? null,
  toVisitor: toOutside.includes(row.purpose),
  addressIsWrong: toOutside.includes(row.purpose) && (row.lastError?.startsWith(addressTrouble) ?? false),
  about,
});

export function createOutbox(engine: Engine) {
  return {
    /**
     * Deliveries due now, leased to the worker until `now + leaseMs`. Leases that have ended are taken over, and what only a clock that
     * ran ahead can have put off so far.
     */
    claim: ({ now, limit, leaseMs, workerId, channels, except = [], mostAttempts = 1_000 }: ClaimRequest) =>
      engine.write(async (db): Promise<LeasedDelivery[]> => {
        if (channels.length === 0) return [];
        const isDue = (column: Condition) =>
          column.or([
            column("dueAt", "<=", now.toISOString()),
            column("dueAt", ">", after(now, longestWaitMs)),
            hasImpossibleLease(column, now),
          ]);
        await db
          .updateTable("deliveries")
          .set({ state: "dead", leaseOwner: null, lastError: "The server stopped in the middle of every attempt." })
          .where("state", "=", "sending")
          .where("attempts", ">=", mostAttempts)
          .where("channel", "in", channels)
          .where(isDue)
          .execute();
        let due = db
          .selectFrom("deliveries")
          .select("id")
          .where("state", "in", claimable)
          .where(isDue)
          .where("channel", "in", channels)
          .orderBy("dueAt")
          .orderBy("id")
          .limit(limit);
        if (except.length > 0) due = due.where("purpose", "not in", except);
        if (engine.rowLocks) due = due.forUpdate().skipLocked();
        const ids = (await due.execute()).map((row) => row.id);
        if (ids.length === 0) return [];
        const claimed = await db
          .updateTable("deliveries")
          .set((column) => ({
            state: "sending" as const,
            leaseOwner: workerId,
            dueAt: after(now, leaseMs),
            attempts: column("attempts", "+", 1),
          }))
          .where("id", "in", ids)
          .returningAll()
          .execute();
        return claimed
          .map((row) => ({ ...toDelivery(row), eventId: row.eventId }))
          .sort((a, b) => (a.id < b.id ? -1 : 1));
      }),

    /** False when the lease was no longer the worker's. Without a time nothing went out: there was nothing to say any more. */
    succeed: (id: string, workerId: string, sentAt: Date | null) =>
      finish(id, workerId, {
        state: "done",
        doneAt: sentAt?.toISOString() ?? null,
        lastError: null,
        leaseOwner: null,
      }),

    /** How many of each purpose went out on a channel in the hour before, or are being sent, by any server. */
    sentInHour: (channel: Channel, now: Date) =>
      engine.read(async (db) => {
        const hourAgo = after(now, -hourMs);
        const rows = await db
          .selectFrom("deliveries")
          .select(["purpose", (column) => column.fn.countAll().as("count")])
          .where("channel", "=", channel)
          .where("state", "in", ["sending", "done"])
          // The end of its lease is later than its own, and has an index.
          .where("dueAt", ">", hourAgo)
          .where((column) =>
            column.or([column("state", "=", "sending"), column.between("doneAt", hourAgo, now.toISOString())]),
          )
          .groupBy("purpose")
          .execute();
        return new Map(rows.map(({ purpose, count }) => [purpose, Number(count)]));
      }),

    fail: (id: string, workerId: string, error: string, next: AfterFailure) =>
      finish(id, workerId, {
        ...(next === "dead" ? { state: "dead" } : { state: "waiting", dueAt: next.retryAt.toISOString() }),
        lastError: error.replaceAll("\0", "").toWellFormed().slice(0, longestError),
        leaseOwner: null,
      }),

    /** Gives back what the worker holds apart from `keep`, due at once, the attempt not counted. */
    release: (workerId: string, keep: readonly string[] = []) =>
      engine.write(async (db) => {
        let query = db
          .updateTable("deliveries")
          .set((column) => ({
            state: "waiting" as const,
            leaseOwner: null,
            attempts: column("attempts", "-", 1),
            dueAt: column.ref("createdAt"),
          }))
          .where("leaseOwner", "=", workerId)
          .where("state", "=", "sending");
        if (keep.length > 0) query = query.where("id", "not in", keep);
        return Number((await query.executeTakeFirst()).numUpdatedRows);
      }),

    /** Where one server alone can send: what it was sending when it crashed becomes due now. Call it before the first claim. */
    recover: (now: Date) =>
      engine.write(async (db) => {
        if (engine.rowLocks) return 0;
        // Still "sending": how often it was begun is counted.
        const held = db.updateTable("deliveries").set({ dueAt: now.toISOString(), leaseOwner: null });
        return Number((await held.where("state", "=", "sending").executeTakeFirst()).numUpdatedRows);
      }),

    /** The earliest moment at which something on these channels can be claimed. */
    nextDue: (channels: readonly Channel[], except: readonly DeliveryPurpose[] = []) =>
      engine.read(async (db) => {
        if (channels.length === 0) return undefined;
        let query = db
          .selectFrom("deliveries")
          .select((column) => column.fn.min("dueAt").as("dueAt"))
          .where("state", "in", claimable)
          .where("channel", "in", channels);
        if (except.length > 0) query = query.where("purpose", "not in", except);
        const next = await query.executeTakeFirst();
        return next?.dueAt ? new Date(next.dueAt) : undefined;
      }),

    counts: (states: readonly DeliveryState[] = [...claimable, "done", "dead"]) =>
      engine.read(async (db) => {
        const none = () => ({ waiting: 0, sending: 0, done: 0, dead: 0 });
        const counts: Record<Channel, Record<DeliveryState, number>> = { mail: none(), webhook: none() };
        const rows = await db
          .selectFrom("deliveries")
          .select(["channel", "state", (column) => column.fn.countAll().as("count")])
          .where("state", "in", states)
          .groupBy(["channel", "state"])
          .execute();
        for (const { channel, state, count } of rows) counts[channel as Channel][state] = Number(count);
        return counts;
      }),

    list: (states: readonly DeliveryState[], limit: number) =>
      engine.read(async (db) => {
        const rows = await db
          .selectFrom("deliveries")
          .selectAll()
          .where("state", "in", states)
          .orderBy("id")
          .limit(limit)
          .execute();
        return rows.map(toDelivery);
      }),

    /** What was given up, then what waits or is being sent, the newest of each first. */
    open: (limit: number) =>
      engine.read(async (db): Promise<OpenDelivery[]> => {
        const newest = (states: readonly DeliveryState[]) =>
          db
            .selectFrom("deliveries")
            .selectAll()
            .where("state", "in", states)
            .orderBy("createdAt", "desc")
            .orderBy("id", "desc")
            .limit(limit)
            .execute();
        const rows = [...(await newest(["dead"])), ...(await newest(claimable))].slice(0, limit);
        const people = await senders(db, [...new Set(rows.map(({ submissionId }) => submissionId))]);
        return rows.map((row) => toOpenDelivery(row, people.get(row.submissionId) ?? null));
      }),

    stuck: (now: Date) =>
      engine.read(async (db) => {
        const none = { dead: 0, late: 0, oldest: null, failing: 0 };
        const stuck: Record<Channel, StuckDeliveries> = { mail: none, webhook: none };
        const late = (column: Condition) =>
          column.and([
            column("state", "!=", "dead"),
            column("createdAt", "<", after(now, -lateMinutes * minuteMs)),
            // Not what is to go out later.
            column.or([column("attempts", ">", 0), column("dueAt", "<=", now.toISOString())]),
          ]);
        const failing = (column: Condition) =>
          column.and([
            column("state", "!=", "dead"),
            column("attempts", ">", 0),
            column("createdAt", ">=", after(now, -lateMinutes * minuteMs)),
            column("createdAt", "<", after(now, -failingMinutes * minuteMs)),
          ]);
        const rows = await db
          .selectFrom("deliveries")
          .select(({ fn }) => [
            "channel",
            fn.countAll().filterWhere("state", "=", "dead").as("dead"),
            fn.countAll().filterWhere(late).as("late"),
            fn.min<string | null>("createdAt").filterWhere(late).as("oldest"),
            fn.countAll().filterWhere(failing).as("failing"),
          ])
          .where("state", "in", [...claimable, "dead"])
          .where((column) =>
            column.or([
              column("purpose", "not in", toOutside),
              column("lastError", "is", null),
              column("lastError", "not like", `${addressTrouble}%`),
            ]),
          )
          .groupBy("channel")
          .execute();
        for (const { channel, dead, late, oldest, failing } of rows)
          stuck[channel] = { dead: Number(dead), late: Number(late), oldest, failing: Number(failing) };
        return stuck;
      }),

    /**
     * What was given up, waits after a failed attempt or has an impossible lease becomes due now, all of it or those named; what
     * is to go out later stays. Returns how many.
     */
    retry: (which: "all" | readonly string[], now: Date) =>
      engine.write(async (db) => {
        if (which !== "all" && which.length === 0) return 0;
        let query = db
          .updateTable("deliveries")
          .set({ state: "waiting", attempts: 0, dueAt: now.toISOString(), leaseOwner: null })
          .where((column) =>
            column.or([
              column("state", "=", "dead"),
              column.and([column("state", "=", "waiting"), column("lastError", "is not", null)]),
              column.and([column("state", "=", "sending"), column("dueAt", "<=", now.toISOString())]),
              hasImpossibleLease(column, now),
            ]),
          );
        if (which !== "all") query = query.where("id", "in", which);
        return Number((await query.executeTakeFirst()).numUpdatedRows);
      }),

    /** Forgets deliveries that were given up; returns how many. */
    drop: (ids: readonly string[]) =>
      engine.write(async (db) => {
        if (ids.length === 0) return 0;
        const dropped = db.deleteFrom("deliveries").where("state", "=", "dead").where("id", "in", ids);
        return Number((await dropped.executeTakeFirst()).numDeletedRows);
      }),
  };

  /** Only the holder of the lease decides how the delivery went. */
  function finish(id: string, workerId: string, result: Partial<DeliveryRow>): Promise<boolean> {
    return engine.write(async (db) => {
      const finished = await db
        .updateTable("deliveries")
        .set(result)
        .where("id", "=", id)
        .where("leaseOwner", "=", workerId)
        .where("state", "=", "sending")
        .executeTakeFirst();
      return finished.numUpdatedRows === 1n;
    });
  }
}
