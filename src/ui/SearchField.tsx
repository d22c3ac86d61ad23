import { Search } from "lucide-react";
import type { ComponentProps } from "react";

/** A field to search with, with its sign; its label stands outside. */
export const SearchField = ({ className = "", ...input }: ComponentProps<"input">) => (
  <div className={`relative ${className}`}>
    <Search
      aria-hidden="true"
      className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-muted"
      strokeWidth={1.5}
    />
    <input
      {...input}
      name="q"
      type="search"
      autoComplete="off"
      className="search-cross block min-h-12 w-full rounded-sm border border-line-strong bg-sheet pr-3.5 pl-11 text-base placeholder:text-muted"
    />
  </div>
);
