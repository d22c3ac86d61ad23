/** `node server/main.ts [FOLDER [DESK_FOLDER]]`: serves the site built in the folder (./dist), the API, and with DESK_PORT the desk (./dist-desk). */
import { site } from "../content/site.ts";
import { BadEnvironment, readEnv } from "./env.ts";
import { SiteNotBuilt } from "./pages/pages.ts";
import { type RunningServer, startServer } from "./start.ts";
import { StoreUnavailable } from "./store/contract.ts";

try {
  const running = await startServer(readEnv(process.env), process.argv[2], process.argv[3]);
  stopOnSignal(running);
  console.log([`${site.name} is running at ${running.url}`, ...running.notes].join("\n"));
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}

function stopOnSignal(running: RunningServer): void {
  let stopping = false;
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, async () => {
      // Somebody who asks twice does not want to wait.
      if (stopping) process.exit(1);
      stopping = true;
      await running.stop();
      process.exit(0);
    });
  }
}

/** What the owner can put right in a sentence; anything else is ours, and needs its stack. */
function explain(error: unknown): string {
  if (error instanceof BadEnvironment) return `The server did not start. Please check its settings:\n${error.message}`;
  if (error instanceof StoreUnavailable || error instanceof SiteNotBuilt)
    return `The server did not start. ${error.message}`;
  const { code, port, address } = error as { code?: string; port?: number; address?: string };
  if (code === "EADDRINUSE") {
    const setting = String(port) === process.env.DESK_PORT ? "DESK_PORT" : "PORT";
    return `Port ${port} is taken by another program. Stop that one, or set ${setting} to another number.`;
  }
  if (code === "EACCES") return `Port ${port} needs more rights than this user has. Set PORT to a number above 1023.`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
    return `HOST is not an address of this machine${address ? `: ${address}` : ""}.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
