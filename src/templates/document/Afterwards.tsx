import type { Template } from "../../../content/schemas/template.ts";
import { templatePage as copy, templateLibrary } from "../../../content/templates/template-library.ts";
import { longDate } from "../../../domain/india/date-text.ts";
import { pagePath } from "../../../domain/templates/template-addresses.ts";
import { Notice } from "../../ui/Notice.tsx";

interface Props {
  template: Template;
  /** Others of its category. */
  related: readonly Template[];
}

/** Versions, what to do before signing, and other documents of the category. */
export const Afterwards = ({ template, related }: Props) => (
  <div className="page-width section-space grid gap-x-16 gap-y-14 lg:grid-cols-2">
    <section id="changes" aria-labelledby="changes-heading">
      <h2 id="changes-heading" className="text-2xl">
        {copy.changes}
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
