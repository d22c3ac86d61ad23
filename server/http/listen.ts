import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import type { Hono } from "hono";
import type { AppContext } from "../app.ts";

export type ListenOptions = {
  host: string;
  port: number;
  /** How long a connection may take to send a request's headers. */
  headersMs?: number;
};

export type Listening = {
  port: number;
  /** Takes no more connections, lets requests finish, and cuts off what is left after the grace period. */
  stop(graceMs?: number): Promise<void>;
};

/** The slowest body allowed has five minutes of its own (see post-limits.ts); this is the end for everything. */
const wholeRequestMs = 6 * 60_000;
/** Longer than a proxy keeps its connections, so that the proxy is the one to close them. */
const keepAliveMs = 75_000;

export async function listen(app: Hono<AppContext>, options: ListenOptions): Promise<Listening> {
  const headersTimeout = options.headersMs ?? 15_000;
  const server = createAdaptorServer({
    fetch: app.fetch,
    hostname: options.host,
    serverOptions: {
      headersTimeout,
      requestTimeout: wholeRequestMs,
      keepAliveTimeout: keepAliveMs,
      connectionsCheckingInterval: Math.min(5_000, headersTimeout),
      maxHeaderSize: 16 * 1024,
    },
  }) as Server;
  server.listen(options.port, options.host);
  await once(server, "listening");

  return {
    port: (server.address() as AddressInfo).port,
    async stop(graceMs = 10_000) {
      if (!server.listening) return;
      const closed = once(server, "close");
      server.close();
      const impatience = setTimeout(() => server.closeAllConnections(), graceMs);
      await closed;
      clearTimeout(impatience);
    },
  };
}
