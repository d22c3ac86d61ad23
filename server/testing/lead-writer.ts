/**
 * A process of its own that stores leads and prints the id of each acknowledged one on a line.
 * Arguments: JSON of { dataDir, databaseUrl, keys } to store one lead for each key at once,
 * or { …, endless: true } to store with 16 writers until it is killed.
 */
import { writeSync } from "node:fs";
import { openStore } from "../store/open.ts";
import { sampleLead } from "./samples.ts";

const { keys = [], endless = false, ...settings } = JSON.parse(process.argv[2] ?? "{}");
const store = await openStore({ ...settings, deliveries: ["mail"] });
const acknowledge = (id: string) => writeSync(1, `${id}\n`);

if (endless) {
  const write = async () => {
    for (;;) acknowledge((await store.saveLead(sampleLead())).id);
  };
  await Promise.all(Array.from({ length: 16 }, write));
}
const saved = await Promise.all(keys.map((idempotencyKey: string) => store.saveLead(sampleLead({ idempotencyKey }))));
for (const { id } of saved) acknowledge(id);
await store.close();
