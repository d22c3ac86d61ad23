import { whatToDo } from "./messages.ts";
import type { FieldErrors } from "./person.ts";
import { emailError, onlyErrors } from "./person.ts";

export const newsletterFields = ["email"] as const;
export type NewsletterField = (typeof newsletterFields)[number];

export function checkNewsletter(values: Record<NewsletterField, string>): FieldErrors<NewsletterField> {
  return onlyErrors({ email: whatToDo("email", values.email, emailError(values.email)) });
}

/** Where the links in newsletter mails end, as pages of the site. */
export const newsletterPages = {
  confirmed: "/newsletter/confirmed",
  alreadyConfirmed: "/newsletter/already-confirmed",
  unsubscribed: "/newsletter/unsubscribed",
  unknownLink: "/newsletter/unknown-link",
} as const;

/** What the links in newsletter mails ask for, and where the button posts. */
export const newsletterActions = {
  confirm: "/api/newsletter/confirm",
  unsubscribe: "/api/newsletter/unsubscribe",
} as const;
export type NewsletterAction = keyof typeof newsletterActions;

/** The built pages that the server fills in with a link's token. Never served by themselves. */
export const newsletterActionPages: Record<NewsletterAction, string> = {
  confirm: "/form/newsletter-confirm",
  unsubscribe: "/form/newsletter-unsubscribe",
};

export const newsletterFieldNames = {
  token: "token",
  /** Set when the reader wants no mail from us at all, whoever enters the address again. */
  never: "never",
} as const;
