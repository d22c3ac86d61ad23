import { calendarPath } from "../../content/compliance/calendar-words.ts";
import type { LlpPage } from "../../content/schemas/structure.ts";
import { oftenGiven } from "../../domain/compliance/cards.ts";
import { LawNotes, NoteNumber } from "../law/LawNotes.tsx";
import { lawsNamed, sectionNotes } from "../law/section-notes.ts";
import { Disclosure } from "../ui/Disclosure.tsx";
import { TextLink } from "../ui/links.tsx";
import { NoBreaks } from "../ui/NoBreaks.tsx";

const calendarLine = (
  <>
    The <TextLink href={calendarPath}>compliance calendar</TextLink> has the main dates with their penalties, and a
    calendar of your own to keep.
  </>
);

/** The yearly dates as a ledger, each with a numeral where a note on the law belongs to it. On phones a row is the filing and its date, and what they cover is in a fold. */
export function FilingDates({ filings }: { filings: LlpPage["compliance"]["items"] }) {
  const notes = sectionNotes("compliance", lawsNamed(filings));
  return (
    <figure>
      <table className="w-full border-collapse border-y border-ink text-left max-md:block">
        <caption className="sr-only">Yearly filings of an LLP</caption>
        <thead className="text-sm max-md:sr-only">
          <tr className="border-b border-line">
            <th scope="col" className="py-3 pr-6 font-strong">
              Filing
            </th>
            <th scope="col" className="py-3 pr-8 font-strong">
              Due
            </th>
            <th scope="col" className="py-3 font-strong">
              What it covers
            </th>
          </tr>
        </thead>
        <tbody className="max-md:block">
          {filings.map(({ title, form, due, inForce, text, laws }) => (
            <tr
              key={title}
              className="border-t border-line align-top max-md:grid max-md:grid-cols-[minmax(0,1fr)_minmax(0,11rem)] max-md:gap-x-4 max-md:py-2.5 max-md:first:border-0"
            >
              <th
                scope="row"
                className="text-lg leading-tight font-strong max-md:text-base md:py-5 md:pr-6 lg:whitespace-nowrap"
              >
                <NoBreaks text={title} />
                {form !== title && <span className="mt-1 block text-sm font-normal text-muted">{form}</span>}
              </th>
              <td className="text-lg leading-tight font-strong text-balance text-action max-md:text-base md:py-5 md:pr-8">
                <NoBreaks text={inForce?.due ?? due} />
                <NoteNumber notes={notes} ids={laws} />
                {inForce && (
                  <span className="mt-1 block text-sm font-normal text-muted">
                    <NoBreaks text={oftenGiven({ dueDate: due, inForce })} />
                  </span>
                )}
              </td>
              <td className="max-md:hidden md:w-1/2 md:py-5">
                <NoBreaks text={text} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Disclosure
        line="title"
        label={<span className="text-base">What each covers</span>}
        className="prints-open border-b border-line md:hidden"
      >
        <dl className="pb-4 text-sm">
          {filings.map(({ title, text }) => (
            <div key={title} className="not-first:mt-3">
              <dt className="font-strong">{title}</dt>
              <dd className="text-muted">
                <NoBreaks text={text} />
              </dd>
            </div>
          ))}
        </dl>
        <p className="pb-4 text-sm text-muted">{calendarLine}</p>
      </Disclosure>
      <LawNotes notes={notes} className="border-t-0" />
      <figcaption className="mt-5 text-sm text-muted max-md:hidden">{calendarLine}</figcaption>
    </figure>
  );
}
