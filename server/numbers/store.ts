import { setImmediate as letOthersIn } from "node:timers/promises";
import { type RawBuilder, sql } from "kysely";
import { calendarPath } from "../../content/compliance/calendar-words.ts";
import { freeTools } from "../../content/tools/tools.ts";
import { spamLimit } from "../../domain/forms/spam.ts";
import {
  addDays,
  addMonths,
  type CalendarDate,
  daysBetween,
  earlierDate,
  endOfMonth,
} from "../../domain/india/calendar-date.ts";
import { localDay, localMoment } from "../../domain/india/local-time.ts";
import { dayMs } from "../../domain/india/time.ts";
import { findService } from "../../domain/offers/services.ts";
import { type Receipt, splitPaid } from "../../domain/payments/receipt.ts";
import type { SentQuotation } from "../../domain/quotation/model.ts";
import { byService, type Split, splitOf } from "../../domain/quotation/total.ts";
import { readDocument, storable } from "../store/documents.ts";
import type { Engine } from "../store/engines/engine.ts";
import type { PromiseCounts } from "../store/records.ts";
import type { Db } from "../store/tables.ts";

/** What an enquiry itself says. */
const known = ["caller", "source", "page", "structure", "state", "campaign", "reason"] as const;
type Known = (typeof known)[number];

export const numberDimensions = [...known, "tool", "service", "month", "day"] as const;

/** Enquiries of these days. Promises count once their time is over: kept by a call in time, or broken. */
interface Counts extends PromiseCounts {
  /** Null where views are not known by this dimension. */
  views: number | null;
  enquiries: number;
  /** Each counts by itself: who was sent a quotation before a call was not spoken with, and what began by hand was not quoted. */
  contacted: number;
  quoted: number;
  engaged: number;
  /** From whom money came that was not taken back. */
  paid: number;
}

/**
 * Of quotations that were sent and that were accepted in these days, a new version in place of the old one; and what came and went back in
 * them, with TDS, contrary entries taken off.
 */
export const rupeeKinds = ["quoted", "accepted", "received", "returned"] as const;
type Rupees = Record<(typeof rupeeKinds)[number], Split>;

/** Of a service there are rupees alone: an enquiry may be about several. */
export interface NumbersOf extends Partial<Counts> {
  name: string;
  /** Where there were any. */
  rupees?: Rupees;
}

export interface Numbers {
  from: string;
  until: string;
  /** The first day on which views were counted; null when they never were. */
  viewsSince: string | null;
  total: Counts & { rupees: Rupees };
  /** Of months and days each, the oldest first. What nobody was quoted for is of the service '(none)'. */
  by: Record<(typeof numberDimensions)[number], NumbersOf[]>;
  /** Within so many minutes half were called, of those that were called or should have been by now; null while half were not. */
  medianMinutes: number | null;
  /** As many days before, or the same days of the month before. */
  before: PromiseCounts & { from: string; until: string; medianMinutes: number | null; received: Split };
}

/** A view of a page. Nobody's address, no cookie. */
export interface View {
  /** A day such as 2026-11-15, where the business is. */
  day: string;
  path: string;
  /** The host of the page that led here; "" for none or one of ours. */
  referrer: string;
}

/** A campaign may say anything: the rest is left out. */
const longestList = 50;

const toolPages: readonly string[] = [...freeTools.items.map(({ href }) => href), calendarPath];

/** When those are called whose promise was broken and whom nobody has called yet. */
const never = "9999-01-01T00:00:00.000Z";
const longestMinutes = 1_000 * 365 * 24 * 60;

type Count = number | string;
type Said = Record<Known, string | null>;
type Counted = Partial<Record<Exclude<keyof Counts, "views">, Count>>;
interface Group extends Counted {
  dimension: Known | "total";
  name: string | null;
}
interface Money extends Said {
  what: keyof Rupees;
  day: string;
  split: Split;
  /** What it is for. */
  offer: SentQuotation | undefined;
}

const said = sql`leads.owner_id as caller, leads.form as source, leads.page, leads.structure, leads.state, leads.campaign,
  leads.closed_reason as reason`;

