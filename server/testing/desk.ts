import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startDesk } from "../desk/start.ts";
import { readEnv } from "../run/env.ts";
import { createLog } from "../run/log.ts";
import { openStore, type Store } from "../store/open.ts";
import { temporaryFolder } from "./basics.ts";
import { withMigratedFile } from "./migrated-file.ts";

/** The files of a built desk, without its looks. */
export function sampleDesk(folder: string): string {
  mkdirSync(join(folder, "assets"), { recursive: true });
  writeFileSync(join(folder, "index.html"), "<!doctype html><title>Desk</title>");
  writeFileSync(join(folder, "assets", "main-abc.js"), "export {}");
  return folder;
}

/** A desk that listens, over a store of its own. */
export async function openDesk(place: Record<string, string> = {}, now?: () => Date) {
  const folder = temporaryFolder();
  const env = readEnv({ DATA_DIR: join(folder.path, "data"), DESK_PORT: "0", ...place });
  // What a bench has filled stays as it is.
  if (!env.DATABASE_URL && !place.DATA_DIR) await withMigratedFile(env.DATA_DIR);
  const store = await openStore({ dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL, deliveries: ["mail"], now });
  const logged: string[] = [];
  const deskFolder = sampleDesk(join(folder.path, "dist-desk"));
  const desk = await startDesk({
    store,
    env,
    port: 0,
    folder: deskFolder,
    builds: join(folder.path, "builds"),
    log: createLog("debug", { write: (line: string) => void logged.push(line) }),
    siteUrl: "https://example.in",
    onStored: () => {},
  });
  return {
    store,
    url: desk.url,
    port: desk.port,
    logged,
    folder: deskFolder,
    builds: join(folder.path, "builds"),
    changed: desk.changed,
    streams: desk.streams,
    dataDir: env.DATA_DIR,
    browser: () => new DeskBrowser(desk.url),
    /** A browser in which this person is signed in. */
    async signedIn(person: { email: string; name: string }): Promise<DeskBrowser> {
      const browser = new DeskBrowser(desk.url);
      await browser.signIn(store, person);
      return browser;
    },
    async [Symbol.asyncDispose]() {
      await desk.stop();
      await store.close();
      folder[Symbol.dispose]();
    },
  };
}

/** As a browser asks: with its cookie, and saying where the request comes from. */
export class DeskBrowser {
  cookie = "";
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  async request(path: string, init: RequestInit = {}): Promise<Response> {
    const response = await fetch(`${this.#url}${path}`, {
      redirect: "manual",
      ...init,
      headers: { "sec-fetch-site": "same-origin", ...(this.cookie && { cookie: this.cookie }), ...init.headers },
    });
    const [set] = response.headers.getSetCookie();
    if (set) this.cookie = set.split(";", 1)[0]!;
    return response;
  }

  async post(path: string, body: unknown = {}, headers: Record<string, string> = {}) {
    const response = await this.request(path, {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "content-type": "application/json", ...headers },
    });
    return { status: response.status, headers: response.headers, body: await response.json() };
  }

  async get(path: string) {
    const response = await this.request(path);
    return { status: response.status, headers: response.headers, body: await response.json() };
  }

  async signIn(store: Store, person: { email: string; name: string }): Promise<void> {
    const { id } = await store.people.invite(person);
    const { token } = await store.people.issueLink(id, "open");
    const { status } = await this.post("/api/open", { token });
    if (status !== 200) throw new Error(`The desk did not open: ${status}`);
  }
}
