import { checkNewsletter } from "../../domain/forms/newsletter.ts";
import type { Store } from "../store/open.ts";
import type { FormEndpoint } from "./form-endpoint.ts";

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
