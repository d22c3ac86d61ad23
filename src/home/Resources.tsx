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
  marigold: "bg-highlight-wash",
  vermilion: "bg-alert-wash",
  leaf: "bg-good-wash",
};

function ResourceTile({ card }: { card: ResourceCard }) {
  const { link } = card;
  const external = "external" in link;
  const more = card.items.length - itemsShown;
  const Arrow = external ? ArrowUpRight : ArrowRight;
  return (
    <li className="group relative flex flex-col border border-line bg-sheet p-5 transition-shadow hover:shadow-lift lg:row-span-4 lg:grid lg:grid-rows-subgrid lg:gap-y-0 xl:p-6">
      <div className="flex items-center gap-3 lg:flex-col lg:items-start lg:gap-4">
        <span
          className={`grid size-11 shrink-0 place-items-center rounded-full ${grounds[card.color]} ${inks[card.color]}`}
        >
          <Icon name={card.icon} className="size-5" />
        </span>
        <h3 className="text-xl">{card.title}</h3>
      </div>
      <p className="mt-2 text-sm text-muted lg:mt-1.5">{card.description}</p>
      <ul className="mt-3 mb-4 text-sm lg:mt-4 lg:mb-5">
        {card.items.slice(0, itemsShown).map((item) => (
          <li key={item} className="border-t border-line py-1.5">
            {item}
          </li>
        ))}
        {more > 0 && <li className="border-t border-line pt-1.5 text-muted">{`+${more} more...`}</li>}
      </ul>
      <a
        href={external ? site.external[link.external] : link.href}
        {...(external ? { target: "_blank", rel: "noopener" } : {})}
        className="mt-auto inline-flex min-h-11 items-center gap-1.5 self-start text-sm lg:self-end font-strong text-action after:absolute after:inset-0 hover:underline"
      >
        {link.label}
        <Arrow aria-hidden="true" className="size-4" strokeWidth={1.5} />
        {external && <span className="sr-only"> (opens in a new tab)</span>}
      </a>
    </li>
  );
}

export const Resources = () => (
  <Section id="resources" title={home.resources.heading} intro={home.resources.text}>
    <ul className="max-lg:snap-row lg:grid lg:grid-cols-4 lg:gap-4 xl:gap-5">
      {resources.map((card) => (
        <ResourceTile key={card.title} card={card} />
      ))}
    </ul>
  </Section>
);
