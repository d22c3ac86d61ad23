import { Check } from "lucide-react";
import { NoteNumber, type SectionNotes } from "../law/LawNotes.tsx";
import { NoBreaks } from "../ui/NoBreaks.tsx";

interface Props {
  items: readonly { title: string; text: string; laws?: readonly string[] | undefined }[];
  notes: SectionNotes;
}

/** Things to have ready, on a sheet. */
export const Checklist = ({ items, notes }: Props) => (
  <div className="certificate">
    <ul className="grid gap-x-12 px-5 py-1 md:px-10 md:py-4 lg:grid-cols-2">
      {items.map(({ title, text, laws }) => (
        <li
          key={title}
          className="flex gap-3 border-t border-line py-4 first:border-0 md:gap-4 md:py-5 lg:nth-2:border-0 lg:last:odd:col-span-2"
        >
          <Check aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-good" strokeWidth={1.75} />
          <div>
            <h3 className="text-lg leading-snug">{title}</h3>
            <p className="mt-1 text-sm text-muted md:text-base">
              <NoBreaks text={text} />
              <NoteNumber notes={notes} ids={laws} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  </div>
);
