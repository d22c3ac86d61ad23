import { accept } from "./accept-command.ts";
import { audit } from "./audit-command.ts";
import { backup, restore } from "./backup/commands.ts";
import type { Command } from "./command.ts";
import { doctor } from "./doctor/doctor.ts";
import { forget, purge } from "./erasing-commands.ts";
import { migrateToCommand, upgrade } from "./moving-commands.ts";
import { outbox } from "./outbox-command.ts";
import { exportCommand, list, resume, show, stats } from "./reading-commands.ts";

export const commands: Record<string, Command> = {
  list,
  show,
  export: exportCommand,
  resume,
  stats,
  outbox,
  accept,
  forget,
  purge,
  backup,
  restore,
  "migrate-to": migrateToCommand,
  upgrade,
  audit,
  doctor,
};
