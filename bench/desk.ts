// Usage: npm run bench:desk -- [--rows 50000] [--rounds 25] [--engine sqlite|postgres]. How long the desk takes with many enquiries, and for how
// long nobody else is served meanwhile.

import { monitorEventLoopDelay } from "node:perf_hooks";
import { parseArgs } from "node:util";
import { sql } from "kysely";
import { states } from "../content/states.ts";
import { byDetail } from "../domain/forms/enquiry-fields.ts";
import { dayMs, minuteMs } from "../domain/india/time.ts";
import { startRegistration } from "../domain/registration/registration-changes.ts";
import { derivedColumns, noWork, searchWords } from "../server/enquiries/store-list.ts";
import { toColumns } from "../server/registrations/store-rows.ts";
import type { Engine } from "../server/store/engines/engine.ts";
import type { SqliteEngine } from "../server/store/engines/sqlite.ts";
import { emailKey, newId } from "../server/store/ids.ts";
import { openEngine } from "../server/store/open.ts";
import type { Db, LeadRow } from "../server/store/tables.ts";
import { temporaryFolder } from "../server/testing/basics.ts";
import { type DeskBrowser, openDesk } from "../server/testing/desk.ts";
import { startPostgres } from "../server/testing/postgres.ts";

const { values } = parseArgs({
  options: {
    rows: { type: "string", default: "50000" },
    rounds: { type: "string", default: "25" },
    engine: { type: "string" },
  },
});
const [rows, rounds] = [Number(values.rows), Number(values.rounds)];
/** Milliseconds of server time that people do not notice. */
const limits = { page: 200, search: 100 };

const firstNames = ["Asha", "Ravi", "Meera", "Vikram", "Lata", "Imran", "Divya", "Joseph", "Harpreet", "Nandini"];
const lastNames = ["Rao", "Iyer", "Shah", "Khan", "Menon", "Gill", "Das", "Patil", "Reddy", "Bose", "Naidu", "Thomas"];
const pages = ["/private-limited", "/llp-registration", "/pricing", "/contact-us", "/cost-calculator"];
const cities = ["Hubballi", "Erode", "Surat", "Guwahati", "Kannur"];
/** Some write nothing, some a few lines. */
const messages = [
  null,
  "Two founders, one of them abroad. What does it cost, and how long does it take?",
  "Please call in the evening.",
];
const notes = [
  "wants the total in writing, his brother decides. asked about section 8 too.",
  "no answer, engaged twice.",
  "spoke for ten minutes: two founders, both salaried, begin in january when the notice period is over.",
];
const pick = <Item>(items: readonly Item[], index: number): Item => items[index % items.length]!;

/** However many there are, they came in over three years. */
const yearMs = 365 * dayMs;
const stepMs = (3 * yearMs) / rows;
/** So many wait for a call. */
const waiting = 1_000;
/** One in so many was engaged, and has a registration. */
const engagedEach = 150;

