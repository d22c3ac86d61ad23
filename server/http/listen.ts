import { once } from "node:events";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { type AddressInfo, Server as NetServer, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { createAdaptorServer, type HttpBindings } from "@hono/node-server";
import { clientNetworks, widerNetworkFactor } from "./rate-limit.ts";

export interface ListenOptions {
  host: string;
  port: number;
  /** All connections come from our own proxy, which counts those of each visitor itself. */
  behindProxy?: boolean;
  /** How long a connection may take to send a request's headers. */
  headersMs?: number;
  /** How long a connection may stand still in the middle of a request or a response. */
  stillMs?: number;
}

/** An application of Hono. */
interface Fetching {
  fetch(request: Request, env: HttpBindings): Response | Promise<Response>;
}

export interface Listening {
  port: number;
  /**
   * Takes no more connections, lets requests finish, and cuts off what is left after the grace period. For `idleMs` connections that are
   * idle may still ask once: whoever has just sent a request on one would find it closed.
   */
  stop(graceMs?: number, idleMs?: number): Promise<void>;
}

/** The slowest body allowed has five minutes of its own (see server/intake/limits.ts); this is the end for everything. */
const wholeRequestMs = 6 * 60_000;
/** Longer than a proxy keeps its connections, so that the proxy is the one to close them. */
const keepAliveMs = 75_000;
/** Each costs memory before it has sent a byte. */
const mostConnections = { inAll: 2_000, ofVisitor: 200 };
/** How long what is left of a body that nobody reads may go on arriving. */
const lingerMs = 1_000;

export async function listen(app: Fetching, options: ListenOptions): Promise<Listening> {
  const headersTimeout = options.headersMs ?? 15_000;
  const server = createAdaptorServer({
    fetch: (request, env) => closeAfterUnreadBody(app.fetch(request, env as HttpBindings), env as HttpBindings),
    hostname: options.host,
    // It would read on what nobody wants, as fast as it comes.
    autoCleanupIncoming: false,
    serverOptions: {
      headersTimeout,
      requestTimeout: wholeRequestMs,
      keepAliveTimeout: keepAliveMs,
      connectionsCheckingInterval: Math.min(5_000, headersTimeout),
      maxHeaderSize: 16 * 1024,
      // A second Host makes an address that is none, and is refused with 400.
      joinDuplicateHeaders: true,
    },
  }) as Server;
  server.timeout = options.stillMs ?? 30_000;
  const connections = trackConnections(server, options.behindProxy ?? false);
  server.listen(options.port, options.host);
  await once(server, "listening");

  return {
    port: (server.address() as AddressInfo).port,
    async stop(graceMs = 10_000, idleMs = 0) {
      if (!server.listening) return;
      const closed = once(server, "close");
      connections.endAfterResponse();
      if (idleMs > 0) {
        // Not that of node:http, which cuts idle connections off.
        NetServer.prototype.close.call(server);
        await Promise.race([closed, pause(idleMs)]);
      }
      server.close();
      connections.endIdle();
      const cutOff = setTimeout(() => server.closeAllConnections(), graceMs);
      await closed;
      clearTimeout(cutOff);
    },
  };
}

/** Closes the connections that are too many. Node counts one that has not sent anything yet as busy, and would wait for it. */
function trackConnections(server: Server, behindProxy: boolean): { endAfterResponse(): void; endIdle(): void } {
  const responses = new Map<Socket, ServerResponse | undefined>();
  const perNetwork = new Map<string, number>();
  let ending = false;

  function count(networks: readonly string[], more: 1 | -1): void {
    for (const network of networks) {
      const now = (perNetwork.get(network) ?? 0) + more;
      if (now > 0) perNetwork.set(network, now);
      else perNetwork.delete(network);
    }
  }

  server.on("connection", (socket: Socket) => {
    const networks = behindProxy ? [] : clientNetworks(socket.remoteAddress ?? "", null, 0);
    const tooMany = networks.some(
      (network, width) => (perNetwork.get(network) ?? 0) >= mostConnections.ofVisitor * widerNetworkFactor ** width,
    );
    if (tooMany) {
      socket.destroy();
      return;
    }
    responses.set(socket, undefined);
    count(networks, 1);
    socket.on("close", () => {
      responses.delete(socket);
      count(networks, -1);
    });
    if (responses.size > mostConnections.inAll) findLongestIdle()?.destroy();
  });
  server.on("request", ({ socket }: IncomingMessage, response: ServerResponse) => {
    // At the end of the map: the front is whoever has been quiet the longest.
    responses.delete(socket);
    responses.set(socket, response);
    // Says "Connection: close", so that a proxy sends its next request elsewhere and not into a closing connection.
    if (ending) response.shouldKeepAlive = false;
    response.on("close", () => {
      if (responses.get(socket) === response) responses.set(socket, undefined);
      if (ending) socket.end();
    });
  });

  /** If all others are busy, that is the newest. */
  function findLongestIdle(): Socket | undefined {
    return responses.entries().find(([, response]) => !response)?.[0];
  }

  return {
    endAfterResponse() {
      ending = true;
      for (const response of responses.values()) if (response) response.shouldKeepAlive = false;
    },
    endIdle() {
      for (const [socket, response] of responses) if (!response) socket.destroy();
    },
  };
}

/**
 * A request that was refused before its body had arrived: Node would read on and throw away, which is endless work for a flood
 * of uploads. The rest is neither read nor waited for, and the connection is not used again.
 */
function closeAfterUnreadBody(
  response: Response | Promise<Response>,
  { incoming, outgoing }: Pick<HttpBindings, "incoming" | "outgoing">,
): Response | Promise<Response> {
  const { "content-length": announced = "0", "transfer-encoding": encoding } = incoming.headers;
  if (announced === "0" && encoding === undefined) return response;
  return Promise.resolve(response).then((ready) => {
    if (incoming.complete || !("shouldKeepAlive" in outgoing)) return ready;
    outgoing.shouldKeepAlive = false;
    outgoing.on("prefinish", () => lingerOn(incoming as IncomingMessage));
    return ready;
  });
}

/** Closing a connection with unread bytes can destroy the response on its way: it stays half open for a moment. */
function lingerOn(request: IncomingMessage): void {
  const { socket } = request;
  // A body whose reading has begun is not thrown away by Node, and one that is paused fills no memory.
  request.read(0);
  request.pause();
  socket.destroySoon = () => {
    socket.end();
    setTimeout(() => socket.destroy(), lingerMs).unref();
  };
}
