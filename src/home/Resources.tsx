import { ArrowRight, ArrowUpRight } from "lucide-react";
import { home } from "../../content/home.ts";
import { resources } from "../../content/resources.ts";
import type { ResourceCard } from "../../content/schemas/resource.ts";
import { site } from "../../content/site.ts";
import { Icon } from "../ui/Icon.tsx";
import { Section } from "../ui/Section.tsx";

const itemsShown = 3;

const inks: Record<ResourceCard["color"], string> = {
  indigo: "text-action",
  marigold: "text-ink",
  vermilion: "text-alert",
  leaf: "text-good",
};

const grounds: Record<ResourceCard["color"], string> = {
  indigo: "bg-action-wash",
  marigold: "bg-paper-deep",
  vermilion: "bg-alert-wash",
  leaf: "bg-good-wash",
};

function ResourceTile({ card }: { card: ResourceCard }) {
  const { link } = card;
  const external = "external" in link;
  const more = card.items.length - itemsShown;
  const Arrow = external ? ArrowUpRight : ArrowRight;
  return (
    <li className="relative grid grid-cols-[2.75rem_minmax(0,1fr)] items-center gap-x-4 border-line bg-sheet text-sm max-lg:grid-rows-[auto_auto_1fr_auto] max-lg:border max-lg:p-4 lg:content-start lg:grid-cols-[2.75rem_minmax(0,1fr)_auto] lg:border-t lg:py-5">
      <span className={`grid size-11 place-items-center rounded-full ${grounds[card.color]} ${inks[card.color]}`}>
        <Icon name={card.icon} className="size-5" />
      </span>
      <h3 className="text-xl">{card.title}</h3>
      <p className="col-span-2 mt-2 lg:col-start-2 lg:mt-0.5">{card.description}</p>
      <ul className="col-span-2 mt-1 self-start text-muted lg:col-start-2">
        {card.items.slice(0, itemsShown).map((item) => (
          <li key={item} className="inline after:content-['_·_']">
            {item}
          </li>
        ))}
        {more > 0 && (
          <li className="inline whitespace-nowrap">
            {external ? (
              `+${more} more...`
            ) : (
              <a
                href={link.href}
                aria-label={`+${more} more... in ${card.title}`}
                className="relative z-10 hover:text-action hover:underline"
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
        className="col-span-2 inline-flex min-h-11 items-center gap-1.5 font-strong text-action after:absolute after:inset-0 hover:underline max-lg:mt-1 lg:col-span-1 lg:col-start-3 lg:row-start-1"
      >
        {link.label}
        <Arrow aria-hidden="true" className="size-4" strokeWidth={1.5} />
        {external && <span className="sr-only"> (opens in a new tab)</span>}
      </a>
    </li>
  );
}

export const Resources = () => (
  <Section id="resources" tone="sheet" title={home.resources.heading} intro={home.resources.text}>
    <ul className="columns-on-paper max-lg:snap-row lg:grid lg:grid-cols-2 lg:gap-x-16">
      {resources.map((card) => (
        <ResourceTile key={card.title} card={card} />
      ))}
    </ul>
  </Section>
);
