import { Download } from "lucide-react";
import { memo, type RefObject, useRef } from "react";
import { type TemplateCategory, templateCategories } from "../../../content/schemas/plain-lists.ts";
import { templateLibrary as copy } from "../../../content/templates/template-library.ts";
import { groupDigits } from "../../../domain/india/money.ts";
import {
  type CategoryFilter,
  categoryFilters,
  filterTemplates,
  noFilter,
  parseFilter,
  type TemplateFilter,
  writeFilter,
} from "../../../domain/templates/filter.ts";
import { downloadPath, pagePath } from "../../../domain/templates/template-addresses.ts";
import { Button } from "../../ui/Button.tsx";
import { NoBreaks } from "../../ui/NoBreaks.tsx";
import { SampleCaption } from "../../ui/SampleMark.tsx";
import { SearchField } from "../../ui/SearchField.tsx";
import { OneStar } from "../../ui/Stars.tsx";
import { TickList } from "../../ui/TickList.tsx";
import { type AddressFormat, useAddressState } from "../../ui/useAddressState.ts";
import { categoryInks, showsFigures, type TemplateSummary } from "../summary.ts";

interface TemplateCardProps {
  template: TemplateSummary;
  /** Where no heading says it. */
  namesCategory: boolean;
}

/** One template as a row that opens in place. */
const TemplateCard = memo(function TemplateCard({ template, namesCategory }: TemplateCardProps) {
  const { title, description, when, category, downloads, rating, features, preview } = template;
  return (
    <li data-template className="row-on-paper border-b border-line">
      <details className="fold">
        <summary className="grid min-h-16 grid-cols-[minmax(0,1fr)_auto] content-center items-center gap-x-3 py-2 after:col-start-2 after:row-span-2 after:row-start-1">
          <h4 className="text-base leading-tight text-ink">
            <NoBreaks text={title} />
          </h4>
          <span className="text-sm text-muted">
            {namesCategory && `${category} · `}
            {when}
          </span>
        </summary>
        <div className={`mb-6 border border-t-3 border-line bg-paper-deep p-5 ${categoryInks[category].edge}`}>
          <p className="text-sm text-muted">{description}</p>
          <p className="mt-3 line-clamp-3 border-l-2 border-line-strong pl-3 text-sm text-muted">{preview}</p>
          <TickList items={features} className="mt-4 space-y-1! border-t border-line py-4 text-sm" />
          <div className="flex flex-wrap items-center gap-x-6">
            <a href={pagePath(template)} className="link no-print inline-flex min-h-11 items-center font-strong">
              {copy.read}
              <span className="sr-only">: {title}</span>
            </a>
            <a
              href={downloadPath(template)}
              target="_blank"
              rel="noopener"
              download={template.fileName}
              aria-label={`Download ${title}, Word file`}
              className="link no-print inline-flex min-h-11 items-center gap-2 text-sm"
            >
              <Download aria-hidden="true" className="size-4.5" strokeWidth={1.5} />
              {copy.download}
            </a>
            {showsFigures(template) && (
              <p className="figures flex flex-wrap items-center gap-x-1.5 text-sm text-muted">
                <OneStar rating={rating} />
                <span aria-hidden="true">{rating.toFixed(1)}</span>
                <span aria-hidden="true">·</span>
                <span>{groupDigits(downloads)} downloads</span>
                {template.figuresBasis}
              </p>
            )}
          </div>
        </div>
      </details>
    </li>
  );
});

const filterAddress: AddressFormat<ReturnType<typeof parseFilter>> = { parse: parseFilter, write: writeFilter };

/** Search, categories and the cards that match, kept in step with the address. */
export function TemplateList({ templates }: { templates: readonly TemplateSummary[] }) {
  const { state: filter, setState: setFilter } = useAddressState(filterAddress);
  const search = useRef<HTMLInputElement>(null);
  const found = filterTemplates(templates, filter);

  function clear() {
    setFilter(noFilter, "push");
    search.current?.focus();
  }

  return (
    <>
      <LibraryFilters
        templates={templates}
        found={found.length}
        filter={filter}
        searchField={search}
        // The first letter makes a step to come back from; the ones after it belong to the same search.
        onSearch={(text) => setFilter({ ...filter, search: text }, filter.search ? "replace" : "push")}
        onCategory={(category) => setFilter({ ...filter, category }, "push")}
      />
      <div className="page-width">
        {found.length === 0 && (
          <div className="py-20 text-center">
            <p className="text-2xl font-heading">{copy.empty.heading}</p>
            <p className="mt-3 text-muted">{copy.empty.text}</p>
            <Button look="outline" className="mt-6" onClick={clear}>
              {copy.empty.clear}
            </Button>
          </div>
        )}
        {found.some(({ figuresBasis }) => !figuresBasis) && <SampleCaption of="templates" className="pt-6" />}
        <div className={filter.search && found.length > 0 ? flat : ""}>
          {templateCategories.map((category) => (
            <Drawer
              key={category}
              category={category}
              found={found.filter((template) => template.category === category)}
              isFlat={filter.search !== ""}
            />
          ))}
        </div>
      </div>
    </>
  );
}

