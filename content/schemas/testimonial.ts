import { z } from "zod";
import { buttonSchema, exactly, headingSchema, words } from "./text.ts";

export const testimonialSchema = z.object({
  name: words(40),
  role: words(60),
  /** Path of a picture; while it is empty the page draws initials. */
  image: z.union([z.literal(""), z.string().startsWith("/")]),
  content: words(360),
  rating: z.literal(5),
  links: z
    .array(z.object({ label: words(20), url: z.url({ protocol: /^https$/ }) }))
    .min(1)
    .readonly()
    .optional(),
});
export type Testimonial = z.infer<typeof testimonialSchema>;

export const testimonialsSchema = exactly(13, testimonialSchema).refine(
  (entries) => entries.every((entry, index) => entry.name !== entries[index + 1]?.name),
  "must not show the same person twice in a row",
);

export const testimonialsPageSchema = headingSchema.extend({
  clientsHeading: words(60),
  closing: headingSchema.extend({ button: buttonSchema }),
});
export type TestimonialsPage = z.infer<typeof testimonialsPageSchema>;

/** How the strip sets a client's name in type, as no logo files are kept. */
export const clientSchema = z.object({
  name: words(30),
  style: z.enum(["capitals", "spaced", "lowercase", "condensed", "wide", "light", "heavy"]),
  mark: z.enum(["none", "dot", "ring", "bar", "leaf", "wave", "sun"]),
});
export type Client = z.infer<typeof clientSchema>;
