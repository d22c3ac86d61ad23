import { Check } from "lucide-react";
import { NoteNumber, type SectionNotes } from "../law/LawNotes.tsx";

interface Props {
  items: readonly { title: string; text: string; laws?: readonly string[] | undefined }[];
  notes: SectionNotes;
  /** Two columns on wide screens, or one. */
  columns?: 1 | 2;
}

/** Things to have ready, ticked off on a sheet. */
export const Checklist = ({ items, notes, columns = 1 }: Props) => (
  <div className="certificate">
    <ul className={`grid gap-x-12 px-6 py-2 md:px-10 md:py-4 ${columns === 2 ? "lg:grid-cols-2" : ""}`}>
      {items.map(({ title, text, laws }) => (
        <li
          key={title}
          className={`flex gap-4 border-t border-line py-5 first:border-0 ${columns === 2 ? "lg:nth-2:border-0" : ""}`}
        >
          <span aria-hidden="true" className="mt-0.5 grid size-6 shrink-0 place-items-center border border-good">
            <Check className="size-4 text-good" strokeWidth={2} />
          </span>
          <div>
            <h3 className="text-lg">{title}</h3>
            <p className="mt-1 text-sm text-muted md:text-base">
              {text}
              <NoteNumber notes={notes} ids={laws} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  </div>
);
