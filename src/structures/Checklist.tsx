import { Check } from "lucide-react";
import { NoteNumber, type SectionNotes } from "../law/LawNotes.tsx";
import { Fold } from "../ui/Fold.tsx";
import { NoBreaks } from "../ui/NoBreaks.tsx";
import { TickList } from "../ui/TickList.tsx";

interface Props {
  items: readonly { title: string; text: string; laws?: readonly string[] | undefined }[];
  notes: SectionNotes;
}

/** Things to have ready, each with what it takes. On narrow screens a sheet with the titles, and one fold for the rest. */
export const Checklist = ({ items, notes }: Props) => (
  <>
    <div className="certificate lg:hidden print:hidden">
      <TickList
        items={items.map(({ title }) => title)}
        className="px-5 py-5 font-strong md:columns-2 md:gap-x-10 md:p-8"
      />
    </div>
    <Fold
      line="title"
      label={<span className="text-base">What each one takes</span>}
      className="open-when-wide prints-open border-b border-line max-lg:mt-4"
    >
      <ul
        className={`grid gap-x-10 text-sm max-lg:pb-3 md:grid-cols-2 lg:border-t lg:border-ink lg:pt-7 ${items.length > 6 ? "lg:gap-x-16 lg:gap-y-6" : "lg:grid-cols-3 lg:gap-y-9"}`}
      >
        {items.map(({ title, text, laws }) => (
          <li key={title} className="max-lg:border-t max-lg:border-line max-lg:py-3 lg:relative lg:pl-9">
            <Check aria-hidden="true" className="absolute left-0 size-6 text-good max-lg:hidden" strokeWidth={1.75} />
            <h3 className="text-base leading-snug lg:text-lg">{title}</h3>
            <p className="mt-1 text-muted">
              <NoBreaks text={text} />
              <NoteNumber notes={notes} ids={laws} />
            </p>
          </li>
        ))}
      </ul>
    </Fold>
  </>
);
