import type { Context } from "hono";
import type { AppContext } from "./app.ts";

/** Healthy means that a lead could be stored now: the store commits a real write. */
export async function health(c: Context<AppContext>): Promise<Response> {
  const { store, startedAt, now } = c.var.deps;
  try {
    await store.ping();
    return c.json({ ok: true, upSeconds: Math.floor((now() - startedAt) / 1000) });
  } catch (fault) {
    c.var.log.error({ err: fault }, "the store cannot take anything");
    return c.json({ ok: false }, 503);
  }
}
