import { Icon } from "./Icon.tsx";

interface Props {
  items: readonly { icon: string; title: string; text: string }[];
  /** The ink of the rule above, and how many columns there are on wide screens. */
  className: string;
}

/** Reasons, each with its icon: rows on phones, two columns on tablets, one row of columns where there is room. */
export const IconColumns = ({ items, className }: Props) => (
  <ul className={`grid border-t md:max-lg:grid-cols-2 md:max-lg:gap-x-12 ${className}`}>
    {items.map(({ icon, title, text }) => (
      <li
        key={title}
        className="grid grid-cols-[1.5rem_minmax(0,1fr)] content-start gap-x-4 gap-y-1 border-b border-line py-5 md:py-6 md:max-lg:last:odd:col-span-2 lg:row-span-3 lg:grid-cols-1 lg:grid-rows-subgrid lg:border-b-0 lg:pr-5 lg:not-first:border-l lg:not-first:pl-5"
      >
        <Icon name={icon} className="mt-px size-6 text-action lg:mb-3 lg:size-7" />
        <h3 className="text-xl lg:text-lg lg:leading-snug">{title}</h3>
        <p className="text-muted max-lg:col-start-2 lg:text-sm">{text}</p>
      </li>
    ))}
  </ul>
);
