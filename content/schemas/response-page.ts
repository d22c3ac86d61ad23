import { z } from "zod";
import { buttonSchema, exactly, titledSchema, words } from "./text.ts";

const answerSchema = z.object({
  title: words(60),
  description: words(165),
  seal: words(14),
  heading: words(60),
  text: words(220),
  next: exactly(3, titledSchema).optional(),
  links: exactly(3, buttonSchema),
});
export type Answer = z.infer<typeof answerSchema>;

/** Keyed by the page's path. */
export const answersSchema = z.record(z.string().startsWith("/"), answerSchema);
export type Answers = Record<string, Answer>;
