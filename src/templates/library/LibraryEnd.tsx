import type { Template } from "../../../content/schemas/template.ts";
import { templateLibrary as copy } from "../../../content/templates/template-library.ts";
import { longDate } from "../../../domain/india/date-text.ts";
import { groupBy } from "../../../domain/lists.ts";
import { pagePath } from "../../../domain/templates/template-addresses.ts";
import { LawNotes } from "../../law/LawNotes.tsx";
import { sectionNotes } from "../../law/section-notes.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { Disclosure } from "../../ui/Disclosure.tsx";
import { Section } from "../../ui/Section.tsx";

const newsShown = 5;

/** What follows the cards: what changed last, and what to do before signing, which ends the page in a step. */
export const LibraryEnd = ({ templates }: { templates: readonly Template[] }) => (
  <>
    <News templates={templates} />
    <Section id="disclaimer" title={copy.disclaimer.heading} tone="deep" layout="split" className="py-10! lg:py-14!">
      <div className="space-y-5 *:[p]:max-w-prose">
        {copy.disclaimer.text.map((text) => (
          <p key={text} className="first:text-xl first:font-strong first:text-ink text-muted">
            {text}
          </p>
        ))}
        <LawNotes notes={sectionNotes("disclaimer", ["labour-codes"])} className="" />
        <ButtonLink href={copy.disclaimer.link.href} className="max-sm:w-full">
          {copy.disclaimer.link.label}
        </ButtonLink>
      </div>
    </Section>
  </>
);

interface Version {
  date: string;
  text: string;
  documents: { template: Template; version: string }[];
}

/** The latest version of each document, newest first; what was done to several on one day is one entry. */
function latestVersions(templates: readonly Template[]): Version[] {
  const versions = new Map<string, Version>();
  for (const template of templates.toSorted((one, other) => one.title.localeCompare(other.title))) {
    const [change] = template.changes;
    if (!change) continue;
    const { date, text, version } = change;
    const entry = versions.get(date + text) ?? { date, text, documents: [] };
    entry.documents.push({ template, version });
    versions.set(date + text, entry);
  }
  return [...versions.values()].sort((one, other) => other.date.localeCompare(one.date));
}

/** What changed last; a document's page has its whole history. A date is printed once for all that share it. */
function News({ templates }: { templates: readonly Template[] }) {
  const news = latestVersions(templates).slice(0, newsShown);
  const days = [...groupBy(news, ({ date }) => date)];
  return (
    <Section
      id="whats-new"
      title={copy.news.heading}
      intro={copy.news.text}
      tone="sheet"
      layout="split"
      className="py-10! lg:py-14!"
    >
      <Disclosure label={copy.news.latest} className="open-when-wide prints-open border-y border-line">
        {days.map(([date, versions]) => (
          <div key={date} className="[div+&]:mt-4 lg:[div+&]:mt-8">
            <h3 className="figures border-b border-ink pb-2 text-sm font-strong tracking-normal max-lg:pt-1 lg:pt-4">
              <time dateTime={date}>{longDate(date)}</time>
            </h3>
            <ul>
              {versions.map(({ text, documents }) => (
                <li
                  key={text}
                  className="grid gap-x-8 gap-y-1 border-b border-line py-3 last:border-b-0 md:grid-cols-2"
                >
                  <ul>
                    {documents.map(({ template, version }) => (
                      <li key={template.id} className="font-strong">
                        <a href={pagePath(template)} className="link">
                          {template.title}
                        </a>{" "}
                        <span className="figures text-sm font-normal text-muted">v{version}</span>
                      </li>
                    ))}
                  </ul>
                  <p className="text-sm text-muted md:pt-0.5">{text}</p>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Disclosure>
    </Section>
  );
}
