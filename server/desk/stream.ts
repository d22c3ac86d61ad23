import { Hono } from "hono";
import { streamSSE } from "hono/streaming";
import type { ChangeListener, Changes, DeskContext, DeskDeps } from "./routing.ts";

/** Shorter than proxies wait for a byte. */
const beatMs = 25_000;
/** A browser holds one for all its tabs. */
const mostStreams = { inAll: 100, ofPerson: 10 };

/** Changes come in twos and threes, and each makes a page ask a few questions. Not all pages ask in the same moment. */
const gatherMs = 300;
const mostTopics = 50;

/** "enquiry:ID" and the like without the id, where it is one of many. */
const ofMany: Readonly<Record<string, string>> = {
  enquiry: "enquiries",
  registration: "registrations",
  application: "applications",
};

/** Too many are said without their ids: a reader who is slow costs a few words and nothing more. */
function add(pending: Set<string>, topics: readonly string[]): void {
  for (const topic of topics) pending.add(topic);
  if (pending.size <= mostTopics) return;
  const folded = [...pending].map((topic) => ofMany[topic.split(":")[0]!] ?? topic);
  pending.clear();
  for (const topic of folded) pending.add(topic);
}

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
      const pending = new Set(["all"]);
      let ended = false;
      let wake = () => {};
      const end = () => {
        ended = true;
        wake();
      };
      let isFirst = true;
      const gather = async () => {
        const { promise, resolve } = Promise.withResolvers<void>();
        wake = () => ended && resolve();
        const timer = setTimeout(resolve, gatherMs * (1 + Math.random()));
        await promise;
        clearTimeout(timer);
      };
      perPerson.set(person.id, held + 1);
      const stop = changes.listen({
        changed(topics) {
          add(pending, topics);
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
          if (pending.size > 0 && !isFirst) await gather();
          isFirst = false;
          if (ended) break;
          const topics = pending.has("all") ? ["all"] : [...pending];
          pending.clear();
          // Whoever was signed out or has left hears nothing more.
          const mayBeOut = topics.length === 0 || topics.some((topic) => /^(all$|people)/.test(topic));
          if (mayBeOut && !(await store.people.isOpen(sessionId))) break;
          await stream.write(
            topics.length > 0 ? `event: changed\ndata: ${topics.join(" ")}\n\n` : "event: beat\ndata:\n\n",
          );
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

/** `isHeard`: whether the database tells of this topic by itself. */
export function createChanges(isHeard: (topic: string) => boolean): Changes {
  const listeners = new Set<ChangeListener>();
  const tell = (topics: readonly string[]) => {
    if (topics.length > 0) for (const listener of listeners) listener.changed(topics);
  };
  return {
    publish: (...topics) => tell(topics.filter((topic) => !isHeard(topic))),
    hear: (...topics) => tell(topics),
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    end() {
      for (const listener of listeners) listener.ended();
      listeners.clear();
    },
    get listeners() {
      return listeners.size;
    },
  };
}
