import { z } from "zod";
import { buttonSchema, exactly, text } from "./text.ts";

const page = { title: text(60), description: text(165), seal: text(14), heading: text(60), text: text(220) };

/** The pages behind the links in newsletter mails: two that ask before anything happens, one that says it has happened. */
export const newsletterLinksSchema = z.strictObject({
  confirm: z.strictObject({ ...page, button: text(40) }),
  unsubscribe: z.strictObject({ ...page, button: text(40), never: text(160) }),
  alreadyConfirmed: z.strictObject({ ...page, links: exactly(3, buttonSchema) }),
});
export type NewsletterLinks = z.infer<typeof newsletterLinksSchema>;
