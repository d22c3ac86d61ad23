import { Ban } from "lucide-react";
import type { ReactNode } from "react";
import type { Template } from "../../../content/schemas/template.ts";
import { templatePage as copy, templateLibrary } from "../../../content/templates/template-library.ts";
import { longDate } from "../../../domain/india/date-text.ts";
import { groupDigits } from "../../../domain/india/money.ts";
import { lawChange } from "../../../domain/law-changes.ts";
import { type DocumentModel, wordCount } from "../../../domain/templates/filled-document.ts";
import { pagePath } from "../../../domain/templates/template-addresses.ts";
import { ChangedNote } from "../../law/ChangedNote.tsx";
import { Disclosure } from "../../ui/Disclosure.tsx";
import { NoBreaks } from "../../ui/NoBreaks.tsx";
import { Notice } from "../../ui/notices.tsx";
import { SampleCaption } from "../../ui/SampleMark.tsx";
import { OneStar } from "../../ui/Stars.tsx";
import { TickList } from "../../ui/TickList.tsx";
import { categoryInks, showsFigures } from "../summary.ts";

interface Props {
  template: Template;
  model: DocumentModel;
  crumbs: readonly Crumb[];
}

/** What the document is, in words and one line of figures: filling it in follows at once. */
export function Opening({ template, model, crumbs }: Props) {
  const { title, category, description, version, updatedOn, downloads, rating, figuresBasis } = template;
  return (
    <div className="page-width pt-30 pb-8 md:pt-32 md:pb-12">
      <Breadcrumbs crumbs={crumbs} />
      <p className={`mt-5 text-sm font-strong md:mt-8 ${categoryInks[category].text}`}>{category} template</p>
      <h1 className="mt-2 text-3xl">
        <NoBreaks text={title} />
      </h1>
      <p className="mt-4 max-w-text text-muted md:text-lg">{description}</p>
      <p className="figures mt-4 flex flex-wrap items-center gap-x-1.5 text-sm text-muted">
        Version {version} · <time dateTime={updatedOn}>{longDate(updatedOn)}</time> · {groupDigits(wordCount(model))}{" "}
        words
        {showsFigures(template) && (
          <>
            {" · "}
            <span className="whitespace-nowrap">
              <OneStar rating={rating} />
              <span aria-hidden="true">{rating.toFixed(1)}</span>
            </span>{" "}
            · <span>{groupDigits(downloads)} downloads</span>
            {figuresBasis}
          </>
        )}
      </p>
      {!figuresBasis && <SampleCaption of="templates" className="mt-2" />}
      <p className="mt-2 max-w-prose text-sm text-muted">{templateLibrary.disclaimer.text[0]}</p>
    </div>
  );
}

const namesLabourCodes = ({ acts }: Template) => acts.some((act) => act.includes("Code on Wages"));

/** What the document is for, when another is better, and the law behind it: folds between filling it in and its text. */
export const Guidance = ({ template }: { template: Template }) => (
  <div id="overview" className="mt-6 border-t border-line">
    <Fold title={copy.purpose}>
      <p className="text-muted">{template.purpose}</p>
      <h3 className="mt-5 text-base">{copy.features}</h3>
      <TickList items={template.features} className="mt-2" />
    </Fold>
    <Fold title={copy.whenNotToUse}>
      <ul className="space-y-2">
        {template.whenNotToUse.map((reason) => (
          <li key={reason} className="flex gap-3">
            <Ban aria-hidden="true" className="mt-1 size-4.5 shrink-0 text-alert" strokeWidth={1.5} />
            <span>{reason}</span>
          </li>
        ))}
      </ul>
    </Fold>
    <Fold title={copy.acts}>
      <ul className="space-y-1.5 text-muted">
        {template.acts.map((act) => (
          <li key={act}>{act}</li>
        ))}
      </ul>
      {namesLabourCodes(template) && (
        <div className="mt-4">
          <ChangedNote change={lawChange("labour-codes")} compact />
        </div>
      )}
    </Fold>
  </div>
);

const Fold = ({ title, children }: { title: string; children: ReactNode }) => (
  <Disclosure
    line="title"
    label={<h2 className="text-lg tracking-normal">{title}</h2>}
    className="prints-open border-b border-line"
  >
    <div className="max-w-prose pb-6 text-sm">{children}</div>
  </Disclosure>
);

interface AfterwardsProps {
  template: Template;
  /** Others of its category. */
  related: readonly Template[];
}

/** Versions, what to do before signing, and other documents of the category. */
export const Afterwards = ({ template, related }: AfterwardsProps) => (
  <div className="page-width section-space grid gap-x-16 gap-y-14 lg:grid-cols-2">
    <section id="changes">
      <Fold title={copy.changes}>
        <ol>
          {template.changes.map(({ version, date, text }) => (
            <li key={version} className="grid grid-cols-[3.5rem_minmax(0,1fr)] border-t border-line py-3">
              <p className="figures font-strong">{version}</p>
              <div>
                <p className="figures text-muted">
                  <time dateTime={date}>{longDate(date)}</time>
                </p>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Fold>
      <div className="mt-8">
        <Notice title={templateLibrary.disclaimer.heading}>
          <p>{templateLibrary.disclaimer.text[1]}</p>
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
        {copy.related}
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

interface Crumb {
  name: string;
  path: string;
}

const Breadcrumbs = ({ crumbs }: { crumbs: readonly Crumb[] }) => (
  <nav aria-label="Breadcrumb" className="no-print text-sm text-muted">
    <ol className="flex flex-wrap gap-x-2">
      {crumbs.map((crumb, index) => (
        <li key={crumb.path} className="flex gap-x-2">
          {index > 0 && <span aria-hidden="true">/</span>}
          {index === crumbs.length - 1 ? (
            <span aria-current="page">{crumb.name}</span>
          ) : (
            <a href={crumb.path} className="hover:text-action hover:underline">
              {crumb.name}
            </a>
          )}
        </li>
      ))}
    </ol>
  </nav>
);
