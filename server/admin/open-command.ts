import { once } from "node:events";
import { openLink } from "../desk/links.ts";
import { openInBrowser } from "../desk/open-in-browser.ts";
import { builtDesk } from "../http/built.ts";
import { SiteNotBuilt } from "../http/pages.ts";
import { type Env, storeSettings } from "../run/env.ts";
import { createLog } from "../run/log.ts";
import { usualDeskPort } from "../run/own-desk.ts";
import type { StoreCommand } from "./command.ts";
import { CommandError } from "./errors.ts";

/** One that answers at all does so at once. */
const answerMs = 2_000;

export const deskPort = (env: Env): number => env.DESK_PORT || usualDeskPort;

export const open: StoreCommand = {
  needs: "store",
  audited: true,
  usage: "open",
  summary: "work through enquiries in the browser of this machine",
  details:
    "Prints and opens a link that works once, within ten minutes. If no desk is running it starts one, until you press Ctrl-C.\n" +
    "For several people, set DESK_PORT and DESK_URL for the server, and invite them: see docs/operating.md.",
  options: {
    as: { type: "string", about: "the e-mail address of the person who opens it; the first owner if not given" },
    folder: { type: "string", about: "folder of the built desk, if it is not that of the current build" },
    "no-browser": { type: "boolean", about: "print the link and open nothing" },
  },
  positionals: [0, 0],
  async run({ store, env, print }, { options }) {
    const person =
      typeof options.as === "string" ? await store.people.byEmail(options.as) : await store.people.firstOwner();
    if (!person)
      throw new CommandError(`Nobody at the desk has the address ${options.as}. See: npm run desk -- people`);
    const port = deskPort(env);
    const isRunning = await findDesk(port, await store.fingerprint());
    // The other commands need nothing of it, and start sooner.
    const { startDesk } = await import("../desk/start.ts");
    const desk = isRunning
      ? undefined
      : await startDesk({
          store,
          env,
          port,
          folder: typeof options.folder === "string" ? options.folder : builtDesk,
          log: createLog("error"),
          siteUrl: env.SITE_URL ?? `http://127.0.0.1:${env.PORT}`,
          channels: storeSettings(env).deliveries,
          // The server sends what is queued here.
          onStored: () => {},
        }).catch((error) => {
          throw error instanceof SiteNotBuilt ? new CommandError(error.message) : error;
        });
    const url = desk?.url ?? env.DESK_URL ?? `http://localhost:${port}`;
    const link = openLink(url, (await store.people.issueLink(person.id, "open")).token);
    await print(`${link}\nFor ${person.name}, once, within ten minutes${env.DESK_URL ? "" : ", on this machine"}.\n`);
    if (!options["no-browser"]) openInBrowser(link);
    if (!desk) return "link";
    await print("The desk is running. Press Ctrl-C to stop it.\n");
    await Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
    await desk.stop();
    return "started and stopped";
  },
};

/** Whether a desk of this store runs there. Something else on the port is an error, not a desk. */
async function findDesk(port: number, fingerprint: string): Promise<boolean> {
  const response = await fetch(`http://127.0.0.1:${port}/api/which`, { signal: AbortSignal.timeout(answerMs) }).catch(
    () => undefined,
  );
  if (!response) return false;
  const found = (await response.json().catch(() => undefined)) as { desk?: unknown } | undefined;
  if (found?.desk === fingerprint) return true;
  throw new CommandError(
    found?.desk === undefined
      ? `Another program uses port ${port}. Set DESK_PORT to another number.`
      : `A desk with another store uses port ${port}. Stop it, or set DESK_PORT to another number.`,
  );
}
