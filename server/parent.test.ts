import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { ownDesk, whereItOpens } from "./run/own-desk.ts";
import { currentId, listAssets, listBuilds, markPublished, point, writeNote } from "./site/builds.ts";
import { listAudit } from "./store/audit.ts";
import { openEngine, storeOver } from "./store/open.ts";
import { temporaryFolder } from "./testing/basics.ts";
import { DeskBrowser, sampleDesk } from "./testing/desk.ts";
import { nginxInstalled, startNginx } from "./testing/nginx.ts";
import { sampleSite } from "./testing/sample-site.ts";
import { asha } from "./testing/samples.ts";
import { samplePasskey } from "./testing/writes.ts";

const parent = join(import.meta.dirname, "parent.ts");
const folders: Disposable[] = [];
let running: ChildProcess | undefined;

afterEach(async () => {
  if (running?.exitCode === null && running.signalCode === null) {
    const gone = once(running, "exit");
    running.kill("SIGTERM");
    await gone;
  }
  for (const folder of folders.splice(0)) folder[Symbol.dispose]();
});

const buildName = (index: number): string => `2026-11-18T08-00-${String(index).padStart(2, "0")}-000Z`;

/** A place with finished builds, each with a script of its own, the first one current. */
function makeBuilds(count: number): { place: string; ids: string[] } {
  const folder = temporaryFolder();
  folders.push(folder);
  const ids = Array.from({ length: count }, (_, index) => buildName(index));
  ids.forEach((id, index) => {
    const build = join(folder.path, "builds", id);
    using site = sampleSite({
      "index.html": `<!doctype html><title>Home</title>${id}<script src="/_astro/page.${index}.js"></script>`,
      "form/unavailable/index.html": "<!doctype html><title>Away</title>",
      [`_astro/page.${index}.js`]: `"${id}"`,
    });
    cpSync(site.path, join(build, "site"), { recursive: true });
    sampleDesk(join(build, "desk"));
    const at = new Date(index).toISOString();
    writeNote(join(folder.path, "builds"), {
      ...{ id, builtAt: at, madeFrom: "", ownerFolder: null, owner: {}, files: 0 },
      assets: listAssets(build),
    });
  });
  markPublished(join(folder.path, "builds"), ids[0]!, "Asha");
  point(join(folder.path, "builds"), ids[0]!);
  return { place: folder.path, ids };
}

interface Running {
  url: string;
  /** The first line that it prints. */
  greeting: string;
  port: number;
  /** A line that has this in it, printed from now on. */
  printed(text: string): Promise<string>;
  /** A line that has this in it, of those that it began with. */
  notes(text: string): Promise<string>;
  /** All that it has printed. */
  lines: readonly string[];
}

async function startParent(place: string, env: Record<string, string> = {}, flags: string[] = []): Promise<Running> {
  return follow(process.execPath, [parent, ...flags], place, env);
}

