import { setTimeout as pause } from "node:timers/promises";

/** Waits for the work, but no longer than this. */
export async function within(ms: number, work: Promise<unknown>): Promise<void> {
  const done = new AbortController();
  const limit = pause(ms, undefined, { signal: done.signal }).catch(() => {});
  await Promise.race([work, limit]).finally(() => done.abort());
}
