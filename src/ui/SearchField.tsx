import { Search } from "lucide-react";
import type { ComponentProps } from "react";
import { siteSearch } from "../../content/search.ts";

/** A field to search with; its label stands outside. Its sign submits the form, for those who have no Enter key. */
export const SearchField = ({ className = "", ...input }: ComponentProps<"input">) => (
  <div className={`relative ${className}`}>
    <input
      {...input}
      name="q"
      type="search"
      autoComplete="off"
      className="search-cross block min-h-12 w-full rounded-sm border border-line-strong bg-sheet pr-3.5 pl-11 text-base placeholder:text-muted"
    />
    <button
      type="submit"
      aria-label={siteSearch.submit}
      className="absolute inset-y-0 left-0 grid w-11 place-items-center text-muted hover:text-action"
    >
      <Search aria-hidden="true" className="size-5" strokeWidth={1.5} />
    </button>
  </div>
);
