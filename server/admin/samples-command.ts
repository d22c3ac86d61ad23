import { existsSync } from "node:fs";
import type { Engine } from "../store/engines/engine.ts";
import { openEngine, openEngineAsIs, sqliteFile, storeOver } from "../store/open.ts";
import { audited } from "./audited.ts";
import type { SettingsCommand } from "./command.ts";
import { CommandError } from "./errors.ts";

export const samples: SettingsCommand = {
  needs: "settings",
  usage: "samples",
  summary: "fill an empty desk with made-up people, to learn and to look",
  details:
    "Forty enquiries, nine registrations and three people at the desk, none of them real. Refused where anything is stored, or mail is on.",
  positionals: [0, 0],
  async run({ env, now, print }) {
    if (env.SMTP_URL || env.WEBHOOK_URL)
      throw new CommandError("Mail or a webhook is on: made-up people must get nothing. Try it with other settings.");
    const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = env;
    // A new folder gets its tables; what is there is left as it is.
    const isNew = !databaseUrl && !existsSync(sqliteFile(dataDir));
    const engine = await (isNew ? openEngine : openEngineAsIs)({ dataDir, databaseUrl });
    try {
      await audited("samples", engine, now, () => fill(engine, now));
      await print(
        `${engine.place} has forty enquiries of people who do not exist. Look at them: npm run desk -- open\n`,
      );
    } finally {
      await engine.close();
    }
  },
};

async function fill(engine: Engine, now: Date): Promise<void> {
  let time = now;
  const setTime = (moment: Date) => {
    time = moment;
  };
  const store = storeOver(engine, { deliveries: ["mail"], acknowledge: true, founderPages: true, now: () => time });
  const kinds = ["lead", "application", "subscriber"] as const;
  const counts = await Promise.all(kinds.map((kind) => store.administration.count(kind)));
  if (counts.some((count) => count > 0) || (await store.people.list()).length > 0)
    throw new CommandError("The store is not empty. Set DATA_DIR to a new folder for the samples.");
  // The other commands need nothing of it, and start sooner.
  const { fillDesk } = await import("./samples/fill.ts");
  await fillDesk({ store, setTime }, now);
}
