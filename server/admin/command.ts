import { userInfo } from "node:os";
import { DatabaseSync } from "node:sqlite";
import { localMoment } from "../../domain/india/local-time.ts";
import type { Env } from "../run/env.ts";
import * as audit from "../store/audit.ts";
import type { Engine } from "../store/engines/engine.ts";
import type { Store } from "../store/open.ts";

/** What every command gets. */
export interface CommandSetup {
  env: Env;
  /** Where the settings were read. */
  source: string;
  now: Date;
  print(text: string): Promise<void>;
  /** What a guess at the passphrase of a back-up costs, as a power of two; the usual when it is not said. */
  workFactor?: number | undefined;
}

export interface StoreSetup extends CommandSetup {
  store: Store;
  engine: Engine;
}

export interface Arguments {
  positionals: string[];
  options: Record<string, string | boolean | undefined>;
}

interface Described {
  /** As it is typed, such as "forget EMAIL". */
  usage: string;
  summary: string;
  /** More for its own --help. */
  details?: string;
  options?: Record<string, { type: "string" | "boolean"; about: string }>;
  /** How many arguments may follow the name. */
  positionals: readonly [least: number, most: number];
  /** For a command that cannot be undone: what it will do, to be confirmed first. */
  warning?(given: Arguments): string;
}

export interface StoreCommand extends Described {
  needs: "store";
  /** Recorded in the audit: it changes data, or takes it out. */
  audited?: boolean | ((given: Arguments) => boolean);
  /** A text it returns is recorded as its outcome, and must be without personal data. */
  run(setup: StoreSetup, given: Arguments): Promise<unknown>;
}

/** A command that opens the store in its own way, or not at all. */
export interface SettingsCommand extends Described {
  needs: "settings";
  run(setup: CommandSetup, given: Arguments): Promise<void>;
}

export type Command = StoreCommand | SettingsCommand;

/** Something the person at the desk can put right; shown as one line, never as a stack trace. */
export class CommandError extends Error {
  override name = "CommandError";
}

/** The command was not written as it must be. */
export class UsageError extends CommandError {
  override name = "UsageError";
}

/** A text that `run` returns is recorded as its outcome. */
export const audited = (command: string, engine: Engine, now: Date, run: () => Promise<unknown>): Promise<unknown> =>
  audit.audited(engine, { who: currentUser(), command, now }, run, {
    done: (outcome) => (typeof outcome === "string" ? outcome : "done"),
    failed: (error) => (error instanceof CommandError ? "refused" : error.name),
  });

/** Who is at the desk, also behind sudo. */
export const currentUser = (): string => process.env.SUDO_USER ?? userInfo().username;

const busy = 5;

/** A running server would go on writing into a file whose data is moved elsewhere. */
export function refuseWhileInUse(file: string): void {
  let connection: DatabaseSync | undefined;
  try {
    connection = new DatabaseSync(file);
    // Closing it also brings what is in the log into the file.
    connection.exec("pragma locking_mode = exclusive; begin exclusive; commit");
  } catch (error) {
    if (((error as { errcode?: number }).errcode ?? 0) % 256 === busy)
      throw new CommandError(`${file} is in use. Stop the server first. Nothing was changed.`);
    // A damaged file is no reason to stop: whoever reads it will say so.
  } finally {
    connection?.close();
  }
}

/** Text of strangers for a terminal: control characters could move the cursor or colour the screen. */
const visibleLine = (text: string): string => text.replace(/\s+/g, " ").replace(/[\p{Cc}\p{Bidi_Control}]/gu, "�");

/** Columns as wide as their widest cell. */
export function textTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, ...rows].map((row) => row.map(visibleLine));
  const widths = head.map((_, column) => Math.max(...lines.map((line) => width(line[column] ?? ""))));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell + " ".repeat(widths[column]! - width(cell)))
        .join("  ")
        .trimEnd(),
    )
    .map((line) => `${line}\n`)
    .join("");
}

const width = (text: string): number => [...text].length;

/** The first moment of a day like 2026-01-31 where the business is. */
export function startOfDay(day: string): Date {
  const utc = new Date(`${day}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(utc.getTime()) || !utc.toISOString().startsWith(day)) {
    throw new UsageError(`"${day}" is not a date like 2026-01-31.`);
  }
  return localMoment(day);
}
