import { z } from "zod";
import { buttonSchema, exactly, words } from "./text.ts";

const page = { title: words(60), description: words(165), seal: words(14), heading: words(60), text: words(220) };

/** The pages behind the links in newsletter mails: two that ask before anything happens, one that says it has happened. */
export const newsletterLinksSchema = z.object({
  confirm: z.object({ ...page, button: words(40) }),
  unsubscribe: z.object({ ...page, button: words(40), never: words(160) }),
  alreadyConfirmed: z.object({ ...page, links: exactly(3, buttonSchema) }),
});
export type NewsletterLinks = z.infer<typeof newsletterLinksSchema>;
