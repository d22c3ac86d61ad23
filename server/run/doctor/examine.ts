import { builtSite } from "../../http/built.ts";
import type { Env } from "../env.ts";
import type { Finding } from "./check.ts";
import { checkSmtp, checkWebhook } from "./delivery-checks.ts";
import { checkContent, checkPages, checkSecurityContact, checkSettings } from "./settings-checks.ts";
import { checkStore } from "./store-checks.ts";

/** Looks at everything an owner must get right. */
export async function examine(env: Env, source: string, now: Date, siteFolder = builtSite): Promise<Finding[]> {
  return [
    ...checkSettings(env, source),
    await checkPages(siteFolder),
    checkContent(siteFolder),
    checkSecurityContact(now),
    ...(await checkStore(env, now)),
    ...(await checkSmtp(env)),
    ...(await checkWebhook(env)),
  ];
}
