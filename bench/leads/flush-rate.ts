import { closeSync, fdatasyncSync, openSync, writeSync } from "node:fs";
import { join } from "node:path";

/** Flushes a second of the disk under the folder: a page appended and forced out, again and again. */
export function flushesPerSecond(folder: string, seconds: number): number {
  const file = openSync(join(folder, "flush-probe"), "w");
  const page = Buffer.alloc(4096, 1);
  const start = performance.now();
  let flushes = 0;
  while (performance.now() - start < seconds * 1000) {
    writeSync(file, page);
    fdatasyncSync(file);
    flushes++;
  }
  closeSync(file);
  return flushes / ((performance.now() - start) / 1000);
}
