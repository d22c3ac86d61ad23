import { Hono } from "hono";
import { streamSSE } from "hono/streaming";
import type { DeskContext, DeskDeps } from "./context.ts";

/** Shorter than proxies wait for a byte. */
const beatMs = 25_000;
/** A browser holds one for all its tabs. */
const mostStreams = 100;

/** Says what changed. After a break nobody knows what was missed, so a stream begins with "all". */
export function streamRoutes({ changes, store }: DeskDeps) {
  return new Hono<DeskContext>().get("/stream", (c) => {
    if (changes.listeners >= mostStreams) return c.json({ error: "Too many pages are open." }, 503);
    const { session } = c.var;
    c.header("x-accel-buffering", "no");
    const response = streamSSE(c, async (stream) => {
      // What is not sent yet folds: a reader who is slow costs this set and nothing more.
      const pending = new Set(["all"]);
      let ended = false;
      let wake = () => {};
      const stop = changes.listen({
        changed(topics) {
          for (const topic of topics) pending.add(topic);
          wake();
        },
        ended() {
          ended = true;
          wake();
        },
      });
      stream.onAbort(() => {
        ended = true;
        wake();
      });
      while (!ended && !stream.aborted) {
        const { promise, resolve } = Promise.withResolvers<void>();
        wake = resolve;
        const beat = setTimeout(resolve, beatMs);
        if (pending.size === 0) await promise;
        clearTimeout(beat);
        if (ended) break;
        // Whoever was signed out or has left hears nothing more.
        const mayBeOut = pending.size === 0 || pending.has("people") || pending.has("all");
        if (mayBeOut && !(await store.people.isOpen(session.id))) break;
        const topics = [...pending].join(" ");
        pending.clear();
        await stream.write(topics ? `event: changed\ndata: ${topics}\n\n` : ": beat\n\n");
      }
      stop();
    });
    response.headers.set("cache-control", "no-store");
    return response;
  });
}
