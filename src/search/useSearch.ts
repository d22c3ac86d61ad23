import { useEffect, useMemo, useState } from "react";
import type { Found, Search } from "./engine.ts";

interface SearchState {
  state: "loading" | "ready" | "failed";
  results: Found[];
}

/** What a search over the whole site finds. Nothing is fetched before there is a place that wants it; after a failure the next letter tries again. */
export function useSearch(query: string, wanted = true): SearchState {
  const [{ run, failedFor }, setSearch] = useState<{ run?: Search; failedFor?: string }>({});
  const isNeeded = wanted && !run && failedFor !== query;
  useEffect(() => {
    if (!isNeeded) return;
    let isCurrent = true;
    import("./load-search.ts")
      .then(({ loadSearch }) => loadSearch())
      .then(
        (run) => isCurrent && setSearch({ run }),
        () => isCurrent && setSearch({ failedFor: query }),
      );
    return () => {
      isCurrent = false;
    };
  }, [isNeeded, query]);
  const text = query.trim();
  const results = useMemo(() => (run && text ? run(text) : []), [run, text]);
  return { state: run ? "ready" : failedFor === undefined ? "loading" : "failed", results };
}
