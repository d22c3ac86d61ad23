/**
 * How many leads a second the store takes with full durability, beside what the disk itself can do.
 * `npm run bench:leads -- [seconds]` (3 for each measurement, unless said otherwise).
 */
import { textTable } from "../../server/desk/terminal-text.ts";
import { openStore } from "../../server/store/open.ts";
import { startPostgres } from "../../server/testing/postgres.ts";
import { temporaryFolder } from "../../server/testing/temporary-folder.ts";
import { flushesPerSecond } from "./flush-rate.ts";
import { measureLeads } from "./measure.ts";

const seconds = Number(process.argv[2] ?? 3);
if (!(seconds > 0 && seconds <= 600)) {
  console.error("Say how many seconds each measurement takes, such as 3.");
  process.exit(2);
}

using folder = temporaryFolder();
const server = await startPostgres({ durable: true });
const engines = [
  ["SQLite", { dataDir: folder.path }],
  ["PostgreSQL", { dataDir: folder.path, databaseUrl: await server.createDatabase() }],
] as const;

const rows: string[][] = [];
let fastestFlush = 0;
for (const [name, settings] of engines) {
  const store = await openStore({ ...settings, deliveries: ["mail", "webhook"] });
  await measureLeads(store, 4, 0.5);
  for (const writers of [1, 32]) {
    // Before and after: the disk of a shared machine is not the same from one second to the next.
    const before = flushesPerSecond(folder.path, 0.7);
    const { perSecond, p50, p99 } = await measureLeads(store, writers, seconds);
    const flushes = (before + flushesPerSecond(folder.path, 0.7)) / 2;
    fastestFlush = Math.max(fastestFlush, flushes);
    rows.push([
      name,
      String(writers),
      perSecond.toFixed(0),
      p50.toFixed(2),
      p99.toFixed(2),
      flushes.toFixed(0),
      (perSecond / flushes).toFixed(2),
    ]);
  }
  await store.close();
}
await server.stop();

console.log(textTable(["ENGINE", "WRITERS", "LEADS/S", "P50 MS", "P99 MS", "DISK FLUSHES/S", "LEADS PER FLUSH"], rows));
console.log(`A lead is a row, its two outbox rows and its repeat key, answered after commit and flush.
LEADS PER FLUSH compares with a program that only appends a page and flushes, in the same seconds:
  1 writer:   0.50 or more means at most twice the time of one bare flush for each lead;
  32 writers: above 1.00 means that writes which arrive together share a flush.
PostgreSQL runs on this machine too and shares its processors.`);
if (fastestFlush > 20_000)
  console.log("This disk does not seem to flush at all (a memory disk?): set TMPDIR to a folder on a real one.");
