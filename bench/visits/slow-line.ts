import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** Lighthouse's slow 4G: 150 ms there and back, 1.6 Mbit/s down. */
const oneWayMs = 75;
const bytesPerSecond = (1.6 * 1024 * 1024) / 8;

export interface SlowLine {
  port: number;
  /** Bytes that have come down the line, headers included. */
  bytes: () => number;
  /** Requests that have gone up; always 0 where the line carries TLS. */
  requests: () => number;
  stop: () => void;
}

/**
 * A line between browser and server that is slow for everything, pages rendered ahead included: a browser's own
 * throttling does not reach those. All connections share the bandwidth, and a new one first goes there and back once.
 */
export async function startSlowLine({ hostname, port, protocol }: URL): Promise<SlowLine> {
  const target = { host: hostname, port: Number(port) || (protocol === "https:" ? 443 : 80) };
  let freeAt = 0;
  let bytes = 0;
  let requests = 0;
  const sockets = new Set<Socket>();

  /** Chunks overlap on their way, as on a real line: each has its own time of arrival. */
  function pass(from: Socket, to: Socket, arrival: (chunk: Buffer) => number): void {
    const deliver = (due: number, send: () => void) => setTimeout(send, Math.max(0, due - performance.now()));
    let last = 0;
    from.on("data", (chunk) => {
      last = arrival(chunk);
      deliver(last, () => to.writable && to.write(chunk));
    });
    from.on("end", () => deliver(last + 1, () => to.end()));
    from.on("error", () => to.destroy()).on("close", () => sockets.delete(from));
  }

  const line = createServer((visitor) => {
    const server = connect(target);
    for (const socket of [visitor, server]) sockets.add(socket.setNoDelay(true));
    const connectedAt = performance.now() + 2 * oneWayMs;
    pass(visitor, server, (chunk) => {
      if (/^[A-Z]+ \S+ HTTP\/1\.1\r\n/.test(chunk.toString("latin1"))) requests += 1;
      return Math.max(performance.now(), connectedAt) + oneWayMs;
    });
    pass(server, visitor, (chunk) => {
      bytes += chunk.length;
      freeAt = Math.max(freeAt, performance.now()) + (chunk.length / bytesPerSecond) * 1000;
      return freeAt + oneWayMs;
    });
  }).listen(0, "127.0.0.1");
  await once(line, "listening");
  return {
    port: (line.address() as AddressInfo).port,
    bytes: () => bytes,
    requests: () => requests,
    stop: () => {
      line.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