/** Those whose `column` is between two moments, without spam, whoever saw that it is spam. */
const within = (column: "created_at" | "promised_at", from: Date, until: Date) =>
  sql`${sql.raw(column)} >= ${from.toISOString()} and ${sql.raw(column)} < ${until.toISOString()}
    and spam_score < ${spamLimit} and (closed_reason is null or closed_reason <> 'spam')`;

/** A promise whose time is not over, and that nobody has kept yet, is neither. */
const isKept = sql`first_call_at <= promised_at`;
const isBroken = (now: Date) =>
  sql`(promised_at < ${now.toISOString()} and (first_call_at is null or first_call_at > promised_at))`;
const promises = (now: Date) =>
  sql`count(case when ${isKept} then 1 end) as kept, count(case when ${isBroken(now)} then 1 end) as broken`;

/** The same days of the month before, of a month from its first day on; or else as many days before. */
function daysBefore(first: CalendarDate, last: CalendarDate): [first: CalendarDate, last: CalendarDate] {
  const before = addDays(first, -1);
  if (!first.endsWith("-01") || last > endOfMonth(first)) return [addDays(before, daysBetween(last, first)), before];
  const start = addMonths(first, -1);
  return [start, last === endOfMonth(first) ? before : earlierDate(addDays(start, daysBetween(first, last)), before)];
}