function madeUp(index: number, now: number): LeadRow & { words: string; notes: string } {
  const created = new Date(now - (rows - index) * stepMs);
  const after = (minutes: number) => new Date(created.getTime() + minutes * minuteMs).toISOString();
  const name = `${pick(firstNames, index)} ${pick(lastNames, index * 7)}`;
  const email = `${name.replace(" ", ".").toLowerCase()}${index}@example.in`;
  const plan = { structure: pick(["llp", "opc", "private-limited"] as const, index), state: pick(states, index).code };
  const spam = index % 20 === 7;
  const isCalled = index < rows - waiting;
  const lead = {
    number: `E-${index}`,
    createdAt: created.toISOString(),
    form: pick(["quick", "contact"] as const, index),
    name,
    email,
    phone: String(9_000_000_000 + ((index * 7919) % 1_000_000_000)),
    companyName: `${pick(lastNames, index)} Foods ${index}`,
    offer: null,
    companyPlan: { plan, dropped: [] },
    utm: { utm_campaign: `campaign-${index % 40}` },
    ...byDetail(() => null),
    message: pick(messages, index),
    city: pick(cities, index),
    filing: null,
    // The promise clock takes longer than all the rest, and of most the promise is over.
    spam: spam || isCalled,
  };
  const engaged = index % engagedEach === 0;
  const called = {
    dueAt: null,
    promisedAt: spam ? null : after(120),
    status: engaged ? ("engaged" as const) : ("contacted" as const),
    firstCallAt: after(5 + (index % 300)),
    contactedAt: after(5 + (index % 300)),
    quotedAt: index % 5 === 0 ? after(600) : null,
    engagedAt: engaged ? after(6_000) : null,
  };
  return {
    ...noWork,
    ...derivedColumns(lead),
    ...(isCalled && called),
    id: newId(created),
    number: lead.number,
    createdAt: lead.createdAt,
    email,
    emailKey: emailKey(email),
    page: pick(pages, index),
    utm: JSON.stringify(lead.utm),
    suspect: spam ? '["honeypot"]' : "[]",
    spamScore: spam ? 100 : 0,
    form: lead.form,
    name,
    phone: lead.phone,
    companyName: lead.companyName,
    plan: null,
    companyPlan: JSON.stringify({ plan, dropped: [] }),
    estimate: null,
    ...byDetail(({ key }) => lead[key]),
    filing: null,
    words: searchWords(lead),
    // Every call leaves a few words.
    notes: isCalled ? pick(notes, index) : "",
  };
}

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const jsonColumns = ["utm", "suspect", "companyPlan", "estimate", "filing", "content"];

/** Each engine in its quick way: with kysely a million rows would take an hour. */
async function insertMany(db: Db, engine: Engine, table: string, made: readonly object[]): Promise<void> {
  if (made.length === 0) return;
  const columns = Object.keys(made[0]!);
  const names = columns.map(snake).join(", ");
  if (engine.name === "SQLite") {
    const marks = columns.map(() => "?").join(", ");
    const insert = (engine as SqliteEngine).connection.prepare(`insert into ${table} (${names}) values (${marks})`);
    for (const row of made) insert.run(...Object.values(row));
    return;
  }
  const parsed = made.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [
        snake(name),
        jsonColumns.includes(name) && value !== null ? JSON.parse(value) : value,
      ]),
    ),
  );
  await sql`insert into ${sql.raw(table)} (${sql.raw(names)})
    select ${sql.raw(names)} from jsonb_populate_recordset(null::${sql.raw(table)}, ${JSON.stringify(parsed)}::jsonb)`.execute(
    db,
  );
}

async function fill(engine: Engine): Promise<void> {
  const now = Date.now();
  const registration = toColumns(
    startRegistration(
      { company: { form: "private-limited", state: "KA", capital: 100_000, people: 2 } },
      undefined,
      "2026-01-05",
    ),
  );
  for (let start = 0; start < rows; start += 5_000)
    await engine.longWrite(async (db) => {
      const made = Array.from({ length: Math.min(5_000, rows - start) }, (_, index) => madeUp(start + index, now));
      await insertMany(
        db,
        engine,
        "leads",
        made.map(({ words: _, notes: __, ...row }) => row),
      );
      await insertMany(
        db,
        engine,
        "enquiry_search",
        made.map(({ id, words, notes: said }) => ({ id, words, notes: said })),
      );
      await insertMany(
        db,
        engine,
        "registrations",
        made
          .filter(({ engagedAt }) => engagedAt)
          .map(({ id, engagedAt }) => ({ enquiryId: id, createdAt: engagedAt, ...registration, version: 1 })),
      );
    });
  await engine.longWrite((db) => sql`analyze`.execute(db));
}

interface Taken {
  /** Milliseconds for the whole. */
  took: number;
  /** The longest time in which the process served nobody. */
  stopped: number;
  /** Of the processor by this process, which a busy machine distorts least; SQLite counts in it, PostgreSQL does not. */
  used: number;
}

