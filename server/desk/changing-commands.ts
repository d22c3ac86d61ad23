import { localTime } from "../local-time.ts";
import type { Erased } from "../store/contract.ts";
import type { CopiedRows } from "../store/copy.ts";
import type { Command } from "./command.ts";
import { momentBefore } from "./dates.ts";
import { DeskError, UsageError } from "./errors.ts";
import { deliveryTable, parseKind } from "./reading-commands.ts";
import { textTable } from "./terminal-text.ts";
import { backUp, migrateTo } from "./transfer.ts";

const erasedNames: readonly (readonly [keyof Erased, string])[] = [
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

const erasedNothing = (erased: Erased) => Object.values(erased).every((number) => number === 0);

export const forget: Command = {
  usage: "forget EMAIL",
  summary: "erase everything about an address, and say what was erased",
  details: "Mails already sent, webhook receivers and old back-ups are outside the database: erase those yourself.",
  positionals: [1, 1],
  async run({ store, print }, { positionals: [email] }) {
    if (!/^[^\s@]+@[^\s@]+$/.test(email!.trim())) throw new UsageError(`"${email}" is not an e-mail address.`);
    const erased = await store.desk.forget(email!);
    if (erasedNothing(erased)) throw new DeskError(`Nothing is kept about ${email}.`);
    await print(`${erasedTable(erased)}\nMails already sent and old back-ups may still hold this person's data.\n`);
  },
};

export const purge: Command = {
  usage: "purge [leads|applications|subscribers] --older-than AGE",
  summary: "erase what is older, such as 365d; confirmed subscribers stay",
  options: { "older-than": { type: "string", about: "an age in days, weeks or years: 365d, 52w, 2y" } },
  positionals: [0, 1],
  async run({ store, print, now }, { positionals: [what], options }) {
    const age = options["older-than"];
    if (typeof age !== "string") throw new UsageError("Say how old: --older-than 365d.");
    const before = momentBefore(now, age);
    const erased = await store.desk.purge(before, what === undefined ? undefined : parseKind(what));
    await print(`Older than ${localTime(before)}:\n\n${erasedTable(erased)}`);
  },
};

export const outbox: Command = {
  usage: "outbox [retry [ID…] | drop ID…]",
  summary: "what waits to be sent or was given up; send it now, or forget what was given up",
  positionals: [0, 1_000],
  async run({ store, print, mailIsOff, now }, { positionals: [action, ...ids] }) {
    if (action === "retry") {
      const retried = await store.outbox.retry(ids.length > 0 ? ids : "all", now);
      if (ids.length > 0 && retried < ids.length) {
        throw new DeskError(`${retried} of ${ids.length} will be tried now; the others do not wait.`);
      }
      return print(`${retried} ${retried === 1 ? "delivery" : "deliveries"} will be tried now.\n`);
    }
    if (action === "drop") {
      if (ids.length === 0) throw new UsageError("Say which: outbox drop ID…");
      const dropped = await store.outbox.drop(ids);
      if (dropped < ids.length)
        throw new DeskError(`${dropped} of ${ids.length} dropped; the others were not given up.`);
      return print(`${dropped} ${dropped === 1 ? "delivery" : "deliveries"} dropped. The submissions are kept.\n`);
    }
    if (action !== undefined) throw new UsageError(`"outbox ${action}" is not known. Did you mean "outbox retry"?`);
    const counts = await store.outbox.counts();
    const rows = Object.entries(counts).map(([channel, { waiting, sending, done, dead }]) => [
      channel,
      ...[waiting, sending, done, dead].map(String),
    ]);
    await print(textTable(["CHANNEL", "WAITING", "SENDING", "DONE", "DEAD"], rows));
    if (mailIsOff && counts.mail.waiting > 0) {
      await print(`\nMail is off. ${counts.mail.waiting} will go out once SMTP_URL, MAIL_FROM and LEADS_TO are set.\n`);
    }
    const open = await store.outbox.list(["dead", "waiting", "sending"], 50);
    if (open.length > 0) await print(`\n${deliveryTable(open)}`);
  },
};

const copiedTable = (copied: CopiedRows) =>
  textTable(
    ["COPIED", "ROWS"],
    Object.entries(copied).map(([table, rows]) => [table, String(rows)]),
  );

export const migrateToCommand: Command = {
  usage: "migrate-to POSTGRES_URL",
  summary: "copy everything from SQLite into an empty PostgreSQL database",
  details: "Stop the server first. Afterwards set DATABASE_URL to the same address and start it again.",
  positionals: [1, 1],
  async run({ engine, print }, { positionals: [url] }) {
    if (!/^postgres(ql)?:\/\//.test(url!))
      throw new UsageError("The target must look like postgres://user:password@host/database.");
    if (engine.name !== "SQLite") throw new DeskError("DATABASE_URL is set: the data is in PostgreSQL already.");
    const copied = await migrateTo(engine, url!);
    await print(`${copiedTable(copied)}\nAll rows arrived. Set DATABASE_URL to this address and start the server.\n`);
  },
};

export const backup: Command = {
  usage: "backup FILE",
  summary: "everything, as of now, into a new SQLite file; the server may keep running",
  positionals: [1, 1],
  async run({ engine, print }, { positionals: [file] }) {
    await print(`${copiedTable(await backUp(engine, file!))}\nWrote ${file}. It holds personal data: keep it safe.\n`);
  },
};
