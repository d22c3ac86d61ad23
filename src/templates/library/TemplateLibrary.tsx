import { Search } from "lucide-react";
import type { Template } from "../../../content/schemas/template.ts";
import { categories } from "../../../content/schemas/template-categories.ts";
import { templateLibrary as words } from "../../../content/template-library.ts";
import { longDate } from "../../../domain/india/date-text.ts";
import { lawChange } from "../../../domain/law/law-changes.ts";
import { categoryFilters } from "../../../domain/templates/filter.ts";
import { pagePath } from "../../../domain/templates/paths.ts";
import { ChangedNote } from "../../law/ChangedNote.tsx";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import { Section } from "../../ui/Section.tsx";
import { EngravingDies } from "../Engraving.tsx";
import { LibraryHero } from "./LibraryHero.tsx";
import { TemplateCard } from "./TemplateCard.tsx";

const newsShown = 6;

export function TemplateLibrary({ templates }: { templates: readonly Template[] }) {
  return (
    <>
      <EngravingDies />
      <LibraryHero templates={templates} />
      <section id="templates" aria-labelledby="templates-heading" className="border-t border-line pb-16 md:pb-24">
        <h2 id="templates-heading" className="sr-only">
          All templates
        </h2>
        <Filters templates={templates} />
        <div className="page-width">
          <div data-empty hidden className="py-20 text-center">
            <p className="text-2xl font-heading">{words.empty.heading}</p>
            <p className="mt-3 text-muted">{words.empty.text}</p>
            <Button look="outline" data-clear className="mt-6">
              {words.empty.clear}
            </Button>
          </div>
          {categories.map((category) => (
            <Drawer
              key={category}
              category={category}
              templates={templates.filter((template) => template.category === category)}
            />
          ))}
        </div>
      </section>
      <Section id="disclaimer" title={words.disclaimer.heading} tone="deep" layout="split">
        <div className="max-w-prose space-y-5">
          {words.disclaimer.text.map((text) => (
            <p key={text} className="first:text-xl first:font-strong first:text-ink text-muted">
              {text}
            </p>
          ))}
          <ChangedNote change={lawChange("labour-codes")} />
          <ButtonLink look="outline" href={words.disclaimer.link.href}>
            {words.disclaimer.link.label}
          </ButtonLink>
        </div>
      </Section>
      <News templates={templates} />
    </>
  );
}

function Filters({ templates }: { templates: readonly Template[] }) {
  return (
    <search className="sticky top-18 z-20 block border-b border-line bg-paper/95 backdrop-blur-sm noscript:hidden max-md:static">
      <form data-filters method="get" className="page-width flex flex-wrap items-center gap-x-8 gap-y-3 py-4">
        <div className="relative w-full lg:max-w-64 lg:grow xl:max-w-72">
          <label htmlFor="template-search" className="sr-only">
            {words.search.label}
          </label>
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-muted"
            strokeWidth={1.5}
          />
          <input
            id="template-search"
            type="search"
            name="q"
            autoComplete="off"
            placeholder={words.search.placeholder}
            className="min-h-12 w-full rounded-sm border border-line-strong bg-sheet pr-3 pl-11 text-base placeholder:text-muted"
          />
        </div>
        <fieldset className="min-w-0 max-md:w-full">
          <legend className="sr-only">{words.categoryLabel}</legend>
          <div className="flex flex-wrap gap-2">
            {categoryFilters.map((category) => (
              <label
                key={category}
                className="inline-flex min-h-11 items-center gap-1.5 rounded-sm border border-line-strong/60 bg-sheet px-3.5 text-sm font-strong has-checked:border-action has-checked:bg-action has-checked:text-sheet has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-action"
              >
                <input
                  type="radio"
                  name="category"
                  value={category}
                  defaultChecked={category === "All"}
                  className="sr-only"
                />
                {category}
                <span aria-hidden="true" className="figures text-xs font-normal opacity-75">
                  {category === "All"
                    ? templates.length
                    : templates.filter((template) => template.category === category).length}
                </span>
              </label>
            ))}
          </div>
        </fieldset>
        <output data-count className="figures text-sm text-muted md:ml-auto">
          {templates.length} templates
        </output>
      </form>
    </search>
  );
}

const Drawer = ({ category, templates }: { category: (typeof categories)[number]; templates: readonly Template[] }) => (
  <div data-drawer id={category.toLowerCase()} className="pt-14 md:pt-20">
    <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 border-b border-ink pb-3">
      <h3 className="text-2xl">{category}</h3>
      <p className="text-sm text-muted">{words.drawers[category]}</p>
    </div>
    <ul
      aria-label={`${category} templates`}
      // Four documents stand two by two: a last one alone would leave a hole in the drawer.
      className={`mt-8 grid gap-x-6 gap-y-9 sm:grid-cols-2 ${templates.length % 3 === 1 ? "" : "lg:grid-cols-3"}`}
    >
      {templates.map((template) => (
        <TemplateCard key={template.id} template={template} />
      ))}
    </ul>
  </div>
);

function News({ templates }: { templates: readonly Template[] }) {
  const news = templates
    .flatMap((template) => template.changes.map((change) => ({ ...change, template })))
    .sort((a, b) => b.date.localeCompare(a.date) || a.template.title.localeCompare(b.template.title))
    .slice(0, newsShown);
  return (
    <Section id="whats-new" title={words.news.heading} intro={words.news.text} layout="split">
      <ol className="border-t border-line">
        {news.map(({ template, version, date, text }) => (
          <li
            key={`${template.id} ${version}`}
            className="grid gap-x-6 gap-y-1 border-b border-line py-4 md:grid-cols-[10rem_minmax(0,1fr)]"
          >
            <p className="figures text-sm text-muted">
              <time dateTime={date}>{longDate(date)}</time>
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
    </Section>
  );
}
