import { newsletterPages } from "../../domain/forms/newsletter.ts";
import type { RequestContext } from "../http/context.ts";
import { errorMessages, storeRetrySeconds } from "../http/error-messages.ts";
import { errorPage } from "../http/error-page.ts";
import { StoreUnavailable, type SubscriptionOutcome } from "../store/contract.ts";

export const confirmSubscription = (c: RequestContext): Promise<Response> =>
  followLink(c, (token) => c.var.deps.store.confirmSubscription(token), newsletterPages.confirmed);

export const unsubscribe = (c: RequestContext): Promise<Response> =>
  followLink(c, (token) => c.var.deps.store.unsubscribe(token), newsletterPages.unsubscribed);

/** RFC 8058: the mail provider posts on the reader's behalf, without cookies, and must not be redirected. */
export async function unsubscribeInOneClick(c: RequestContext): Promise<Response> {
  const outcome = await withToken(c, (token) => c.var.deps.store.unsubscribe(token));
  if (outcome === "unavailable") return c.json({ error: errorMessages[503] }, 503);
  return outcome === "unknown" ? c.json({ error: "This link is not known." }, 404) : c.json({ ok: true });
}

async function followLink(
  c: RequestContext,
  act: (token: string) => Promise<SubscriptionOutcome>,
  page: string,
): Promise<Response> {
  if (c.req.method === "HEAD") return c.body(null, 204);
  const outcome = await withToken(c, act);
  if (outcome === "unavailable") return c.html(errorPage(errorMessages[503]), 503);
  return c.redirect(outcome === "unknown" ? newsletterPages.unknownLink : page, 303);
}

async function withToken(
  c: RequestContext,
  act: (token: string) => Promise<SubscriptionOutcome>,
): Promise<SubscriptionOutcome | "unavailable"> {
  const token = c.req.query("token") ?? "";
  if (!/^[\w-]{1,200}$/.test(token)) return "unknown";
  try {
    const outcome = await act(token);
    c.var.deps.onStored();
    return outcome;
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    c.var.log.error({ err: error }, "a newsletter link could not be followed");
    c.header("retry-after", String(storeRetrySeconds));
    return "unavailable";
  }
}
