import { setImmediate as nextTurn, setTimeout as pause } from "node:timers/promises";
import { StoreUnavailable } from "../contract.ts";

/** One connection whose statements run to completion, as those of SQLite do. */
export interface Transactor {
  execute(sql: string): void;
  readonly inTransaction: boolean;
  /** Somebody else holds the write lock. */
  isBusy(error: unknown): boolean;
  /** The error is the engine's, not a mistake in the work. */
  isEngineError(error: unknown): boolean;
  /** Why, in words to follow a sentence; empty when it is not known. */
  describe(error: unknown): string;
}

type Outcome = { value: unknown } | { error: unknown };
interface Item {
  work: () => Promise<unknown>;
  settle: (outcome: Outcome) => void;
}

const largestBatch = 256;
const lockTimeoutMs = 3_000;
const lockRetryMs = 15;

/**
 * Writes that arrive together share one transaction and so one flush, each behind its own savepoint: a failing one is
 * undone alone. Nobody is told before the COMMIT has returned; if it fails, nobody is told it went well.
 */
export function createGroupCommit(connection: Transactor) {
  const queue: Item[] = [];
  let draining: Promise<void> | undefined;

  function write<T>(work: () => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      queue.push({
        work,
        settle: (outcome) => ("error" in outcome ? reject(outcome.error) : resolve(outcome.value as T)),
      });
      draining ??= drain();
    });
  }

  async function drain(): Promise<void> {
    // A full turn of the event loop lets requests that have already arrived join the batch.
    await nextTurn();
    while (queue.length > 0) {
      await commitTogether(queue.splice(0, largestBatch));
      await nextTurn();
    }
    // At once after the queue was seen to be empty: whoever comes next starts anew.
    draining = undefined;
  }

  async function commitTogether(batch: Item[]): Promise<void> {
    let outcomes: Outcome[];
    try {
      await begin();
      outcomes = [];
      for (const item of batch) outcomes.push(await runBehindSavepoint(item));
      connection.execute("commit");
    } catch (cause) {
      if (connection.inTransaction) abandon();
      const error = new StoreUnavailable(`The write was not committed${connection.describe(cause)}.`, { cause });
      outcomes = batch.map(() => ({ error }));
    }
    for (const [index, item] of batch.entries()) item.settle(outcomes[index]!);
  }

  async function begin(): Promise<void> {
    const deadline = Date.now() + lockTimeoutMs;
    for (;;) {
      try {
        return connection.execute("begin immediate");
      } catch (error) {
        if (!connection.isBusy(error) || Date.now() > deadline) throw error;
        await pause(lockRetryMs);
      }
    }
  }

  async function runBehindSavepoint(item: Item): Promise<Outcome> {
    connection.execute("savepoint item");
    try {
      const value = await item.work();
      connection.execute("release item");
      return { value };
    } catch (error) {
      // A full disk or a read error makes SQLite roll back the whole transaction: then the whole batch has failed.
      if (!connection.inTransaction) throw error;
      connection.execute("rollback to item");
      connection.execute("release item");
      return {
        error: connection.isEngineError(error)
          ? new StoreUnavailable(`The write failed${connection.describe(error)}.`, { cause: error })
          : error,
      };
    }
  }

  function abandon(): void {
    try {
      connection.execute("rollback");
    } catch {
      // The next BEGIN will say what is wrong.
    }
  }

  return {
    write,
    /** Resolves when everything queued so far is settled. */
    idle: async () => {
      while (draining) await draining;
    },
  };
}
