import { NoteNumber, type SectionNotes } from "../law/LawNotes.tsx";
import { Icon } from "../ui/Icon.tsx";
import { NoBreaks } from "../ui/NoBreaks.tsx";

interface Props {
  items: readonly { icon: string; title: string; text: string; laws?: readonly string[] | undefined }[];
  notes: SectionNotes;
  heading?: "h3" | "h4";
}

/** What a structure is or gives, a ledger line each. */
export const FeatureRows = ({ items, notes, heading: Heading = "h3" }: Props) => (
  <ul className="border-y border-ink">
    {items.map(({ icon, title, text, laws }) => (
      <li
        key={title}
        className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 border-t border-line py-4 first:border-0 sm:grid-cols-[auto_minmax(0,13rem)_minmax(0,1fr)] md:gap-x-5 md:py-5"
      >
        <Icon name={icon} className="mt-0.5 size-6 text-action" />
        <Heading className="text-lg leading-snug">{title}</Heading>
        <p className="text-muted max-sm:col-start-2 max-sm:mt-0.5 max-sm:text-sm">
          <NoBreaks text={text} />
          <NoteNumber notes={notes} ids={laws} />
        </p>
      </li>
    ))}
  </ul>
);
