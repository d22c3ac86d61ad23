import { Download } from "lucide-react";
import { memo } from "react";
import { templateLibrary as copy } from "../../../content/templates/template-library.ts";
import { groupDigits } from "../../../domain/india/money.ts";
import { downloadPath, pagePath } from "../../../domain/templates/paths.ts";
import { NoBreaks } from "../../ui/NoBreaks.tsx";
import { SampleMark } from "../../ui/SampleMark.tsx";
import { OneStar } from "../../ui/Stars.tsx";
import { TickList } from "../../ui/TickList.tsx";
import { categoryInks } from "../category-inks.ts";
import { showsFigures } from "../figures.ts";
import { Medal } from "./Medal.tsx";
import type { TemplateSummary } from "./summary.ts";

interface TemplateCardProps {
  template: TemplateSummary;
  /** Where no heading says it. */
  namesCategory: boolean;
}

/** One template as a row: it opens in place on narrow screens, on wide ones all of it is in the row. */
export const TemplateCard = memo(function TemplateCard({ template, namesCategory }: TemplateCardProps) {
  const { title, description, when, category, downloads, rating, features, preview } = template;
  return (
    <li data-template className="group row-on-paper border-b border-line">
      <details className="fold open-when-wide">
        <summary className="grid min-h-16 grid-cols-[2.75rem_minmax(0,1fr)_auto] content-center items-center gap-x-3 py-2 after:col-start-3 after:row-span-2 after:row-start-1">
          <Medal template={template} className="row-span-2 size-11" />
          <h4 className="text-base leading-tight text-ink">
            <NoBreaks text={title} />
          </h4>
          <span className="col-start-2 text-sm text-muted">{when}</span>
        </summary>
        <div
          className={`border-line max-lg:mb-6 max-lg:border max-lg:border-t-3 max-lg:bg-paper-deep max-lg:p-5 lg:grid lg:grid-cols-[3.5rem_minmax(0,1.05fr)_minmax(0,1fr)_11rem] lg:gap-x-6 lg:py-3 ${categoryInks[category].edge}`}
        >
          <Medal template={template} className="size-14 max-lg:hidden" />
          <div>
            <p className={`mb-1 text-sm font-strong ${categoryInks[category].text} ${namesCategory ? "" : "sr-only"}`}>
              {category}
            </p>
            <h4 className="text-lg leading-snug max-lg:hidden">
              <a href={pagePath(template)} className="hover:text-action hover:underline hover:decoration-1">
                <NoBreaks text={title} />
              </a>
            </h4>
            <p className="text-sm font-strong max-lg:hidden">{when}</p>
            <p className="text-sm text-muted lg:mt-0.5">{description}</p>
            <p className="mt-3 line-clamp-3 border-l-2 border-line-strong pl-3 text-sm text-muted lg:hidden">
              {preview}
            </p>
          </div>
          <TickList
            items={features}
            className="space-y-1! border-line text-sm max-lg:mt-4 max-lg:border-t max-lg:pt-4 max-lg:pb-5"
          />
          <div className="flex gap-x-6 max-lg:flex-wrap max-lg:items-center lg:-mt-1 lg:flex-col lg:items-start">
            <a
              href={pagePath(template)}
              className="link no-print inline-flex min-h-11 items-center font-strong lg:min-h-9"
            >
              {copy.read}
              <span className="sr-only">: {title}</span>
            </a>
            <a
              href={downloadPath(template)}
              target="_blank"
              rel="noopener"
              download={template.fileName}
              aria-label={`Download ${title}, Word file`}
              className="link no-print inline-flex min-h-11 items-center gap-2 text-sm lg:min-h-9"
            >
              <Download aria-hidden="true" className="size-4.5" strokeWidth={1.5} />
              {copy.download}
            </a>
            {showsFigures(template) && (
              <p className="figures flex flex-wrap items-center gap-x-1.5 text-sm text-muted max-lg:order-first max-lg:mb-3 max-lg:w-full">
                <OneStar rating={rating} />
                <span aria-hidden="true">{rating.toFixed(1)}</span>
                <span aria-hidden="true">·</span>
                <span>{groupDigits(downloads)} downloads</span>
                {template.figuresBasis ?? <SampleMark className="ml-1 lg:hidden" />}
              </p>
            )}
          </div>
        </div>
      </details>
    </li>
  );
});
