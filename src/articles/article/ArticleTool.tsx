import { ArrowRight } from "lucide-react";
import { knowledgeHub } from "../../../content/knowledge-hub.ts";
import type { Article } from "../../../content/schemas/article.ts";
import { tools } from "../../../content/tools.ts";
import { pagePath } from "../../../domain/templates/paths.ts";

const find = (tool: Article["tool"]) =>
  tool === "term-sheet"
    ? { href: pagePath({ id: tool }), ...knowledgeHub.article.termSheet }
    : { kicker: tools.kicker, ...tools.nextSteps.steps[tool] };

/** The tool or template that helps most with what the article is about. */
export function ArticleTool({ tool, className = "" }: Pick<Article, "tool"> & { className?: string }) {
  const { href, kicker, label, text } = find(tool);
  return (
    <div className={`border-y border-ink ${className}`}>
      <a href={href} className="article-tool group">
        <span className="text-sm text-muted">{kicker}</span>
        <span className="article-tool-label">{label}</span>
        <span className="article-tool-text">{text}</span>
        <ArrowRight
          aria-hidden="true"
          className="article-tool-arrow transition-transform group-hover:translate-x-1"
          strokeWidth={1.5}
        />
      </a>
    </div>
  );
}
