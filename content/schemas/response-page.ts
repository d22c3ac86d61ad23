import { z } from "zod";
import { buttonSchema, exactly, list, text, titledSchema } from "./text.ts";

const responsePageSchema = z.strictObject({
  title: text(60),
  description: text(165),
  seal: text(14),
  heading: text(60),
  text: text(220),
  next: list(titledSchema).optional(),
  links: exactly(3, buttonSchema),
  /** Whether the page ends with our phone number: where a visitor waits for a call. */
  call: z.boolean().optional(),
});
export type ResponsePage = z.infer<typeof responsePageSchema>;

/** Keyed by the page's path. */
export const responsePagesSchema = z.record(z.string().startsWith("/"), responsePageSchema);
export type ResponsePages = Record<string, ResponsePage>;
