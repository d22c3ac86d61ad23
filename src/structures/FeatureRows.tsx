import { NoteNumber, type SectionNotes } from "../law/LawNotes.tsx";
import { Icon } from "../ui/Icon.tsx";
import { NoBreaks } from "../ui/NoBreaks.tsx";

interface Props {
  items: readonly { icon: string; title: string; text: string; laws?: readonly string[] | undefined }[];
  notes: SectionNotes;
  heading?: "h3" | "h4";
  /** On phones cards to swipe through, not rows. */
  swiped?: boolean;
}

/** What a structure is or gives, a ledger line each. */
export const FeatureRows = ({ items, notes, heading: Heading = "h3", swiped = false }: Props) => (
  <ul
    className={
      swiped
        ? "max-md:snap-row max-md:*:w-60 max-md:*:border-t max-md:*:border-ink max-md:*:pt-4 max-md:*:pr-3 md:border-y md:border-ink"
        : "lg:border-y lg:border-ink"
    }
    // On phones the keyboard scrolls the row.
    {...(swiped ? { tabIndex: 0 } : {})}
  >
    {items.map(({ icon, title, text, laws }) => (
      <li
        key={title}
        className={`grid content-start gap-x-4 border-line md:border-t md:py-4 md:first:border-0 lg:gap-x-5 lg:py-5 ${swiped ? "md:grid-cols-[1.5rem_minmax(0,1fr)]" : "grid-cols-[1.5rem_minmax(0,1fr)] border-t py-3"}`}
      >
        <Icon name={icon} className={`size-6 text-action md:mt-0.5 ${swiped ? "max-md:mb-2" : ""}`} />
        <div className="lg:grid lg:grid-cols-[minmax(0,14rem)_minmax(0,1fr)] lg:gap-x-8">
          <Heading className="text-base leading-snug lg:text-lg">{title}</Heading>
          <p className="text-muted max-lg:mt-1 max-lg:text-sm">
            <NoBreaks text={text} />
            <NoteNumber notes={notes} ids={laws} />
          </p>
        </div>
      </li>
    ))}
  </ul>
);