/** Enquiries received between two moments, how far they came, and the views of those days: counted by the engine. */
export async function readNumbers(engine: Engine, from: Date, until: Date, now: Date): Promise<Numbers> {
  const received = within("created_at", from, until);
  const firstDay = localDay(from) as CalendarDate;
  const lastDay = localDay(new Date(until.getTime() - 1)) as CalendarDate;
  const [firstBefore, lastBefore] = daysBefore(firstDay, lastDay);
  const { dayInIndia, medianMinutes } = engine.phrases;
  /** SQLite counts in this process: between two questions others are served. */
  const ask = async <Row>(query: RawBuilder<Row>): Promise<Row[]> => {
    await letOthersIn();
    return (await engine.read((db) => query.execute(db))).rows;
  };
  const groups = await ask(sql<Group>`
    with flags as materialized (
      select ${said}, contacted_at is not null as contacted, quoted_at is not null as quoted, engaged_at is not null as engaged,
        ${isKept} as kept, ${isBroken(now)} as broken
      from leads where ${received}
    ), facts as materialized (
      select caller, source, page, structure, state, campaign, reason, count(*) as enquiries,
        ${sql.join(columns.slice(1).map((what) => sql`count(case when ${sql.raw(what)} then 1 end) as ${sql.raw(what)}`))}
      from flags group by caller, source, page, structure, state, campaign, reason
    ) ${sql.join(
      known.map(
        (dimension) => sql`select ${sql.lit(dimension)} as dimension, ${sql.raw(dimension)} as name, ${sums}
          from facts group by ${sql.raw(dimension)}`,
      ),
      sql` union all `,
    )} union all select 'total', null, ${sums} from facts`);
  // Apart from the others, who are many: only of these few the wide rows are read.
  const payers = await ask(sql<Said & { createdAt: string }>`
    select ${said}, created_at from leads
    where ${received} and id in (
      select enquiry_id from payments where enquiry_id is not null group by enquiry_id having sum(rupees) > 0)`);
  const perDay = await ask(sql<Counted & { day: string }>`
    select ${dayInIndia("created_at")} as day, ${counts(now)} from leads where ${received} group by day`);
  const readCalls = async (asked: RawBuilder<unknown>) => {
    const [row] = await ask(sql<{ median: Count | null; kept: Count; broken: Count }>`
      select ${medianMinutes("created_at", "called_at")} as median, ${promises(now)} from (
        select created_at, promised_at, first_call_at,
          case when first_call_at is not null then first_call_at when promised_at < ${now.toISOString()} then ${never} end as called_at
        from leads where ${asked}) as leads`);
    return { medianMinutes: minutesOf(row!.median), ...toPromises(row) };
  };
  const calls = await readCalls(received);
  const callsBefore = await readCalls(
    within("created_at", localMoment(firstBefore), new Date(localMoment(lastBefore).getTime() + dayMs)),
  );
  const views = await ask(sql<{ day: string; path: string; count: Count }>`
    select day, path, sum(count) as count from views where day between ${firstDay} and ${lastDay} group by day, path`);
  // A left join, that SQLite begins with the few quotations.
  const sold = await ask(sql<Offered>`
    select ${said}, content,
      case when sent_at >= ${from.toISOString()} and quotations.state <> 'replaced' then sent_at end as quoted_at,
      case when accepted_at >= ${from.toISOString()} and accepted_at < ${until.toISOString()} then accepted_at end as accepted_at
    from quotations left join leads on leads.id = quotations.enquiry_id
    where sent_at < ${until.toISOString()} and (sent_at >= ${from.toISOString()} or accepted_at >= ${from.toISOString()})`);
  // What came is for what was accepted last, or before that for what was offered last.
  const moved = await ask(sql<Said & Moved>`
    select what, day, moved.rupees, tds, fee, moved.content as receipt, ${said}, (
      select content from quotations where enquiry_id = moved.enquiry and content is not null
      order by case when accepted_at is null then 1 else 0 end, accepted_at desc, id desc limit 1) as offer
    from (
      select 'received' as what, enquiry_id as enquiry, received_on as day, rupees, tds, fee, content from payments
      where received_on between ${firstBefore} and ${lastDay}
      union all select 'returned', enquiry_id, paid_on, rupees, 0, fee, content from outgoings
      where kind = 'refund' and paid_on between ${firstBefore} and ${lastDay}) as moved
    left join leads on leads.id = moved.enquiry`);
  const people = await ask(sql<{ id: string; name: string }>`select id, name from people`);
  const [since] = await ask(sql<{ day: string | null }>`select min(day) as day from views`);

  const all = [...sold.flatMap(toOffered), ...moved.map(toMoney)];
  const money = all.filter(({ day }) => day >= firstDay);
  const viewsOf = sumBy(views, ({ path }) => path);
  const areViewsKnown = views.length > 0;
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const of = (dimension: Known | "tool", seen?: ReadonlyMap<string, number>): NumbersOf[] => {
    const [key, isShown] = dimension === "tool" ? (["page", isTool] as const) : ([dimension, () => true] as const);
    const found = rowsOf({
      groups: groups.filter((group) => group.dimension === key && isShown(group.name)),
      payers: Map.groupBy(payers, (row) => row[key]),
      money: Map.groupBy(
        money.filter((row) => isShown(row[key])),
        (row) => row[key],
      ),
      views: seen,
      areViewsKnown: areViewsKnown && seen !== undefined,
    });
    return found
      .map((row) => (dimension === "caller" ? { ...row, name: names.get(row.name) ?? row.name } : row))
      .sort((a, b) => more(b, a, "enquiries") || more(b, a, "views") || (a.name < b.name ? -1 : 1))
      .slice(0, longestList);
  };
  /** Each day, or each month, one after the other. */
  const each = (length: number): NumbersOf[] => {
    const nameOf = ({ day }: { day: string }) => day.slice(0, length);
    const days: (Counted & { day: string })[] = eachDay(firstDay, lastDay).map((day) => ({ day }));
    return rowsOf({
      groups: [...Map.groupBy([...days, ...perDay], nameOf)].map(([name, rows]) => ({ name, ...addUp(rows) })),
      payers: Map.groupBy(payers, ({ createdAt }) => localDay(new Date(createdAt)).slice(0, length)),
      money: Map.groupBy(money, nameOf),
      views: sumBy(views, nameOf),
      areViewsKnown: true,
    });
  };
  const total = groups.find(({ dimension }) => dimension === "total");
  return {
    from: from.toISOString(),
    until: until.toISOString(),
    viewsSince: since?.day ?? null,
    total: {
      ...toCounts(total, areViewsKnown ? totalOf(views) : null, payers.length),
      rupees: rupeesOf(money),
    },
    by: {
      caller: of("caller"),
      source: of("source"),
      page: of("page", viewsOf),
      tool: of("tool", new Map([...viewsOf].filter(([path]) => isTool(path)))),
      structure: of("structure"),
      state: of("state"),
      campaign: of("campaign"),
      reason: of("reason").filter(({ name }) => name !== nobody),
      service: services(money),
      month: each("2026-11".length),
      day: each("2026-11-19".length),
    },
    medianMinutes: calls.medianMinutes,
    before: {
      ...callsBefore,
      ...{ from: firstBefore, until: lastBefore },
      received: rupeesOf(all.filter(({ day }) => day <= lastBefore)).received,
    },
  };
}

