import { accept } from "./accept-command.ts";
import { audit } from "./audit-command.ts";
import { backup, restore } from "./backup/commands.ts";
import type { Command } from "./command.ts";
import { doctor } from "./doctor/doctor.ts";
import { forget, purge } from "./erasing-commands.ts";
import { migrateToCommand, upgrade } from "./moving-commands.ts";
import { open } from "./open-command.ts";
import { outbox } from "./outbox-command.ts";
import { invite, people } from "./people-commands.ts";
import { quotations } from "./quotation-command.ts";
import { exportCommand, list, resume, show, stats } from "./reading-commands.ts";
import { registrations, stage } from "./registration-commands.ts";
import { visits } from "./visits-command.ts";
import { call, claim, followUp, mail, noteCommand, status } from "./working-commands.ts";

export const commands: Record<string, Command> = {
  list,
  show,
  export: exportCommand,
  quotations,
  resume,
  stats,
  outbox,
  accept,
  claim,
  call,
  note: noteCommand,
  mail,
  status,
  "follow-up": followUp,
  registrations,
  stage,
  open,
  people,
  invite,
  visits,
  forget,
  purge,
  backup,
  restore,
  "migrate-to": migrateToCommand,
  upgrade,
  audit,
  doctor,
};
