import { z } from "zod";
import { buttonSchema, exactly, text, titledSchema } from "./text.ts";

const responsePageSchema = z.strictObject({
  title: text(60),
  description: text(165),
  seal: text(14),
  heading: text(60),
  text: text(220),
  next: exactly(3, titledSchema).optional(),
  links: exactly(3, buttonSchema),
});
export type ResponsePage = z.infer<typeof responsePageSchema>;

/** Keyed by the page's path. */
export const responsePagesSchema = z.record(z.string().startsWith("/"), responsePageSchema);
export type ResponsePages = Record<string, ResponsePage>;
