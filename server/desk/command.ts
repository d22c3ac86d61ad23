import type { Store } from "../store/contract.ts";
import type { Engine } from "../store/engine.ts";

export type DeskSetup = {
  store: Store;
  engine: Engine;
  mailIsOff: boolean;
  now: Date;
  print(text: string): Promise<void>;
};

export type Arguments = { words: string[]; options: Record<string, string | boolean | undefined> };

export type Command = {
  /** As it is typed, such as "show ID". */
  usage: string;
  summary: string;
  /** More for its own --help. */
  details?: string;
  options?: Record<string, { type: "string" | "boolean"; about: string }>;
  /** How many words may follow the name. */
  words: readonly [least: number, most: number];
  run(setup: DeskSetup, given: Arguments): Promise<void>;
};
