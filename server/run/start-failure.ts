import { SiteNotBuilt } from "../http/pages.ts";
import { StoreUnavailable } from "../store/contract.ts";
import { BadEnvironment } from "./env.ts";

/** Why the server did not start: what the owner can put right in a sentence; anything else is ours, and needs its stack. */
export function explainFailure(error: unknown): string {
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

/** For the parent process: the build is not one that this program can serve. */
export const notServed = 3;

export const failureStatus = (error: unknown): number => (error instanceof SiteNotBuilt ? notServed : 1);
