import { Download } from "lucide-react";
import { templateLibrary as copy } from "../../../content/template-library.ts";
import { downloadPath, pagePath } from "../../../domain/templates/paths.ts";
import { buttonClass } from "../../ui/Button.tsx";
import { SampleTag } from "../../ui/SampleTag.tsx";
import { Stars } from "../../ui/Stars.tsx";
import { TickList } from "../../ui/TickList.tsx";
import { categoryInks } from "../category-inks.ts";
import { CornerEngraving } from "../engraving/CornerEngraving.tsx";
import { showsFigures } from "../figures.ts";
import type { TemplateSummary } from "./summary.ts";

const grouped = new Intl.NumberFormat("en-IN");

/** A file pocket: the document's first lines show at the top, its particulars on the front. */
export function TemplateCard({ template }: { template: TemplateSummary }) {
  const { title, description, category, downloads, rating, tags, features, preview } = template;
  return (
    <li data-template className="flex flex-col">
      <p className="flex items-end pl-5">
        <span
          className={`border border-b-0 border-line bg-paper-deep px-4 pt-1.5 pb-1 text-xs font-strong ${categoryInks[category].text}`}
        >
          {category}
        </span>
      </p>
      <div className="group relative flex grow flex-col border border-line bg-paper-deep">
        <div className="mx-4 mt-4 h-36 overflow-clip border border-b-0 border-line bg-sheet px-5 pt-5 shadow-lift transition-transform duration-200 ease-out group-hover:-translate-y-1.5">
          <CornerEngraving
            template={template}
            className="float-right -mt-16 -mr-16 mb-1 ml-3 size-36 rounded-full opacity-80 [shape-outside:circle(55%_at_50%_50%)]"
          />
          <p className="text-xs text-muted">{preview}</p>
        </div>
        <div className="relative -mt-6 flex grow flex-col border-t border-line bg-paper-deep px-5 pt-5 pb-5 sm:px-6">
          <h4 className="text-xl">
            <a href={pagePath(template)} className="hover:text-action hover:underline hover:decoration-1">
              {title}
            </a>
          </h4>
          <p className="mt-2 text-sm text-muted">{description}</p>
          {showsFigures(template) && (
            <p className="figures mt-3 flex flex-wrap items-center gap-x-2 text-xs text-muted">
              <Stars rating={rating} className="h-4 self-center!" />
              <span aria-hidden="true" className="font-strong text-ink">
                {rating.toFixed(1)}
              </span>
              <span aria-hidden="true">·</span>
              <span>{grouped.format(downloads)} downloads</span>
              {template.figuresBasis ?? <SampleTag />}
            </p>
          )}
          <TickList items={features} className="mt-4 space-y-1.5! border-t border-line pt-4 text-sm" />
          <ul aria-label="Tags" className="mt-4 mb-5 flex flex-wrap gap-x-2 gap-y-1 text-xs text-muted">
            {tags.map((tag) => (
              <li key={tag} className="border border-line-strong/40 bg-paper px-2 py-0.5">
                {tag}
              </li>
            ))}
          </ul>
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
    </li>
  );
}
