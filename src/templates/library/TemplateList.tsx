import { useRef } from "react";
import { type Category, categories } from "../../../content/schemas/template-categories.ts";
import { templateLibrary as copy } from "../../../content/templates/template-library.ts";
import { filterTemplates, noFilter, parseFilter, writeFilter } from "../../../domain/templates/filter.ts";
import { Button } from "../../ui/Button.tsx";
import { SampleCaption } from "../../ui/SampleMark.tsx";
import { type AddressFormat, useAddressState } from "../../ui/useAddressState.ts";
import { categoryInks } from "../category-inks.ts";
import { LibraryFilters } from "./LibraryFilters.tsx";
import type { TemplateSummary } from "./summary.ts";
import { TemplateCard } from "./TemplateCard.tsx";

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
        {/* Where the figures are in folds, each has the mark beside it. */}
        {found.some(({ figuresBasis }) => !figuresBasis) && (
          <SampleCaption of="templates" className="pt-6 max-lg:hidden" />
        )}
        <div className={filter.search && found.length > 0 ? flat : ""}>
          {categories.map((category) => (
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
const flat = "relative mt-6 border-t border-ink";

interface DrawerProps {
  category: Category;
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
      <ul aria-label={`${category} templates`} className={isFlat ? "contents" : ""}>
        {found.map((template) => (
          <TemplateCard key={template.id} template={template} namesCategory={isFlat} />
        ))}
      </ul>
    </div>
  );
}
