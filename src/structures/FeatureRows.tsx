import { NoteNumber, type SectionNotes } from "../law/LawNotes.tsx";
import { Icon } from "../ui/Icon.tsx";
import { NoBreaks } from "../ui/NoBreaks.tsx";

interface Props {
  items: readonly { icon: string; title: string; text: string; laws?: readonly string[] | undefined }[];
  notes: SectionNotes;
  heading?: "h3" | "h4";
}

/** What a structure is or gives, a ledger line each; in two columns on wide screens. */
export const FeatureRows = ({ items, notes, heading: Heading = "h3" }: Props) => (
  <ul className="lg:grid lg:grid-cols-2 lg:gap-x-16 lg:border-y lg:border-ink">
    {items.map(({ icon, title, text, laws }) => (
      <li
        key={title}
        className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-4 border-t border-line py-2 md:py-4 md:first:border-0 lg:gap-x-5 lg:py-5 lg:nth-2:border-0"
      >
        <Icon name={icon} className="size-6 text-action md:mt-0.5" />
        <div>
          <Heading className="text-base leading-snug lg:text-lg">{title}</Heading>
          <p className="text-muted max-lg:text-sm lg:mt-1">
            <NoBreaks text={text} />
            <NoteNumber notes={notes} ids={laws} />
          </p>
        </div>
      </li>
    ))}
  </ul>
);
