import { ArrowRight } from "lucide-react";
import { knowledgeHub } from "../../../content/articles/knowledge-hub.ts";
import type { Article } from "../../../content/schemas/article.ts";
import { freeTools, tools } from "../../../content/tools/tools.ts";
import { pagePath } from "../../../domain/templates/template-addresses.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { Disclosure } from "../../ui/Disclosure.tsx";

const words = knowledgeHub.article;

interface ContentsEntry {
  id: string;
  text: string;
}

const Entries = ({ entries }: { entries: readonly ContentsEntry[] }) => (
  <ol className="border-l border-line text-sm leading-snug">
    {entries.map(({ id, text }) => (
      <li key={id}>
        <a
          href={`#${id}`}
          className="-ml-px flex min-h-11 items-center border-l-2 border-transparent py-1.5 pl-4 text-muted hover:text-action aria-[current]:border-action aria-[current]:font-strong aria-[current]:text-ink lg:min-h-9"
        >
          {text}
        </a>
      </li>
    ))}
  </ol>
);

interface Props {
  entries: readonly ContentsEntry[];
}

/** Folded under the header, where there is no room beside the text, with the section being read and how far it is. */
export const FoldedContents = ({ entries }: Props) => (
  <nav
    aria-label={words.contents}
    data-contents
    className="page-bar no-print sticky top-18 z-20 border-b border-line bg-paper lg:hidden"
  >
    <div className="page-width">
      <Disclosure
        className=""
        label={
          <span className="flex min-w-0 gap-2.5">
            <span className="shrink-0">{words.contents}</span>
            <span data-reading className="truncate font-normal text-muted" />
          </span>
        }
      >
        <div className="max-h-[60dvh] overflow-y-auto pb-4">
          <Entries entries={entries} />
        </div>
      </Disclosure>
    </div>
    <span aria-hidden="true" className="reading-progress" />
  </nav>
);

/**
 * Beside the text on wide screens. What does not fit a low window scrolls: the contents first, all of it when there is no room
 * even for those.
 */
export const ArticleAside = ({ entries, tool, cta }: Props & Pick<Article, "tool" | "cta">) => (
  <aside
    aria-label={words.aside}
    className="no-print sticky top-24 hidden max-h-[calc(100dvh-7rem)] flex-col self-start overflow-y-auto lg:flex"
  >
    <nav
      aria-label={words.contents}
      data-contents
      className="article-contents relative min-h-32 overflow-y-auto [scrollbar-width:thin]"
    >
      <p className="mb-3 text-sm font-strong">{words.contents}</p>
      <Entries entries={entries} />
    </nav>
    <div className="mt-5">
      <ArticleTool tool={tool} beside />
      <ButtonLink href="/contact" className="mt-4 w-full">
        {cta.contact}
      </ButtonLink>
    </div>
  </aside>
);

const stepTo = (tool: Article["tool"]) =>
  tool === "term-sheet"
    ? { href: pagePath({ id: tool }), ...knowledgeHub.article.termSheet }
    : { kicker: freeTools.kicker, ...tools.nextSteps.steps[tool] };

interface ToolProps extends Pick<Article, "tool"> {
  className?: string;
  /** In the column beside the text. */
  beside?: boolean;
}

/** The tool or template that helps most with what the article is about. */
export function ArticleTool({ tool, className = "", beside = false }: ToolProps) {
  const { href, kicker, label, text } = stepTo(tool);
  return (
    <div className={`border-y border-ink ${className}`}>
      <a href={href} data-article-tool className="group grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 py-4">
        <span className="text-sm text-muted">{kicker}</span>
        <span className={`font-strong text-action ${beside ? "text-base leading-snug" : "text-xl"}`}>{label}</span>
        <span className={`text-sm text-muted ${beside ? "[@media(height<56rem)]:hidden" : ""}`}>{text}</span>
        <ArrowRight
          aria-hidden="true"
          className={`col-start-2 row-span-3 row-start-1 text-action transition-transform group-hover:translate-x-1 ${beside ? "size-5" : "size-6"}`}
          strokeWidth={1.5}
        />
      </a>
    </div>
  );
}
