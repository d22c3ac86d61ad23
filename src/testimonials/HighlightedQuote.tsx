import type { Testimonial } from "../../content/schemas/testimonial.ts";
import { pullQuote } from "../../domain/testimonials.ts";
import { SampleTag } from "../ui/SampleTag.tsx";
import { Stars } from "../ui/Stars.tsx";

/** One sentence of an entry, set large, without a card around it. */
export const HighlightedQuote = ({
  testimonial: { name, role, content, rating, sample },
}: {
  testimonial: Testimonial;
}) => (
  <figure className="flex h-full flex-col border-t-3 border-highlight pt-6">
    <div className="flex items-center justify-between gap-3">
      <Stars rating={rating} />
      {sample && <SampleTag />}
    </div>
    <blockquote className="mt-4 text-2xl leading-snug">
      <p>{pullQuote(content)}</p>
    </blockquote>
    <figcaption className="mt-auto pt-5 text-sm">
      <p className="font-strong">{name}</p>
      <p className="text-muted">{role}</p>
    </figcaption>
  </figure>
);
