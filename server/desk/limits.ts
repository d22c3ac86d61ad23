import type { MiddlewareHandler } from "hono";
import { clientNetworks } from "../http/client-address.ts";
import { RateLimiter } from "../http/rate-limit.ts";
import type { DeskContext, DeskDeps } from "./context.ts";

/** Counted by network, so that whoever guesses locks out nobody but themselves. A sign-in takes two. */
const attempts = { burst: 40, windowMs: 5 * 60_000 };

export function limitAttempts({ trustProxy, now }: DeskDeps): MiddlewareHandler<DeskContext> {
  const limiter = new RateLimiter(attempts);
  return async (c, next) => {
    const socketAddress = c.env?.incoming?.socket.remoteAddress ?? "";
    const networks = clientNetworks(socketAddress, c.req.header("x-forwarded-for") ?? null, trustProxy);
    const wait = limiter.take(networks, now().getTime());
    if (wait > 0)
      return c.json({ error: "Too many attempts. Please wait a moment." }, 429, { "retry-after": String(wait) });
    return next();
  };
}
