import { testimonials as entries, isSample } from "../owner/facts.ts";
import { portraitOf } from "../owner/own-pictures.ts";
import type { Testimonial } from "../schemas/company.ts";

export { clients } from "../owner/facts.ts";

/** Home shows the first nine. The testimonials page shows each once, and sets the first that is listed twice large. */
export const testimonials: readonly Testimonial[] = entries.map((entry) => ({
  ...entry,
  image: entry.image && portraitOf(entry.image),
}));

export const testimonialsPage = {
  heading: "What founders say",
  text: isSample ? "On cost, name approval and timelines." : "In their own words.",
  none: "We publish what clients write about us, with their consent, and have nothing to show here yet. A free call is a better way to judge us.",
  clientsHeading: "Client companies",
  closing: {
    heading: "Have similar questions?",
    text: "Bring your questions to a free call. An advisor answers them before you pay for anything.",
    button: { label: "Request a call", href: "/contact-us" },
  },
} as const;
