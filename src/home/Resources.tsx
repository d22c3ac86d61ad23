import { ArrowRight, ArrowUpRight } from "lucide-react";
import { home } from "../../content/home/home.ts";
import type { ResourceCard } from "../../content/home/resources.ts";
import { resources } from "../../content/home/resources.ts";
import { site } from "../../content/site.ts";
import { Icon } from "../ui/Icon.tsx";
import { Section } from "../ui/Section.tsx";

const itemsShown = 3;

/** The dot of the first item in a line is cut off with the list's edge. */
const dotBefore = "inline-block before:inline-block before:w-[0.85em] before:text-center before:content-['·']";

const inks: Record<ResourceCard["color"], string> = {
  indigo: "text-action",
  marigold: "text-ink",
  vermilion: "text-alert",
  leaf: "text-good",
};

function ResourceTile({ card }: { card: ResourceCard }) {
  const { link } = card;
  const external = "external" in link;
  const more = card.items.length - itemsShown;
  const Arrow = external ? ArrowUpRight : ArrowRight;
  return (
    <li className="relative grid grid-cols-[1.5rem_minmax(0,1fr)_auto] items-center gap-x-3 border-t border-line text-sm max-lg:py-1.5 lg:content-start lg:gap-x-4 lg:py-5">
      <Icon name={card.icon} className={`size-6 ${inks[card.color]}`} />
      <h3 className="text-base leading-snug lg:text-xl">{card.title}</h3>
      <p className="col-span-2 col-start-2 mt-0.5 max-lg:hidden">{card.description}</p>
      <ul className="pointer-events-none relative z-10 col-start-2 -ml-[0.85em] text-balance text-muted [clip-path:inset(-0.25rem_-0.25rem_-0.25rem_0.85em)] col-end-4 lg:mt-1 lg:self-start">
        {card.items.slice(0, itemsShown).map((item) => (
          <li key={item} className={dotBefore}>
            {item}
          </li>
        ))}
        {more > 0 && (
          <li className={`${dotBefore} whitespace-nowrap`}>
            {external ? (
              `+${more} more...`
            ) : (
              <a
                href={link.href}
                aria-label={`+${more} more... in ${card.title}`}
                className="pointer-events-auto relative hover:text-action hover:underline max-lg:-my-2.5 max-lg:py-2.5"
              >
                {`+${more} more...`}
              </a>
            )}
          </li>
        )}
      </ul>
      <a
        href={external ? site.external[link.external] : link.href}
        {...(external ? { target: "_blank", rel: "noopener" } : {})}
        className="col-start-3 row-start-1 inline-flex min-h-11 items-center gap-1.5 font-strong text-action after:absolute after:inset-0 hover:underline max-lg:-my-2"
      >
        <span className="max-lg:sr-only">{link.label}</span>
        <Arrow aria-hidden="true" className="size-5 lg:size-4" strokeWidth={1.5} />
        {external && <span className="sr-only"> (opens in a new tab)</span>}
      </a>
    </li>
  );
}

export const Resources = () => (
  <Section
    id="resources"
    className="max-md:py-9"
    tone="sheet"
    title={home.resources.heading}
    intro={home.resources.text}
  >
    <ul className="columns-on-paper border-b border-line md:grid md:grid-cols-2 md:gap-x-10 lg:gap-x-16 lg:border-b-0">
      {resources.map((card) => (
        <ResourceTile key={card.title} card={card} />
      ))}
    </ul>
  </Section>
);
