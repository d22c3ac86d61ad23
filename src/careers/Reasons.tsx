import { Icon } from "../ui/Icon.tsx";

interface Props {
  items: readonly { icon: string; title: string; text: string }[];
}

/** Reasons, each with its icon: rows on phones, two columns on tablets, three over two where there is room. */
export const Reasons = ({ items }: Props) => (
  <ul className="grid border-t border-ink md:max-lg:grid-cols-2 md:max-lg:gap-x-12 lg:grid-cols-6">
    {items.map(({ icon, title, text }) => (
      <li
        key={title}
        className="grid grid-cols-[1.5rem_minmax(0,1fr)] content-start gap-x-4 gap-y-1 border-b border-line py-5 md:py-6 md:max-lg:last:odd:col-span-2 lg:col-span-2 lg:row-span-3 lg:grid-cols-1 lg:grid-rows-subgrid lg:py-8 lg:pr-8 lg:nth-[n+4]:col-span-3 lg:nth-[n+4]:border-b-0 lg:[&:not(:nth-child(3n+1))]:border-l lg:[&:not(:nth-child(3n+1))]:pl-8"
      >
        <Icon name={icon} className="mt-px size-6 text-action lg:mb-3 lg:size-7" />
        <h3 className="text-xl">{title}</h3>
        <p className="text-pretty text-muted max-lg:col-start-2">{text}</p>
      </li>
    ))}
  </ul>
);
