import { join } from "node:path";
import { expect, test } from "vitest";
import { openStore } from "../store/open.ts";
import { json, quickLead } from "../testing/app.ts";
import { freePort, temporaryFolder } from "../testing/basics.ts";
import { DeskBrowser, sampleDesk } from "../testing/desk.ts";
import { createMigratedDatabase } from "../testing/engines.ts";
import { sampleSite } from "../testing/sample-site.ts";
import { spawnServer } from "../testing/server-process.ts";
import { SmtpListener } from "../testing/smtp.ts";

/** Reads a live desk until it tells of this topic. */
async function hears(reader: ReadableStreamDefaultReader<Uint8Array>, topic: string): Promise<void> {
  let heard = "";
  while (!heard.includes(topic)) {
    const { done, value } = await reader.read();
    if (done) throw new Error(`The stream ended with: ${heard}`);
    heard += Buffer.from(value).toString();
  }
}

test("two servers on one PostgreSQL: each mail once, live desks on both, views added up", async () => {
  using site = sampleSite();
  using folder = temporaryFolder();
  const DATABASE_URL = await createMigratedDatabase();
  const smtp = await SmtpListener.start();
  const distDesk = sampleDesk(join(folder.path, "dist-desk"));
  const start = async (name: string) => {
    const port = await freePort();
    const server = await spawnServer(
      {
        DATABASE_URL,
        DATA_DIR: join(folder.path, name),
        DESK_PORT: String(port),
        TRUST_PROXY: "1",
        SMTP_URL: smtp.url,
        MAIL_FROM: "desk@example.in",
        LEADS_TO: "owner@example.in",
        SITE_URL: "https://example.in",
        ACKNOWLEDGEMENTS: "off",
        DAILY_SUMMARY: "off",
        LOG_LEVEL: "error",
      },
      { distDir: site.path, deskDir: distDesk },
    );
    return { ...server, desk: new DeskBrowser(`http://localhost:${port}`) };
  };
  const servers = await Promise.all([start("one"), start("two")]);
  const store = await openStore({ dataDir: "", databaseUrl: DATABASE_URL, deliveries: ["mail"] });

  // Whoever signed in at one is signed in at the other.
  await servers[0]!.desk.signIn(store, { email: "asha@firm.example", name: "Asha" });
  servers[1]!.desk.cookie = servers[0]!.desk.cookie;
  const streams = await Promise.all(
    servers.map(async ({ desk }) => (await desk.request("/api/stream")).body!.getReader()),
  );
  for (const stream of streams) await hears(stream, "all");

  const posted = Array.from({ length: 30 }, async (_, index) => {
    const lead = { ...quickLead, email: `founder${index}@example.in`, idempotencyKey: `lead-${index}` };
    const from = { "x-forwarded-for": `10.0.0.${index}` };
    // Every third is sent to both, as by somebody who tries again elsewhere.
    const to = index % 3 === 0 ? servers : [servers[index % 2]!];
    const answers = await Promise.all(to.map(({ url }) => fetch(`${url}/api/leads`, json(lead, from))));
    const ids = await Promise.all(answers.map(async (answer) => (await answer.json()).id));
    expect(new Set(ids).size).toBe(1);
    return ids[0];
  });
  const ids = await Promise.all(posted);
  for (const stream of streams) await hears(stream, "enquiry:");

  await smtp.received(30);
  for (const { url } of servers)
    for (let view = 0; view < 3; view++)
      expect((await fetch(`${url}/`, { headers: { "user-agent": "Mozilla/5.0 Firefox/140.0" } })).status).toBe(200);
  for (const server of servers) expect((await server.end("SIGTERM"))[0]).toBe(0);

  expect(smtp.mails).toHaveLength(30);
  expect((await store.outbox.counts()).mail).toMatchObject({ waiting: 0, sending: 0, done: 30, dead: 0 });
  expect(await store.administration.count("lead")).toBe(new Set(ids).size);
  const today = new Date();
  const from = new Date(today.getTime() - 24 * 60 * 60 * 1000);
  expect((await store.enquiries.numbers(from, new Date(today.getTime() + 1000))).total.views).toBe(6);
  await store.close();
  await smtp.close();
}, 60_000);
