import { existsSync } from "node:fs";
import type { Finding } from "../../domain/desk/health.ts";
import { localTime } from "../../domain/india/local-time.ts";
import { countViews } from "../http/views.ts";
import { examine } from "../run/doctor.ts";
import type { Engine } from "../store/engines/engine.ts";
import { describeErased } from "../store/erasure.ts";
import { longestPauseDays } from "../store/housekeeping.ts";
import { openEngine, openEngineAsIs, sqliteFile, storeOver } from "../store/open.ts";
import type { Delivery, Erased } from "../store/records.ts";
import { backup } from "./backup/back-up.ts";
import { restore } from "./backup/restore.ts";
import {
  audited,
  type Command,
  CommandError,
  type SettingsCommand,
  type StoreCommand,
  textTable,
  UsageError,
} from "./command.ts";
import { exportCommand } from "./export.ts";
import { migrate } from "./migrate.ts";
import { invite, open, people } from "./people.ts";

const counted = (number: number) => `${number} ${number === 1 ? "delivery" : "deliveries"}`;

const outbox: StoreCommand = {
  needs: "store",
  audited: ({ positionals }) => positionals.length > 0,
  usage: "outbox [retry [ID…] | drop ID…]",
  summary: "what waits to be sent or was given up; send it now, or forget what was given up",
  positionals: [0, 1_000],
  async run({ store, print, env, now }, { positionals: [action, ...ids] }) {
    if (action === "retry") {
      const retried = await store.outbox.retry(ids.length > 0 ? ids : "all", now);
      if (ids.length > 0 && retried < ids.length) {
        throw new CommandError(`${retried} of ${ids.length} will be tried now; the others do not wait.`);
      }
      await print(`${counted(retried)} will be tried now.\n`);
      return `retry: ${retried}`;
    }
    if (action === "drop") {
      if (ids.length === 0) throw new UsageError("Say which: outbox drop ID…");
      const dropped = await store.outbox.drop(ids);
      if (dropped < ids.length)
        throw new CommandError(`${dropped} of ${ids.length} dropped; the others were not given up.`);
      await print(`${counted(dropped)} dropped. The submissions are kept.\n`);
      return `drop: ${dropped}`;
    }
    if (action !== undefined) throw new UsageError(`"outbox ${action}" is not known. Did you mean "outbox retry"?`);
    const counts = await store.outbox.counts();
    const rows = Object.entries(counts).map(([channel, { waiting, sending, done, dead }]) => [
      channel,
      ...[waiting, sending, done, dead].map(String),
    ]);
    await print(textTable(["CHANNEL", "WAITING", "SENDING", "DONE", "DEAD"], rows));
    if (!env.SMTP_URL && counts.mail.waiting > 0) {
      await print(`\nMail is off. ${counts.mail.waiting} will go out once SMTP_URL, MAIL_FROM and LEADS_TO are set.\n`);
    }
    const open = await store.outbox.list(["dead", "waiting", "sending"], 50);
    if (open.length > 0) await print(`\n${deliveryTable(open)}`);
    return undefined;
  },
};

const deliveryTable = (deliveries: readonly Delivery[]): string =>
  textTable(
    ["DELIVERY", "CHANNEL", "FOR", "STATE", "ATTEMPTS", "NEXT", "LAST ERROR"],
    deliveries.map((each) => [
      each.id,
      each.channel,
      each.purpose,
      each.state,
      String(each.attempts),
      each.state === "waiting" ? localTime(new Date(each.dueAt)) : "",
      each.lastError ?? "",
    ]),
  );

const listed = 20;

const visits: StoreCommand = {
  needs: "store",
  usage: "visits LOGFILE…",
  summary: "count views of pages from nginx's log: day, page and referring host",
  details:
    "For when nginx serves the pages (deploy/nginx.conf). Robots are left out. A day that was counted before is counted anew, unless\n" +
    "these files hold less of it: give the log and the one before, every night. Compressed files (.gz) are read too.",
  positionals: [1, 100],
  async run({ store, env, print }, { positionals: files }) {
    for (const file of files) if (!existsSync(file)) throw new CommandError(`There is no file ${file}.`);
    const siteHost = new URL(env.SITE_URL ?? "http://127.0.0.1").hostname;
    const { views, lines, unread } = await countViews(files, siteHost);
    if (lines > 0 && unread === lines)
      throw new CommandError("No line is of the format that deploy/nginx.conf writes. Nothing was counted.");
    await store.views.replaceDays(views);
    const pages = new Map<string, number>();
    for (const { path, count } of views) pages.set(path, (pages.get(path) ?? 0) + count);
    const rows = [...pages].sort(([, a], [, b]) => b - a).slice(0, listed);
    const total = [...pages.values()].reduce((sum, count) => sum + count, 0);
    const days = new Set(views.map(({ day }) => day)).size;
    await print(`${total} views on ${days} ${days === 1 ? "day" : "days"}, from ${lines} lines.\n`);
    if (unread > 0) await print(`${unread} lines are of another format and were left out.\n`);
    if (rows.length > 0)
      await print(
        `\n${textTable(
          ["PAGE", "VIEWS"],
          rows.map(([path, count]) => [path, String(count)]),
        )}`,
      );
  },
};

const erasedNames: readonly (readonly [Exclude<keyof Erased, "cleaned" | "receipts">, string])[] = [
  ["leads", "leads"],
  ["applications", "applications"],
  ["resumes", "résumés"],
  ["subscribers", "newsletter entries"],
  ["deliveries", "outbox entries"],
  ["undelivered", "of them not sent yet"],
  ["idempotencyKeys", "repeat keys"],
];

