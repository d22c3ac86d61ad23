import { templateCategories } from "../../../content/schemas/plain-lists.ts";
import type { Template } from "../../../content/schemas/template.ts";
import { templateLibrary as copy } from "../../../content/templates/template-library.ts";
import { longDate } from "../../../domain/india/date-text.ts";
import { groupBy } from "../../../domain/lists.ts";
import { pagePath } from "../../../domain/templates/template-addresses.ts";
import { inks } from "../../../drawings/colours.ts";
import { LawNotes } from "../../law/LawNotes.tsx";
import { sectionNotes } from "../../law/section-notes.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { Disclosure } from "../../ui/Disclosure.tsx";
import { SceneImage, sceneImage } from "../../ui/guilloche/Guilloche.tsx";
import { Section } from "../../ui/Section.tsx";
import { categoryInks } from "../summary.ts";

/** As many letters as a line on a folder holds. */
const longest = 43;
const cut = (title: string) => (title.length > longest ? `${title.slice(0, longest - 1).trimEnd()}…` : title);

/** Where words stand in the two drawings of a drawer: the middle of each tab, and the upper edge of the folder below it. */
const drawers = {
  /** With room for titles between the tabs. */
  folders: { tabs: [96, 172, 234, 290], firstEdge: 27, pitch: 90, label: 403.5 },
  /** For narrow screens: tabs alone. */
  "folders-low": { tabs: [63, 146, 212, 271], firstEdge: 23, pitch: 10, label: 96.5 },
} as const;

/** The open drawer, with its words in the page's type. */
function OpenDrawer({
  name,
  templates,
  className,
}: {
  name: keyof typeof drawers;
  templates: readonly Template[];
  className: string;
}) {
  const { tabs, firstEdge, pitch, label } = drawers[name];
  const { width, height } = sceneImage(name);
  const roomy = name === "folders";
  return (
    <div aria-hidden="true" className={`relative ${className}`}>
      <SceneImage name={name} lazy className="block h-auto w-full" />
      <svg
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
        focusable="false"
        fontSize="14"
        className="absolute inset-0 size-full"
      >
        {templateCategories.map((category, place) => {
          const held = templates.filter((template) => template.category === category);
          const edge = firstEdge + place * pitch;
          // Marigold is too pale for white letters.
          const ink = categoryInks[category].palette[0] === "highlight" ? inks.ink : inks.sheet;
          return (
            <g key={category}>
              <text x={tabs[place]} y={edge - (roomy ? 7.5 : 6)} textAnchor="middle" fill={ink} className="font-strong">
                {category}
                {roomy && <tspan className="font-normal"> {held.length}</tspan>}
              </text>
              {roomy &&
                held.slice(0, 2).map(({ id, title }, line) => (
                  <text key={id} x="34" y={edge + 29 + line * 21} fill={inks.ink}>
                    {cut(title)}
                  </text>
                ))}
            </g>
          );
        })}
        <text
          x={width / 2}
          y={label}
          textAnchor="middle"
          fontSize={roomy ? 13.5 : 13}
          letterSpacing={roomy ? 1.4 : 0.8}
          fill={inks.ink}
          className="font-strong"
        >
          {templates.length} TEMPLATES
        </text>
      </svg>
    </div>
  );
}

export const LibraryHero = ({ templates }: { templates: readonly Template[] }) => (
  <div className="page-width grid items-end gap-6 pt-32 md:gap-10 md:grid-cols-[minmax(0,1fr)_minmax(0,20rem)] lg:grid-cols-[minmax(0,1fr)_minmax(0,27rem)] lg:gap-16">
    <div className="md:pb-10 lg:self-center">
      <h1 className="max-w-[34rem] text-3xl">{copy.heading}</h1>
      <p className="mt-3 max-w-text text-muted md:text-lg md:text-balance lg:mt-5">{copy.intro}</p>
    </div>
    <OpenDrawer name="folders-low" templates={templates} className="max-w-104 lg:hidden" />
    <OpenDrawer name="folders" templates={templates} className="max-lg:hidden" />
  </div>
);

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
      <Disclosure label={copy.news.latest} className="prints-open border-y border-line">
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
