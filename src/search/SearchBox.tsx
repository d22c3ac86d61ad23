import { siteSearch as copy } from "../../content/search.ts";
import { SearchField } from "../ui/SearchField.tsx";

/**
 * A field that searches the whole site, and the place for what it finds. Without script, and until it is loaded, it is a form
 * that leads to the page of all results.
 */
export const SearchBox = ({ id }: { id: string }) => (
  <search data-site-search>
    <form action="/search">
      <label htmlFor={`${id}-q`} className="sr-only">
        {copy.label}
      </label>
      <SearchField id={`${id}-q`} placeholder={copy.placeholder} />
      <p role="status" className="sr-only mt-3 text-sm text-muted" />
      <div id={`${id}-list`} role="listbox" aria-label={copy.results} hidden className="mt-2" />
    </form>
  </search>
);
