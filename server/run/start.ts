import { existsSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { builtFacts, findOwnerFolder, showFolder } from "../../content/owner/read.ts";
import { site } from "../../content/site.ts";
import { startLink } from "../../domain/desk/links.ts";
import { dayAndTime } from "../../domain/india/local-time.ts";
import { backUpBeforeUpdate } from "../admin/backup/before-update.ts";
import { createBackups } from "../backups/backups.ts";
import { hasScreen, openInBrowser } from "../desk/open-in-browser.ts";
import type { RunningDesk } from "../desk/start.ts";
import { buildsFolder, builtDesk, builtSite, program } from "../http/built.ts";
import { listen } from "../http/listen.ts";
import { createPages, SiteNotBuilt } from "../http/pages.ts";
import { createViewCounter } from "../http/views.ts";
import { readTemplates } from "../intake/templates.ts";
import { type OutboxWorker, within } from "../mail/channel-worker.ts";
import { allowsClearText } from "../mail/transport.ts";
import { createWatcher } from "../mail/watcher.ts";
import { createOutboxWorker } from "../mail/worker.ts";
import { paperFolder } from "../papers/pdf.ts";
import { openLinkText } from "../people/store.ts";
import { findBuild } from "../site/builds.ts";
import { hashFolder } from "../site/owner-files.ts";
import { type FromParent, notServed, tellParent } from "../site/switch.ts";
import { openStore, type Store, sqliteFile } from "../store/open.ts";
import { StoreUnavailable } from "../store/records.ts";
import { createApp } from "./app.ts";
import {
  BadEnvironment,
  type Env,
  hasFounderPages,
  mailSettings,
  readEnv,
  storeSettings,
  usualDeskPort,
  type Variables,
} from "./env.ts";
import { createLog } from "./log.ts";
import { whereItOpens } from "./own-desk.ts";

/** Until it is told to stop. */
export async function serve(variables: Variables, siteFolder: string, deskFolder: string): Promise<void> {
  try {
    const running = await startServer(readEnv(variables), siteFolder, deskFolder);
    stopWhenTold(running);
    console.log([`${site.name} is running at ${running.url} (${program})`, ...running.notes].join("\n"));
    if (running.firstRun && hasScreen()) openInBrowser(running.firstRun);
    tellParent("ready");
  } catch (error) {
    console.error(explainFailure(error, variables.DESK_PORT || String(usualDeskPort)));
    process.exit(failureStatus(error));
  }
}

function stopWhenTold(running: RunningServer): void {
  let stopping = false;
  const stop = async (isReplaced: boolean) => {
    stopping = true;
    await running.stop({ isReplaced });
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      // Somebody who asks twice does not want to wait.
      if (stopping) process.exit(1);
      void stop(false);
    });
  }
  process.on("message", (message: FromParent) => {
    if (!stopping && (message === "stop" || message === "replaced")) void stop(message === "replaced");
  });
}

export interface RunningServer {
  url: string;
  /** What the owner should know, a line each. */
  notes: string[];
  /** Where a demonstration becomes one's own, once, on this machine. */
  firstRun?: string | undefined;
  /** Finishes requests, gives deliveries back, closes the store. `isReplaced`: another server goes on with the same ports. */
  stop(how?: { isReplaced: boolean }): Promise<void>;
}

/** Together, stopping takes less than the 45 seconds that systemd and the container give it. */
const stopMs = 5_000;
/** How long a proxy or browser may go on using a connection to a server that is replaced. */
const idleMs = 3_000;

