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

interface Props {
  testimonial: Testimonial;
  /** For a card two columns wide: its text is set larger. */
  large?: boolean;
}

export const TestimonialCard = ({ testimonial, large = false }: Props) => (
  <figure className={`flex h-full flex-col border border-line bg-sheet p-6 ${large ? "md:p-8" : ""}`}>
    <div className="flex items-center justify-between gap-3">
      <Stars rating={testimonial.rating} />
      {testimonial.sample && <SampleTag />}
    </div>
    <blockquote className={`mt-4 ${large ? "md:text-xl md:leading-snug" : ""}`}>
      <p>
        <NoBreaks text={testimonial.content} />
      </p>
    </blockquote>
    <figcaption className="mt-auto flex items-start md:min-h-24 gap-3 pt-5">
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
