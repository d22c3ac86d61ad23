import { NoteNumber, type SectionNotes } from "../law/LawNotes.tsx";
import { Fold } from "../ui/Fold.tsx";
import { Icon } from "../ui/Icon.tsx";
import { NoBreaks } from "../ui/NoBreaks.tsx";

interface Props {
  items: readonly { icon: string; title: string; text: string; laws?: readonly string[] | undefined }[];
  notes: SectionNotes;
  heading?: "h3" | "h4";
}

/** What a structure is or gives, a ledger line each; on narrow screens titles that open. */
export const FeatureRows = ({ items, notes, heading: Heading = "h3" }: Props) => (
  <ul className="border-y border-ink">
    {items.map(({ icon, title, text, laws }) => (
      <li
        key={title}
        className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-4 border-t border-line first:border-0 lg:gap-x-5 lg:py-5"
      >
        <Icon name={icon} className="size-6 text-action max-lg:mt-3.5 lg:mt-0.5" />
        <Fold
          line="title"
          label={<Heading className="text-base leading-snug">{title}</Heading>}
          className="open-when-wide prints-open"
        >
          <div className="lg:grid lg:grid-cols-[minmax(0,14rem)_minmax(0,1fr)] lg:gap-x-8">
            <Heading className="text-lg leading-snug max-lg:hidden">{title}</Heading>
            <p className="text-muted max-lg:pb-4 max-sm:text-sm">
              <NoBreaks text={text} />
              <NoteNumber notes={notes} ids={laws} />
            </p>
          </div>
        </Fold>
      </li>
    ))}
  </ul>
);
