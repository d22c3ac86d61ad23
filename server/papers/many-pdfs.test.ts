import { join } from "node:path";
import { expect, test } from "vitest";
import { undoMs } from "../../domain/desk/history.ts";
import { openStore } from "../store/open.ts";
import { quote } from "../testing/acts.ts";
import { freePort, temporaryFolder } from "../testing/basics.ts";
import { DeskBrowser, sampleDesk } from "../testing/desk.ts";
import { writePaperFonts } from "../testing/paper-fonts.ts";
import { sampleSite } from "../testing/sample-site.ts";
import { sampleLead } from "../testing/samples.ts";
import { spawnServer } from "../testing/server-process.ts";
import { paperFolder } from "./pdf.ts";

/** A busy machine may send on a connection that the server has just closed for being idle. */
const headers = { connection: "close" };
const plan = { structure: "private-limited", state: "KA", capital: 100_000, people: 2, tier: "starter" } as const;

test("many PDFs at once stay within the memory of the server", async () => {
  using site = sampleSite();
  using folder = temporaryFolder();
  const deskDir = sampleDesk(join(folder.path, "desk"));
  await writePaperFonts(paperFolder(deskDir));
  const port = await freePort();
  const dataDir = join(folder.path, "data");
  const server = await spawnServer(
    { DATA_DIR: dataDir, DESK_PORT: String(port), LOG_LEVEL: "warn" },
    { distDir: site.path, deskDir },
  );
  // What is done here cannot be undone any more: the founder sees it.
  const now = () => new Date(Date.now() - undoMs);
  const store = await openStore({ dataDir, deliveries: [], founderPages: true, now });
  try {
    const browser = new DeskBrowser(`http://localhost:${port}`);
    await browser.signIn(store, { email: "asha@firm.example", name: "Asha" });
    const drafts = await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        const companyPlan = { plan, dropped: [] };
        const { id } = await store.saveLead(sampleLead({ name: `Founder ${"ABCDEFGHIJKL"[index]}`, companyPlan }));
        const { body } = await browser.post(`/api/enquiries/${id}/quotations`);
        return `/api/quotations/${body.quotation.id}/pdf`;
      }),
    );

    // One is written, eight wait, three are told to come back; those eight people do not wait to the end.
    const givingUp = new AbortController();
    const asked = drafts.map((address) => browser.request(address, { headers, signal: givingUp.signal }));
    const first = await Promise.any(asked.map(async (each) => ((await each).status === 503 ? each : Promise.reject())));
    expect(first.headers.get("retry-after")).toBe("5");
    expect(await first.text()).toMatch(/^Several quotations are being written/);
    await Promise.any(asked.map(async (each) => ((await each).status === 200 ? each : Promise.reject())));
    givingUp.abort();
    expect((await Promise.allSettled(asked)).filter(({ status }) => status === "rejected").length).toBeGreaterThan(5);
    await expect
      .poll(async () => (await browser.request(drafts[11]!, { headers })).status, { timeout: 20_000 })
      .toBe(200);

    const previews = await Promise.all(drafts.slice(0, 8).map((address) => browser.request(address, { headers })));
    expect(previews.map(({ status }) => status)).toEqual(Array(8).fill(200));

    // Sent without the desk: nothing is kept yet.
    const { id } = await store.saveLead(sampleLead());
    const quotation = await quote(store, id, plan);
    const key = await store.founders.issueKey(id);
    const founder = () => fetch(`${server.url}/api/registration/quotation?key=${key}`, { headers });
    const shown = await Promise.all(Array.from({ length: 10 }, founder));
    expect(shown.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect((await store.quotations.pdf(quotation.id))?.length).toBe((await shown[0]!.arrayBuffer()).byteLength);

    expect(server.peakBytes()).toBeLessThan(500_000_000);
  } finally {
    await store.close();
    await server.end("SIGTERM");
  }
}, 120_000);
