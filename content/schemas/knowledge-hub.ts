import { z } from "zod";
import { headingSchema, text } from "./text.ts";

export const knowledgeHubSchema = z.strictObject({
  heading: text(60),
  intro: text(260),
  latestChanges: text(40),
  allChanges: text(40),
  search: z.strictObject({ label: text(40), placeholder: text(60), clear: text(40) }),
  categoriesLabel: text(20),
  all: text(10),
  featured: text(40),
  more: text(40),
  results: text(20),
  empty: headingSchema,
  pagination: z.strictObject({ label: text(40), previous: text(20), next: text(20) }),
  expert: headingSchema.extend({ link: text(30) }),
  newsletter: headingSchema,
  article: z.strictObject({
    back: text(30),
    contents: text(30),
    aside: text(40),
    questions: text(40),
    sources: text(30),
    sourcesIntro: text(120),
    related: text(30),
    termSheet: z.strictObject({ kicker: text(30), label: text(30), text: text(120) }),
    call: z.strictObject({ label: text(40), heading: text(40), text: text(120), form: text(30) }),
    share: z.strictObject({ label: text(30), mail: text(20), copy: text(20), copied: text(20) }),
    neighbours: z.strictObject({ label: text(30), previous: text(30), next: text(30) }),
    allChanges: text(60),
    tail: text(320),
  }),
});
export type KnowledgeHub = z.infer<typeof knowledgeHubSchema>;

export const newsletterFormSchema = z.strictObject({
  label: text(20),
  button: text(30),
  consent: text(260),
  sent: text(120),
  privacy: text(30),
});
export type NewsletterFormText = z.infer<typeof newsletterFormSchema>;
