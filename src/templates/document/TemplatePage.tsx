import { Ban, Download, PenLine, Scale, ShieldCheck } from "lucide-react";
import type { Template } from "../../../content/schemas/template.ts";
import { site } from "../../../content/site.ts";
import { templateLibrary, templatePage as words } from "../../../content/template-library.ts";
import { longDate } from "../../../domain/india/date-text.ts";
import { askedVariables, fill } from "../../../domain/templates/fill.ts";
import { type ContentsEntry, contentsOf, type DocumentModel, wordCount } from "../../../domain/templates/model.ts";
import { downloadPath, pagePath } from "../../../domain/templates/paths.ts";
import { Breadcrumbs, type Crumb } from "../../ui/Breadcrumbs.tsx";
import { Button, ButtonLink, buttonClass } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Stars } from "../../ui/Stars.tsx";
import { TickList } from "../../ui/TickList.tsx";
import { categoryInks } from "../category-inks.ts";
import { CornerEngraving, EngravingDies } from "../Engraving.tsx";
import { DocumentView, textId } from "./DocumentView.tsx";

interface Props {
  template: Template;
  /** Others of its category. */
  related: readonly Template[];
  crumbs: readonly Crumb[];
}

export function TemplatePage({ template, related, crumbs }: Props) {
  const model = fill(template);
  return (
    <>
      <Opening template={template} model={model} crumbs={crumbs} />
      <Guidance template={template} />
      <FullText template={template} model={model} />
      <Afterwards template={template} related={related} />
    </>
  );
}

const DownloadLink = ({ template, look = "primary" }: { template: Template; look?: "primary" | "outline" }) => (
  <a
    href={downloadPath(template)}
    target="_blank"
    rel="noopener"
    download={template.fileName}
    className={buttonClass(look)}
  >
    <Download aria-hidden="true" className="size-4.5" strokeWidth={1.5} />
    {words.download}
  </a>
);

const grouped = new Intl.NumberFormat("en-IN");

function Opening({ template, model, crumbs }: { template: Template; model: DocumentModel; crumbs: readonly Crumb[] }) {
  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-12 pt-26 pb-14 md:pt-32 md:pb-20 lg:grid-cols-[minmax(0,1fr)_minmax(0,25rem)]">
      <div>
        <Breadcrumbs crumbs={crumbs} />
        <p className={`mt-8 text-sm font-strong ${categoryInks[template.category].text}`}>
          {template.category} template
        </p>
        <h1 className="mt-2 text-4xl">{template.title}</h1>
        <p className="mt-5 max-w-text text-lg text-muted">{template.description}</p>
        <div className="mt-8 flex flex-wrap gap-3 max-sm:flex-col">
          <ButtonLink href="#fill-in" data-start-filling>
            <PenLine aria-hidden="true" className="size-4.5" strokeWidth={1.5} />
            {words.fillIn}
          </ButtonLink>
          <DownloadLink template={template} look="outline" />
        </div>
        <p className="mt-5 max-w-text text-sm text-muted">{templateLibrary.disclaimer.text[0]}</p>
      </div>
      <FirstPage template={template} model={model} />
    </div>
  );
}

/** The document as a small pile of pages, its particulars on the first. */
function FirstPage({ template, model }: { template: Template; model: DocumentModel }) {
  const facts = [
    ["Length", `${grouped.format(wordCount(model))} words`],
    ["Version", template.version],
    ["Reviewed", longDate(template.reviewedOn)],
    ["Format", "Word (.docx)"],
    ["Downloads", grouped.format(template.downloads)],
  ] as const;
  return (
    <div className="relative self-end max-lg:mr-3">
      <div aria-hidden="true" className="absolute inset-0 translate-x-3 translate-y-3 border border-line bg-sheet" />
      <div
        aria-hidden="true"
        className="absolute inset-0 translate-x-1.5 translate-y-1.5 border border-line bg-sheet"
      />
      <div className="relative overflow-clip border border-line bg-sheet px-7 pt-7 pb-6 shadow-lift">
        <EngravingDies only={template} />
        <CornerEngraving template={template} className="absolute -top-28 -right-28 size-68" />
        <div className="relative h-32 pr-36">
          <p className="text-sm font-strong [text-wrap:balance]">{template.title}</p>
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
          <div className="flex justify-between gap-6 border-t border-line py-2">
            <dt className="text-muted">Rating</dt>
            <dd className="flex items-center gap-2 font-strong">
              <Stars rating={template.rating} className="h-4 self-center!" />
              <span aria-hidden="true">{template.rating.toFixed(1)}</span>
            </dd>
          </div>
        </dl>
      </div>
    </div>
  );
}

const Guidance = ({ template }: { template: Template }) => (
  <section id="overview" aria-labelledby="overview-heading" className="border-y border-line bg-sheet">
    <div className="page-width section-space grid gap-x-16 gap-y-14 lg:grid-cols-2">
      <div>
        <h2 id="overview-heading" className="text-2xl">
          {words.purpose}
        </h2>
        <p className="mt-4 text-lg text-muted">{template.purpose}</p>
        <h3 className="mt-10 text-xl">{words.features}</h3>
        <TickList items={template.features} className="mt-4" />
      </div>
      <div>
        <h2 id="when-not-to-use" className="text-2xl">
          {words.whenNotToUse}
        </h2>
        <ul aria-labelledby="when-not-to-use" className="mt-4 border-t border-line">
          {template.whenNotToUse.map((reason) => (
            <li key={reason} className="flex gap-3 border-b border-line py-3.5">
              <Ban aria-hidden="true" className="mt-1 size-4.5 shrink-0 text-alert" strokeWidth={1.5} />
              <span>{reason}</span>
            </li>
          ))}
        </ul>
        <h3 id="acts" className="mt-10 flex items-center gap-2.5 text-xl">
          <Scale aria-hidden="true" className="size-5 text-muted" strokeWidth={1.5} />
          {words.acts}
        </h3>
        <ul aria-labelledby="acts" className="mt-3 space-y-1.5 text-sm text-muted">
          {template.acts.map((act) => (
            <li key={act}>{act}</li>
          ))}
        </ul>
      </div>
    </div>
  </section>
);

