import type { Template } from "../../../content/schemas/template.ts";
import { templateLibrary as copy } from "../../../content/template-library.ts";
import { longDate } from "../../../domain/india/date-text.ts";
import { pagePath } from "../../../domain/templates/paths.ts";
import { LawNotes } from "../../law/LawNotes.tsx";
import { sectionNotes } from "../../law/section-notes.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { Fold } from "../../ui/Fold.tsx";
import { Section } from "../../ui/Section.tsx";

const newsShown = 5;

/** What follows the cards: what to do before signing, and what changed last. */
export const LibraryEnd = ({ templates }: { templates: readonly Template[] }) => (
  <>
    <Section id="disclaimer" title={copy.disclaimer.heading} tone="deep" layout="split" className="py-10! lg:py-14!">
      <div className="max-w-prose space-y-5">
        {copy.disclaimer.text.map((text) => (
          <p key={text} className="first:text-xl first:font-strong first:text-ink text-muted">
            {text}
          </p>
        ))}
        <LawNotes notes={sectionNotes("disclaimer", ["labour-codes"])} className="" />
        <ButtonLink look="outline" href={copy.disclaimer.link.href}>
          {copy.disclaimer.link.label}
        </ButtonLink>
      </div>
    </Section>
    <News templates={templates} />
  </>
);

/** The latest version of each document; its page has the history. A date is printed once for all that share it. */
function News({ templates }: { templates: readonly Template[] }) {
  const news = templates
    .flatMap((template) => template.changes.slice(0, 1).map((change) => ({ ...change, template })))
    .toSorted((a, b) => b.date.localeCompare(a.date) || a.template.title.localeCompare(b.template.title))
    .slice(0, newsShown);
  return (
    <Section
      id="whats-new"
      title={copy.news.heading}
      intro={copy.news.text}
      layout="split"
      className="py-10! lg:py-14!"
    >
      <Fold label={copy.news.latest} className="open-when-wide prints-open border-y border-line">
        <ol className="lg:border-t lg:border-line">
          {news.map(({ template, version, date, text }, index) => (
            <li
              key={`${template.id} ${version}`}
              className="grid gap-x-6 gap-y-1 border-b border-line py-4 last:border-b-0 md:grid-cols-[10rem_minmax(0,1fr)]"
            >
              <p className="figures text-sm text-muted">
                <time dateTime={date} className={date === news[index - 1]?.date ? "sr-only" : ""}>
                  {longDate(date)}
                </time>
              </p>
              <div>
                <p className="font-strong">
                  <a href={pagePath(template)} className="link">
                    {template.title}
                  </a>{" "}
                  <span className="figures text-sm font-normal text-muted">v{version}</span>
                </p>
                <p className="mt-0.5 text-sm text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Fold>
    </Section>
  );
}