const erasedTable = (erased: Erased) =>
  textTable(
    ["ERASED", "NUMBER"],
    erasedNames.map(([key, name]) => [name, String(erased[key])]),
  );

/** What is true of each engine, and no more. */
const remains = {
  SQLite: (done: boolean) =>
    done
      ? "They are overwritten in the file."
      : "They are overwritten in the file; its log is in use, and is cleared when the server next restarts.",
  PostgreSQL: (done: boolean) =>
    `No query finds them any more. ${done ? "Their room is free to be used again" : "Vacuum was not possible just now"}; until PostgreSQL writes over it, and in its log, the bytes are still on its disk.`,
};

const erasedNothing = (erased: Erased) => erasedNames.every(([key]) => erased[key] === 0);

const forget: StoreCommand = {
  needs: "store",
  audited: true,
  usage: "forget EMAIL",
  summary: "erase everything about an address, and say what was erased",
  details:
    "Mails already sent, webhook receivers and old back-ups are outside the database: erase those yourself.\n" +
    "That an address was erased, or never wants mail, stays known as a hash, so that no restore brings it back.",
  positionals: [1, 1],
  warning({ positionals: [email] }) {
    if (!/^[^\s@]+@[^\s@]+$/.test(email!.trim())) throw new UsageError(`"${email}" is not an e-mail address.`);
    return `This erases everything about ${email}.`;
  },
  async run({ store, engine, print }, { positionals: [email] }) {
    const erased = await store.administration.forget(email!);
    if (erasedNothing(erased)) throw new CommandError(`Nothing is kept about ${email}.`);
    await print(`${erasedTable(erased)}\n${remains[engine.name](erased.cleaned)}\n`);
    if (erased.receipts > 0)
      await print(
        `Receipts that tax law wants kept: ${erased.receipts}. Number, days, name and sums stay, of a voucher also address and GSTIN; nothing else.\n`,
      );
    await print("Mails already sent and old back-ups may still hold this person's data.\n");
    return describeErased(erased);
  },
};

const housekeep: StoreCommand = {
  needs: "store",
  audited: true,
  usage: "housekeep",
  summary: "erase what was kept long enough, where the server asks first",
  details:
    `The server does it by itself once a day. It asks first after more than ${longestPauseDays} days, as a clock that runs ahead would erase everything,\n` +
    "and where more than a tenth of all enquiries and applications would go at once. See docs/operating.md.",
  positionals: [0, 0],
  warning: () =>
    `By the clock of this machine it is ${localTime(new Date())}, India time. What was kept long enough by then is erased.`,
  async run({ store, print }) {
    await store.housekeep({ confirmed: true });
    await print("Done. How much was erased: npm run desk -- export audit\n");
  },
};

const doctor: SettingsCommand = {
  needs: "settings",
  usage: "doctor",
  summary: "look at everything an owner must get right, and say what to do about what is wrong",
  details: "Logs in to the mail server without sending, and sends the webhook a ping without data.",
  options: { site: { type: "string", about: "folder of the built site, if it is not ./dist" } },
  positionals: [0, 0],
  async run({ env, source, now, print }, { options }) {
    const findings = await examine(env, source, now, typeof options.site === "string" ? options.site : undefined);
    await print(findings.map(formatFinding).join(""));
    const failed = findings.filter(({ status }) => status === "fail").length;
    if (failed > 0) throw new CommandError(`${failed} ${failed === 1 ? "thing" : "things"} must be put right.`);
  },
};

function formatFinding({ about, status, detail, advice }: Finding): string {
  return `${status.padEnd(4)}  ${about.padEnd(13)}  ${detail}\n${advice ? `${" ".repeat(21)}${advice}\n` : ""}`;
}

const samples: SettingsCommand = {
  needs: "settings",
  usage: "samples",
  summary: "fill an empty desk with made-up people, to learn and to look",
  details:
    "Forty enquiries, nine registrations and three people at the desk, none of them real. Refused where anything is stored, or mail is on.",
  positionals: [0, 0],
  async run({ env, now, print }) {
    if (env.SMTP_URL || env.WEBHOOK_URL)
      throw new CommandError("Mail or a webhook is on: made-up people must get nothing. Try it with other settings.");
    const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = env;
    // A new folder gets its tables; what is there is left as it is.
    const isNew = !databaseUrl && !existsSync(sqliteFile(dataDir));
    const engine = await (isNew ? openEngine : openEngineAsIs)({ dataDir, databaseUrl });
    try {
      await audited("samples", engine, now, () => fill(engine, now));
      await print(
        `${engine.place} has forty enquiries of people who do not exist. Look at them: npm run desk -- open\n`,
      );
    } finally {
      await engine.close();
    }
  },
};

async function fill(engine: Engine, now: Date): Promise<void> {
  let time = now;
  const setTime = (moment: Date) => {
    time = moment;
  };
  const store = storeOver(engine, { deliveries: ["mail"], acknowledge: true, founderPages: true, now: () => time });
  const kinds = ["lead", "application", "subscriber"] as const;
  const counts = await Promise.all(kinds.map((kind) => store.administration.count(kind)));
  if (counts.some((count) => count > 0) || (await store.people.list()).length > 0)
    throw new CommandError("The store is not empty. Set DATA_DIR to a new folder for the samples.");
  // The other commands need nothing of it, and start sooner.
  const { fillDesk } = await import("./samples/fill.ts");
  await fillDesk({ store, setTime }, now);
}

/** Administration alone: enquiries are worked on in the browser. */
export const commands: Record<string, Command> = {
  open,
  people,
  invite,
  export: exportCommand,
  outbox,
  visits,
  forget,
  housekeep,
  backup,
  restore,
  migrate,
  doctor,
  samples,
};
