import { z } from "zod";
import { list } from "./text.ts";

/** People are quoted as they wrote, so the rules of the site's own voice do not apply. */
const quoted = (max: number) =>
  z
    .string()
    .regex(/^\S(.*\S)?$/s, "is empty or has stray spaces")
    .max(max);

const testimonialSchema = z.strictObject({
  name: quoted(40),
  role: quoted(60),
  /** Path of a picture; while it is empty the page shows initials. */
  image: z.string().regex(/^(\/.*)?$/, "must be empty or a path such as /people/asha.jpg"),
  content: quoted(360),
  rating: z.literal(5),
  /** True for an invented entry that shows the layout. */
  sample: z.literal(true).optional(),
  links: z
    .array(z.strictObject({ label: quoted(20), url: z.url({ protocol: /^https$/ }) }))
    .min(1)
    .readonly()
    .optional(),
});
export type Testimonial = z.infer<typeof testimonialSchema>;

export const testimonialsSchema = list(testimonialSchema).refine(
  (entries) => entries.every((entry, index) => entry.name !== entries[index + 1]?.name),
  "must not show the same person twice in a row",
);

/** A client's name is set in type: no logo files are kept. */
const clientSchema = z.strictObject({
  name: quoted(30),
  style: z.enum(["capitals", "spaced", "lowercase", "condensed", "wide", "light", "heavy"]),
  mark: z.enum(["none", "dot", "ring", "bar", "leaf", "wave", "sun"]),
  /** True for an invented name. */
  sample: z.literal(true).optional(),
});
export type Client = z.infer<typeof clientSchema>;

export const clientsSchema = list(clientSchema);
