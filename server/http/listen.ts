import { once } from "node:events";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import type { Hono } from "hono";
import type { AppContext } from "./context.ts";
import { lingerOnUnreadBody } from "./unread-body.ts";

export interface ListenOptions {
  host: string;
  port: number;
  /** How long a connection may take to send a request's headers. */
  headersMs?: number;
}

export interface Listening {
  port: number;
  /** Takes no more connections, lets requests finish, and cuts off what is left after the grace period. */
  stop(graceMs?: number): Promise<void>;
}

/** The slowest body allowed has five minutes of its own (see forms/limits.ts); this is the end for everything. */
const wholeRequestMs = 6 * 60_000;
const mostConnections = 1_000;
/** Longer than a proxy keeps its connections, so that the proxy is the one to close them. */
const keepAliveMs = 75_000;

export async function listen(app: Pick<Hono<AppContext>, "fetch">, options: ListenOptions): Promise<Listening> {
  const headersTimeout = options.headersMs ?? 15_000;
  const server = createAdaptorServer({
    fetch: app.fetch,
    hostname: options.host,
    // It would read on what nobody wants, as fast as it comes.
    autoCleanupIncoming: false,
    serverOptions: {
      headersTimeout,
      requestTimeout: wholeRequestMs,
      keepAliveTimeout: keepAliveMs,
      connectionsCheckingInterval: Math.min(5_000, headersTimeout),
      maxHeaderSize: 16 * 1024,
    },
  }) as Server;
  // Beyond this many the newest are closed: each costs memory before it has sent a byte.
  server.maxConnections = mostConnections;
  const connections = trackConnections(server);
  lingerOnUnreadBody(server);
  server.listen(options.port, options.host);
  await once(server, "listening");

  return {
    port: (server.address() as AddressInfo).port,
    async stop(graceMs = 10_000) {
      if (!server.listening) return;
      const closed = once(server, "close");
      server.close();
      connections.endWhenDone();
      const cutOff = setTimeout(() => server.closeAllConnections(), graceMs);
      await closed;
      clearTimeout(cutOff);
    },
  };
}

/** Node counts a connection that has not sent anything yet as busy, and would wait for it. */
function trackConnections(server: Server): { endWhenDone(): void } {
  const responses = new Map<Socket, ServerResponse | undefined>();
  let ending = false;
  server.on("connection", (socket: Socket) => {
    responses.set(socket, undefined);
    socket.on("close", () => responses.delete(socket));
  });
  server.on("request", ({ socket }: IncomingMessage, response: ServerResponse) => {
    responses.set(socket, response);
    // Says "Connection: close", so that a proxy sends its next request elsewhere and not into a closing connection.
    if (ending) response.shouldKeepAlive = false;
    response.on("close", () => {
      if (responses.get(socket) === response) responses.set(socket, undefined);
      if (ending) socket.end();
    });
  });
  return {
    endWhenDone() {
      ending = true;
      for (const [socket, response] of responses) {
        if (response) response.shouldKeepAlive = false;
        else socket.destroy();
      }
    },
  };
}
