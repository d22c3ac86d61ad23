import { ArrowRight } from "lucide-react";
import { knowledgeHub } from "../../../content/articles/knowledge-hub.ts";
import type { Article } from "../../../content/schemas/article.ts";
import { freeTools, tools } from "../../../content/tools/tools.ts";
import { pagePath } from "../../../domain/templates/paths.ts";

const find = (tool: Article["tool"]) =>
  tool === "term-sheet"
    ? { href: pagePath({ id: tool }), ...knowledgeHub.article.termSheet }
    : { kicker: freeTools.kicker, ...tools.nextSteps.steps[tool] };

interface Props extends Pick<Article, "tool"> {
  className?: string;
  /** In the column beside the text. */
  beside?: boolean;
}

/** The tool or template that helps most with what the article is about. */
export function ArticleTool({ tool, className = "", beside = false }: Props) {
  const { href, kicker, label, text } = find(tool);
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
