import type { Testimonial } from "../../content/schemas/testimonial.ts";
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

/** Who said it: picture or initials, name, role, and links where there are some. */
export const Founder = ({ testimonial: { name, role, image, links } }: { testimonial: Testimonial }) => (
  <div className="flex items-start gap-3">
    <Avatar name={name} image={image} />
    <div className="text-sm">
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
  </div>
);
