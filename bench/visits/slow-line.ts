import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/** Lighthouse's slow 4G: 150 ms there and back, 1.6 Mbit/s down. */
const oneWayMs = 75;
const bytesPerSecond = (1.6 * 1024 * 1024) / 8;

/**
 * A line between browser and server that is slow for everything, pages rendered ahead included: a browser's own
 * throttling does not reach those. All connections share the bandwidth.
 */
export async function startSlowLine(
  targetPort: number,
): Promise<{ origin: string; bytes: () => number; stop: () => void }> {
  let freeAt = 0;
  let total = 0;
  const sockets = new Set<Socket>();

  async function pass(from: Socket, to: Socket, limited: boolean): Promise<void> {
    for await (const chunk of from as AsyncIterable<Buffer>) {
      const now = performance.now();
      if (limited) {
        total += chunk.length;
        freeAt = Math.max(freeAt, now) + (chunk.length / bytesPerSecond) * 1000;
      }
      const due = Math.max(now, limited ? freeAt : now) + oneWayMs;
      await wait(due - now);
      if (!to.write(chunk)) await once(to, "drain");
    }
    to.end();
  }

  const line = createServer((visitor) => {
    const server = connect(targetPort, "127.0.0.1");
    for (const socket of [visitor, server]) {
      sockets.add(socket.setNoDelay(true));
      socket.on("close", () => sockets.delete(socket)).on("error", () => socket.destroy());
    }
    pass(visitor, server, false).catch(() => server.destroy());
    pass(server, visitor, true).catch(() => visitor.destroy());
  }).listen(0, "127.0.0.1");
  await once(line, "listening");
  return {
    origin: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
    bytes: () => total,
    stop: () => {
      line.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
