import { ChevronDown } from "lucide-react";
import { knowledgeHub } from "../../../content/knowledge-hub.ts";
import type { Article } from "../../../content/schemas/article.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { ArticleTool } from "./ArticleTool.tsx";

const words = knowledgeHub.article;

interface ContentsEntry {
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

interface Props {
  entries: readonly ContentsEntry[];
}

/** Folded above the text, where there is no room beside it. */
export const FoldedContents = ({ entries }: Props) => (
  <nav aria-label={words.contents} className="no-print lg:hidden">
    <details className="group border-y border-line">
      <summary className="flex min-h-12 items-center justify-between gap-4 text-sm font-strong">
        {words.contents}
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
);

/** Beside the text on wide screens: the contents scroll where they are long, the tool and the button stay in sight. */
export const ArticleAside = ({ entries, tool, cta }: Props & Pick<Article, "tool" | "cta">) => (
  <aside aria-label={words.aside} className="article-aside no-print">
    <nav aria-label={words.contents} data-contents className="article-contents">
      <p className="mb-3 text-sm font-strong">{words.contents}</p>
      <Entries entries={entries} />
    </nav>
    <ArticleTool tool={tool} className="mt-5" />
    <ButtonLink href="/contact" className="mt-4">
      {cta.contact}
    </ButtonLink>
  </aside>
);
