import { z } from "zod";
import { field, httpsUrl, line, pictureFile } from "./owner-field.ts";

const testimonialSchema = z.strictObject({
  name: field("Name", "Ravi Sharma", line(40)),
  role: field("Role and company", "Founder, Marudhar Crafts", line(60)),
  /** While there is none the page shows initials. */
  image: field("Picture", "ravi.jpg", pictureFile.or(z.literal(""))).default(""),
  content: field("What the person wrote", "They answered every question the same day.", line(360)),
  rating: field("Stars", 4, z.int("is not a whole number").min(1, "is below 1").max(5, "is above 5")),
  links: field(
    "Links",
    [{ label: "Website", url: "https://…" }],
    z
      .array(
        z.strictObject({
          label: field("Label", "Website", line(20)),
          url: field("Address", "https://www.marudhar.in", httpsUrl),
        }),
      )
      .min(1)
      .readonly(),
  ).optional(),
});
export type Testimonial = z.infer<typeof testimonialSchema>;

export const testimonialsSchema = z
  .array(testimonialSchema)
  .readonly()
  .refine(
    (entries) => entries.every((entry, index) => entry.name !== entries[index + 1]?.name),
    "has the same person twice in a row",
  );

/** A client's name is set in type: no logo files are kept. */
const clientSchema = z.strictObject({
  name: field("Name", "Marudhar Crafts", line(30)),
  style: field(
    "Lettering",
    "capitals",
    z.enum(["capitals", "spaced", "lowercase", "condensed", "wide", "light", "heavy"]),
  ).default("capitals"),
  mark: field("Mark beside the name", "dot", z.enum(["none", "dot", "ring", "bar", "leaf", "wave", "sun"])).default(
    "none",
  ),
});
export type Client = z.infer<typeof clientSchema>;

export const clientsSchema = z.array(clientSchema).readonly();
