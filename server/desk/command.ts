import type { Store } from "../store/contract.ts";
import type { Engine } from "../store/engines/engine.ts";

interface DeskSetup {
  store: Store;
  engine: Engine;
  mailIsOff: boolean;
  now: Date;
  print(text: string): Promise<void>;
}

export interface Arguments {
  positionals: string[];
  options: Record<string, string | boolean | undefined>;
}

export interface Command {
  /** As it is typed, such as "show ID". */
  usage: string;
  summary: string;
  /** More for its own --help. */
  details?: string;
  options?: Record<string, { type: "string" | "boolean"; about: string }>;
  /** How many arguments may follow the name. */
  positionals: readonly [least: number, most: number];
  run(setup: DeskSetup, given: Arguments): Promise<void>;
}