const Contents = ({ entries }: { entries: readonly ContentsEntry[] }) => (
  <ol className="text-sm">
    {entries.map(({ id, marker, text }) => (
      <li key={id}>
        <a
          href={`#${textId(id)}`}
          className={`grid min-h-11 items-center py-1 hover:text-action hover:underline lg:min-h-8 ${marker.endsWith(".") ? "grid-cols-[2rem_minmax(0,1fr)]" : "font-strong"}`}
        >
          {marker && <span className="figures text-muted">{marker}</span>}
          <span>{text}</span>
        </a>
      </li>
    ))}
  </ol>
);

/** Pressing the button swaps the contents of the workspace for the form and the live document. */
function FullText({ template, model }: { template: Template; model: DocumentModel }) {
  const entries = contentsOf(model);
  const asked = askedVariables(template, model).length;
  return (
    <section id="document" aria-labelledby="document-heading" className="bg-paper-deep">
      <div className="page-width section-space">
        <div className="max-w-prose">
          <h2 id="document-heading" className="text-3xl">
            {words.document.heading}
          </h2>
          <p className="mt-4 text-lg text-muted">{words.document.text}</p>
        </div>
        <div id="fill-in" data-workspace={template.id} data-brand={site.name} className="mt-10 md:mt-12">
          <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-5 border border-line bg-sheet px-5 py-5 sm:px-7">
            <div className="max-w-prose">
              <h3 className="text-xl">{words.fill.heading}</h3>
              <p className="mt-1 text-sm text-muted noscript:hidden">
                {words.fill.text} {asked} fields
                {template.options.length > 0 && `, ${template.options.length} optional clauses`}.
              </p>
              <p className="mt-1 hidden text-sm text-muted noscript:block">{words.fill.withoutScript}</p>
              <p className="mt-2 flex items-center gap-2 text-sm font-strong text-good noscript:hidden">
                <ShieldCheck aria-hidden="true" className="size-4.5 shrink-0" strokeWidth={1.5} />
                {words.fill.privacy}
              </p>
              <p role="alert" data-fill-problem hidden className="mt-2 text-sm font-strong text-alert">
                {words.fill.failed}
              </p>
            </div>
            <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:flex-col">
              <Button
                data-start-filling
                data-resume={words.fill.resume}
                data-opening={words.fill.opening}
                className="noscript:hidden!"
              >
                {words.fill.start}
              </Button>
              <DownloadLink template={template} look="outline" />
            </div>
          </div>
          <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-6 lg:grid-cols-[15rem_minmax(0,1fr)] xl:grid-cols-[17rem_minmax(0,1fr)]">
            <details className="border border-line bg-sheet px-5 lg:hidden">
              <summary className="flex min-h-12 items-center font-strong">{words.document.contents}</summary>
              <nav aria-label="Contents of the document" className="pb-3">
                <Contents entries={entries} />
              </nav>
            </details>
            <nav
              aria-label="Contents"
              className="sticky top-24 hidden max-h-[calc(100dvh-7rem)] self-start overflow-y-auto lg:block"
            >
              <p className="mb-2 border-b border-ink pb-2 font-strong">{words.document.contents}</p>
              <Contents entries={entries} />
            </nav>
            <div className="min-w-0">
              <DocumentView model={model} version={template.version} />
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}

const Afterwards = ({ template, related }: { template: Template; related: readonly Template[] }) => (
  <div className="page-width section-space grid gap-x-16 gap-y-14 lg:grid-cols-2">
    <section id="changes" aria-labelledby="changes-heading">
      <h2 id="changes-heading" className="text-2xl">
        {words.changes}
      </h2>
      <ol className="mt-5 border-t border-line">
        {template.changes.map(({ version, date, text }) => (
          <li key={version} className="grid grid-cols-[3.5rem_minmax(0,1fr)] border-b border-line py-4">
            <p className="figures font-strong">{version}</p>
            <div>
              <p className="figures text-sm text-muted">
                <time dateTime={date}>{longDate(date)}</time>
              </p>
              <p className="mt-0.5">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className="mt-8">
        <Notice title={templateLibrary.disclaimer.heading}>
          {templateLibrary.disclaimer.text.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <p>
            <a href={templateLibrary.disclaimer.link.href} className="link font-strong">
              {templateLibrary.disclaimer.link.label}
            </a>
          </p>
        </Notice>
      </div>
    </section>
    <section id="related" aria-labelledby="related-heading">
      <h2 id="related-heading" className="text-2xl">
        {words.related}
      </h2>
      <ul className="mt-5 border-t border-line">
        {related.map((other) => (
          <li key={other.id} className="relative border-b border-line py-4">
            <a href={pagePath(other)} className="font-strong text-action after:absolute after:inset-0 hover:underline">
              {other.title}
            </a>
            <p className="mt-0.5 text-sm text-muted">{other.description}</p>
          </li>
        ))}
      </ul>
      <p className="mt-5">
        <a href="/startup-templates" className="link inline-flex min-h-11 items-center font-strong">
          All templates
        </a>
      </p>
    </section>
  </div>
);
