import { Check } from "lucide-react";
import { NoteNumber, type SectionNotes } from "../law/LawNotes.tsx";
import { Fold } from "../ui/Fold.tsx";
import { NoBreaks } from "../ui/NoBreaks.tsx";

interface Props {
  items: readonly { title: string; text: string; laws?: readonly string[] | undefined }[];
  notes: SectionNotes;
}

/** Things to have ready, on a sheet; on narrow screens titles that open. */
export const Checklist = ({ items, notes }: Props) => (
  <div className="certificate">
    <ul className="grid gap-x-12 px-5 py-1 md:px-10 md:py-4 lg:grid-cols-2">
      {items.map(({ title, text, laws }) => (
        <li
          key={title}
          className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-3 border-t border-line first:border-0 md:gap-x-4 lg:py-5 lg:nth-2:border-0 lg:last:odd:col-span-2"
        >
          <Check aria-hidden="true" className="size-6 text-good max-lg:mt-3.5 lg:mt-0.5" strokeWidth={1.75} />
          <Fold
            line="title"
            label={<h3 className="text-base leading-snug">{title}</h3>}
            className="open-when-wide prints-open"
          >
            <h3 className="text-lg leading-snug max-lg:hidden">{title}</h3>
            <p className="text-sm text-muted max-lg:pb-4 md:text-base lg:mt-1">
              <NoBreaks text={text} />
              <NoteNumber notes={notes} ids={laws} />
            </p>
          </Fold>
        </li>
      ))}
    </ul>
  </div>
);
