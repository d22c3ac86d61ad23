import type { ReactNode } from "react";
import type { LawChange } from "../../content/law/law-changes.ts";
import { Disclosure } from "../ui/Disclosure.tsx";
import { ChangedNote } from "./ChangedNote.tsx";

export interface SectionNotes {
  /** Makes the notes' anchors unique on a page that shows a note twice. */
  section: string;
  changes: readonly LawChange[];
}

const noteAnchor = (section: string, id: string) => `${section}-law-${id}`;

interface LawNotesProps {
  notes: SectionNotes;
  columns?: 1 | 2;
  className?: string;
  /** What else belongs into the fold, above the notes. */
  children?: ReactNode;
}

/** All notes of a section in one fold. It is in the page, prints open, and opens by itself when a numeral leads into it. */
export function LawNotes({ notes: { section, changes }, columns = 2, className = "mt-8", children }: LawNotesProps) {
  if (changes.length === 0) return null;
  return (
    <Disclosure
      line="title"
      label={<span className="text-base lg:text-sm lg:text-action">Notes on the law ({changes.length})</span>}
      className={`prints-open border-y border-line ${className}`}
    >
      {children}
      <ol className={`grid gap-4 pb-5 ${columns === 2 && changes.length > 1 ? "md:grid-cols-2" : ""}`}>
        {changes.map((change, index) => (
          <li
            key={change.id}
            id={noteAnchor(section, change.id)}
            className="grid scroll-mt-28 grid-cols-[1.25rem_minmax(0,1fr)]"
          >
            <span aria-hidden="true" className="figures text-xs font-strong text-action">
              {index + 1}
            </span>
            <ChangedNote change={change} compact />
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}

interface NoteNumberProps {
  notes: SectionNotes;
  /** The notes that belong to the figure. */
  ids?: readonly string[] | undefined;
}

/** Numerals at a figure, each a link to its note in the section's fold. */
export const NoteNumber = ({ notes: { section, changes }, ids = [] }: NoteNumberProps) =>
  changes.map(
    ({ id, title }, index) =>
      ids.includes(id) && (
        <sup key={id} className="note-number">
          <a href={`#${noteAnchor(section, id)}`} aria-label={`Note ${index + 1}: ${title}`}>
            {index + 1}
          </a>
        </sup>
      ),
  );
