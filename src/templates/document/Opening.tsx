import { PenLine } from "lucide-react";
import type { Template } from "../../../content/schemas/template.ts";
import { templatePage as copy, templateLibrary } from "../../../content/templates/template-library.ts";
import { longDate } from "../../../domain/india/date-text.ts";
import { groupDigits } from "../../../domain/india/money.ts";
import { type DocumentModel, wordCount } from "../../../domain/templates/filled-document.ts";
import { CornerEngraving, EngravingDies } from "../../templates/CornerEngraving.tsx";
import { Breadcrumbs, type Crumb } from "../../ui/Breadcrumbs.tsx";
import { ButtonLink } from "../../ui/Button.tsx";
import { NoBreaks } from "../../ui/NoBreaks.tsx";
import { SampleCaption } from "../../ui/SampleMark.tsx";
import { Stars } from "../../ui/Stars.tsx";
import { categoryInks } from "../category-inks.ts";
import { showsFigures } from "../figures.ts";
import { DownloadLink } from "./DownloadLink.tsx";

interface Props {
  template: Template;
  model: DocumentModel;
  crumbs: readonly Crumb[];
}

export function Opening({ template, model, crumbs }: Props) {
  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-12 pt-30 pb-14 md:pt-32 md:pb-20 lg:grid-cols-[minmax(0,1fr)_minmax(0,25rem)]">
      <div>
        <Breadcrumbs crumbs={crumbs} />
        <p className={`mt-8 text-sm font-strong ${categoryInks[template.category].text}`}>
          {template.category} template
        </p>
        <h1 className="mt-2 text-4xl">
          <NoBreaks text={template.title} />
        </h1>
        <p className="mt-5 max-w-text text-lg text-muted">{template.description}</p>
        <div className="mt-8 flex flex-wrap gap-3 max-sm:flex-col">
          <ButtonLink href="#fill-in">
            <PenLine aria-hidden="true" className="size-4.5" strokeWidth={1.5} />
            {copy.fillIn}
          </ButtonLink>
          <DownloadLink fileName={template.fileName} />
        </div>
        <p className="mt-5 max-w-text text-sm text-muted">{templateLibrary.disclaimer.text[0]}</p>
      </div>
      <FirstPage template={template} model={model} />
    </div>
  );
}

/** The document as a small pile of pages, its particulars on the first. */
function FirstPage({ template, model }: Omit<Props, "crumbs">) {
  const facts = [
    ["Length", `${groupDigits(wordCount(model))} words`],
    ["Version", template.version],
    ["Last updated", longDate(template.updatedOn)],
    ["Format", "Word (.docx)"],
  ] as const;
  return (
    <div className="relative self-end max-lg:mr-3">
      <div aria-hidden="true" className="absolute inset-0 translate-x-3 translate-y-3 border border-line bg-sheet" />
      <div
        aria-hidden="true"
        className="absolute inset-0 translate-x-1.5 translate-y-1.5 border border-line bg-sheet"
      />
      <div className="relative overflow-clip border border-line bg-sheet px-7 pt-7 pb-6 shadow-lift">
        <EngravingDies of={[template]} />
        <CornerEngraving template={template} className="absolute -top-28 -right-28 size-68" />
        <div className="relative h-32 pr-36">
          <p className="text-sm font-strong [text-wrap:balance]">
            <NoBreaks text={template.title} />
          </p>
          <div aria-hidden="true" className="mt-3 space-y-2">
            <div className="h-px w-24 bg-line-strong/60" />
            <div className="h-px w-32 bg-line-strong/60" />
            <div className="h-px w-20 bg-line-strong/60" />
          </div>
        </div>
        <dl className="figures relative text-sm">
          {facts.map(([name, value]) => (
            <div key={name} className="flex justify-between gap-6 border-t border-line py-2">
              <dt className="text-muted">{name}</dt>
              <dd className="font-strong">{value}</dd>
            </div>
          ))}
          {showsFigures(template) && <Figures template={template} />}
        </dl>
        {template.figuresBasis ? (
          <p className="border-t border-line pt-2 text-sm text-muted">{template.figuresBasis}</p>
        ) : (
          <SampleCaption of="templates" className="border-t border-line pt-3" />
        )}
      </div>
    </div>
  );
}

const Figures = ({ template }: Pick<Props, "template">) => (
  <>
    <div className="flex justify-between gap-6 border-t border-line py-2">
      <dt className="text-muted">Downloads</dt>
      <dd className="font-strong">{groupDigits(template.downloads)}</dd>
    </div>
    <div className="flex justify-between gap-6 border-t border-line py-2">
      <dt className="text-muted">Rating</dt>
      <dd className="flex items-center gap-2 font-strong">
        <Stars rating={template.rating} className="h-4 self-center!" />
        <span aria-hidden="true">{template.rating.toFixed(1)}</span>
      </dd>
    </div>
  </>
);
