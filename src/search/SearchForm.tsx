import { siteSearch as copy } from "../../content/search.ts";
import { Button } from "../ui/Button.tsx";
import { SearchField } from "../ui/SearchField.tsx";

const subjects = [copy.narrow.all, ...copy.narrow.subjects.map(({ label }) => label)];

/** The field of the search page and the place for its results, rows of the page's own grid; search-page.client.ts fills them. */
export const SearchForm = () => (
  <search className="contents">
    <form
      id="search-form"
      action="/search"
      className="relative col-start-1 row-start-1 border-b border-line pt-34 pb-4 md:pt-36 md:pb-6"
    >
      <div className="page-width">
        <h1 className="text-3xl sm:text-4xl">
          <label htmlFor="page-q">{copy.label}</label>
        </h1>
        <SearchField
          id="page-q"
          placeholder={copy.placeholder}
          className="mt-4 max-w-[46rem] md:mt-6 [&_input]:min-h-14 [&_input]:border-2 [&_input]:border-action md:[&_input]:min-h-16 md:[&_input]:text-lg"
        />
        {/* One line for both: nothing moves when what was found takes the place of what can be. */}
        <div className="mt-3 grid min-h-8 items-center md:mt-4">
          <p role="status" className="peer figures col-start-1 row-start-1 text-lg leading-snug font-strong" />
          <p className="invisible col-start-1 row-start-1 text-sm text-muted peer-empty:visible max-md:hidden">
            {copy.intro}
          </p>
        </div>
      </div>
    </form>
    <div id="results" hidden className="page-width pt-4 pb-12 md:pt-6 lg:pb-16">
      <fieldset className="-mx-5 flex min-w-0 [scrollbar-width:none] gap-2 overflow-x-auto px-5 py-1 sm:mx-0 sm:flex-wrap sm:px-0">
        <legend className="sr-only">{copy.narrow.label}</legend>
        {subjects.map((label) => (
          <button
            key={label}
            type="button"
            value={label}
            className="flex min-h-11 shrink-0 items-center gap-2 rounded-full border border-line-strong/60 bg-sheet px-4 text-sm font-strong hover:border-action aria-pressed:border-action aria-pressed:bg-action aria-pressed:text-sheet"
          >
            {label} <span className="figures font-normal" />
          </button>
        ))}
      </fieldset>
      <ul id="found" className="mt-4 md:mt-5 [&>:nth-child(2)]:border-t [&>:nth-child(2)]:border-t-ink" />
      <Button id="all-results" look="outline" className="mt-6 max-sm:w-full">
        {copy.all}
      </Button>
    </div>
  </search>
);