export async function startServer(env: Env, distDir = builtSite, deskDir = builtDesk): Promise<RunningServer> {
  const log = createLog(env.LOG_LEVEL);
  const pages = await createPages({ distDir });
  // Whether all are there, before anything else is opened.
  readTemplates(pages);
  const metrics = env.METRICS_PORT === undefined ? undefined : (await import("./metrics.ts")).createMetrics();
  const update: string[] = [];
  const before = backUpBeforeUpdate(env, (text) => {
    update.push(text);
    log.info(text);
  });
  const store = await openStore({ ...storeSettings(env), onWrite: metrics?.observeWrite }, before);
  try {
    // The links in mails need the port, which with PORT=0 is known only now; requests until then wait for the app.
    let app: ReturnType<typeof createApp> | undefined;
    const ready = Promise.withResolvers<ReturnType<typeof createApp>>();
    const http = await listen(
      { fetch: (...sent) => app?.fetch(...sent) ?? ready.promise.then(({ fetch }) => fetch(...sent)) },
      { host: env.HOST, port: env.PORT, behindProxy: env.TRUST_PROXY > 0 },
    );
    const url = toAddress(env.HOST, http.port);
    const siteUrl = env.SITE_URL ?? url;
    let worker: OutboxWorker | undefined;
    let desk: RunningDesk | undefined;
    const onStored = (...topics: string[]) => {
      worker?.notify();
      desk?.changed(...topics);
    };
    const backups = createBackups({ env, store, log });
    if (env.DESK_PORT !== undefined) {
      const port = env.DESK_PORT;
      const { startDesk } = await import("../desk/start.ts");
      const mail = mailSettings(env);
      desk = await startDesk({ store, env, port, folder: deskDir, log, siteUrl, mail, onStored, backups });
    }
    // Nobody else reaches it: mails do not speak of it.
    const deskUrl = env.OWN_DESK ? undefined : desk?.url;
    const paper = paperFolder(deskDir);
    worker = createOutboxWorker({ store, env, siteUrl, deskUrl, paper, log });
    // A server that is being replaced is still sending.
    if (!env.REPLACES_SERVER) await store.outbox.recover(new Date());
    worker.start();
    const outbox = worker;
    const watcher = createWatcher({ store, env, deskUrl, onQueued: onStored, log });
    watcher.start();
    backups.watch();
    const views = createViewCounter({ views: store.views, siteUrl, log });
    app = createApp({
      store,
      pages,
      siteUrl,
      env,
      log,
      onStored,
      startedAt: Date.now(),
      now: Date.now,
      onView: views.count,
      paper,
    });
    ready.resolve(app);
    const figures = await metrics?.serve(env.METRICS_PORT!, { store, streams: () => desk?.streams() ?? 0 });
    const firstRun = desk && (await isFirstRun(env, store)) ? await issueStartLink(store, desk.url) : undefined;
    return {
      url,
      firstRun,
      notes: [
        ...update,
        ...describeSettings(env),
        ...describeFacts(distDir),
        ...describeSample(env, firstRun),
        ...(firstRun ? [] : describeDesk(env, desk)),
        ...(figures ? [`Figures for Prometheus are at ${figures.url}.`] : []),
        // Where the start looks after the first run, it builds again by itself.
        ...(env.FIRST_RUN ? [] : describeOtherBuild(distDir, hasFounderPages(env))),
      ],
      async stop({ isReplaced } = { isReplaced: false }) {
        const idle = isReplaced ? idleMs : 0;
        figures?.stop();
        backups.stop(isReplaced);
        // Requests and mails have ten seconds, at once; then the store, whose last write may still run.
        await Promise.all([
          desk?.stop(idle),
          http.stop(undefined, idle),
          within(stopMs, watcher.stop()),
          outbox.stop(),
        ]);
        await within(stopMs, views.stop());
        await within(stopMs, store.close());
      },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}

function describeSettings(env: Env): string[] {
  const notes = [
    ...(env.SITE_URL ? [`Visitors reach it at ${env.SITE_URL}.`] : []),
    ...(!env.SITE_URL && env.IN_CONTAINER
      ? ["Visitors reach it at the port that was published for the container. Set SITE_URL to the address they type."]
      : []),
    env.DATABASE_URL
      ? `Leads are kept in PostgreSQL on ${new URL(env.DATABASE_URL).host || "this machine"}.`
      : `Leads are kept in ${resolve(sqliteFile(env.DATA_DIR))}.`,
  ];
  if (!env.SMTP_URL) {
    notes.push("Mail is off. Leads wait in the outbox until you set SMTP_URL, MAIL_FROM and LEADS_TO.");
  }
  if (env.SMTP_URL && allowsClearText(env.SMTP_URL)) {
    notes.push(`Mail may travel unencrypted to ${new URL(env.SMTP_URL).host}: SMTP_URL says requireTLS=false.`);
  }
  return notes;
}

/** Whose facts visitors see, and whether others are saved. */
function describeFacts(distDir: string): string[] {
  const build = findBuild(buildsFolder, basename(join(distDir, "..")));
  if (!build) return [];
  const { ownerFolder, publishedAt, publishedBy, owner } = build;
  const saved = findOwnerFolder();
  const by = publishedBy ? ` by ${publishedBy}` : "";
  return [
    ...(ownerFolder && publishedAt
      ? [`Visitors see the facts that were published on ${dayAndTime(new Date(publishedAt))}${by}.`]
      : []),
    ...(saved && !isDeepStrictEqual(hashFolder(saved), owner)
      ? [
          `${showFolder(saved)} has changes that are not published. Publish them at the desk, under Your site, or: npm run build`,
        ]
      : []),
  ];
}

/** A demonstration whose owner cannot sign in yet. At a desk of the owner's own the link stays the usual way in. */
async function isFirstRun(env: Env, { people }: Store): Promise<boolean> {
  if (env.FIRST_RUN !== "on" || !site.sample || env.REPLACES_SERVER) return false;
  return env.OWN_DESK !== undefined || (await people.list()).every(({ passkeys }) => passkeys === 0);
}

async function issueStartLink({ people }: Store, deskUrl: string): Promise<string> {
  const owner = await people.firstOwner();
  return startLink(deskUrl, (await people.issueLink(owner.id, "open")).token);
}

function describeSample(env: Env, firstRun: string | undefined): string[] {
  if (!site.sample) return [];
  const demonstration = "This is a demonstration with sample contacts, prices and people.";
  return firstRun
    ? [
        `${demonstration} To make it yours, open this in your browser:`,
        `  ${firstRun}`,
        ...whereItOpens(firstRun, env),
        `The link works once, within ${openLinkText}. For a new one, ${env.IN_CONTAINER ? "restart the container" : "stop this with Ctrl-C and start it again"}.`,
      ]
    : // A server that takes another's place has nothing to add to what that one has said.
      env.REPLACES_SERVER
      ? []
      : [`${demonstration} To make it yours: the questions at the desk, under Your site, or npm run owner -- new`];
}

const describeDesk = (env: Env, desk: RunningDesk | undefined): string[] =>
  desk
    ? [
        `The desk is at ${desk.url}. Sign in with a passkey, or with a link: npm run desk -- open`,
        ...whereItOpens(desk.url, env),
      ]
    : ["To work through enquiries in the browser: npm run desk -- open"];

/** A site that was built elsewhere, or before founders' pages were switched on or off, promises what is not there, or is silent about what is. */
function describeOtherBuild(distDir: string, hasDesk: boolean): string[] {
  const file = join(distDir, builtFacts);
  if (!existsSync(file) || JSON.parse(readFileSync(file, "utf8")).hasDesk === hasDesk) return [];
  return [
    hasDesk
      ? "The pages do not speak of quotations and founders' pages: they were built without them. Build again: npm run build -- --if-needed. Or set FOUNDER_PAGES=off."
      : "The pages promise a quotation and a page of one's own, but founders' pages are off. Set DESK_URL, or build again: npm run build -- --if-needed",
  ];
}

function toAddress(host: string, port: number): string {
  const everyInterface = host === "0.0.0.0" || host === "::";
  const name = everyInterface ? "127.0.0.1" : host.includes(":") ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

/** Why the server did not start: what the owner can put right in a sentence; anything else is ours, and needs its stack. */
export function explainFailure(error: unknown, deskPort?: string): string {
  if (error instanceof BadEnvironment) return `The server did not start. Please check its settings:\n${error.message}`;
  if (error instanceof StoreUnavailable || error instanceof SiteNotBuilt)
    return `The server did not start. ${error.message}`;
  const { code, port, address } = error as { code?: string; port?: number; address?: string };
  if (code === "EADDRINUSE") {
    const setting = String(port) === deskPort ? "DESK_PORT" : "PORT";
    return `Port ${port} is taken by another program. Stop that one, or set ${setting} to another number.`;
  }
  if (code === "EACCES") return `Port ${port} needs more rights than this user has. Set PORT to a number above 1023.`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
    return `HOST is not an address of this machine${address ? `: ${address}` : ""}.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

const failureStatus = (error: unknown): number => (error instanceof SiteNotBuilt ? notServed : 1);
