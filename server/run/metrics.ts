import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { version } from "../http/built.ts";
import { pdfQueue } from "../papers/pdf-queue.ts";
import type { Store } from "../store/open.ts";

interface Watched {
  store: Pick<Store, "outbox">;
  /** Open streams of changes. */
  streams(): number;
}

export interface Metrics {
  /** A write of the store has taken so long. */
  observeWrite(seconds: number): void;
  /** Answers at /metrics, on this machine alone. Returns its address, and how to stop. */
  serve(port: number, watched: Watched): Promise<{ url: string; stop(): void }>;
}

/** Figures for Prometheus. No names, addresses or ids are in them. */
export function createMetrics(): Metrics {
  const register = new Registry();
  const registers = [register];
  // Memory, processor time and the lag of the event loop.
  collectDefaultMetrics({ register });
  const writes = new Histogram({
    name: "sthapana_store_write_seconds",
    help: "How long transactions that write took, waiting included",
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });

  return {
    observeWrite: (seconds) => writes.observe(seconds),
    async serve(port, { store, streams }) {
      new Gauge({
        name: "sthapana_build_info",
        help: "Which version of the program runs",
        labelNames: ["version"],
        registers,
      }).set({ version }, 1);
      new Gauge({
        name: "sthapana_outbox_deliveries",
        help: "Deliveries that wait, are being sent or were given up",
        labelNames: ["channel", "state"],
        registers,
        async collect() {
          this.reset();
          // A store that is away takes only these figures with it.
          const counts = await store.outbox.counts(["waiting", "sending", "dead"]).catch(() => ({}));
          for (const [channel, states] of Object.entries(counts))
            for (const [state, count] of Object.entries(states as object))
              if (state !== "done") this.set({ channel, state }, count);
        },
      });
      new Gauge({
        name: "sthapana_desk_streams",
        help: "Browsers that hear at once what changes at the desk",
        registers,
        collect() {
          this.set(streams());
        },
      });
      new Gauge({
        name: "sthapana_pdf_queue",
        help: "PDFs that are being written or wait",
        registers,
        collect() {
          this.set(pdfQueue.size);
        },
      });
      const server = createServer(async ({ method, url }, response) => {
        if (method !== "GET" || url !== "/metrics") return void response.writeHead(404).end();
        response.writeHead(200, { "content-type": register.contentType }).end(await register.metrics());
      });
      server.listen(port, "127.0.0.1");
      await once(server, "listening");
      return {
        url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/metrics`,
        stop() {
          server.close();
          server.closeAllConnections();
        },
      };
    },
  };
}
