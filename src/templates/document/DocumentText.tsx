import { templatePage as copy } from "../../../content/templates/template-library.ts";
import { type ContentsEntry, type DocumentModel, documentContents } from "../../../domain/templates/filled-document.ts";
import { Disclosure } from "../../ui/Disclosure.tsx";
import { DocumentView } from "./DocumentView.tsx";
import { textId } from "./Segments.tsx";

/** The whole text with its contents beside it. */
export function DocumentText({ model, version }: { model: DocumentModel; version: string }) {
  const entries = documentContents(model);
  return (
    <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-6 lg:grid-cols-[15rem_minmax(0,1fr)] xl:grid-cols-[17rem_minmax(0,1fr)]">
      <Disclosure label={copy.document.contents} className="no-print border border-line bg-sheet px-5 lg:hidden">
        <nav aria-label="Contents of the document" className="pb-3">
          <Contents entries={entries} />
        </nav>
      </Disclosure>
      <nav
        aria-label="Contents"
        data-contents
        className="sticky top-24 hidden max-h-[calc(100dvh-7rem)] self-start overflow-y-auto lg:block"
      >
        <p className="mb-2 border-b border-ink pb-2 font-strong">{copy.document.contents}</p>
        <Contents entries={entries} />
      </nav>
      <div className="min-w-0">
        <DocumentView model={model} version={version} folded />
      </div>
    </div>
  );
}

const Contents = ({ entries }: { entries: readonly ContentsEntry[] }) => (
  <ol className="text-sm">
    {entries.map(({ id, marker, text }) => (
      <li key={id}>
        <a
          href={`#${textId(id)}`}
          className={`grid min-h-11 content-center items-baseline py-1 hover:text-action hover:underline aria-[current]:font-strong aria-[current]:text-action lg:min-h-8 ${marker.endsWith(".") ? "grid-cols-[2rem_minmax(0,1fr)]" : ""}`}
        >
          {marker && <span className="figures text-muted">{marker}</span>}
          <span>{text}</span>
        </a>
      </li>
    ))}
  </ol>
);
