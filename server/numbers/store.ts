import { setImmediate as letOthersIn } from "node:timers/promises";
import { type RawBuilder, sql } from "kysely";
import { calendarPath } from "../../content/compliance/calendar-words.ts";
import { freeTools } from "../../content/tools/tools.ts";
import { spamLimit } from "../../domain/forms/spam.ts";
import { localDay } from "../../domain/india/local-time.ts";
import { dayMs } from "../../domain/india/time.ts";
import { findService } from "../../domain/offers/services.ts";
import type { SentQuotation } from "../../domain/quotation/model.ts";
import { byService } from "../../domain/quotation/total.ts";
import { readDocument, storable } from "../store/documents.ts";
import type { Engine } from "../store/engines/engine.ts";
import type { PromiseCounts } from "../store/records.ts";
import type { Db } from "../store/tables.ts";

export const numberDimensions = ["caller", "source", "page", "tool", "structure", "state", "campaign"] as const;

export interface Funnel {
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

interface Rupees {
  quoted: number;
  accepted: number;
  /** Money, without TDS; contrary entries taken off. */
  received: number;
}

/** Refunds are told apart from what was received. */
interface ServiceRupees extends Rupees {
  returned: number;
}

export interface NumbersOf extends Funnel {
  name: string;
  /** By caller. */
  rupees?: Rupees;
}

export interface Numbers {
  from: string;
  until: string;
  /** The first day on which views were counted; null when they never were. */
  viewsSince: string | null;
  total: Funnel;
  by: Record<(typeof numberDimensions)[number], NumbersOf[]>;
  /** Of quotations that were sent, and that were accepted, in these days; and what was received in them. */
  rupees: Rupees;
  /** Of the registrations and of each service; what nobody was quoted for is '(none)'. */
  perService: { name: string; rupees: ServiceRupees }[];
  perMonth: { month: string; received: number }[];
  perDay: { day: string; views: number; enquiries: number }[];
  firstCall: {
    /** Within so many minutes half were called, of those that were called or should have been by now; null while half were not. */
    medianMinutes: number | null;
    /** Promises whose time is over: kept by a call in time, or broken. */
    kept: number;
    broken: number;
  };
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
type Known = "caller" | "source" | "page" | "structure" | "state" | "campaign";
interface Group extends Record<"enquiries" | "contacted" | "quoted" | "engaged", Count> {
  dimension: "total" | Known;
  name: string | null;
  paid?: number;
}

/** Those whose `column` is between two moments, without spam, whoever saw that it is spam. */
const within = (column: "created_at" | "promised_at", from: Date, until: Date) =>
  sql`${sql.raw(column)} >= ${from.toISOString()} and ${sql.raw(column)} < ${until.toISOString()}
    and spam_score < ${spamLimit} and (closed_reason is null or closed_reason <> 'spam')`;

/** A promise whose time is not over, and that nobody has kept yet, is neither. */
const promises = (now: Date) =>
  sql`count(case when first_call_at <= promised_at then 1 end) as kept,
    count(case when promised_at < ${now.toISOString()} and (first_call_at is null or first_call_at > promised_at) then 1 end) as broken`;

/** Enquiries received between two moments, how far they came, and the views of those days: counted by the engine. */
export async function readNumbers(engine: Engine, from: Date, until: Date, now: Date): Promise<Numbers> {
  const received = within("created_at", from, until);
  const [firstDay, lastDay] = [localDay(from), localDay(new Date(until.getTime() - 1))];
  const { dayInIndia, medianMinutes } = engine.phrases;
  /** SQLite counts in this process: between two questions others are served. */
  const ask = async <Row>(query: RawBuilder<Row>): Promise<Row[]> => {
    await letOthersIn();
    return (await engine.read((db) => query.execute(db))).rows;
  };
  const groups = await ask(sql<Group>`
    with facts as materialized (
      select owner_id as caller, form as source, page, structure, state, campaign, count(*) as enquiries,
        count(contacted_at) as contacted, count(quoted_at) as quoted, count(engaged_at) as engaged
      from leads where ${received} group by owner_id, form, page, structure, state, campaign
    ) ${sql.join(
      (["caller", "source", "page", "structure", "state", "campaign"] as const).map(
        (dimension) => sql`select ${sql.lit(dimension)} as dimension, ${sql.raw(dimension)} as name, ${sums}
          from facts group by ${sql.raw(dimension)}`,
      ),
      sql` union all `,
    )} union all select 'total', null, ${sums} from facts`);
  // Apart from the others, who are many: only of these few the wide rows are read.
  const payers = await ask(sql<Record<Known, string | null>>`
    select owner_id as caller, form as source, page, structure, state, campaign from leads
    where ${received} and id in (
      select enquiry_id from payments where enquiry_id is not null group by enquiry_id having sum(rupees) > 0)`);
  const perDay = await ask(sql<{ day: string; count: Count }>`
    select ${dayInIndia("created_at")} as day, count(*) as count from leads where ${received} group by day`);
  const [calls] = await ask(sql<{ median: Count | null; kept: Count; broken: Count }>`
    select ${medianMinutes("created_at", "called_at")} as median, ${promises(now)} from (
      select created_at, promised_at, first_call_at,
        case when first_call_at is not null then first_call_at when promised_at < ${now.toISOString()} then ${never} end as called_at
      from leads where ${received}) as leads`);
  const views = await ask(sql<{ day: string; path: string; count: Count }>`
    select day, path, sum(count) as count from views where day between ${firstDay} and ${lastDay} group by day, path`);
  const quoted = await ask(sql<Omit<Money, "received">>`
    select leads.owner_id as caller,
      coalesce(sum(case when sent_at >= ${from.toISOString()} and quotations.state <> 'replaced' then rupees end), 0) as quoted,
      coalesce(sum(case when accepted_at >= ${from.toISOString()} and accepted_at < ${until.toISOString()} then rupees end), 0) as accepted
    from quotations inner join leads on leads.id = quotations.enquiry_id
    where sent_at < ${until.toISOString()} and (sent_at >= ${from.toISOString()} or accepted_at >= ${from.toISOString()})
    group by leads.owner_id`);
  const paid = await ask(sql<Pick<Money, "caller" | "received"> & { month: string }>`
    select leads.owner_id as caller, substr(received_on, 1, 7) as month, sum(rupees) as received
    from payments left join leads on leads.id = payments.enquiry_id
    where received_on between ${firstDay} and ${lastDay}
    group by leads.owner_id, month`);
  const money: Money[] = [
    ...quoted.map((row) => ({ ...row, received: 0 })),
    ...paid.map((row) => ({ ...row, quoted: 0, accepted: 0 })),
  ];
  const sold = await ask(sql<{ content: string; quoted: Count; accepted: Count }>`
    select content,
      case when sent_at >= ${from.toISOString()} and state <> 'replaced' then rupees else 0 end as quoted,
      case when accepted_at >= ${from.toISOString()} and accepted_at < ${until.toISOString()} then rupees else 0 end as accepted
    from quotations
    where sent_at < ${until.toISOString()} and (sent_at >= ${from.toISOString()} or accepted_at >= ${from.toISOString()})`);
  // What came is for what was accepted last, or before that for what was offered last.
  const paidFor = await ask(sql<{ received: Count; returned: Count; content: string | null }>`
    select received, returned, (
      select content from quotations where enquiry_id = enquiry and content is not null
      order by case when accepted_at is null then 1 else 0 end, accepted_at desc, id desc limit 1) as content
    from (select enquiry_id as enquiry, sum(received) as received, sum(returned) as returned from (
        select enquiry_id, rupees as received, 0 as returned from payments
        where received_on between ${firstDay} and ${lastDay}
        union all select enquiry_id, 0 as received, rupees as returned from outgoings
        where kind = 'refund' and paid_on between ${firstDay} and ${lastDay}) as moved
      group by enquiry_id) as paid`);
  const people = await ask(sql<{ id: string; name: string }>`select id, name from people`);
  const [since] = await ask(sql<{ day: string | null }>`select min(day) as day from views`);

  const viewsOn = sumBy(views, ({ day }) => day);
  const viewsOf = sumBy(views, ({ path }) => path);
  const enquiriesOn = sumBy(perDay, ({ day }) => day);
  const isTool = (path: string | null) => path !== null && toolPages.includes(path);
  const of = (wanted: Group["dimension"]) =>
    groups
      .filter(({ dimension }) => dimension === wanted)
      .map((group) => ({
        ...group,
        paid: payers.filter((payer) => wanted === "total" || payer[wanted] === group.name).length,
      }));
  const allViews = viewsOf.size > 0 ? [...viewsOf.values()].reduce((sum, count) => sum + count, 0) : null;
  return {
    from: from.toISOString(),
    until: until.toISOString(),
    viewsSince: since?.day ?? null,
    total: toFunnel(of("total")[0], allViews),
    by: {
      caller: callers(of("caller"), money, new Map(people.map(({ id, name }) => [id, name]))),
      source: rank(of("source")),
      page: rank(of("page"), viewsOf),
      tool: rank(
        of("page").filter(({ name }) => isTool(name)),
        new Map([...viewsOf].filter(([path]) => isTool(path))),
        viewsOf.size > 0,
      ),
      structure: rank(of("structure")),
      state: rank(of("state")),
      campaign: rank(of("campaign")),
    },
    rupees: rupeesOf(money),
    perService: services([
      ...sold.map((row) => ({ ...row, received: 0, returned: 0 })),
      ...paidFor.map((row) => ({ ...row, quoted: 0, accepted: 0 })),
    ]),
    perMonth: eachMonth(firstDay, lastDay).map((month) => ({
      month,
      received: rupeesOf(money.filter((row) => "month" in row && row.month === month)).received,
    })),
    perDay: eachDay(firstDay, lastDay).map((day) => ({
      day,
      views: viewsOn.get(day) ?? 0,
      enquiries: enquiriesOn.get(day) ?? 0,
    })),
    firstCall: {
      medianMinutes: minutesOf(calls!.median),
      ...toCounts(calls),
    },
  };
}

/** Promises that ended between two moments. */
export const readPromises = (engine: Engine, from: Date, until: Date, now: Date): Promise<PromiseCounts> =>
  engine.read(async (db) => {
    const { rows } = await sql<Record<"kept" | "broken", Count>>`
      select ${promises(now)} from leads where ${within("promised_at", from, until)}`.execute(db);
    return toCounts(rows[0]);
  });

type Counted = View & { count: number };

export type ViewCounts = ReturnType<typeof createViewCounts>;

export function createViewCounts(engine: Engine) {
  return {
    add: (views: readonly Counted[]) => engine.write((db) => addViews(db, views)),
    /** In place of what was counted for these days, unless that was more: a log that is read twice, or in part, counts once. */
    replaceDays: (views: readonly Counted[]) =>
      engine.longWrite(async (db) => {
        for (const [day, counted] of Map.groupBy(views, (view) => view.day)) {
          if ((await viewsOfDay(db, day)) > totalOf(counted)) continue;
          await db.deleteFrom("views").where("day", "=", day).execute();
          await addViews(db, counted);
        }
      }),
  };
}

type Money = Record<keyof Rupees, Count> & { caller: string | null };

function rupeesOf(money: readonly Money[]): Rupees {
  const sumOf = (what: keyof Rupees) => money.reduce((sum, row) => sum + Number(row[what]), 0);
  return { quoted: sumOf("quoted"), accepted: sumOf("accepted"), received: sumOf("received") };
}

/** What was quoted most first. A service has the name of today's price list. */
function services(
  money: readonly (Record<keyof ServiceRupees, Count> & { content: string | null })[],
): Numbers["perService"] {
  const found = new Map<string, ServiceRupees>();
  for (const { content, ...row } of money)
    for (const what of ["quoted", "accepted", "received", "returned"] as const) {
      const rupees = Number(row[what]);
      if (rupees === 0) continue;
      const parts = content === null ? [] : byService(readDocument<SentQuotation>(content), rupees);
      for (const { key, name, rupees: own } of parts.length > 0 ? parts : [{ key: "", name: "(none)", rupees }]) {
        const said = findService(key)?.name ?? name;
        const sums = found.get(said) ?? { quoted: 0, accepted: 0, received: 0, returned: 0 };
        found.set(said, { ...sums, [what]: sums[what] + own });
      }
    }
  return [...found]
    .map(([name, rupees]) => ({ name, rupees }))
    .sort((a, b) => b.rupees.quoted - a.rupees.quoted || (a.name < b.name ? -1 : 1));
}

/** Everybody who has an enquiry of these days, or whose quotation was sent, accepted or paid then. */
function callers(groups: readonly Group[], money: readonly Money[], names: ReadonlyMap<string, string>): NumbersOf[] {
  const without = new Set(money.map(({ caller }) => caller).filter((id) => !groups.some(({ name }) => name === id)));
  return [...groups, ...[...without].map((name) => ({ name }) as Group)]
    .map((group) => {
      const own = money.filter(({ caller }) => caller === group.name);
      return {
        name: group.name === null ? "(none)" : (names.get(group.name) ?? group.name),
        ...toFunnel(group, null),
        rupees: rupeesOf(own),
      };
    })
    .sort((a, b) => b.enquiries - a.enquiries || (a.name < b.name ? -1 : 1));
}

/** Null where half of them were not called. */
const minutesOf = (median: Count | null): number | null =>
  median === null || Number(median) > longestMinutes ? null : Math.round(Number(median));

const sums = sql`coalesce(sum(enquiries), 0) as enquiries, coalesce(sum(contacted), 0) as contacted,
  coalesce(sum(quoted), 0) as quoted, coalesce(sum(engaged), 0) as engaged`;

const toCounts = (row?: { kept: Count; broken: Count }): PromiseCounts => ({
  kept: Number(row?.kept),
  broken: Number(row?.broken),
});

const toFunnel = (group: Group | undefined, views: number | null): Funnel => ({
  views,
  enquiries: Number(group?.enquiries ?? 0),
  contacted: Number(group?.contacted ?? 0),
  quoted: Number(group?.quoted ?? 0),
  engaged: Number(group?.engaged ?? 0),
  paid: group?.paid ?? 0,
});

function sumBy<Row extends { count: Count }>(rows: readonly Row[], key: (row: Row) => string): Map<string, number> {
  const sums = new Map<string, number>();
  for (const row of rows) sums.set(key(row), (sums.get(key(row)) ?? 0) + Number(row.count));
  return sums;
}

/** With the views where they are known by this dimension, and of what was viewed and brought nobody. */
function rank(groups: readonly Group[], views?: ReadonlyMap<string, number>, known = (views?.size ?? 0) > 0) {
  const missing = [...(views?.keys() ?? [])].filter((path) => !groups.some(({ name }) => name === path));
  return [...groups, ...missing.map((name) => ({ name }) as Group)]
    .map((group) => ({
      name: group.name ?? "(none)",
      ...toFunnel(group, views && known && group.name !== null ? (views.get(group.name) ?? 0) : null),
    }))
    .sort((a, b) => b.enquiries - a.enquiries || (b.views ?? 0) - (a.views ?? 0) || (a.name < b.name ? -1 : 1))
    .slice(0, longestList);
}

function eachDay(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = Date.parse(first); day <= Date.parse(last); day += dayMs)
    days.push(new Date(day).toISOString().slice(0, 10));
  return days;
}

/** '2026-11' of each month that has one of these days. */
const eachMonth = (first: string, last: string): string[] => [
  ...new Set(eachDay(first, last).map((day) => day.slice(0, 7))),
];

const totalOf = (views: readonly Counted[]): number => views.reduce((total, { count }) => total + count, 0);

async function viewsOfDay(db: Db, day: string): Promise<number> {
  const { count } = await db
    .selectFrom("views")
    .select((column) => column.fn.sum("count").as("count"))
    .where("day", "=", day)
    .executeTakeFirstOrThrow();
  return Number(count ?? 0);
}

async function addViews(db: Db, views: readonly Counted[]): Promise<void> {
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
