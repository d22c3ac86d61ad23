import { once } from "node:events";
import { Worker } from "node:worker_threads";

/** What is wrong with a SQLite file, as a sentence. Reading all of a large one takes seconds: in a thread of its own. */
export async function findDamage(file: string): Promise<string | undefined> {
  const worker = new Worker(new URL("./damage-worker.ts", import.meta.url), { workerData: file });
  const [found] = await once(worker, "message");
  return found === "ok" ? undefined : `${file} is damaged: ${found}.`;
}
