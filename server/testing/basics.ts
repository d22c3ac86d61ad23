import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { site } from "../../content/site.ts";
import { type Env, readEnv } from "../run/env.ts";

/** A folder for one test, removed when the test's scope ends. */
export function temporaryFolder(): { path: string; [Symbol.dispose](): void } {
  const path = mkdtempSync(join(tmpdir(), "lead-desk-"));
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) };
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}

/** How often a test tries the same thing: as often as proves it, and more with THOROUGH=1, for a change that touches it. */
export const rounds = ({ usual, thorough }: { usual: number; thorough: number }): number =>
  process.env.THOROUGH ? thorough : usual;

/** The settings of a server that was told nothing, but for these. */
export const testEnv = (changes: Partial<Env> = {}): Env => ({ ...readEnv({}), ...changes });

/** Settings with which mail is on. */
export const mailSetUp = (smtpUrl = "smtp://127.0.0.1:1") => ({
  SMTP_URL: smtpUrl,
  MAIL_FROM: `${site.name} <desk@example.in>`,
  LEADS_TO: "owner@example.in",
});

/** What the receiver of a webhook knows, too. */
export const webhookSecret = "a secret of the owner";
/** Settings with which a webhook is on. */
export const webhookSetUp = (url: string) => ({ WEBHOOK_URL: url, WEBHOOK_SECRET: webhookSecret });
