import { useEffect, useRef, useState } from "react";
import { siteSearch as copy } from "../../content/search.ts";
import { SearchField } from "../ui/SearchField.tsx";
import { useAddressState } from "../ui/useAddressState.ts";
import { foldList } from "./fold-list.ts";
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
  const list = text && state === "loading" ? "waiting" : results.length > 0 ? "folded" : "open";
  useEffect(() => {
    if (hydrated) foldList(list);
  }, [hydrated, list]);

  return (
    // Its field and its results are rows of the page's own grid.
    <search className="contents">
      <form
        action="/search"
        onSubmit={(event) => event.preventDefault()}
        className="relative col-start-1 row-start-1 border-b border-line pt-34 pb-4 md:pt-36 md:pb-6"
      >
        <div className="page-width">
          <h1 className="text-3xl sm:text-4xl">
            <label htmlFor={`${id}-q`}>{copy.label}</label>
          </h1>
          <SearchField
            ref={input}
            id={`${id}-q`}
            placeholder={copy.placeholder}
            onChange={({ target }) => change(target.value)}
            className="mt-4 max-w-[46rem] md:mt-6 [&_input]:min-h-14 [&_input]:border-2 [&_input]:border-action md:[&_input]:min-h-16 md:[&_input]:text-lg"
          />
          {/* One line for both: nothing moves when what was found takes the place of what can be. */}
          <div className="mt-3 grid min-h-8 items-center md:mt-4">
            <p className={`col-start-1 row-start-1 text-sm text-muted max-md:hidden ${text ? "invisible" : ""}`}>
              {copy.intro}
            </p>
            <p role="status" className="figures col-start-1 row-start-1 text-lg leading-snug font-strong">
              {hydrated && text && statusText(state, results.length, query)}
            </p>
          </div>
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
