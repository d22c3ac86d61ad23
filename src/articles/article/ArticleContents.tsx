import { ChevronDown } from "lucide-react";
import { knowledgeHub } from "../../../content/knowledge-hub.ts";

export interface ContentsEntry {
  id: string;
  text: string;
}

const Entries = ({ entries }: { entries: readonly ContentsEntry[] }) => (
  <ol className="contents-list">
    {entries.map(({ id, text }) => (
      <li key={id}>
        <a href={`#${id}`}>{text}</a>
      </li>
    ))}
  </ol>
);

/** The way through a long article: beside it on wide screens, folded above it on others. */
export const ArticleContents = ({ entries }: { entries: readonly ContentsEntry[] }) => (
  <>
    <nav
      aria-label={knowledgeHub.article.contents}
      data-contents
      className="no-print sticky top-24 max-h-[calc(100dvh-7rem)] self-start overflow-y-auto pb-4 max-lg:hidden"
    >
      <p className="mb-3 text-sm font-strong">{knowledgeHub.article.contents}</p>
      <Entries entries={entries} />
    </nav>
    <nav aria-label={knowledgeHub.article.contents} className="no-print lg:hidden">
      <details className="group border-y border-line">
        <summary className="flex min-h-12 items-center justify-between gap-4 text-sm font-strong">
          {knowledgeHub.article.contents}
          <ChevronDown
            aria-hidden="true"
            className="size-5 text-action transition-transform group-open:rotate-180"
            strokeWidth={1.5}
          />
        </summary>
        <div className="pb-4">
          <Entries entries={entries} />
        </div>
      </details>
    </nav>
  </>
);
