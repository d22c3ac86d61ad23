import { Hono } from "hono";
import { streamSSE } from "hono/streaming";
import type { DeskContext, DeskDeps } from "./context.ts";

/** Shorter than proxies wait for a byte. */
const beatMs = 25_000;
/** A browser holds one for all its tabs. */
const mostStreams = { inAll: 100, ofPerson: 10 };

/** Says what changed. After a break nobody knows what was missed, so a stream begins with "all". */
export function streamRoutes({ changes, store, log }: DeskDeps) {
  const perPerson = new Map<string, number>();
  return new Hono<DeskContext>().get("/stream", (c) => {
    const { id: sessionId, person } = c.var.session;
    const held = perPerson.get(person.id) ?? 0;
    // Not the oldest in its place: that browser would come back, and end another one's.
    if (held >= mostStreams.ofPerson) return c.json({ error: "You have the desk open in too many browsers." }, 429);
    if (changes.listeners >= mostStreams.inAll) return c.json({ error: "Too many pages are open." }, 503);
    c.header("x-accel-buffering", "no");
    const response = streamSSE(c, async (stream) => {
      // What is not sent yet folds: a reader who is slow costs this set and nothing more.
      const pending = new Set(["all"]);
      let ended = false;
      let wake = () => {};
      const end = () => {
        ended = true;
        wake();
      };
      perPerson.set(person.id, held + 1);
      const stop = changes.listen({
        changed(topics) {
          for (const topic of topics) pending.add(topic);
          wake();
        },
        ended: end,
      });
      stream.onAbort(end);
      try {
        while (!ended && !stream.aborted) {
          const { promise, resolve } = Promise.withResolvers<void>();
          wake = resolve;
          const beat = setTimeout(resolve, beatMs);
          if (pending.size === 0) await promise;
          clearTimeout(beat);
          if (ended) break;
          // Whoever was signed out or has left hears nothing more.
          const mayBeOut = pending.size === 0 || pending.has("people") || pending.has("all");
          if (mayBeOut && !(await store.people.isOpen(sessionId))) break;
          const topics = [...pending].join(" ");
          pending.clear();
          await stream.write(topics ? `event: changed\ndata: ${topics}\n\n` : "event: beat\ndata:\n\n");
        }
      } catch (error) {
        // The page opens another one by itself.
        log.warn({ err: error }, "a stream of changes ended");
      } finally {
        stop();
        const left = perPerson.get(person.id)! - 1;
        if (left > 0) perPerson.set(person.id, left);
        else perPerson.delete(person.id);
      }
    });
    response.headers.set("cache-control", "no-store");
    return response;
  });
}
