import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { userInfo } from "node:os";
import { opensHereAlone } from "../../domain/registration/founder-page.ts";
import { hasScreen } from "../desk/open-in-browser.ts";
import { type Env, usualDeskPort } from "./env.ts";

/** Hosts that nobody else reaches. */
export const loopback = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/;

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * For `npm start` on one's own machine and for a container: the desk runs beside the site, for the owner alone, so that the site can be made
 * in the browser. Not where a desk was set up, nor where a site that no container holds is open to others by itself.
 */
export async function ownDesk(env: Variables): Promise<Record<string, string>> {
  const given = (name: string) => env[name]?.trim() || undefined;
  const isContainer = given("IN_CONTAINER") !== undefined;
  if (given("FIRST_RUN") === "off") return {};
  if (given("DESK_URL")?.startsWith("https:") || (given("DESK_PORT") && !isContainer)) return { FIRST_RUN: "on" };
  const own = { FIRST_RUN: "on", OWN_DESK: "on", FOUNDER_PAGES: "off" };
  // Its ports are those that were published: no other can be taken.
  if (isContainer) return { ...own, DESK_PORT: given("DESK_PORT") ?? String(usualDeskPort) };
  if (!loopback.test(given("HOST") ?? "127.0.0.1")) return { FIRST_RUN: "off" };
  const port = (await findFree(usualDeskPort)) ?? (await findFree(0));
  return { ...own, DESK_HOST: "127.0.0.1", DESK_PORT: String(port) };
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

/** What is said beside a link to a desk that has no address of its own; nothing where everybody can open it. */
export function whereItOpens(
  link: string,
  { IN_CONTAINER, SSH_CONNECTION, DESK_PORT = usualDeskPort, SITE_URL, PORT }: Partial<Env>,
): string[] {
  if (!opensHereAlone(link)) return [];
  const { port } = new URL(link);
  const [, , server] = SSH_CONNECTION?.split(" ") ?? [];
  const here = IN_CONTAINER
    ? `It opens on the machine that runs the container, with -p 127.0.0.1:${port}:${DESK_PORT} there.`
    : "It opens on this machine alone.";
  if (hasScreen()) return [here];
  const account = server ? `${userInfo().username}@${server}` : "YOU@THAT-MACHINE";
  // Links at the desk lead to the site, which has no name yet either.
  const ports = [port, ...(SITE_URL ? [] : [PORT ?? 4321])].map((each) => `-L ${each}:localhost:${each}`);
  return [`${here} From another, while this runs there: ssh ${ports.join(" ")} ${account}`];
}