/** Promises that ended between two moments. */
export const readPromises = (engine: Engine, from: Date, until: Date, now: Date): Promise<PromiseCounts> =>
  engine.read(async (db) => {
    const { rows } = await sql<Record<"kept" | "broken", Count>>`
      select ${promises(now)} from leads where ${within("promised_at", from, until)}`.execute(db);
    return toPromises(rows[0]);
  });

type ViewsOf = View & { count: number };

export type ViewCounts = ReturnType<typeof createViewCounts>;

export function createViewCounts(engine: Engine) {
  return {
    add: (views: readonly ViewsOf[]) => engine.write((db) => addViews(db, views)),
    /** In place of what was counted for these days, unless that was more: a log that is read twice, or in part, counts once. */
    replaceDays: (views: readonly ViewsOf[]) =>
      engine.longWrite(async (db) => {
        for (const [day, counted] of Map.groupBy(views, (view) => view.day)) {
          if ((await viewsOfDay(db, day)) > totalOf(counted)) continue;
          await db.deleteFrom("views").where("day", "=", day).execute();
          await addViews(db, counted);
        }
      }),
  };
}

interface Moved {
  what: "received" | "returned";
  day: string;
  rupees: Count;
  tds: Count;
  fee: Count;
  receipt: string;
  offer: string | null;
}

interface Offered extends Said {
  content: string;
  /** In these days; null where it was not, or was replaced. */
  quotedAt: string | null;
  acceptedAt: string | null;
}

function toOffered({ content, quotedAt, acceptedAt, ...rest }: Offered): Money[] {
  if (!quotedAt && !acceptedAt) return [];
  const offer = readDocument<SentQuotation>(content);
  const split = splitOf(offer);
  return (
    [
      ["quoted", quotedAt],
      ["accepted", acceptedAt],
    ] as const
  ).flatMap(([what, at]) => (at ? [{ ...rest, what, day: localDay(new Date(at)), split, offer }] : []));
}

const toMoney = ({ rupees, tds, fee, receipt, offer, ...rest }: Said & Moved): Money => ({
  ...rest,
  split: splitPaid({
    payment: { rupees: Number(rupees), tds: Number(tds), fee: Number(fee) },
    receipt: readDocument<Receipt>(receipt),
  }),
  offer: offer === null ? undefined : readDocument<SentQuotation>(offer),
});

const addSplit = (a: Split, b: Split): Split => ({
  fee: a.fee + b.fee,
  gst: a.gst + b.gst,
  others: a.others + b.others,
});

function rupeesOf(money: readonly Pick<Money, "what" | "split">[] = []): Rupees {
  const sum = (wanted: keyof Rupees) =>
    money.reduce((all, { what, split }) => (what === wanted ? addSplit(all, split) : all), {
      fee: 0,
      gst: 0,
      others: 0,
    });
  return { quoted: sum("quoted"), accepted: sum("accepted"), received: sum("received"), returned: sum("returned") };
}

/** What was quoted most first. A service has the name of today's price list. */
function services(money: readonly Money[]): NumbersOf[] {
  const parts = money.flatMap(({ what, split, offer }) => {
    const told = offer ? byService(offer, split) : [];
    return (told.length > 0 ? told : [{ key: "", name: nobody, split }]).map(({ key, name, split: own }) => ({
      ...{ what, split: own, name: findService(key)?.name ?? name },
    }));
  });
  return [...Map.groupBy(parts, ({ name }) => name)]
    .map(([name, own]) => ({ name, rupees: rupeesOf(own) }))
    .sort((a, b) => b.rupees.quoted.fee - a.rupees.quoted.fee || (a.name < b.name ? -1 : 1));
}

