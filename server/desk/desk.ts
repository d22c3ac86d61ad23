import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { site } from "../../content/site.ts";
import { BadEnvironment, readEnv } from "../env.ts";
import { StoreUnavailable } from "../store/contract.ts";
import { openEngine, sqliteFile, storeOver } from "../store/open.ts";
import { backup, forget, migrateToCommand, outbox, purge } from "./changing-commands.ts";
import type { Arguments, Command } from "./command.ts";
import { DeskError, UsageError } from "./errors.ts";
import { exportCommand, list, resume, show, stats } from "./reading-commands.ts";

const commands: Record<string, Command> = {
  list,
  show,
  export: exportCommand,
  resume,
  stats,
  outbox,
  forget,
  purge,
  backup,
  "migrate-to": migrateToCommand,
};

export interface DeskStreams {
  print(text: string): Promise<void>;
  printError(text: string): void;
}

const exitCodes = { ok: 0, failed: 1, usage: 2 } as const;

/** Runs one command and responds with its exit code. */
export async function runDesk(
  args: readonly string[],
  variables: Readonly<Record<string, string | undefined>>,
  { print, printError }: DeskStreams,
): Promise<number> {
  const [name, ...rest] = args;
  try {
    if (name === undefined || name === "--help" || name === "-h" || name === "help") {
      await print(overview());
      return name === undefined ? exitCodes.usage : exitCodes.ok;
    }
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!command) throw new UsageError(`There is no command "${name}". See: npm run desk -- --help`);
    const given = parse(command, rest);
    if (given.options.help) await print(helpOn(command));
    else await perform(command, given, variables, print);
    return exitCodes.ok;
  } catch (error) {
    const [message, code] = explain(error);
    printError(`${message}\n`);
    return code;
  }
}

function explain(error: unknown): [message: string, code: number] {
  if (error instanceof UsageError) return [error.message, exitCodes.usage];
  if (error instanceof BadEnvironment) return [error.message, exitCodes.usage];
  if (error instanceof DeskError) return [error.message, exitCodes.failed];
  if (error instanceof StoreUnavailable) {
    const reason =
      error.cause instanceof Error ? error.cause.message || (error.cause as NodeJS.ErrnoException).code : "";
    return [[error.message, reason].filter(Boolean).join(" "), exitCodes.failed];
  }
  const { code, message } = error as NodeJS.ErrnoException;
  if (code && /^E[A-Z]+$/.test(code)) return [message, exitCodes.failed];
  throw error;
}

function parse(command: Command, args: string[]): Arguments {
  const options = Object.fromEntries(Object.entries(command.options ?? {}).map(([name, { type }]) => [name, { type }]));
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { ...options, help: { type: "boolean", short: "h" } },
      allowPositionals: true,
    });
    const [least, most] = command.positionals;
    if (!values.help && (positionals.length < least || positionals.length > most)) {
      throw new UsageError(`Write it as: npm run desk -- ${command.usage}`);
    }
    return { positionals: positionals, options: values as Arguments["options"] };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${(error as Error).message.split("\n")[0]} Write it as: npm run desk -- ${command.usage}`);
  }
}

async function perform(
  command: Command,
  given: Arguments,
  variables: Readonly<Record<string, string | undefined>>,
  print: DeskStreams["print"],
): Promise<void> {
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, SMTP_URL } = readEnv(variables);
  if (!databaseUrl && !existsSync(sqliteFile(dataDir))) {
    throw new DeskError(`There is no database at ${sqliteFile(dataDir)} yet. Start the server once, or set DATA_DIR.`);
  }
  const engine = await openEngine({ dataDir, databaseUrl });
  try {
    const store = storeOver(engine, { deliveries: [] });
    await command.run({ store, engine, mailIsOff: !SMTP_URL, now: new Date(), print }, given);
  } finally {
    await engine.close();
  }
}

function overview(): string {
  const width = Math.max(...Object.values(commands).map(({ usage }) => usage.length));
  const lines = Object.values(commands).map(({ usage, summary }) => `  ${usage.padEnd(width)}  ${summary}`);
  return [
    `The ${site.name} desk: enquiries, applications and subscribers.`,
    "",
    "Usage: npm run desk -- COMMAND",
    "",
    ...lines,
    "",
    "Each command explains itself: npm run desk -- COMMAND --help",
    "The desk reads the server's settings: DATA_DIR (./data) or DATABASE_URL. It works while the server runs.",
    "Exit codes: 0 done, 1 not found or failed, 2 written wrongly.",
    "",
  ].join("\n");
}

function helpOn({ usage, summary, details, options = {} }: Command): string {
  const lines = Object.entries({ ...options, help: { about: "this text" } }).map(
    ([name, { about }]) => `  --${name}  ${about}`,
  );
  return [`Usage: npm run desk -- ${usage}`, "", summary, ...(details ? ["", details] : []), "", ...lines, ""].join(
    "\n",
  );
}
