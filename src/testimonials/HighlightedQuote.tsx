import type { Testimonial } from "../../content/schemas/testimonial.ts";
import { pullQuote } from "../../domain/testimonials.ts";
import { NoBreaks } from "../ui/NoBreaks.tsx";
import { SampleTag } from "../ui/SampleTag.tsx";

/** One sentence of an entry, set large. Its stars and the rest of its words are on its card. */
export const HighlightedQuote = ({ testimonial: { name, role, content } }: { testimonial: Testimonial }) => (
  <figure className="flex h-full flex-col border-t-3 border-highlight bg-action-wash p-6">
    <blockquote className="text-2xl leading-snug">
      <p className="text-balance">
        <NoBreaks text={pullQuote(content)} />
      </p>
    </blockquote>
    <figcaption className="mt-auto flex items-end justify-between gap-3 pt-5 text-sm">
      <div>
        <p className="font-strong">{name}</p>
        <p className="text-muted">{role}</p>
      </div>
      <SampleTag />
    </figcaption>
  </figure>
);
