import type { RequestContext } from "../http/context.ts";
import { createHealthCheck, type HealthOptions } from "./health-check.ts";

/** 503 when a lead could not be stored now. What only the owner must look at is said, and is no reason to send visitors away. */
export function healthRoute(options: HealthOptions & { startedAt: number }) {
  const check = createHealthCheck(options);
  let lastStatus = "ok";
  return async (c: RequestContext): Promise<Response> => {
    const { status, reasons } = await check();
    if (status !== lastStatus) c.var.log[status === "ok" ? "info" : "error"]({ status, reasons }, "health has changed");
    lastStatus = status;
    const upSeconds = Math.floor((options.now() - options.startedAt) / 1000);
    if (status === "down") return c.json({ ok: false, status, upSeconds }, 503);
    return c.json({ ok: true, status, ...(reasons.length > 0 && { reasons }), upSeconds });
  };
}
