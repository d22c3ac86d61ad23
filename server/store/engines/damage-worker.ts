import { DatabaseSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";

parentPort?.postMessage(check(workerData));

function check(file: string): string {
  try {
    using connection = new DatabaseSync(file, { readOnly: true });
    const rows = connection.prepare("pragma quick_check(3)").all() as { quick_check: string }[];
    return rows.map(({ quick_check }) => quick_check.replace(/\s+/g, " ")).join("; ");
  } catch (error) {
    return (error as Error).message;
  }
}
