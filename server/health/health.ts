import type { RequestContext } from "../http/context.ts";

/** Healthy means that a lead could be stored now: the store commits a real write. */
export async function health(c: RequestContext): Promise<Response> {
  const { store, startedAt, now } = c.var.deps;
  try {
    await store.ping();
    return c.json({ ok: true, upSeconds: Math.floor((now() - startedAt) / 1000) });
  } catch (error) {
    c.var.log.error({ err: error }, "the store cannot save anything");
    return c.json({ ok: false }, 503);
  }
}
