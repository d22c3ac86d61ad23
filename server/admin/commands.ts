import { backup, restore } from "./backup/commands.ts";
import type { Command } from "./command.ts";
import { doctor } from "./doctor.ts";
import { exportCommand } from "./export-command.ts";
import { forget } from "./forget-command.ts";
import { housekeep } from "./housekeep-command.ts";
import { migrate } from "./migrate-command.ts";
import { open } from "./open-command.ts";
import { outbox } from "./outbox-command.ts";
import { invite, people } from "./people-commands.ts";
import { samples } from "./samples-command.ts";
import { visits } from "./visits-command.ts";

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
