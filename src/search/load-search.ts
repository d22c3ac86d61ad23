import { makeSearch, type Search } from "./engine.ts";
import { type SearchEntry, searchIndexAddress } from "./entries.ts";

async function load(): Promise<Search> {
  const response = await fetch(searchIndexAddress);
  if (!response.ok) throw new Error(`${searchIndexAddress}: ${response.status}`);
  return makeSearch((await response.json()) as SearchEntry[]);
}

let loading: Promise<Search> | undefined;

/** Once for all fields of a page; after a failure the next one tries again. */
export function loadSearch(): Promise<Search> {
  loading ??= load();
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}