/** The name of what has none. */
const nobody = "(none)";

interface Found {
  groups: readonly (Counted & { name: string | null })[];
  payers: ReadonlyMap<string | null, readonly unknown[]>;
  money: ReadonlyMap<string | null, readonly Money[]>;
  views: ReadonlyMap<string, number> | undefined;
  areViewsKnown: boolean;
}

/** Whoever has an enquiry of these days, or views, or whose quotation was sent, accepted or paid then. */
function rowsOf({ groups, payers, money, views = new Map(), areViewsKnown }: Found): NumbersOf[] {
  const names = new Set([...groups.map(({ name }) => name), ...money.keys(), ...views.keys()]);
  return [...names].map((name) => ({
    name: name ?? nobody,
    ...toCounts(
      groups.find((group) => group.name === name),
      areViewsKnown && name !== null ? (views.get(name) ?? 0) : null,
      payers.get(name)?.length,
    ),
    ...(money.has(name) && { rupees: rupeesOf(money.get(name)) }),
  }));
}

const isTool = (path: string | null): boolean => path !== null && toolPages.includes(path);

const more = (a: NumbersOf, b: NumbersOf, what: "enquiries" | "views"): number => (a[what] ?? 0) - (b[what] ?? 0);

const columns = ["enquiries", "contacted", "quoted", "engaged", "kept", "broken"] as const;

const addUp = (rows: readonly Counted[]): Counted =>
  Object.fromEntries(columns.map((what) => [what, rows.reduce((sum, row) => sum + Number(row[what] ?? 0), 0)]));

/** Null where half of them were not called. */
const minutesOf = (median: Count | null): number | null =>
  median === null || Number(median) > longestMinutes ? null : Math.round(Number(median));

const sums = sql.join(columns.map((what) => sql`coalesce(sum(${sql.raw(what)}), 0) as ${sql.raw(what)}`));

const counts = (now: Date) => sql`count(*) as enquiries, count(contacted_at) as contacted, count(quoted_at) as quoted,
  count(engaged_at) as engaged, ${promises(now)}`;

const toPromises = (row?: { kept?: Count; broken?: Count }): PromiseCounts => ({
  kept: Number(row?.kept ?? 0),
  broken: Number(row?.broken ?? 0),
});

const toCounts = (row: Counted = {}, views: number | null = null, paid = 0): Counts => ({
  views,
  enquiries: Number(row.enquiries ?? 0),
  contacted: Number(row.contacted ?? 0),
  quoted: Number(row.quoted ?? 0),
  engaged: Number(row.engaged ?? 0),
  paid,
  ...toPromises(row),
});

function sumBy<Row extends { count: Count }>(rows: readonly Row[], key: (row: Row) => string): Map<string, number> {
  const sums = new Map<string, number>();
  for (const row of rows) sums.set(key(row), (sums.get(key(row)) ?? 0) + Number(row.count));
  return sums;
}

function eachDay(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = Date.parse(first); day <= Date.parse(last); day += dayMs)
    days.push(new Date(day).toISOString().slice(0, 10));
  return days;
}

const totalOf = (views: readonly { count: Count }[]): number =>
  views.reduce((total, { count }) => total + Number(count), 0);

async function viewsOfDay(db: Db, day: string): Promise<number> {
  const { count } = await db
    .selectFrom("views")
    .select((column) => column.fn.sum("count").as("count"))
    .where("day", "=", day)
    .executeTakeFirstOrThrow();
  return Number(count ?? 0);
}

async function addViews(db: Db, views: readonly ViewsOf[]): Promise<void> {
  for (const { day, path, referrer, count } of views)
    await db
      .insertInto("views")
      .values({ day, path: storable(path), referrer: storable(referrer), count })
      .onConflict((conflict) =>
        conflict
          .columns(["day", "path", "referrer"])
          .doUpdateSet((column) => ({ count: column("views.count", "+", count) })),
      )
      .execute();
}
