import { testimonials } from "../../content/company/testimonials.ts";
import type { Testimonial } from "../../content/schemas/company.ts";
import { splitQuotation } from "../../domain/owner/testimonials.ts";
import { LineWork, SceneImage } from "../ui/guilloche/Guilloche.tsx";
import { founderLineWork, founderMedal } from "../ui/guilloche/line-work.ts";
import { ExternalLink } from "../ui/links.tsx";
import { NoBreaks } from "../ui/NoBreaks.tsx";
import { Stars } from "../ui/Stars.tsx";

const initials = (name: string) =>
  name
    .split(" ")
    .map((part) => part[0])
    .filter((_, index, all) => index === 0 || index === all.length - 1)
    .join("");

const Avatar = ({ name, image, className }: Pick<Testimonial, "name" | "image"> & { className: string }) =>
  image ? (
    <img
      src={image}
      alt=""
      width="96"
      height="96"
      loading="lazy"
      className={`relative shrink-0 rounded-full object-cover ${className}`}
    />
  ) : (
    <span
      aria-hidden="true"
      className={`relative grid shrink-0 place-items-center rounded-full border border-action/30 bg-action-wash font-strong text-action ${className}`}
    >
      {initials(name)}
    </span>
  );

const Name = ({
  testimonial: { name, role, links },
  className = "",
}: {
  testimonial: Testimonial;
  className?: string;
}) => (
  <div className={`text-sm ${className}`}>
    <p className="font-strong">{name}</p>
    <p className="text-muted">{role}</p>
    {links && (
      <p className="flex flex-wrap gap-x-4">
        {links.map((link) => (
          <ExternalLink
            key={link.url}
            href={link.url}
            className="link inline-flex min-h-11 items-center text-sm lg:min-h-8"
          >
            {link.label}
            <span className="sr-only"> of {name}</span>
          </ExternalLink>
        ))}
      </p>
    )}
  </div>
);

/** Initials in a small medal, each founder's in the next inks. */
const Medal = ({ testimonial }: { testimonial: Testimonial }) => (
  <div className="relative grid size-14 shrink-0 place-items-center">
    <SceneImage name={founderMedal(testimonials.indexOf(testimonial))} lazy className="absolute size-full" />
    <span aria-hidden="true" className="relative text-xs font-strong">
      {initials(testimonial.name)}
    </span>
  </div>
);

/** Who said it: picture or initials, name, role, and links where there are some. */
export const Founder = ({ testimonial }: { testimonial: Testimonial }) => (
  <div className="flex items-start gap-3">
    {testimonial.image ? <Avatar {...testimonial} className="size-14" /> : <Medal testimonial={testimonial} />}
    <Name testimonial={testimonial} />
  </div>
);

/** Who said it as a banknote would show it: the portrait in a rosette, the name below, or beside it where it is small. */
export function Portrait({ testimonial, small: less = false }: { testimonial: Testimonial; small?: boolean }) {
  const { src, small } = founderLineWork(testimonial.name);
  return (
    <div className={`flex items-center gap-4 ${less ? "lg:gap-5" : "lg:flex-col lg:gap-5 lg:text-center"}`}>
      <div
        className={`relative grid shrink-0 place-items-center ${less ? "size-20 lg:size-36" : "size-24 lg:size-72"}`}
      >
        <picture className="absolute size-full">
          <source media="(max-width: 63.99rem)" srcSet={small} />
          <LineWork src={src} lazy className="size-full" />
        </picture>
        <Avatar
          {...testimonial}
          className={less ? "size-11 text-sm lg:size-16 lg:text-xl" : "size-13 text-sm lg:size-28 lg:text-2xl"}
        />
      </div>
      <Name testimonial={testimonial} className={less ? "" : "lg:text-base lg:[&_p]:justify-center"} />
    </div>
  );
}

interface Props {
  testimonial: Testimonial;
  /** Set large where there is room: what leads to its last sentence, then that sentence. */
  leads?: boolean;
}

/** A quotation and whose it is: two rows of the list on wide screens, so that the names in it stand on one line. */
export function TestimonialCard({ testimonial, leads = false }: Props) {
  const { opening, close } = splitQuotation(testimonial.content);
  return (
    <figure
      className={`flex h-full flex-col border bg-sheet p-5 lg:row-span-2 lg:grid lg:grid-rows-subgrid lg:gap-y-0 ${leads ? "border-line lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-x-8 lg:border-action lg:px-8 lg:py-7" : "border-line lg:border-0 lg:bg-transparent lg:p-6"}`}
    >
      <div className={leads ? "lg:row-span-2 lg:self-center" : ""}>
        <Stars rating={testimonial.rating} className={leads ? "h-4 lg:h-5" : "h-4"} />
        <blockquote className={`mt-4 ${leads ? "lg:mt-5" : ""}`}>
          {leads ? (
            <p>
              {opening && (
                <span className="text-balance lg:block lg:text-lg lg:leading-snug lg:text-muted">
                  <NoBreaks text={`${opening} `} />
                </span>
              )}
              <span className="text-balance lg:mt-2 lg:block lg:text-3xl lg:font-heading lg:tracking-tight">
                <NoBreaks text={close} />
              </span>
            </p>
          ) : (
            <p>
              <NoBreaks text={testimonial.content} />
            </p>
          )}
        </blockquote>
      </div>
      <figcaption
        className={`mt-auto pt-5 md:max-lg:min-h-28 lg:mt-0 ${leads ? "lg:row-span-2 lg:self-center lg:pt-0" : "lg:pt-6"}`}
      >
        {leads ? <Portrait testimonial={testimonial} small /> : <Founder testimonial={testimonial} />}
      </figcaption>
    </figure>
  );
}
