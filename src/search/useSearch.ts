import { useEffect, useMemo, useState } from "react";
import type { Found, Search } from "./engine.ts";
import { type SearchEntry, searchIndexAddress } from "./entries.ts";

async function readEntries(): Promise<SearchEntry[]> {
  const response = await fetch(searchIndexAddress);
  if (!response.ok) throw new Error(`${searchIndexAddress}: ${response.status}`);
  return (await response.json()) as SearchEntry[];
}

let loading: Promise<Search> | undefined;

/** Once for all fields of a page; after a failure the next one tries again. */
function loadSearch(): Promise<Search> {
  loading ??= Promise.all([import("./engine.ts"), readEntries()]).then(([{ makeSearch }, entries]) =>
    makeSearch(entries),
  );
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

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
    loadSearch().then(
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
