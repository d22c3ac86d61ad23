import type { Testimonial } from "../../content/schemas/testimonial.ts";
import { NoBreaks } from "../ui/NoBreaks.tsx";
import { Stars } from "../ui/Stars.tsx";
import { Founder } from "./Founder.tsx";

export const TestimonialCard = ({ testimonial }: { testimonial: Testimonial }) => (
  <figure className="flex h-full flex-col border border-line bg-sheet p-6">
    <Stars rating={testimonial.rating} />
    <blockquote className="mt-4">
      <p>
        <NoBreaks text={testimonial.content} />
      </p>
    </blockquote>
    <figcaption className="mt-auto pt-5 md:min-h-28 lg:min-h-24">
      <Founder testimonial={testimonial} />
    </figcaption>
  </figure>
);
