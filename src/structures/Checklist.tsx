import { NoteNumber, type SectionNotes } from "../law/LawNotes.tsx";
import { Disclosure } from "../ui/Disclosure.tsx";
import { EmptyBox } from "../ui/EmptyBox.tsx";
import { NoBreaks } from "../ui/NoBreaks.tsx";

interface Props {
  items: readonly { title: string; text: string; laws?: readonly string[] | undefined }[];
  notes: SectionNotes;
}

/** Things to have ready, each with what it takes. On narrow screens a sheet with the titles, and one fold for the rest. */
export function Checklist({ items, notes }: Props) {
  // Six stand in two rows of three; seven in a row of four and one of three.
  const cells =
    items.length % 3 === 0
      ? "lg:col-span-4 lg:nth-[n+4]:border-t"
      : "lg:col-span-3 lg:nth-[n+5]:col-span-4 lg:nth-[n+5]:border-t";
  return (
    <>
      <ul className="sheet space-y-2 p-5 font-strong md:columns-2 md:gap-x-10 md:p-8 lg:hidden print:hidden">
        {items.map(({ title }) => (
          <li key={title} className="flex gap-3 leading-snug md:break-inside-avoid">
            <EmptyBox className="mt-0.5" />
            {title}
          </li>
        ))}
      </ul>
      <Disclosure
        line="title"
        label={<span className="text-base">What each one takes</span>}
        className="open-when-wide prints-open border-b border-line max-lg:mt-4"
      >
        <ul className="grid gap-x-10 text-sm max-lg:pb-3 md:grid-cols-2 lg:grid-cols-12 lg:gap-x-8 lg:border-y lg:border-ink">
          {items.map(({ title, text, laws }) => (
            <li key={title} className={`border-line max-lg:border-t max-lg:py-3 lg:py-5 ${cells}`}>
              <div className="flex gap-4">
                <EmptyBox className="mt-1.5 max-lg:hidden print:block" />
                <h3 className="text-base leading-snug lg:text-lg">{title}</h3>
              </div>
              <p className="mt-1 text-muted lg:pl-8.5">
                <NoBreaks text={text} />
                <NoteNumber notes={notes} ids={laws} />
              </p>
            </li>
          ))}
        </ul>
      </Disclosure>
    </>
  );
}
