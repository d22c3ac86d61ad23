// Usage: npm run bench:desk -- [--rows 50000] [--rounds 25]. How long the desk takes with many enquiries, beside a bare query.
import { parseArgs } from "node:util";
import { sql } from "kysely";
import { states } from "../content/states.ts";
import { newDeskColumns, searchWords } from "../server/store/desk/columns.ts";
import type { Engine } from "../server/store/engines/engine.ts";
import { newId } from "../server/store/ids.ts";
import { openEngine } from "../server/store/open.ts";
import { emailKey, type LeadRow } from "../server/store/schema.ts";
import { type DeskBrowser, openDesk } from "../server/testing/desk.ts";
import { startPostgres } from "../server/testing/postgres.ts";
import { temporaryFolder } from "../server/testing/temporary-folder.ts";

const { values } = parseArgs({
  options: { rows: { type: "string", default: "50000" }, rounds: { type: "string", default: "25" } },
});
const [rows, rounds] = [Number(values.rows), Number(values.rounds)];
/** Milliseconds of server time that people do not notice. */
const limits = { page: 200, search: 100 };

const firstNames = ["Asha", "Ravi", "Meera", "Vikram", "Lata", "Imran", "Divya", "Joseph", "Harpreet", "Nandini"];
const lastNames = ["Rao", "Iyer", "Shah", "Khan", "Menon", "Gill", "Das", "Patil", "Reddy", "Bose", "Naidu", "Thomas"];
const pages = ["/private-limited", "/llp-registration", "/pricing", "/contact-us", "/cost-calculator"];
const pick = <Item>(items: readonly Item[], index: number): Item => items[index % items.length]!;

function madeUp(index: number, now: number): LeadRow & { words: string } {
  const created = new Date(now - (rows - index) * 600_000);
  const name = `${pick(firstNames, index)} ${pick(lastNames, index * 7)}`;
  const email = `${name.replace(" ", ".").toLowerCase()}${index}@example.in`;
  const plan = { structure: pick(["llp", "opc", "private-limited"] as const, index), state: pick(states, index).code };
  const lead = {
    createdAt: created.toISOString(),
    form: pick(["quick", "contact"] as const, index),
    name,
    email,
    phone: String(9_000_000_000 + index * 7919),
    companyName: `${pick(lastNames, index)} Foods ${index}`,
    offer: null,
    companyPlan: { plan, dropped: [] },
    utm: { utm_campaign: `campaign-${index % 40}` },
    bestTime: null,
    spam: false,
  };
  return {
    ...newDeskColumns(lead),
    // All but the last two hundred were called.
    ...(index < rows - 200 && { dueAt: null, status: "contacted" as const }),
    id: newId(created),
    createdAt: lead.createdAt,
    email,
    emailKey: emailKey(email),
    page: pick(pages, index),
    utm: JSON.stringify(lead.utm),
    suspect: "[]",
    spamScore: 0,
    form: lead.form,
    name,
    phone: lead.phone,
    companyName: lead.companyName,
    plan: null,
    companyPlan: JSON.stringify({ plan, dropped: [] }),
    message: null,
    bestTime: null,
    language: null,
    city: null,
    filing: null,
    words: searchWords(lead),
  };
}

async function fill(engine: Engine): Promise<void> {
  const now = Date.now();
  for (let start = 0; start < rows; start += 500)
    await engine.longWrite(async (db) => {
      const made = Array.from({ length: Math.min(500, rows - start) }, (_, index) => madeUp(start + index, now));
      await db
        .insertInto("leads")
        .values(made.map(({ words: _, ...row }) => row))
        .execute();
      await db
        .insertInto("enquirySearch")
        .values(made.map(({ id, words }) => ({ id, words })))
        .execute();
    });
  await engine.longWrite((db) => sql`analyze`.execute(db));
}

async function median(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)]!;
}

const asked: readonly [what: string, path: string, limit: number][] = [
  ["today", "/api/today", limits.page],
  ["first page", "/api/enquiries", limits.page],
  ["a page in the middle", "/api/enquiries?before=MIDDLE", limits.page],
  ["choices of the filters", "/api/choices", limits.page],
  ["by campaign", "/api/enquiries?campaign=campaign-7", limits.page],
  ["by state, page and status", "/api/enquiries?state=KA&page=/pricing&status=contacted", limits.page],
  ["search a common name", "/api/enquiries?search=asha", limits.search],
  ["search two words", "/api/enquiries?search=asha%20rao", limits.search],
  ["search part of a number", `/api/enquiries?search=${9_000_000_000 + 7919}`, limits.search],
  ["search what nobody has", "/api/enquiries?search=zzzz", limits.search],
  ["numbers of thirty days", "/api/numbers", limits.page],
];

async function measure(name: string, engine: Engine, browser: DeskBrowser): Promise<void> {
  const ids = await engine.read((db) => db.selectFrom("leads").select("id").orderBy("id").execute());
  const middle = ids[Math.floor(ids.length / 2)]!.id;
  const bare = await median(() =>
    engine.read((db) => db.selectFrom("leads").selectAll().orderBy("id", "desc").limit(51).execute()),
  );
  console.log(`\n${name}, ${ids.length} enquiries, median of ${rounds}`);
  console.log(`  ${"a bare query of 51 rows".padEnd(28)} ${bare.toFixed(1).padStart(7)} ms`);
  for (const [what, path, limit] of asked) {
    const took = await median(async () => {
      const response = await browser.request(path.replace("MIDDLE", middle));
      if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
      await response.arrayBuffer();
    });
    const verdict = took > limit ? `  more than ${limit}` : "";
    if (verdict) process.exitCode = 1;
    console.log(`  ${what.padEnd(28)} ${took.toFixed(1).padStart(7)} ms${verdict}`);
  }
}

async function run(name: string, place: Record<string, string>): Promise<void> {
  const engine = await openEngine({ dataDir: place.DATA_DIR!, databaseUrl: place.DATABASE_URL });
  await fill(engine);
  await using desk = await openDesk(place);
  await measure(name, engine, await desk.signedIn({ email: "asha@firm.example", name: "Asha" }));
  await engine.close();
}

using folder = temporaryFolder();
await run("SQLite", { DATA_DIR: folder.path });
const postgres = await startPostgres();
try {
  await run("PostgreSQL", { DATA_DIR: folder.path, DATABASE_URL: await postgres.createDatabase() });
} finally {
  await postgres.stop();
}
