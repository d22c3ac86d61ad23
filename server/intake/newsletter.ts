import {
  checkNewsletter,
  type NewsletterAction,
  newsletterFieldNames,
  newsletterPages,
} from "../../domain/forms/newsletter.ts";
import { negotiate, type RequestContext } from "../http/context.ts";
import { errorMessage, errorPage, storeRetrySeconds } from "../http/html.ts";
import type { Store } from "../store/open.ts";
import { StoreUnavailable, type SubscriptionOutcome } from "../store/records.ts";
import type { FormEndpoint } from "./form-endpoint.ts";
import { readShortForm } from "./pipeline.ts";
import { fillTemplate } from "./templates.ts";

export function newsletterEndpoint(store: Store): FormEndpoint<{ email: string }> {
  return {
    encodings: ["json", "urlencoded", "multipart"],
    form: () => "newsletter",
    validate(fields) {
      const email = fields.text("email").trim();
      const errors = checkNewsletter({ email });
      return errors.email ? { errors } : { valid: { email } };
    },
    spamFacts: ({ email }) => ({ email, lines: [], words: [] }),
    async submit({ email }, _visit, provenance) {
      await store.requestSubscription({ email, ...provenance });
      // One response for a new, a waiting and a confirmed address: it must not tell who is subscribed.
      return { status: 201, body: { ok: true } };
    },
  };
}

/** The page for somebody whose subscription is not, or no longer, waiting for this. */
const settledPages: Record<SubscriptionOutcome, Record<NewsletterAction, string>> = {
  done: { confirm: newsletterPages.confirmed, unsubscribe: newsletterPages.unsubscribed },
  pending: { confirm: newsletterPages.unknownLink, unsubscribe: newsletterPages.unknownLink },
  confirmed: { confirm: newsletterPages.alreadyConfirmed, unsubscribe: newsletterPages.unknownLink },
  unsubscribed: { confirm: newsletterPages.unsubscribed, unsubscribe: newsletterPages.unsubscribed },
  unknown: { confirm: newsletterPages.unknownLink, unsubscribe: newsletterPages.unknownLink },
};

/** A link in a mail was opened, by a reader or by a program that looks at links: shows a button and changes nothing. */
export const showNewsletterButton =
  (action: NewsletterAction, template: string) =>
  async (c: RequestContext): Promise<Response> =>
    respondUnavailable(c, "html", async () => {
      const token = readToken(c.req.query("token"));
      const state = token ? await c.var.deps.store.readNewsletterLink(action, token) : "unknown";
      const asks = action === "confirm" ? state === "pending" : state === "pending" || state === "confirmed";
      if (!asks) return c.redirect(settledPages[state][action], 303);
      return c.html(fillTemplate(template, { value: (field) => (field === newsletterFieldNames.token ? token : "") }));
    });

/** The button was pressed, or a mail provider unsubscribes on its reader's behalf (RFC 8058). */
export const followNewsletterLink =
  (action: NewsletterAction) =>
  async (c: RequestContext): Promise<Response> => {
    const { deps } = c.var;
    const fields = await readShortForm(c);
    // A mail provider must not be redirected, whatever it says it accepts.
    const oneClick = fields.text("List-Unsubscribe") === "One-Click";
    const format = oneClick ? "json" : negotiate(c);
    return respondUnavailable(c, format, async () => {
      const token = readToken(fields.text(newsletterFieldNames.token) || c.req.query("token"));
      const outcome = token === "" ? "unknown" : await follow(token);
      if (outcome === "done") deps.onStored();
      if (format === "html") return c.redirect(settledPages[outcome][action], 303);
      return outcome === "unknown" ? c.json({ error: "This link is not known." }, 404) : c.json({ ok: true });
    });

    function follow(token: string): Promise<SubscriptionOutcome> {
      if (action === "confirm") return deps.store.confirmSubscription(token);
      return deps.store.unsubscribe(token, fields.text(newsletterFieldNames.never) !== "");
    }
  };

const readToken = (given = ""): string => (/^[\w-]{1,200}$/.test(given) ? given : "");

async function respondUnavailable(
  c: RequestContext,
  format: "html" | "json",
  respond: () => Promise<Response>,
): Promise<Response> {
  try {
    return await respond();
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    c.var.log.error({ err: error }, "a newsletter link could not be followed");
    c.header("retry-after", String(storeRetrySeconds));
    if (format === "html") return c.html(errorPage(errorMessage(503)), 503);
    return c.json({ error: errorMessage(503) }, 503);
  }
}
