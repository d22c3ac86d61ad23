import pg from "pg";
import type { Watching } from "./engine.ts";
import { withTls } from "./postgres-pool.ts";

const firstPauseMs = 500;
const longestPauseMs = 30_000;

/**
 * Hears what the triggers tell, at each commit, of this and of every other process. It needs a connection of its own. While that is
 * broken nothing is heard, so afterwards everything may have changed.
 */
export function listenForChanges(url: string, changed: (...topics: string[]) => void): Watching {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let hears = false;
  let pauseMs = firstPauseMs;

  async function connect(): Promise<void> {
    const mine = new pg.Client({
      connectionString: withTls(url),
      connectionTimeoutMillis: 5_000,
      // Nothing is sent for hours: without it, a connection that was cut off silently would be found dead after two of them.
      keepAlive: true,
      keepAliveInitialDelayMillis: 30_000,
    });
    client = mine;
    let isLost = false;
    const lose = () => {
      if (isLost || stopped) return;
      isLost = true;
      hears = false;
      void mine.end().catch(() => {});
      timer = setTimeout(connect, pauseMs);
      timer.unref();
      pauseMs = Math.min(longestPauseMs, pauseMs * 2);
    };
    mine.on("error", lose);
    mine.on("end", lose);
    mine.on("notification", ({ payload }) => changed(...(payload || "all").split(" ")));
    try {
      await mine.connect();
      await mine.query("listen desk_changes");
      pauseMs = firstPauseMs;
      hears = true;
      changed("all");
    } catch {
      lose();
    }
  }

  const connecting = connect();
  return {
    hearsOwn: () => hears,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await connecting;
      await client?.end().catch(() => {});
    },
  };
}
