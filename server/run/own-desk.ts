import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";

/** Where the desk of this machine is looked for. */
export const usualDeskPort = 4322;

/** Hosts that nobody else reaches. */
export const loopback = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/;

/**
 * For `npm start` on one's own machine: the desk runs beside the site, on the loopback address and for the owner alone, so that the site
 * can be made in the browser. Not where a desk was set up, nor where the site is open to others by itself.
 */
export async function ownDesk(env: Readonly<Record<string, string | undefined>>): Promise<Record<string, string>> {
  const isWanted = env.FIRST_RUN?.trim() !== "off" && !env.DESK_PORT?.trim() && !env.DESK_URL?.trim();
  if (!isWanted || !loopback.test(env.HOST?.trim() || "127.0.0.1")) return { FIRST_RUN: "off" };
  const port = (await findFree(usualDeskPort)) ?? (await findFree(0));
  return { FIRST_RUN: "on", FOUNDER_PAGES: "off", DESK_HOST: "127.0.0.1", DESK_PORT: String(port) };
}

/** The port, if nobody has it; of 0 one that is free. */
async function findFree(wished: number): Promise<number | undefined> {
  const probe = createServer().listen(wished, "127.0.0.1");
  try {
    await once(probe, "listening");
    return (probe.address() as AddressInfo).port;
  } catch {
    return undefined;
  } finally {
    probe.close();
  }
}
