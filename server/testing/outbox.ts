import { EventEmitter } from "node:events";
import { undoMs } from "../../domain/desk/history.ts";
import type { OutboxWorker } from "../mail/channel-worker.ts";
import type { OutboxWorkerOptions } from "../mail/worker.ts";
import { createOutboxWorker } from "../mail/worker.ts";
import type { Env } from "../run/env.ts";
import { openStore } from "../store/open.ts";
import type { Delivery, StoreSettings } from "../store/records.ts";
import { mailSetUp, temporaryFolder, testEnv } from "./basics.ts";
import { withMigratedFile } from "./migrated-file.ts";
import { SmtpListener } from "./smtp.ts";
import { WebhookReceiver } from "./webhook-receiver.ts";

type Changes = Partial<Omit<OutboxWorkerOptions, "env">> & { env?: Partial<Env> };

export type TestOutbox = Awaited<ReturnType<typeof openOutbox>>;

/** A store with a mail server and a webhook of its own, and workers that carry things there. */
export async function openOutbox(deliveries: StoreSettings["deliveries"], settings: Partial<StoreSettings> = {}) {
  const folder = temporaryFolder();
  let aheadMs = 0;
  const now = () => new Date(Date.now() + aheadMs);
  const store = await openStore({ dataDir: await withMigratedFile(folder.path), deliveries, now, ...settings });
  const smtp = await SmtpListener.start();
  const hooks = await WebhookReceiver.start();
  const workers: OutboxWorker[] = [];
  const logged = new EventEmitter<Record<"info" | "warn" | "error", [Record<string, unknown>]>>();
  // An emitter throws an "error" that nobody waits for.
  logged.on("error", () => undefined);
  let logText = "";

  /** When what was done at the desk can no longer be undone. */
  function passUndo(): void {
    aheadMs += undoMs;
  }

  function startWorker({ env, ...changes }: Changes = {}): OutboxWorker {
    passUndo();
    const note = (level: "info" | "warn" | "error") => (fields: Record<string, unknown>, message: string) => {
      logText += JSON.stringify(fields) + message;
      logged.emit(level, fields);
    };
    const worker = createOutboxWorker({
      store,
      env: testEnv({ ...mailSetUp(smtp.url), ...env }),
      siteUrl: "https://example.in",
      log: { info: note("info"), warn: note("warn"), error: note("error") },
      now,
      backoffMs: () => 10,
      deadlineMs: 30_000,
      ...changes,
    });
    workers.push(worker);
    worker.start();
    return worker;
  }

  return {
    store,
    smtp,
    hooks,
    logged,
    logText: () => logText,
    startWorker,
    passUndo,
    now,
    inState: (state: Delivery["state"]) => store.outbox.list([state], 1_000),
    async close() {
      for (const worker of workers) await worker.stop(0);
      await store.close();
      await smtp.close();
      await hooks.close();
      folder[Symbol.dispose]();
    },
  };
}
