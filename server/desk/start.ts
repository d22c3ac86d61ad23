import { type Backups, createBackups } from "../backups/backups.ts";
import { buildsFolder } from "../http/built.ts";
import { listen } from "../http/listen.ts";
import { createPages, SiteNotBuilt } from "../http/pages.ts";
import { sendTestMail } from "../mail/to-firm.ts";
import type { MailSettings } from "../mail/transport.ts";
import { paperFolder } from "../papers/pdf.ts";
import { mailInvitation } from "../people/mails.ts";
import { examine } from "../run/doctor.ts";
import { type Env, mailSettings } from "../run/env.ts";
import { createHealthCheck } from "../run/health.ts";
import type { Log } from "../run/log.ts";
import { createBuilding } from "../site/building.ts";
import type { Store } from "../store/open.ts";
import { createDeskApp } from "./app.ts";
import { createChanges } from "./stream.ts";

export interface DeskOptions {
  store: Store;
  env: Env;
  /** 0 for any that is free. */
  port: number;
  /** The built pages of the desk. */
  folder: string;
  /** Where builds of the site are; the usual place if not given. */
  builds?: string;
  log: Log;
  siteUrl: string;
  /** Those of the server; a desk that was started by itself has its own. */
  backups?: Backups;
  mail?: MailSettings | undefined;
  onStored(): void;
}

export interface RunningDesk {
  /** Where people reach it. */
  url: string;
  /** Where it listens on this machine. */
  port: number;
  /** How many browsers listen to changes. */
  streams(): number;
  /** Something was stored by another part of this program. */
  changed(...topics: string[]): void;
  /** With `idleMs` another one takes its place (server/http/listen.ts); a build that runs goes on then. */
  stop(idleMs?: number): Promise<void>;
}

/** What no trigger tells: sessions, passkeys, the outbox and the builds of the site. */
const onlyHere = ["people", "delivery", "site"];

/** The desk on a port of its own: no address of it answers on the public one. */
export async function startDesk(options: DeskOptions): Promise<RunningDesk> {
  const { store, env, port, folder, log, siteUrl, mail, onStored, builds = buildsFolder } = options;
  const files = await createDeskFiles(folder);
  // What the database tells by itself is not said twice.
  const changes = createChanges((topic) => watching.hearsOwn() && !onlyHere.includes(topic));
  const watching = store.watch(changes.hear);
  const building = createBuilding(builds, () => changes.publish("site:state"));
  const ready = Promise.withResolvers<ReturnType<typeof createDeskApp>>();
  const http = await listen(
    { fetch: (...sent) => ready.promise.then(({ fetch }) => fetch(...sent)) },
    { host: env.DESK_HOST, port, behindProxy: env.TRUST_PROXY > 0 },
  );
  const url = env.DESK_URL ?? `http://localhost:${http.port}`;
  const app = createDeskApp(
    {
      store,
      changes,
      env,
      log,
      deskUrl: url,
      siteUrl,
      paper: paperFolder(folder),
      onStored,
      mailIsOn: mail !== undefined,
      webhookIsOn: env.WEBHOOK_URL !== undefined,
      mailInvitation: async (person, link) => mail !== undefined && (await mailInvitation(mail, person, link, log)),
      testMail: {
        missing: missingMailSettings(env),
        // Also of a desk that has no outbox, as `desk open` starts it.
        send: async (to) => {
          const ours = mailSettings(env);
          return ours ? sendTestMail(ours, to, siteUrl) : { error: notSetUp(env) };
        },
      },
      backups: options.backups ?? createBackups({ env, store, log }),
      health: createHealthCheck({ store, env, now: Date.now }),
      doctor: () => examine(env, "the server's settings", new Date()),
      now: () => new Date(),
      building,
      buildsFolder: builds,
    },
    files,
  );
  ready.resolve(app);
  return {
    url,
    port: http.port,
    streams: () => changes.listeners,
    changed: changes.publish,
    async stop(idleMs = 0) {
      if (idleMs === 0) building.stop();
      building.end();
      // Streams would keep the server waiting.
      changes.end();
      await watching.stop();
      await http.stop(undefined, idleMs);
    },
  };
}

/** What the settings of a mail server look like. */
const mailExamples = {
  SITE_URL: "https://your-domain.in",
  SMTP_URL: "smtps://user:password@mail.your-domain.in",
  MAIL_FROM: "hello@your-domain.in",
  LEADS_TO: "you@your-domain.in",
} as const;

/** The lines that are still to be written, each with an example. */
const missingMailSettings = (env: Env): string[] =>
  Object.entries(mailExamples).flatMap(([name, example]) =>
    env[name as keyof typeof mailExamples] ? [] : [`${name}=${example}`],
  );

function notSetUp(env: Env): string {
  const names = missingMailSettings(env).map((line) => line.split("=")[0]);
  return `Mail is not set up yet. What is missing: ${names.join(", ")}.`;
}

/** Names under assets/ change with their content. */
const forever = { "cache-control": "public, max-age=31536000, immutable" };

/** The built pages of the desk. One page stands for all addresses that are no file: it shows what the address says. */
async function createDeskFiles(folder: string): Promise<(request: Request) => Response> {
  const pages = await createPages({ distDir: folder }).catch((error) => {
    throw error instanceof SiteNotBuilt
      ? new SiteNotBuilt(`The desk is not built in ${folder}. Run: npm run build`)
      : error;
  });
  return (request) => {
    const { pathname, origin } = new URL(request.url);
    const file = pages.find(request, pathname.startsWith("/assets/") ? forever : {});
    if (file) return file;
    const reads = request.method === "GET" || request.method === "HEAD";
    if (!reads || /\.\w+$/.test(pathname)) return pages.fetch(request);
    return pages.fetch(new Request(`${origin}/`, { method: request.method, headers: request.headers }));
  };
}
