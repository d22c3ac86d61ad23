import { useEffect, useMemo, useState } from "react";
import type { Found, Search } from "./engine.ts";

interface SearchState {
  state: "loading" | "ready" | "failed";
  results: Found[];
}

/** What a search over the whole site finds. Nothing is fetched before there is a place that wants it. */
export function useSearch(query: string, wanted = true): SearchState {
  const [search, setSearch] = useState<{ run: Search } | "failed">();
  const isLoaded = typeof search === "object";
  useEffect(() => {
    if (!wanted || isLoaded) return;
    let isCurrent = true;
    import("./load-search.ts")
      .then(({ loadSearch }) => loadSearch())
      .then(
        (run) => isCurrent && setSearch({ run }),
        () => isCurrent && setSearch("failed"),
      );
    return () => {
      isCurrent = false;
    };
  }, [wanted, isLoaded]);
  const text = query.trim();
  const results = useMemo(() => (typeof search === "object" && text ? search.run(text) : []), [search, text]);
  return { state: search === "failed" ? "failed" : search ? "ready" : "loading", results };
}
