import { existsSync } from "node:fs";
import { countViews } from "../http/nginx-log.ts";
import type { StoreCommand } from "./command.ts";
import { CommandError } from "./errors.ts";
import { textTable } from "./terminal-text.ts";

const listed = 20;

export const visits: StoreCommand = {
  needs: "store",
  usage: "visits LOGFILE…",
  summary: "count views of pages from nginx's log: day, page and referring host",
  details:
    "For when nginx serves the pages (deploy/nginx.conf). Robots are left out. A day that was counted before is counted anew, unless\n" +
    "these files hold less of it: give the log and the one before, every night. Compressed files (.gz) are read too.",
  positionals: [1, 100],
  async run({ store, env, print }, { positionals: files }) {
    for (const file of files) if (!existsSync(file)) throw new CommandError(`There is no file ${file}.`);
    const siteHost = new URL(env.SITE_URL ?? "http://127.0.0.1").hostname;
    const { views, lines, unread } = await countViews(files, siteHost);
    if (lines > 0 && unread === lines)
      throw new CommandError("No line is of the format that deploy/nginx.conf writes. Nothing was counted.");
    await store.views.replaceDays(views);
    const pages = new Map<string, number>();
    for (const { path, count } of views) pages.set(path, (pages.get(path) ?? 0) + count);
    const rows = [...pages].sort(([, a], [, b]) => b - a).slice(0, listed);
    const total = [...pages.values()].reduce((sum, count) => sum + count, 0);
    const days = new Set(views.map(({ day }) => day)).size;
    await print(`${total} views on ${days} ${days === 1 ? "day" : "days"}, from ${lines} lines.\n`);
    if (unread > 0) await print(`${unread} lines are of another format and were left out.\n`);
    if (rows.length > 0)
      await print(
        `\n${textTable(
          ["PAGE", "VIEWS"],
          rows.map(([path, count]) => [path, String(count)]),
        )}`,
      );
  },
};