async function median(work: () => Promise<unknown>): Promise<Taken> {
  const all: Taken[] = [];
  for (let round = 0; round < rounds; round++) {
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    await new Promise((resolve) => setTimeout(resolve, 5));
    delay.reset();
    const started = performance.now();
    const usage = process.cpuUsage();
    await work();
    const took = performance.now() - started;
    const { user, system } = process.cpuUsage(usage);
    await new Promise((resolve) => setTimeout(resolve, 2));
    delay.disable();
    all.push({ took, stopped: Math.max(0, delay.max / 1e6 - 1), used: (user + system) / 1000 });
    if (took > 5_000) break;
  }
  const middle = (name: keyof Taken) => all.map((one) => one[name]).sort((a, b) => a - b)[all.length >> 1]!;
  return { took: middle("took"), stopped: middle("stopped"), used: middle("used") };
}

const day = (daysAgo: number) => new Date(Date.now() - daysAgo * dayMs).toISOString().slice(0, 10);

const asked: readonly [what: string, path: string, limit: number][] = [
  ["today", "/api/today", limits.page],
  ["board", "/api/registrations", limits.page],
  ["first page", "/api/enquiries", limits.page],
  ["a page in the middle", "/api/enquiries?before=MIDDLE", limits.page],
  ["choices of the filters", "/api/choices", limits.page],
  ["by campaign", "/api/enquiries?campaign=campaign-7", limits.page],
  ["by state, page and status", "/api/enquiries?state=KA&page=/pricing&status=contacted", limits.page],
  ["search a common name", "/api/enquiries?search=asha", limits.search],
  ["search two words", "/api/enquiries?search=asha%20rao", limits.search],
  ["search part of a number", `/api/enquiries?search=${9_000_000_000 + 7919}`, limits.search],
  ["search a word of a note", "/api/enquiries?search=salaried%20january", limits.search],
  ["search what nobody has", "/api/enquiries?search=zzzz", limits.search],
  ["numbers of thirty days", "/api/numbers", limits.page],
  ["numbers of a year", `/api/numbers?from=${day(365)}`, limits.page],
];

function report(what: string, { took, stopped, used }: Taken, limit?: number): void {
  const verdict = limit && took > limit ? `  more than ${limit}` : "";
  if (verdict) process.exitCode = 1;
  const times = [took, stopped, used].map((ms) => `${ms.toFixed(1).padStart(8)} ms`).join(" ");
  console.log(`  ${what.padEnd(28)} ${times}${verdict}`);
}

async function measure(engine: Engine, browser: DeskBrowser, everyRegistration: () => Promise<unknown>): Promise<void> {
  const middle = newId(new Date(Date.now() - 1.5 * yearMs));
  console.log(
    `\n${engine.name}, ${rows} enquiries, median of ${rounds}: the whole, the longest stop of the event loop, processor time`,
  );
  report(
    "a bare query of 51 rows",
    await median(() =>
      engine.read((db) => db.selectFrom("leads").selectAll().orderBy("id", "desc").limit(51).execute()),
    ),
  );
  for (const [what, path, limit] of asked)
    report(
      what,
      await median(async () => {
        const response = await browser.request(path.replace("MIDDLE", middle));
        if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
        await response.arrayBuffer();
      }),
      limit,
    );
  report(`all ${Math.floor(rows / engagedEach)} registrations`, await median(everyRegistration));
}

async function run(place: Record<string, string>): Promise<void> {
  const engine = await openEngine({ dataDir: place.DATA_DIR!, databaseUrl: place.DATABASE_URL });
  const started = performance.now();
  await fill(engine);
  console.log(`filled in ${((performance.now() - started) / 1000).toFixed(0)} s`);
  await using desk = await openDesk(place);
  const browser = await desk.signedIn({ email: "asha@firm.example", name: "Asha" });
  await measure(engine, browser, async () => {
    for await (const _ of await desk.store.registrations.all());
  });
  await engine.close();
}

using folder = temporaryFolder();
if (values.engine !== "postgres") await run({ DATA_DIR: folder.path });
if (values.engine !== "sqlite") {
  const postgres = await startPostgres();
  try {
    await run({ DATA_DIR: folder.path, DATABASE_URL: await postgres.createDatabase() });
  } finally {
    await postgres.stop();
  }
}
