import { site } from "../content/site.ts";
import { BadEnvironment, readEnv } from "./env.ts";
import { type Running, startServer } from "./start.ts";
import { StoreUnavailable } from "./store/contract.ts";

try {
  const running = await startServer(readEnv(process.env));
  stopOnSignal(running);
  console.log([`${site.name} is running at ${running.url}`, ...running.notes].join("\n"));
} catch (fault) {
  console.error(explain(fault));
  process.exit(1);
}

function stopOnSignal(running: Running): void {
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

/** The owner's own faults in a sentence; anything else is ours, and needs its stack. */
function explain(fault: unknown): string {
  if (fault instanceof BadEnvironment) return `The server did not start. Please check its settings:\n${fault.message}`;
  if (fault instanceof StoreUnavailable) return `The server did not start. ${fault.message}`;
  const { code, port, address } = fault as { code?: string; port?: number; address?: string };
  if (code === "EADDRINUSE")
    return `Port ${port} is taken by another program. Stop that one, or set PORT to another number.`;
  if (code === "EACCES") return `Port ${port} needs more rights than this user has. Set PORT to a number above 1023.`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
    return `HOST is not an address of this machine${address ? `: ${address}` : ""}.`;
  return fault instanceof Error ? (fault.stack ?? fault.message) : String(fault);
}
