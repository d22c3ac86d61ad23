import pg from "pg";
import { withTls } from "./postgres-pool.ts";

const firstPauseMs = 500;
const longestPauseMs = 30_000;

/**
 * Hears what the triggers tell, at each commit, of this and of every other process. It needs a connection of its own. While that is
 * broken nothing is heard, so afterwards everything may have changed.
 */
export function listenForChanges(url: string, changed: (topic: string) => void): () => Promise<void> {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let pauseMs = firstPauseMs;

  async function connect(): Promise<void> {
    const mine = new pg.Client({ connectionString: withTls(url), keepAlive: true, connectionTimeoutMillis: 5_000 });
    client = mine;
    let isLost = false;
    const lose = () => {
      if (isLost || stopped) return;
      isLost = true;
      void mine.end().catch(() => {});
      timer = setTimeout(connect, pauseMs);
      timer.unref();
      pauseMs = Math.min(longestPauseMs, pauseMs * 2);
    };
    mine.on("error", lose);
    mine.on("end", lose);
    mine.on("notification", ({ payload }) => changed(payload || "all"));
    try {
      await mine.connect();
      await mine.query("listen desk_changes");
      pauseMs = firstPauseMs;
      changed("all");
    } catch {
      lose();
    }
  }

  const connecting = connect();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await connecting;
    await client?.end().catch(() => {});
  };
}
