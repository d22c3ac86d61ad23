import { existsSync, readFileSync } from "node:fs";
import { parseArgs, parseEnv } from "node:util";
import { site } from "../../content/site.ts";
import { BadEnvironment, type Env, readEnv, serviceSettings, storeSettings, type Variables } from "../run/env.ts";
import { OldSchema, openEngineAsIs, sqliteFile, storeOver } from "../store/open.ts";
import { StoreUnavailable } from "../store/records.ts";
import { type Arguments, audited, type Command, CommandError, type CommandSetup, UsageError } from "./command.ts";
import { commands } from "./commands.ts";

export interface CommandStreams {
  print(text: string): Promise<void>;
  printError(text: string): void;
  /** Asks the person at the terminal; absent when there is none. */
  ask?: ((question: string) => Promise<string>) | undefined;
}

export interface CommandEnvironment {
  variables: Readonly<Record<string, string | undefined>>;
  /** The settings of the service on this machine. */
  serviceFile?: string;
  workFactor?: number | undefined;
}

const exitCodes = { ok: 0, failed: 1, usage: 2 } as const;

/** Runs one command and returns its exit code. */
export async function runCommand(
  args: readonly string[],
  environment: CommandEnvironment,
  streams: CommandStreams,
): Promise<number> {
  const [name, ...rest] = args;
  try {
    if (name === undefined || name === "--help" || name === "-h" || name === "help") {
      await streams.print(overview());
      return name === undefined ? exitCodes.usage : exitCodes.ok;
    }
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!command) throw new UsageError(`There is no command "${name}". See: npm run desk -- --help`);
    const given = parse(command, rest);
    if (given.options.help) await streams.print(helpOn(command));
    else await perform(name, command, given, environment, streams);
    return exitCodes.ok;
  } catch (error) {
    const [message, code] = explain(error);
    streams.printError(`${message}\n`);
    return code;
  }
}

async function perform(
  name: string,
  command: Command,
  given: Arguments,
  { variables, serviceFile, workFactor }: CommandEnvironment,
  streams: CommandStreams,
): Promise<void> {
  const { env, source } = readSettings(variables, given.options["env-file"] as string | undefined, serviceFile);
  const setup: CommandSetup = { env, source, now: new Date(), print: streams.print, workFactor };
  // Says, too, what is wrong with the arguments, whatever the store is doing.
  const warning = command.warning?.(given);
  if (command.needs === "settings") {
    if (warning) await confirm(warning, "", given, streams);
    return command.run(setup, given);
  }
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = env;
  if (!databaseUrl && !existsSync(sqliteFile(dataDir))) {
    throw new CommandError(
      `There is no database at ${sqliteFile(dataDir)} (by ${source}). Start the server once, set DATA_DIR, or name its settings with --env-file.`,
    );
  }
  const engine = await openEngineAsIs({ dataDir, databaseUrl });
  try {
    const store = storeOver(engine, storeSettings(env));
    const place = `${engine.place}, ${await store.administration.count("lead")} leads (by ${source})`;
    streams.printError(`Store: ${place}\n`);
    if (warning) await confirm(warning, place, given, streams);
    const run = () => command.run({ ...setup, store, engine }, given);
    const isAudited = typeof command.audited === "function" ? command.audited(given) : command.audited;
    await (isAudited ? audited(name, engine, setup.now, run) : run());
  } finally {
    await engine.close();
  }
}

interface Settings {
  env: Env;
  /** Where they were read, so that the desk can say it. */
  source: string;
}

/**
 * The settings of the server, wherever the desk is started: of the file that is named; else of the shell, if it says where the data
 * is; else of the service on this machine; else the shell's, with ./data as the place.
 */
function readSettings(variables: Variables, envFile?: string, serviceFile = serviceSettings): Settings {
  if (envFile !== undefined) return fromFile(envFile);
  const saysWhere = variables.DATA_DIR !== undefined || variables.DATABASE_URL !== undefined;
  if (!saysWhere && existsSync(serviceFile)) return fromFile(serviceFile);
  return { env: readEnv(variables), source: "the shell's settings" };
}

function fromFile(file: string): Settings {
  try {
    return { env: readEnv(parseEnv(readFileSync(file, "utf8"))), source: file };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") throw new CommandError(`There is no settings file ${file}.`);
    if (code === "EACCES") {
      throw new CommandError(
        `The settings in ${file} cannot be read by this user. Run the desk with sudo, or name a file.`,
      );
    }
    throw error;
  }
}

async function confirm(warning: string, place: string, given: Arguments, { ask }: CommandStreams): Promise<void> {
  if (given.options.yes) return;
  if (!ask) throw new UsageError(`${warning} Add --yes to go on without being asked.`);
  const reply = await ask(`${warning}${place ? `\n${place}` : ""}\nType yes to go on: `);
  if (reply.trim().toLowerCase() !== "yes") throw new CommandError("Nothing was done.");
}

function explain(error: unknown): [message: string, code: number] {
  if (error instanceof UsageError) return [error.message, exitCodes.usage];
  if (error instanceof BadEnvironment) return [error.message, exitCodes.usage];
  if (error instanceof CommandError) return [error.message, exitCodes.failed];
  if (error instanceof OldSchema)
    return [`${error.message} Restart the server with this version, or run: npm run desk -- migrate`, exitCodes.failed];
  if (error instanceof StoreUnavailable) return [error.message, exitCodes.failed];
  const { code, message } = error as NodeJS.ErrnoException;
  if (code && /^E[A-Z]+$/.test(code)) return [message, exitCodes.failed];
  if (code === "ERR_SQLITE_ERROR") return [`The database cannot be used: ${message}. See: npm run desk -- doctor`, 1];
  throw error;
}

const usualOptions = {
  "env-file": {
    type: "string",
    about: `settings to read; ${serviceSettings} if there is one and the shell names no store`,
  },
  yes: { type: "boolean", about: "do not ask first, where this command does" },
  help: { type: "boolean", about: "this text" },
} as const;

const listOptions = (command: Command) => ({ ...command.options, ...usualOptions });

function parse(command: Command, args: string[]): Arguments {
  const options = Object.fromEntries(Object.entries(listOptions(command)).map(([name, { type }]) => [name, { type }]));
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
    return { positionals, options: values as Arguments["options"] };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${(error as Error).message.split("\n")[0]} Write it as: npm run desk -- ${command.usage}`);
  }
}

function overview(): string {
  const width = Math.max(...Object.values(commands).map(({ usage }) => usage.length));
  const lines = Object.values(commands).map(({ usage, summary }) => `  ${usage.padEnd(width)}  ${summary}`);
  return [
    `The ${site.name} desk: its administration. Enquiries are worked on in the browser: open.`,
    "",
    "Usage: npm run desk -- COMMAND [--env-file FILE]",
    "",
    ...lines,
    "",
    "Each command explains itself: npm run desk -- COMMAND --help",
    `Settings come from --env-file, else from the shell if it names a store (DATA_DIR, DATABASE_URL), else from ${serviceSettings}.`,
    "Which store that is, it says on standard error. It works while the server runs.",
    "Exit codes: 0 done, 1 not found or failed, 2 written wrongly.",
    "",
  ].join("\n");
}

function helpOn(command: Command): string {
  const lines = Object.entries(listOptions(command)).map(([name, { about }]) => `  --${name}  ${about}`);
  const { usage, summary, details } = command;
  return [`Usage: npm run desk -- ${usage}`, "", summary, ...(details ? ["", details] : []), "", ...lines, ""].join(
    "\n",
  );
}
