import { join } from "node:path";
import { expect, test } from "vitest";
import { version } from "../http/built.ts";
import { openStore } from "../store/open.ts";
import { freePort, temporaryFolder } from "../testing/basics.ts";
import { DeskBrowser, sampleDesk } from "../testing/desk.ts";
import { sampleSite } from "../testing/sample-site.ts";
import { spawnServer } from "../testing/server-process.ts";

test("Prometheus reads the outbox, writes, streams, PDFs, memory and lag from the loopback address alone", async () => {
  using site = sampleSite();
  using folder = temporaryFolder();
  const [port, deskPort] = [await freePort(), await freePort()];
  const dataDir = join(folder.path, "data");
  const env = { DATA_DIR: dataDir, HOST: "0.0.0.0", METRICS_PORT: String(port), DESK_PORT: String(deskPort) };
  const deskDir = sampleDesk(join(folder.path, "desk"));
  const server = await spawnServer({ ...env, LOG_LEVEL: "warn" }, { distDir: site.path, deskDir });
  const store = await openStore({ dataDir, deliveries: [] });
  try {
    const lead = { form: "quick", fullName: "Asha Rao", email: "asha@example.in", phone: "+91 98765 43210" };
    const sent = await fetch(`${server.url}/api/leads`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: server.url },
      body: JSON.stringify(lead),
    });
    expect(sent.status).toBe(201);
    const browser = new DeskBrowser(`http://localhost:${deskPort}`);
    await browser.signIn(store, { email: "asha@firm.example", name: "Asha" });
    const stream = await browser.request("/api/stream");
    const scraped = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    expect(scraped).toContain('sthapana_outbox_deliveries{channel="mail",state="waiting"} 1');
    expect(scraped).toMatch(/^sthapana_store_write_seconds_count [1-9]/m);
    expect(scraped).toContain(`sthapana_build_info{version="${version}"} 1`);
    expect(scraped).toMatch(/^sthapana_desk_streams 1$/m);
    expect(scraped).toMatch(/^sthapana_pdf_queue 0$/m);
    expect(scraped).toMatch(/^process_resident_memory_bytes [1-9]/m);
    expect(scraped).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
    expect(scraped).not.toMatch(/asha/i);
    await stream.body!.cancel();
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
    await expect(fetch(`http://127.0.0.2:${port}/metrics`)).rejects.toThrow("fetch failed");
  } finally {
    await store.close();
    await server.end("SIGTERM");
  }
});
