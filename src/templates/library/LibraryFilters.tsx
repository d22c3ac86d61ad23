import type { RefObject } from "react";
import { templateLibrary as copy } from "../../../content/templates/template-library.ts";
import {
  type CategoryFilter,
  categoryFilters,
  filterTemplates,
  type TemplateFilter,
} from "../../../domain/templates/filter.ts";
import { SearchField } from "../../ui/SearchField.tsx";
import type { TemplateSummary } from "./summary.ts";

interface Props {
  templates: readonly TemplateSummary[];
  /** How many match. */
  found: number;
  filter: TemplateFilter;
  searchField: RefObject<HTMLInputElement | null>;
  onSearch: (text: string) => void;
  onCategory: (category: CategoryFilter) => void;
}

export function LibraryFilters({ templates, found, filter, searchField, onSearch, onCategory }: Props) {
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
