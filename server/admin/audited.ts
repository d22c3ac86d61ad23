import { beginAudit, endAudit } from "../store/audit.ts";
import type { Engine } from "../store/engines/engine.ts";
import { CommandError } from "./errors.ts";
import { currentUser } from "./who.ts";

/** A text that `run` returns is recorded as its outcome. */
export async function audited(name: string, engine: Engine, now: Date, run: () => Promise<unknown>): Promise<void> {
  const id = await beginAudit(engine, currentUser(), name, now);
  try {
    const outcome = await run();
    await endAudit(engine, id, typeof outcome === "string" ? outcome : "done");
  } catch (error) {
    await endAudit(engine, id, `failed: ${error instanceof CommandError ? "refused" : (error as Error).name}`);
    throw error;
  }
}