/** One list of everything found, whatever its category. */
const columns = "lg:grid lg:grid-cols-2 lg:items-start lg:gap-x-16";

const flat = `relative mt-6 border-t border-ink ${columns}`;

interface DrawerProps {
  category: TemplateCategory;
  found: readonly TemplateSummary[];
  /** While searching: the cards of all categories are one list, and headings are for screen readers alone. */
  isFlat: boolean;
}

function Drawer({ category, found, isFlat }: DrawerProps) {
  if (found.length === 0) return null;
  return (
    <div
      id={category.toLowerCase()}
      className={isFlat ? "contents" : `mt-7 border-t-3 pt-3 lg:mt-8 ${categoryInks[category].edge}`}
    >
      <div
        className={
          isFlat
            ? "sr-only"
            : "flex flex-wrap items-baseline justify-between gap-x-8 gap-y-0.5 border-b border-line pb-2 lg:pb-3"
        }
      >
        <h3 className="text-2xl">{category}</h3>
        <p className="text-sm text-muted">{copy.drawers[category]}</p>
      </div>
      <ul aria-label={`${category} templates`} className={isFlat ? "contents" : columns}>
        {found.map((template) => (
          <TemplateCard key={template.id} template={template} namesCategory={isFlat} />
        ))}
      </ul>
    </div>
  );
}

interface Props {
  templates: readonly TemplateSummary[];
  /** How many match. */
  found: number;
  filter: TemplateFilter;
  searchField: RefObject<HTMLInputElement | null>;
  onSearch: (text: string) => void;
  onCategory: (category: CategoryFilter) => void;
}

function LibraryFilters({ templates, found, filter, searchField, onSearch, onCategory }: Props) {
  const count = (category: CategoryFilter): number => filterTemplates(templates, { ...filter, category }).length;
  return (
    <search className="sticky top-18 z-20 block border-b border-line bg-paper/95 backdrop-blur-sm noscript:hidden max-md:static">
      <form
        onSubmit={(event) => event.preventDefault()}
        className="page-width flex flex-wrap items-center gap-x-8 gap-y-3 py-4"
      >
        <label htmlFor="template-search" className="sr-only">
          {copy.search.label}
        </label>
        <SearchField
          ref={searchField}
          id="template-search"
          placeholder={copy.search.placeholder}
          value={filter.search}
          onChange={(event) => onSearch(event.target.value)}
          className="w-full lg:max-w-64 lg:grow xl:max-w-80"
        />
        <fieldset className="min-w-0 max-md:w-full">
          <legend className="sr-only">{copy.categoryLabel}</legend>
          <div className="flex flex-wrap gap-2">
            {categoryFilters.map((category) => (
              <label
                key={category}
                data-empty={count(category) === 0 || undefined}
                className="inline-flex min-h-11 items-center cursor-pointer gap-1.5 rounded-full border border-line-strong/60 bg-sheet px-3 text-sm font-strong transition-colors hover:border-action sm:px-4 has-checked:border-action has-checked:bg-action has-checked:text-sheet data-empty:not-has-checked:text-muted has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-action forced-colors:has-checked:border-4"
              >
                <input
                  type="radio"
                  name="category"
                  value={category}
                  checked={category === filter.category}
                  onChange={() => onCategory(category)}
                  className="sr-only"
                />
                {category}
                <span aria-hidden="true" className="figures font-normal opacity-75">
                  {count(category)}
                </span>
              </label>
            ))}
          </div>
        </fieldset>
        {/* The number of all is in the first choice. */}
        <output className={found === templates.length ? "sr-only" : "figures text-sm text-muted md:ml-auto"}>
          {`${found} ${found === 1 ? "template" : "templates"}${found === templates.length ? "" : ` of ${templates.length}`}`}
        </output>
      </form>
    </search>
  );
}