async function follow(program: string, args: string[], place: string, env: Record<string, string>): Promise<Running> {
  const child = spawn(program, args, {
    env: {
      ...{ PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
      ...{ OWNER_DIR: process.env.OWNER_DIR, BUILDS_DIR: join(place, "builds"), DATA_DIR: join(place, "data") },
      ...{ PORT: "0", LOG_LEVEL: "warn" },
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running = child;
  const waiting: { text: string; found(line: string): void }[] = [];
  const lines: string[] = [];
  for (const input of [child.stdout, child.stderr])
    createInterface({ input }).on("line", (line) => {
      lines.push(line);
      for (const each of [...waiting])
        if (line.includes(each.text)) {
          waiting.splice(waiting.indexOf(each), 1);
          each.found(line);
        }
    });
  const wait = (text: string) => {
    const { promise, resolve } = Promise.withResolvers<string>();
    waiting.push({ text, found: resolve });
    return promise;
  };
  const line = await wait(" is running at ");
  const url = / is running at (\S+)/.exec(line)![1]!;
  return {
    url,
    greeting: line,
    port: Number(new URL(url).port),
    printed: wait,
    lines,
    notes: async (text) => lines.find((each) => each.includes(text)) ?? wait(text),
  };
}

/** An owner at its desk, who publishes at once: whoever changes the link is followed within a second. */
async function signIn(place: string, { notes }: Running) {
  const [url] = /http:\/\/localhost:\d+/.exec(await notes("The desk is at "))!;
  const engine = await openEngine({ dataDir: join(place, "data") });
  const browser = new DeskBrowser(url!);
  await browser.signIn(storeOver(engine, { deliveries: [] }), asha);
  return { engine, publish: (build: string) => browser.post("/api/site/publish", { build }) };
}

function keepingAgent(): { agent: Agent } & Disposable {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  return { agent, [Symbol.dispose]: () => agent.destroy() };
}

/** Through connections that are kept, as browsers and proxies do. */
function request(url: string, agent: Agent): Promise<{ status: number; text: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; text: string }>();
  get(url, { agent }, (response) => {
    const parts: Buffer[] = [];
    response.on("data", (part) => parts.push(part));
    response.on("end", () => resolve({ status: response.statusCode!, text: Buffer.concat(parts).toString() }));
    response.on("error", reject);
  }).on("error", reject);
  return promise;
}

/** Between two pages of a visitor: the machine has other tests to run. */
const pauseMs = 10;

/** Visitors who load pages, each the script that its page names, until they are told to stop. */
function visit(load: (path: string) => Promise<{ status: number; text: string }>, visitors = 2) {
  const seen = { pages: 0, errors: [] as string[], builds: new Set<string>() };
  let isOver = false;
  const visitor = async () => {
    while (!isOver) {
      try {
        const page = await load("/");
        const [, build] = /(2026-[\dTZ-]+)/.exec(page.text) ?? [];
        const script = await load(/src="([^"]+)"/.exec(page.text)![1]!);
        if (page.status !== 200 || script.status !== 200 || !script.text.includes(build!))
          seen.errors.push(`${page.status} ${script.status} ${build}`);
        seen.builds.add(build!);
        seen.pages += 1;
      } catch (error) {
        seen.errors.push(String(error));
      }
      await pause(pauseMs);
    }
  };
  const all = Promise.all(Array.from({ length: visitors }, visitor));
  return {
    async end() {
      isOver = true;
      await all;
      return seen;
    },
  };
}

const published = process.env.THOROUGH ? 10 : 5;

test("builds are published one after the other and no request is lost", { timeout: 240_000 }, async () => {
  const { place, ids } = makeBuilds(published + 1);
  const builds = join(place, "builds");
  const server = await startParent(place, { DESK_PORT: "0" });
  const { url, port } = server;
  const owner = await signIn(place, server);
  using agent = keepingAgent();
  const nginx = nginxInstalled
    ? await startNginx({ upstreamPort: port, distDir: join(builds, "current", "site") })
    : undefined;
  const visitors = [visit((path) => request(url + path, agent.agent))];
  if (nginx) visitors.push(visit((path) => nginx.send(path), 1));
  for (const id of ids.slice(1)) {
    expect(await owner.publish(id)).toMatchObject({ status: 200, body: { running: id } });
    // The page of an earlier build is still open somewhere: three of them find their scripts.
    const index = ids.indexOf(id);
    for (const open of ids.slice(Math.max(0, index - 3), index))
      expect(existsSync(join(builds, id, "site", `_astro/page.${ids.indexOf(open)}.js`)), open).toBe(true);
  }
  const [direct, throughNginx] = await Promise.all(visitors.map((visitor) => visitor.end()));
  await nginx?.stop();
  await owner.engine.close();
  expect(direct!.errors).toEqual([]);
  // Each page with its script.
  expect(2 * direct!.pages).toBeGreaterThan(100 * published);
  expect(direct!.builds.size).toBeGreaterThanOrEqual(published);
  expect(throughNginx?.errors ?? []).toEqual([]);
});

test("a build whose server does not start is not served, and the link goes back", async () => {
  const { place, ids } = makeBuilds(3);
  const builds = join(place, "builds");
  rmSync(join(builds, ids[1]!, "site", "form"), { recursive: true });
  const { url, printed } = await startParent(place);
  const refused = printed(`did not start on the build ${ids[1]}`);
  markPublished(builds, ids[1]!, "Asha");
  point(builds, ids[1]!);
  await refused;
  expect(await (await fetch(url)).text()).toContain(ids[0]);
  await expect.poll(() => currentId(builds)).toBe(ids[0]);
  await expect.poll(() => listBuilds(builds)[1]!.publishedAt).toBeUndefined();
  const served = printed(" is running at ");
  point(builds, ids[2]!);
  await served;
  await expect.poll(async () => (await fetch(url)).text()).toContain(ids[2]);
});

test("a publication that fails is seen by nobody and is no publication; of two at once both learn what is true", async () => {
  const { place, ids } = makeBuilds(3);
  const builds = join(place, "builds");
  const server = await startParent(place, { DESK_PORT: "0" });
  const { url, lines } = server;
  const { engine, publish } = await signIn(place, server);
  const served = async () =>
    new Set(
      await Promise.all(
        Array.from({ length: 12 }, async () => (await fetch(url, { headers: { connection: "close" } })).text()),
      ),
    ).size;

  // In the place where the link is made: it cannot be.
  const inTheWay = join(builds, `.current-${running!.pid}`);
  mkdirSync(inTheWay);
  expect(await publish(ids[1]!)).toMatchObject({
    status: 500,
    body: { error: expect.stringContaining("The site is served as before.") },
  });
  expect(
    lines.filter((line) => line.includes(" is running at ")),
    "another server had started",
  ).toHaveLength(2);
  await expect.poll(served).toBe(1);
  expect(await (await fetch(url)).text()).toContain(ids[0]);
  expect(listBuilds(builds).map(({ publishedBy }) => publishedBy)).toEqual([undefined, undefined, "Asha"]);
  rmSync(inTheWay, { recursive: true });

  const asked = [ids[1]!, ids[1]!, ids[2]!];
  const answers = await Promise.all(asked.map(publish));
  const now = currentId(builds)!;
  expect(answers).toMatchObject(
    asked.map((id) =>
      id === now
        ? { status: 200, body: { running: now } }
        : { status: 500, body: { error: expect.stringMatching(/^Another version is just being published/) } },
    ),
  );
  expect(await publish(now), "it is served already").toMatchObject({ status: 200 });
  const outcomes = (await listAudit(engine)).filter(({ command }) => command === "desk: site publish");
  expect(outcomes.filter(({ outcome }) => outcome === "done")).toHaveLength(
    asked.filter((id) => id === now).length + 1,
  );
  expect(new Set(outcomes.map(({ outcome }) => outcome))).toEqual(new Set(["done", "failed: NotPublished"]));
  await engine.close();
});

test("mails, quotations and npm start go by the facts of the build that is served, not by the folder", async () => {
  const { place, ids } = makeBuilds(1);
  const facts = join(place, "builds", ids[0]!, "site", ".owner.json");
  const { readOwner } = await import("../content/owner/read.ts");
  const published = readOwner(join(import.meta.dirname, "../tests/owner/folders/bare"));
  writeFileSync(facts, JSON.stringify({ ...published, identity: { ...published.identity, name: "Published Name" } }));
  const folder = join(import.meta.dirname, "../tests/owner/folders/udyam-setu");
  // As an older program has built it: without a copy of the owner's files.
  writeNote(join(place, "builds"), { ...listBuilds(join(place, "builds"))[0]!, ownerFolder: folder });
  const { greeting, notes, lines } = await startParent(place, { OWNER_DIR: folder }, ["--own-desk"]);
  expect(greeting).toMatch(/^Published Name is running at/);
  expect(await notes("kept no copy of its facts")).toContain("It is served as it is until you publish");
  // It is nobody's demonstration: the desk is there, and no link to a first run.
  expect(await notes("npm run desk -- open")).toMatch(/^The desk is at http:\/\/localhost:\d+\. /);
  expect(lines.filter((line) => /demonstration|#/.test(line))).toEqual([]);
});

test.skipIf(!existsSync("/usr/bin/script")).each([
  ["a terminal shows no line for each request", ""],
  ["but with LOG_LEVEL=info", "info"],
])("%s", async (_, LOG_LEVEL) => {
  const { place } = makeBuilds(1);
  const command = `exec ${process.execPath} ${parent}`;
  const server = await follow("script", ["-qefc", command, "/dev/null"], place, { LOG_LEVEL });
  const logged = server.printed('"route":"/api/health"');
  await fetch(`${server.url}/api/health`);
  if (LOG_LEVEL) await logged;
  const gone = once(running!, "close");
  running!.kill("SIGTERM");
  await gone;
  if (!LOG_LEVEL) expect(server.lines.filter((line) => line.includes('"level":30'))).toEqual([]);
});

test("ends with its server", async () => {
  const { place } = makeBuilds(1);
  await startParent(place);
  const gone = once(running!, "exit");
  running!.kill("SIGTERM");
  expect(await gone).toEqual([0, null]);
});

test.each<[string, Record<string, string>, Record<string, string>]>([
  ["FIRST_RUN is off: none that was not asked for", { FIRST_RUN: "off" }, {}],
  ["others reach the site by itself: none", { HOST: "0.0.0.0" }, { FIRST_RUN: "off" }],
  ["a port was chosen: that one", { DESK_PORT: "4400" }, { FIRST_RUN: "on" }],
  ["the desk has a name: that one", { DESK_URL: "https://desk.example.in", IN_CONTAINER: "on" }, { FIRST_RUN: "on" }],
  [
    "a container has its own network: the owner's, at the port that is published",
    { IN_CONTAINER: "on", HOST: "0.0.0.0", DESK_HOST: "0.0.0.0" },
    { FIRST_RUN: "on", OWN_DESK: "on", FOUNDER_PAGES: "off", DESK_PORT: "4322" },
  ],
])("which desk npm start and a container run where %s", async (_, env, expected) => {
  expect(await ownDesk(env)).toEqual(expected);
});

test.each<[string, Parameters<typeof whereItOpens>[1], RegExp | undefined]>([
  ["https://desk.example.in/join#a", {}, undefined],
  [
    "http://localhost:4322/join#a",
    {},
    /^It opens on this machine alone\. .* ssh -L 4322:localhost:4322 -L 4321:localhost:4321 YOU@THAT-MACHINE$/,
  ],
  ["http://localhost:4322/join#a", { SSH_CONNECTION: "198.51.100.7 5022 203.0.113.9 22" }, / \S+@203\.0\.113\.9$/],
  [
    "http://localhost:9000/join#a",
    { IN_CONTAINER: "on", DESK_PORT: 4322 },
    /^It .* -p 127\.0\.0\.1:9000:4322 there\. /,
  ],
])("who can open %s with %j", (link, env, expected) => {
  const said = whereItOpens(link, env);
  if (expected) expect(said).toEqual([expect.stringMatching(expected)]);
  else expect(said).toEqual([]);
});

test("a link to the first questions of a desk that others reach is printed until somebody has a passkey", async () => {
  const { place } = makeBuilds(1);
  const env = { FIRST_RUN: "on", DESK_PORT: "0", DESK_URL: "https://desk.example.in" };
  const first = await startParent(place, env);
  expect(await first.notes("/start#")).toMatch(/^ {2}https:\/\/desk\.example\.in\/start#\w+$/);
  const gone = once(running!, "exit");
  running!.kill("SIGTERM");
  await gone;
  const engine = await openEngine({ dataDir: join(place, "data") });
  const { people } = storeOver(engine, { deliveries: [] });
  await people.addPasskey((await people.firstOwner()).id, samplePasskey("k1"));
  await engine.close();
  const again = await startParent(place, env);
  expect(await again.notes("The desk is at https://desk.example.in. ")).toContain("Sign in with a passkey");
  expect(again.lines.filter((line) => line.includes("#"))).toEqual([]);
});
