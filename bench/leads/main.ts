/**
 * How many leads a second the store takes with full durability, beside what the disk itself can do.
 * `npm run bench:leads -- [seconds] [--beside FOLDER]` (3 for each measurement, unless said otherwise). The folder is another
 * checkout, measured in turns of at most a second: a shared machine is not the same from one second to the next.
 */
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { textTable } from "../../server/desk/terminal-text.ts";
import type { OpenStore, Store } from "../../server/store/contract.ts";
import { openStore } from "../../server/store/open.ts";
import { startPostgres } from "../../server/testing/postgres.ts";
import { temporaryFolder } from "../../server/testing/temporary-folder.ts";
import { flushesPerSecond } from "./flush-rate.ts";
import { type Measured, measureLeads, medians } from "./measure.ts";

const { values, positionals } = parseArgs({ options: { beside: { type: "string" } }, allowPositionals: true });
const seconds = Number(positionals[0] ?? 3);
if (!(seconds > 0 && seconds <= 600)) {
  console.error("Say how many seconds each measurement takes, such as 3.");
  process.exit(2);
}
const turns = Math.ceil(seconds);

interface Checkout {
  label: string;
  openStore: OpenStore;
}
const checkouts: Checkout[] = [{ label: "", openStore }];
if (values.beside) {
  const { openStore } = await import(join(resolve(values.beside), "server/store/open.ts"));
  checkouts.push({ label: " (beside)", openStore });
}

const server = await startPostgres({ durable: true });
const rows: string[][] = [];
let fastestFlush = 0;
for (const engine of ["SQLite", "PostgreSQL"]) {
  using folders = new DisposableStack();
  const stores: Store[] = [];
  for (const { openStore } of checkouts) {
    const dataDir = folders.use(temporaryFolder()).path;
    const databaseUrl = engine === "PostgreSQL" ? await server.createDatabase() : undefined;
    const store = await openStore({ dataDir, databaseUrl, deliveries: ["mail", "webhook"] });
    await measureLeads(store, 4, 0.5);
    stores.push(store);
  }
  const probe = folders.use(temporaryFolder()).path;
  for (const writers of [1, 32]) {
    const measured = stores.map((): Measured[] => []);
    const before = flushesPerSecond(probe, 0.7);
    for (let turn = 0; turn < turns; turn++) {
      const order = [...stores.keys()];
      for (const index of turn % 2 === 0 ? order : order.reverse())
        measured[index]!.push(await measureLeads(stores[index]!, writers, seconds / turns));
    }
    const flushes = (before + flushesPerSecond(probe, 0.7)) / 2;
    fastestFlush = Math.max(fastestFlush, flushes);
    for (const [index, { label }] of checkouts.entries()) {
      const { perSecond, p50, p99 } = medians(measured[index]!);
      rows.push([
        engine + label,
        String(writers),
        perSecond.toFixed(0),
        p50.toFixed(2),
        p99.toFixed(2),
        flushes.toFixed(0),
        (perSecond / flushes).toFixed(2),
      ]);
    }
  }
  for (const store of stores) await store.close();
}
await server.stop();

console.log(textTable(["ENGINE", "WRITERS", "LEADS/S", "P50 MS", "P99 MS", "DISK FLUSHES/S", "LEADS PER FLUSH"], rows));
console.log(`A lead is a row, its two outbox rows and its repeat key, answered after commit and flush.
LEADS PER FLUSH compares with a program that only appends a page and flushes, before and after:
  1 writer:   0.50 or more means at most twice the time of one bare flush for each lead;
  32 writers: above 1.00 means that writes which arrive together share a flush.
PostgreSQL runs on this machine too and shares its processors.`);
if (fastestFlush > 20_000)
  console.log("This disk does not seem to flush at all (a memory disk?): set TMPDIR to a folder on a real one.");
