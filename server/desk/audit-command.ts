import { localTime } from "../../domain/india/local-time.ts";
import { listAudit } from "../store/audit.ts";
import type { StoreCommand } from "./command.ts";
import { textTable } from "./terminal-text.ts";

export const audit: StoreCommand = {
  needs: "store",
  usage: "audit",
  summary: "who ran which command that changes data or takes it out, newest first",
  positionals: [0, 0],
  async run({ engine, print }) {
    const entries = await listAudit(engine, 100);
    if (entries.length === 0) return print("Nothing yet.\n");
    const rows = entries.map(({ createdAt, who, command, outcome }) => [
      localTime(new Date(createdAt)),
      who,
      command,
      outcome,
    ]);
    await print(textTable(["WHEN", "WHO", "COMMAND", "OUTCOME"], rows));
  },
};
