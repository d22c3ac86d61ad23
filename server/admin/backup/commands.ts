import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { describeErased } from "../../store/erasure.ts";
import type { Arguments, SettingsCommand, StoreCommand } from "../command.ts";
import { UsageError } from "../errors.ts";
import { copiedTable } from "../transfer.ts";
import { backUp } from "./back-up.ts";
import { backupFile, removeOldBackups } from "./files.ts";
import { copyOwnerFolder, copyPublished, isEncryptedOwnerFolder, unpackOwnerFolder } from "./owner-folder.ts";
import { restorePostgres, restoreSqlite } from "./restore.ts";

export const backup: StoreCommand = {
  needs: "store",
  audited: true,
  usage: "backup FILE | backup --to FOLDER [--keep 14]",
  summary: "everything, as of now, into a new SQLite file; the server may keep running",
  details:
    "The copy is opened and counted before it gets its name. With BACKUP_PASSPHRASE set it is encrypted.\n" +
    "It holds personal data: keep it where only you can read it, and off this machine too.",
  options: {
    to: { type: "string", about: "folder for a file named after the time; made if it is missing" },
    keep: { type: "string", about: "with --to: how many back-ups to keep there; older ones are removed" },
  },
  positionals: [0, 1],
  async run({ engine, env, now, print, workFactor }, given) {
    const keep = parseKeep(given);
    const folder = given.options.to as string | undefined;
    if (folder) mkdirSync(folder, { recursive: true, mode: 0o700 });
    const file = folder ? backupFile(folder, now, env.BACKUP_PASSPHRASE !== undefined) : given.positionals[0]!;
    const passphrase = env.BACKUP_PASSPHRASE;
    const copied = await backUp(engine, { file, passphrase, workFactor, dataDir: env.DATA_DIR });
    const removed = folder && keep ? removeOldBackups(folder, keep) : [];
    await print(`${copiedTable(copied)}\nWrote and checked ${file}. It holds personal data: keep it safe.\n`);
    const options = { keep, passphrase, workFactor };
    const owner = folder && (await copyOwnerFolder(folder, now, options));
    if (owner) await print(`Copied your folder with the firm's facts to ${owner}.\n`);
    const published = folder && (await copyPublished(folder, now, options));
    if (published) await print(`Copied the facts that visitors see, which are others, to ${published}.\n`);
    if (removed.length > 0) await print(`Removed ${removed.join(", ")}.\n`);
    return `to ${resolve(file)}`;
  },
};

function parseKeep({ positionals, options: { to, keep } }: Arguments): number | undefined {
  if ((positionals.length === 1) === (to !== undefined))
    throw new UsageError("Say where: either backup FILE or backup --to FOLDER.");
  if (keep === undefined) return undefined;
  if (to === undefined) throw new UsageError("--keep needs --to FOLDER.");
  if (!/^[1-9]\d{0,3}$/.test(String(keep))) throw new UsageError("--keep must be a whole number from 1 to 9999.");
  return Number(keep);
}

export const restore: SettingsCommand = {
  needs: "settings",
  usage: "restore FILE",
  summary: "put a back-up in place; the database from before is moved aside, never written over",
  details:
    "Stop the server first. On PostgreSQL, make an empty database and set DATABASE_URL to it.\n" +
    "What waited in the outbox at the time of the back-up is sent when the server starts, also if it was sent since.\n" +
    "Who was erased, left or asked for silence since then is taken over from the store before: the SQLite file in place, or --previous.",
  options: {
    previous: {
      type: "string",
      about: "the store from before, a file or a PostgreSQL address, or none if it is lost; needed on PostgreSQL",
    },
  },
  positionals: [1, 1],
  async run({ env, now, print }, { positionals: [file], options }) {
    if (isEncryptedOwnerFolder(file!)) {
      const folder = await unpackOwnerFolder(file!, env.BACKUP_PASSPHRASE);
      return print(`Unpacked into ${folder}. To bring the firm's facts back, copy it to owner/.\n`);
    }
    if (env.DATABASE_URL && options.previous === undefined)
      throw new UsageError("Say where the data was until now: --previous POSTGRES_URL, or --previous none.");
    const previous = options.previous === "none" ? undefined : (options.previous as string | undefined);
    const request = { file: file!, passphrase: env.BACKUP_PASSPHRASE, previous, now };
    const { rows, place, aside, erased } = env.DATABASE_URL
      ? await restorePostgres(request, env.DATA_DIR, env.DATABASE_URL)
      : await restoreSqlite(request, env.DATA_DIR);
    await print(`${copiedTable(rows)}\nRestored into ${place}. Start the server.\n`);
    await print(
      erased
        ? `Erased again, as it had been since the back-up: ${describeErased(erased)}.\n`
        : "Who was erased or asked for silence since the back-up is not known here: repeat those requests.\n",
    );
    if (aside) await print(`The data from before is in ${aside}. Remove it when you no longer need it.\n`);
  },
};
