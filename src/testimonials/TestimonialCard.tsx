import { testimonials } from "../../content/company/testimonials.ts";
import type { Testimonial } from "../../content/schemas/company.ts";
import { LineWork, SceneImage } from "../ui/guilloche/Guilloche.tsx";
import { founderLineWork, founderMedal } from "../ui/guilloche/line-work.ts";
import { ExternalLink } from "../ui/links.tsx";
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
export function Portrait({ testimonial }: { testimonial: Testimonial }) {
  const { src, small } = founderLineWork(testimonial.name);
  return (
    <div className="flex items-center gap-4 lg:flex-col lg:gap-5 lg:text-center">
      <div className="relative grid size-24 shrink-0 place-items-center lg:size-72">
        <picture className="absolute size-full">
          <source media="(max-width: 63.99rem)" srcSet={small} />
          <LineWork src={src} lazy className="size-full" />
        </picture>
        <Avatar {...testimonial} className="size-13 text-sm lg:size-28 lg:text-2xl" />
      </div>
      <Name testimonial={testimonial} className="lg:text-base lg:[&_p]:justify-center" />
    </div>
  );
}

/** The words, and whose they are: on the home page, nine of them in little room. */
export const Quotation = ({ testimonial: { rating, content, name, role } }: { testimonial: Testimonial }) => (
  <>
    <Stars rating={rating} />
    <blockquote className="mt-2 mb-3 text-pretty">{content}</blockquote>
    <p className="mt-auto text-muted">
      <b className="text-ink">{name}</b>, {role}
    </p>
  </>
);
