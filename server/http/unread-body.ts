import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { MiddlewareHandler } from "hono";
import type { AppContext } from "./context.ts";

/**
 * A request that was refused before its body had arrived: Node reads on and throws away, which is right for a few kilobytes and
 * endless work for a flood of uploads. Of those the rest is neither read nor waited for, and the connection is not used again.
 */

const smallBody = 64 * 1024;
const lingerMs = 1_000;

export function hasLargeUnreadBody(request: IncomingMessage): boolean {
  if (request.complete) return false;
  const { "content-length": announced, "transfer-encoding": encoding } = request.headers;
  return encoding !== undefined || Number(announced ?? 0) > smallBody;
}

/** Tells the other side, a proxy above all, not to send its next request here. */
export const closeAfterUnreadBody: MiddlewareHandler<AppContext> = async (c, next) => {
  await next();
  const request = c.env?.incoming;
  if (request && hasLargeUnreadBody(request as IncomingMessage)) c.header("connection", "close");
};

/** Closing a connection with unread bytes can destroy the response on its way: it stays half open for a moment. */
export function lingerOnUnreadBody(server: Server): void {
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    response.on("prefinish", () => {
      if (!hasLargeUnreadBody(request)) return;
      const { socket } = request;
      // A body whose reading has begun is not thrown away by Node, and one that is paused fills no memory.
      request.read(0);
      request.pause();
      socket.destroySoon = () => {
        socket.end();
        setTimeout(() => socket.destroy(), lingerMs).unref();
      };
    });
  });
}
