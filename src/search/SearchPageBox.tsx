import { useEffect, useRef, useState } from "react";
import { siteSearch as copy } from "../../content/search.ts";
import { SearchField } from "../ui/SearchField.tsx";
import { useAddressState } from "../ui/useAddressState.ts";
import { Results } from "./Results.tsx";
import { useSearch } from "./useSearch.ts";
import { foundText, noneText } from "./words.ts";

const address = {
  parse: (params: URLSearchParams) => params.get("q") ?? "",
  write: (query: string, params: URLSearchParams) => (query ? params.set("q", query) : params.delete("q")),
};

/** The field of the search page, with all results under it. */
export function SearchPageBox({ id }: { id: string }) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  const { state: inAddress, hydrated, setState } = useAddressState(address);
  const query = typed ?? inAddress;
  const { state, results } = useSearch(query, hydrated);
  useEffect(() => {
    const field = input.current;
    if (!hydrated || !field) return;
    // What was typed before the page was hydrated counts more than its address.
    if (field.value && field.value !== inAddress) setTyped(field.value);
    else field.value = inAddress;
  }, [hydrated, inAddress]);

  function change(value: string) {
    setTyped(value);
    setState(value, "replace");
  }

  const text = query.trim();
  return (
    // Its field and its results are rows of the page's own grid.
    <search className="contents">
      <form
        action="/search"
        onSubmit={(event) => event.preventDefault()}
        className="relative col-start-1 row-start-2 border-b border-line pb-4 md:pb-6"
      >
        <div className="page-width">
          <label htmlFor={`${id}-q`} className="mb-1.5 block text-sm font-strong">
            {copy.label}
          </label>
          <SearchField
            ref={input}
            id={`${id}-q`}
            placeholder={copy.placeholder}
            onChange={({ target }) => change(target.value)}
            className="max-w-prose"
          />
          <p role="status" className="mt-3 min-h-6 text-sm text-muted">
            {hydrated && text && statusText(state, results.length, query)}
          </p>
        </div>
      </form>
      {results.length > 0 && <Results results={results} query={text} />}
    </search>
  );
}

function statusText(state: string, count: number, query: string): string {
  if (state === "failed") return copy.failed;
  if (state === "loading") return copy.loading;
  return count > 0 ? foundText(count, query) : noneText(query);
}
