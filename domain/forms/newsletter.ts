import type { FieldErrors } from "./person.ts";
import { emailError, onlyErrors } from "./person.ts";

export const newsletterFields = ["email"] as const;
export type NewsletterField = (typeof newsletterFields)[number];

export function checkNewsletter(values: Record<NewsletterField, string>): FieldErrors<NewsletterField> {
  return onlyErrors({ email: emailError(values.email) });
}

/** Where the links in newsletter mails end, as pages of the site. */
export const newsletterPages = {
  confirmed: "/newsletter/confirmed",
  unsubscribed: "/newsletter/unsubscribed",
  unknownLink: "/newsletter/unknown-link",
} as const;
