import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { openStore } from "../store/open.ts";
import { startApp } from "../testing/app.ts";
import { temporaryFolder } from "../testing/basics.ts";
import { runDeskCommand } from "../testing/command-line.ts";
import { createViewCounter, readView } from "./views.ts";

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const log = { info: () => {}, warn: () => {}, error: () => {} };
const day = (store: Awaited<ReturnType<typeof openStore>>, from: string) =>
  store.enquiries.numbers(new Date(`${from}T00:00:00+05:30`), new Date(`${from}T23:59:59+05:30`));

test("a view is a page, the day in India and the host that led there", () => {
  const at = new Date("2026-11-15T20:00:00Z");
  const request = { at, path: "/pricing/", referrer: "https://www.google.com/search?q=secret", userAgent: firefox };
  expect(readView(request, "example.in")).toEqual({ day: "2026-11-16", path: "/pricing", referrer: "google.com" });
  const referrer = (from: string) => readView({ ...request, referrer: from }, "example.in")?.referrer;
  expect(["https://www.example.in/x", "javascript:alert(1)", "nonsense", ""].map(referrer)).toEqual(["", "", "", ""]);
});

test.each([
  ["/pricing", "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)"],
  ["/pricing", "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0)"],
  ["/pricing", "facebookexternalhit/1.1"],
  ["/pricing", "Mozilla/5.0 HeadlessChrome/130"],
  ["/pricing", "curl/8.5"],
  ["/pricing", ""],
  ["/_astro/a.css", firefox],
  ["/sitemap.xml", firefox],
  ["/api/health", firefox],
])("%s for %s is none", (path, userAgent) => {
  expect(readView({ at: new Date(), path, referrer: "", userAgent }, "example.in")).toBeUndefined();
});

test("the server counts pages it serves to people, and nothing about them", async () => {
  using folder = temporaryFolder();
  const store = await openStore({ dataDir: folder.path, deliveries: [] });
  const counter = createViewCounter({
    views: store.views,
    siteUrl: "https://sthapana.example",
    log,
    now: () => new Date("2026-11-16T06:00:00Z"),
  });
  await using server = await startApp({ store, onView: counter.count });
  const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
    server.app.request(path, { method, headers: { "user-agent": firefox, ...headers } });
  const page = await get("/");
  await get("/", { referer: "https://news.example/a" });
  await get("/", { "if-none-match": page.headers.get("etag")! });
  await get("/", {}, "HEAD");
  await get("/", { "sec-purpose": "prefetch" });
  await get("/", { "sec-fetch-dest": "empty" });
  await get("/", { "user-agent": "Googlebot" });
  await get("/no-such-page");
  for (let host = 0; host < 400; host++) await get("/", { referer: `https://h${host}.example/` });
  await counter.stop();
  expect(await day(store, "2026-11-16")).toMatchObject({
    total: { views: 403 },
    by: { page: [{ name: "/", views: 403 }] },
  });
});

test("what could not be written is written later", async () => {
  const written: unknown[] = [];
  let isDown = true;
  const counter = createViewCounter({
    views: {
      async add(views) {
        if (isDown) throw new Error("away");
        written.push(...views);
      },
      replaceDays: async () => {},
    },
    siteUrl: "https://example.in",
    log,
  });
  const request = new Request("https://example.in/pricing", { headers: { "user-agent": firefox } });
  counter.count(request, "/pricing");
  await counter.flush();
  isDown = false;
  counter.count(request, "/pricing");
  await counter.stop();
  expect(written).toMatchObject([{ path: "/pricing", count: 2 }]);
});

test("nginx's log is counted, compressed too, and a second time changes nothing", async () => {
  using folder = temporaryFolder();
  const store = await openStore({ dataDir: folder.path, deliveries: [] });
  const line = (path: string, status = 200, agent = firefox, method = "GET") =>
    `2026-11-15T23:30:00+00:00 ${status} "${method} ${path}" 8123 0.000 "https://google.com/" "${agent}"\n`;
  const plain = join(folder.path, "site.log");
  const packed = join(folder.path, "site.log.1.gz");
  writeFileSync(
    plain,
    [
      line("/pricing"),
      line("/pricing", 304),
      line("/none", 404),
      line("/pricing", 200, "Googlebot"),
      line("/_astro/x.js"),
      line("/api/leads", 201, firefox, "POST"),
      "nonsense\n",
    ].join(""),
  );
  writeFileSync(packed, gzipSync(line("/")));
  const run = () =>
    runDeskCommand(["visits", plain, packed], { DATA_DIR: folder.path, SITE_URL: "https://example.in" });
  expect(await run()).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^3 views on 1 day, from 8 lines\.\n1 lines are/),
  });
  await run();
  // Half past eleven in the evening, UTC, is the next day in India.
  expect((await day(store, "2026-11-16")).total.views).toBe(3);
  writeFileSync(plain, "another format\n");
  expect(await runDeskCommand(["visits", plain], { DATA_DIR: folder.path })).toMatchObject({ code: 1 });
  expect(await runDeskCommand(["visits", join(folder.path, "none")], { DATA_DIR: folder.path })).toMatchObject({
    code: 1,
  });
  await store.close();
});
