import type { Env } from "../run/env.ts";
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
