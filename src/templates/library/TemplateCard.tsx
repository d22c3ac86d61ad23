import { Download } from "lucide-react";
import { memo } from "react";
import { templateLibrary as copy } from "../../../content/template-library.ts";
import { groupDigits } from "../../../domain/india/money.ts";
import { downloadPath, pagePath } from "../../../domain/templates/paths.ts";
import { CornerEngraving } from "../../templates/CornerEngraving.tsx";
import { buttonClass } from "../../ui/Button.tsx";
import { NoBreaks } from "../../ui/NoBreaks.tsx";
import { SampleTag } from "../../ui/SampleTag.tsx";
import { OneStar } from "../../ui/Stars.tsx";
import { TickList } from "../../ui/TickList.tsx";
import { categoryInks } from "../category-inks.ts";
import { showsFigures } from "../figures.ts";
import type { TemplateSummary } from "./summary.ts";

/** How many tags fit the line of a folded row. */
const tagsInRow = 2;

interface TemplateCardProps {
  template: TemplateSummary;
  /** Where no heading says it. */
  namesCategory: boolean;
}

/**
 * One template: on narrow screens a row that opens in place, on wide ones a file pocket, with the document's first lines
 * at the top and its particulars on the front.
 */
export const TemplateCard = memo(function TemplateCard({ template, namesCategory }: TemplateCardProps) {
  const { title, description, category, downloads, rating, tags, features, preview } = template;
  return (
    <li data-template className="flex flex-col">
      <details className="fold open-when-wide border-b border-line lg:flex lg:grow lg:flex-col lg:details-content:flex lg:details-content:grow lg:details-content:flex-col">
        <summary className="grid min-h-12 grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 py-2 text-sm after:col-start-3 after:row-span-2 after:row-start-1">
          <CornerEngraving template={template} className="row-span-2 size-10" />
          <h4 className="text-base leading-tight text-ink">
            <NoBreaks text={title} />
          </h4>
          <span className="truncate font-normal text-muted">
            {[...(namesCategory ? [category] : []), ...tags.filter((tag) => tag !== category && `${tag}s` !== category)]
              .slice(0, tagsInRow)
              .join(", ")}
          </span>
        </summary>
        <div
          className={`group relative flex grow flex-col border border-t-3 border-line bg-paper-deep max-lg:mb-6 ${categoryInks[category].edge}`}
        >
          <div className="mx-4 mt-4 h-36 overflow-clip border border-b-0 border-line bg-sheet px-5 pt-5 shadow-lift transition-transform duration-200 ease-out group-hover:-translate-y-1.5">
            <CornerEngraving
              template={template}
              className="float-right -mt-16 -mr-16 mb-1 ml-3 size-36 rounded-full opacity-80 [shape-outside:circle(55%_at_50%_50%)]"
            />
            <p className="max-h-[5lh] overflow-clip text-xs text-muted">{preview}</p>
          </div>
          <div className="relative -mt-6 flex grow flex-col border-t border-line bg-paper-deep px-5 pt-5 pb-5 sm:px-6">
            {namesCategory && (
              <p className={`mb-1 text-sm font-strong max-lg:hidden ${categoryInks[category].text}`}>{category}</p>
            )}
            <h4 className="text-xl max-lg:hidden">
              <a href={pagePath(template)} className="hover:text-action hover:underline hover:decoration-1">
                <NoBreaks text={title} />
              </a>
            </h4>
            <p className="text-sm text-muted lg:mt-2">{description}</p>
            {showsFigures(template) && (
              <p className="figures mt-3 flex flex-wrap items-center gap-x-2 text-sm text-muted">
                <OneStar rating={rating} />
                <span aria-hidden="true">{rating.toFixed(1)}</span>
                <span aria-hidden="true">·</span>
                <span>{groupDigits(downloads)} downloads</span>
                {template.figuresBasis ?? <SampleTag />}
              </p>
            )}
            <TickList items={features} className="mt-4 space-y-1.5! border-t border-line pt-4 text-sm" />
            <div className="mt-4 mb-5 text-sm text-muted">
              {!namesCategory && (
                <>
                  <span>{category}</span>
                  {": "}
                </>
              )}
              <ul aria-label="Tags" className="inline">
                {tags.map((tag) => (
                  <li key={tag} className="inline not-last:after:content-[',_']">
                    {tag}
                  </li>
                ))}
              </ul>
            </div>
            <div className="mt-auto flex flex-wrap items-center gap-x-5 gap-y-1">
              <a
                href={downloadPath(template)}
                target="_blank"
                rel="noopener"
                download={template.fileName}
                aria-label={`Download ${title}, Word file`}
                className={buttonClass("primary", "px-5!")}
              >
                <Download aria-hidden="true" className="size-4.5" strokeWidth={1.5} />
                {copy.download}
              </a>
              <a href={pagePath(template)} className="link inline-flex min-h-11 items-center text-sm font-strong">
                {copy.read}
                <span className="sr-only">: {title}</span>
              </a>
            </div>
          </div>
        </div>
      </details>
    </li>
  );
});
