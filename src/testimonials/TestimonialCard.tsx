import type { Testimonial } from "../../content/schemas/testimonial.ts";
import { NoBreaks } from "../ui/NoBreaks.tsx";
import { SampleTag } from "../ui/SampleTag.tsx";
import { Stars } from "../ui/Stars.tsx";
import { ExternalLink } from "../ui/TextLink.tsx";

const initials = (name: string) =>
  name
    .split(" ")
    .map((part) => part[0])
    .filter((_, index, all) => index === 0 || index === all.length - 1)
    .join("");

const Avatar = ({ name, image }: Pick<Testimonial, "name" | "image">) =>
  image ? (
    <img src={image} alt="" width="48" height="48" loading="lazy" className="size-12 rounded-full object-cover" />
  ) : (
    <span
      aria-hidden="true"
      className="grid size-12 shrink-0 place-items-center rounded-full border border-action/30 bg-action-wash text-sm font-strong text-action"
    >
      {initials(name)}
    </span>
  );

/** Where a card is two columns wide: on tablets alone, on tablets and wider, or on wide screens alone. */
export type LargeFrom = "tablet-only" | "tablet" | "desktop";

const largeCard: Record<LargeFrom, string> = {
  "tablet-only": "md:max-lg:p-8",
  tablet: "md:p-8",
  desktop: "lg:p-8",
};

const largeText: Record<LargeFrom, string> = {
  "tablet-only": "md:max-lg:text-xl md:max-lg:leading-snug",
  tablet: "md:text-xl md:leading-snug",
  desktop: "lg:text-xl lg:leading-snug",
};

interface Props {
  testimonial: Testimonial;
  /** A wide card's text is set larger. */
  large?: LargeFrom | undefined;
}

export const TestimonialCard = ({ testimonial, large }: Props) => (
  <figure className={`flex h-full flex-col border border-line bg-sheet p-6 ${large ? largeCard[large] : ""}`}>
    <div className="flex items-center justify-between gap-3">
      <Stars rating={testimonial.rating} />
      <SampleTag />
    </div>
    <blockquote className={`mt-4 ${large ? largeText[large] : ""}`}>
      <p>
        <NoBreaks text={testimonial.content} />
      </p>
    </blockquote>
    <figcaption className="mt-auto flex items-start gap-3 pt-5 md:min-h-28 lg:min-h-24">
      <Avatar name={testimonial.name} image={testimonial.image} />
      <div className="text-sm">
        <p className="font-strong">{testimonial.name}</p>
        <p className="text-muted">{testimonial.role}</p>
        {testimonial.links && (
          <p className="flex flex-wrap gap-x-4">
            {testimonial.links.map((link) => (
              <ExternalLink
                key={link.url}
                href={link.url}
                className="link inline-flex min-h-11 items-center text-sm lg:min-h-8"
              >
                {link.label}
              </ExternalLink>
            ))}
          </p>
        )}
      </div>
    </figcaption>
  </figure>
);
