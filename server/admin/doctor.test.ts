import { closeSync, cpSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { builtFacts, readOwner } from "../../content/owner/read.ts";
import { site } from "../../content/site.ts";
import { listen } from "../http/listen.ts";
import { checkContent } from "../run/doctor.ts";
import { openStore, type Store, sqliteFile } from "../store/open.ts";
import { startApp } from "../testing/app.ts";
import { temporaryFolder } from "../testing/basics.ts";
import { runDeskCommand } from "../testing/command-line.ts";
import { createMigratedDatabase } from "../testing/engines.ts";
import { withMigratedFile } from "../testing/migrated-file.ts";
import { sampleSite } from "../testing/sample-site.ts";
import { sampleApplication, sampleLead } from "../testing/samples.ts";
import { SmtpListener } from "../testing/smtp.ts";
import { WebhookReceiver } from "../testing/webhook-receiver.ts";

const secret = "0123456789abcdef";

let folder: ReturnType<typeof temporaryFolder>;
let built: ReturnType<typeof sampleSite>;
let smtp: SmtpListener;
let hooks: WebhookReceiver;
let store: Store;
let running: Awaited<ReturnType<typeof startSite>>;
let good: Record<string, string>;

beforeEach(async () => {
  folder = temporaryFolder();
  built = sampleSite();
  smtp = await SmtpListener.start();
  hooks = await WebhookReceiver.start();
  hooks.secret = secret;
  running = await startSite();
  store = await openStore({ dataDir: await withMigratedFile(folder.path), deliveries: ["mail"] });
  good = {
    DATA_DIR: folder.path,
    SITE_URL: running.url,
    SMTP_URL: smtp.url.replace("smtp://", "smtp://user:secret@"),
    MAIL_FROM: "desk@example.in",
    LEADS_TO: "owner@example.in",
    WEBHOOK_URL: hooks.url,
    WEBHOOK_SECRET: secret,
    TRUST_PROXY: "1",
  };
});
afterEach(async () => {
  await store.close();
  await running.stop();
  await smtp.close();
  await hooks.close();
  built[Symbol.dispose]();
  folder[Symbol.dispose]();
});

/** What strangers reach, without TLS. */
async function startSite() {
  const { app, [Symbol.asyncDispose]: dispose } = await startApp();
  const { port, stop } = await listen({ fetch: app.fetch }, { host: "127.0.0.1", port: 0, behindProxy: false });
  return { url: `http://127.0.0.1:${port}`, stop: () => stop().then(dispose) };
}

/** The doctor's findings about one thing, with the advice below them. */
async function findings(changes: Record<string, string> = {}, distDir = built.path) {
  const run = await runDeskCommand(["doctor", "--site", distDir], { ...good, ...changes });
  const about = (name: string) =>
    run.out
      .split(/\n(?=ok|warn|fail)/)
      .filter((finding) => new RegExp(`^\\w+ +${name} `).test(finding))
      .join("\n");
  return { ...run, about };
}

test("finds nothing wrong with a server that is set up well, and sends nothing", async () => {
  await runDeskCommand(["backup", join(folder.path, "b.sqlite")], good);
  const { code, out, about } = await findings();
  expect([code, out.match(/^fail/gm)]).toEqual([0, null]);
  expect(out.match(/^warn +\S+/gm)?.map((line) => line.split(/ +/)[1])).toEqual([
    "address",
    ...(site.sample ? ["content"] : []),
  ]);
  expect(about("address")).toContain("is without TLS");
  expect(about("reach")).toBe(`ok    reach          ${running.url} answers, seen from here`);
  expect(about("mail server")).toMatch(/^ok .* accepts the login/);
  expect(about("webhook")).toMatch(/^ok .* accepts our signature and no other/);
  expect(about("integrity")).toMatch(/^ok/);
  expect(smtp.mails).toEqual([]);
  expect(hooks.hooks.map(({ body }) => body)).toEqual(['{"event":"ping"}', '{"event":"ping"}']);
  expect(out).not.toContain("secret");
});

test.each<[string, Record<string, string>, string, RegExp]>([
  ["no site address", { SITE_URL: "", SMTP_URL: "" }, "address", /^warn.*strangers.*\n.*set SITE_URL/],
  ["a name at which nothing answers", { SITE_URL: "https://127.0.0.1:2" }, "reach", /^fail.*ECONNREFUSED\n.*443/],
  ["a name that leads nowhere", { SITE_URL: "https://site.invalid" }, "reach", /^fail.* site\.invalid leads nowhere\n/],
  [
    "TLS without a trusted proxy",
    { SITE_URL: "https://127.0.0.1:2", TRUST_PROXY: "0" },
    "proxy",
    /^fail.*one limit\n.*TRUST_PROXY=1/,
  ],
  ["a trusted proxy and an open port", { HOST: "0.0.0.0" }, "proxy", /^warn.*\n.*HOST=127\.0\.0\.1/],
  ["mail that is off", { SMTP_URL: "" }, "mail settings", /^warn.*\n.*SMTP_URL, MAIL_FROM/],
  ["no mail server", { SMTP_URL: "smtp://127.0.0.1:1" }, "mail server", /^fail.*\n.*host and port/],
  ["no webhook", { WEBHOOK_URL: "http://127.0.0.1:1/" }, "webhook", /^fail.*\n.*WEBHOOK_URL/],
  ["another secret", { WEBHOOK_SECRET: "another secret 012" }, "webhook", /^fail.* 401 .*\n.*same WEBHOOK_SECRET/],
  ["no database", { DATA_DIR: "/dev/null/x" }, "store", /^fail.*\n.*DATA_DIR/],
  [
    "data kept too long",
    { KEEP_ENQUIRIES_MONTHS: "120" },
    "retention",
    /^fail.*120 months.*privacy policy.*\n.*KEEP_ENQUIRIES/,
  ],
  ["no back-up", {}, "back-up", /^warn.*none was ever made\n.*desk -- backup/],
])("names %s, and says what to do", async (_name, changes, about, expected) => {
  const run = await findings(changes);
  expect(run.about(about)).toMatch(expected);
  expect(run.code).toBe(expected.source.startsWith("^fail") ? 1 : 0);
});

test("names another program at the site's name, and a desk whose name leads elsewhere", async () => {
  const reach = (await findings({ SITE_URL: new URL(hooks.url).origin, DESK_URL: "https://localhost:2" })).about(
    "reach",
  );
  expect(reach).toMatch(/^fail .*another program answers at http/);
  expect(reach).toMatch(/^fail .*nothing answers at https:\/\/localhost:2: /m);
});

test("names what is older than promised", async () => {
  expect((await findings()).about("retention")).toMatch(/^ok .*enquiries \d+ months, applications \d+ months/);
  const longAgo = await openStore({ dataDir: folder.path, deliveries: [], now: () => new Date("2015-01-01") });
  await longAgo.saveLead(sampleLead());
  await longAgo.close();
  expect((await findings()).about("retention")).toMatch(/^fail.*Nothing is erased: .*\n.*desk -- housekeep/);
  expect(await runDeskCommand(["housekeep", "--yes"], good)).toMatchObject({ code: 0 });
  expect((await findings()).about("retention")).toMatch(/^warn.*: 1 are older\n.*desk -- outbox/);
});

test("names the folder into which the service backs up", async () => {
  const unit = readFileSync(join(import.meta.dirname, "../../deploy/sthapana-backup.service"), "utf8");
  const [command] = /backup --to \S+ --keep \d+/.exec(unit)!;
  expect((await findings()).about("back-up")).toContain(command);
});

test("names a wrong password", async () => {
  smtp.password = "other";
  expect((await findings()).about("mail server")).toMatch(/^fail.*EAUTH.*\n.*password/);
});

test("names a mail server without encryption", async () => {
  const elsewhere = smtp.url.replace("127.0.0.1", "0.0.0.0");
  expect((await findings({ SMTP_URL: elsewhere })).about("mail server")).toMatch(/^fail.*ETLS.*\n.*smtps:/);
  // Also while it cannot be reached.
  for (const url of [elsewhere, "smtp://0.0.0.0:1"]) {
    const allowed = await findings({ SMTP_URL: `${url}?requireTLS=false` });
    expect(allowed.about("mail settings")).toMatch(/^warn.*unencrypted to 0\.0\.0\.0/);
  }
});

test("names a receiver that does not check signatures", async () => {
  hooks.secret = undefined;
  expect((await findings()).about("webhook")).toMatch(/^warn.*accepts a wrong signature too\n/);
});

test("names a site that is not built", async () => {
  rmSync(join(built.path, "form"), { recursive: true });
  expect((await findings()).about("pages")).toMatch(/^fail.*missing.*\n.*npm run build/);
});

test("names deliveries that are stuck", async () => {
  const longAgo = await openStore({
    dataDir: folder.path,
    deliveries: [],
    now: () => new Date(Date.now() - 3_600_000),
  });
  await longAgo.saveLead(sampleLead());
  await longAgo.close();
  expect((await findings()).about("outbox")).toMatch(/^fail.*mail: 0 given up, 1 waiting.*\n.*outbox retry/);
});

test("names a clock that has been set back", async () => {
  const ahead = await openStore({ dataDir: folder.path, deliveries: [], now: () => new Date(Date.now() + 86_400_000) });
  await ahead.saveLead(sampleLead());
  await ahead.close();
  expect((await findings()).about("clock")).toMatch(/^fail.*after now\n.*clock/);
});

test("names a file that is damaged in the middle", async () => {
  for (let index = 0; index < 5; index++) await store.saveApplication(sampleApplication());
  await store.close();
  const file = openSync(sqliteFile(folder.path), "r+");
  for (let page = 10; page < 20; page++) writeSync(file, Buffer.alloc(4096, 0x5a), 0, 4096, page * 4096);
  closeSync(file);
  expect((await findings()).about("integrity")).toMatch(/^fail.*damaged.*\n.*restore/s);
  store = await openStore({ dataDir: join(folder.path, "new"), deliveries: [] });
});

test("looks at PostgreSQL too", async () => {
  const DATABASE_URL = await createMigratedDatabase();
  const { about, code } = await findings({ DATABASE_URL });
  expect(about("store")).toMatch(/^ok.*PostgreSQL on /);
  expect(about("connection")).toMatch(/^ok.*not encrypted/);
  const without = await findings({ DATABASE_URL: `${DATABASE_URL}?sslmode=disable` });
  expect(without.about("connection")).toMatch(/^warn.*not encrypted\n.*DATABASE_URL/);
  expect(code).toBe(0);
});

describe("the owner's folder", () => {
  const owners = join(import.meta.dirname, "../../tests/owner/folders");

  test("is in order, unless it has changed since the build", () => {
    const owner = join(owners, "bare");
    expect(checkContent(built.path, owner)).toMatchObject({ status: "ok", detail: expect.stringContaining("Kosi") });
    writeFileSync(join(built.path, builtFacts), JSON.stringify(readOwner(join(owners, "udyam-setu"))));
    expect(checkContent(built.path, owner)).toMatchObject({ status: "warn", advice: expect.stringContaining("build") });
    writeFileSync(join(built.path, builtFacts), JSON.stringify({ ...readOwner(owner), hasDesk: true }));
    expect(checkContent(built.path, owner).status).toBe("ok");
  });

  test("that is missing or broken is named", () => {
    expect(checkContent(built.path, "/nowhere/owner")).toMatchObject({
      status: "fail",
      detail: expect.stringContaining("no such folder"),
      advice: expect.stringContaining("owner -- check"),
    });
    const broken = join(folder.path, "owner");
    cpSync(join(owners, "bare"), broken, { recursive: true });
    writeFileSync(join(broken, "legal.json"), "{");
    expect(checkContent(built.path, broken).detail).toMatch(/legal\.json: line 1, character 2/);
  });
});
