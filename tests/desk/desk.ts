import { type Browser, type BrowserContext, test as base, type Page } from "@playwright/test";
import { undoMs } from "../../domain/desk/history.ts";
import type { SampleStore } from "../../server/admin/samples/enquiries.ts";
import { openEngine, storeOver } from "../../server/store/open.ts";
import type { LeadInput } from "../../server/store/records.ts";
import { freePort, temporaryFolder } from "../../server/testing/basics.ts";
import { type ServerProcess, spawnServer } from "../../server/testing/server-process.ts";

/** The real server with its desk, and a second way into its store, as the command line has one. */
export interface Desk extends SampleStore {
  url: string;
  siteUrl: string;
  passUndo(): Promise<void>;
  stop(): Promise<void>;
  /** As a power cut does. */
  kill(): Promise<void>;
  start(): Promise<void>;
}

interface DeskOptions {
  /** PostgreSQL in place of a file. */
  databaseUrl?: string | undefined;
  /** Where mails go; off without it. */
  smtpUrl?: string;
  /** The firm's own folder; the samples without it. */
  ownerFolder?: string;
  /** Builds of its own, with the parent process that publishes. */
  builds?: string;
}

export async function startDesk({
  databaseUrl,
  smtpUrl,
  ownerFolder,
  builds,
}: DeskOptions = {}): Promise<Desk & { end(): Promise<void> }> {
  const folder = temporaryFolder();
  const [port, deskPort] = [await freePort(), await freePort()];
  const env = {
    DATA_DIR: folder.path,
    PORT: String(port),
    DESK_PORT: String(deskPort),
    LOG_LEVEL: "warn",
    BUILD_NICE: "0",
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...(ownerFolder && { OWNER_DIR: ownerFolder }),
    ...(builds && { BUILDS_DIR: builds }),
    ...(smtpUrl && {
      SMTP_URL: smtpUrl,
      MAIL_FROM: "desk@example.in",
      LEADS_TO: "team@example.in",
      SITE_URL: `http://127.0.0.1:${port}`,
    }),
  };
  const options = { isParent: Boolean(builds) };
  let server: ServerProcess = await spawnServer(env, options);
  let time: Date | undefined;
  const engine = await openEngine({ dataDir: folder.path, databaseUrl });
  const store = storeOver(engine, { deliveries: [], now: () => time ?? new Date() });
  const stop = async () => {
    await server.end("SIGTERM");
  };
  return {
    url: `http://localhost:${deskPort}`,
    siteUrl: server.url,
    store,
    setTime: (moment) => {
      time = moment;
    },
    /** What was done at the desk, by whomever, was done so long ago that it cannot be undone any more. */
    async passUndo() {
      const earlier = (at: string) => new Date(Date.parse(at) - undoMs).toISOString();
      await engine.write(async (db) => {
        for (const { id, sentAt } of await db.selectFrom("quotations").select(["id", "sentAt"]).execute())
          if (sentAt)
            await db
              .updateTable("quotations")
              .set({ sentAt: earlier(sentAt) })
              .where("id", "=", id)
              .execute();
        for (const { id, createdAt } of await db.selectFrom("payments").select(["id", "createdAt"]).execute())
          await db
            .updateTable("payments")
            .set({ createdAt: earlier(createdAt) })
            .where("id", "=", id)
            .execute();
        for (const { id, dueAt } of await db
          .selectFrom("deliveries")
          .selectAll()
          .where("state", "=", "waiting")
          .execute())
          await db
            .updateTable("deliveries")
            .set({ dueAt: earlier(dueAt) })
            .where("id", "=", id)
            .execute();
      });
    },
    stop,
    async kill() {
      await server.end("SIGKILL");
    },
    async start() {
      server = await spawnServer(env, options);
    },
    async end() {
      await store.close();
      await stop();
      folder[Symbol.dispose]();
    },
  };
}

export const test = base.extend<object, { desk: Desk }>({
  desk: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const desk = await startDesk();
      await use(desk);
      await desk.end();
    },
    { scope: "worker" },
  ],
});

/** A browser of somebody who works at the desk, signed in by a link. */
export async function signIn(desk: Desk, browser: Browser, name: string, width = 1280): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 800 } });
  const page = await context.newPage();
  await dontDial(page);
  await openDesk(desk, page, name);
  return page;
}

/** The test machine has no telephone, and no WhatsApp. */
const dontDial = (page: Page) =>
  page.addInitScript(() =>
    document.addEventListener("click", (event) => {
      if ((event.target as Element).closest("a[href^='tel:'], a[href^='https://wa.me']")) event.preventDefault();
    }),
  );

export async function openDesk({ url, store }: Desk, page: Page, name: string): Promise<void> {
  const email = `${name.toLowerCase()}@example.in`;
  const person = await store.people.invite({ email, name, role: "owner" });
  const { token } = await store.people.issueLink(person.id, "open");
  await page.goto(`${url}/open#${token}`);
  await page.getByRole("heading", { name: "Today", level: 1 }).waitFor();
}

/** A device that has a finger or a face to show. */
export async function addAuthenticator(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send("WebAuthn.enable");
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

let numbers = 0;
/** Whoever has the same number is the same person. */
const newNumber = (): string => String(9_000_050_000 + numbers++);

/** An enquiry from three days ago: its call is late at every hour of every day. */
export async function lateEnquiry(
  { store, setTime }: SampleStore,
  name: string,
  more: Partial<LeadInput> = {},
): Promise<string> {
  setTime(new Date(Date.now() - 3 * 24 * 60 * 60 * 1000));
  const email = `${name.toLowerCase().replaceAll(" ", ".")}@example.in`;
  const { id } = await store.saveLead({ form: "contact", name, email, phone: newNumber(), suspect: [], ...more });
  setTime(new Date());
  return id;
}

/** Through the form of the public site, as a visitor sends it. */
export async function sendForm({ siteUrl }: Desk, name: string): Promise<void> {
  const response = await fetch(`${siteUrl}/api/leads`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: siteUrl },
    body: JSON.stringify({ form: "contact", name, email: `${crypto.randomUUID()}@example.in`, phone: newNumber() }),
  });
  if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`);
}
