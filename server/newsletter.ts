import type { Context } from "hono";
import { checkNewsletter, newsletterPages } from "../domain/forms/newsletter.ts";
import type { AppContext } from "./app.ts";
import { plainPage } from "./http/form-page.ts";
import type { FormPost } from "./http/form-post.ts";
import type { PostSettings } from "./http/post-limits.ts";
import { refusals, storeRetrySeconds } from "./http/refusals.ts";
import type { Store, SubscriptionOutcome } from "./store/contract.ts";

export function newsletterPost(store: Store, settings: PostSettings, stored: () => void): FormPost {
  return {
    ...settings,
    encodings: ["json", "urlencoded", "multipart"],
    formOf: () => "newsletter",
    async take(fields, _visit, provenance) {
      const email = fields.text("email").trim();
      const errors = checkNewsletter({ email });
      if (errors.email) return { errors };
      await store.requestSubscription({ email, ...provenance });
      stored();
      // The same answer for a new, a waiting and a confirmed address: it must not tell who is subscribed.
      return { status: 201, body: { ok: true } };
    },
  };
}

export const confirmSubscription = (c: Context<AppContext>): Promise<Response> =>
  followLink(c, (token) => c.var.deps.store.confirmSubscription(token), newsletterPages.confirmed);

export const unsubscribe = (c: Context<AppContext>): Promise<Response> =>
  followLink(c, (token) => c.var.deps.store.unsubscribe(token), newsletterPages.unsubscribed);

/** RFC 8058: the mail provider posts on the reader's behalf, without cookies, and must not be redirected. */
export async function unsubscribeInOneClick(c: Context<AppContext>): Promise<Response> {
  const outcome = await withToken(c, (token) => c.var.deps.store.unsubscribe(token));
  if (outcome === "unavailable") return c.json({ error: refusals[503] }, 503);
  return outcome === "unknown" ? c.json({ error: "This link is not known." }, 404) : c.json({ ok: true });
}

async function followLink(
  c: Context<AppContext>,
  act: (token: string) => Promise<SubscriptionOutcome>,
  page: string,
): Promise<Response> {
  // Mail scanners look at links with HEAD; only a reader's click may change anything.
  if (c.req.method === "HEAD") return c.body(null, 204);
  const outcome = await withToken(c, act);
  if (outcome === "unavailable") return c.html(plainPage(refusals[503]), 503);
  return c.redirect(outcome === "unknown" ? newsletterPages.unknownLink : page, 303);
}

async function withToken(
  c: Context<AppContext>,
  act: (token: string) => Promise<SubscriptionOutcome>,
): Promise<SubscriptionOutcome | "unavailable"> {
  const token = c.req.query("token") ?? "";
  if (!/^[\w-]{1,200}$/.test(token)) return "unknown";
  try {
    const outcome = await act(token);
    c.var.deps.onStored();
    return outcome;
  } catch (fault) {
    c.var.log.error({ err: fault }, "a newsletter link could not be followed");
    c.header("retry-after", String(storeRetrySeconds));
    return "unavailable";
  }
}
