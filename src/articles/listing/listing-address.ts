import { useSyncExternalStore } from "react";
import { type ListingState, listingSearch, readListingState } from "./listing.ts";

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("popstate", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("popstate", listener);
  };
}

/** The state that the page's address holds; undefined on the server and until the page is awake. */
export function useListingAddress(): ListingState | undefined {
  const search = useSyncExternalStore<string | undefined>(
    subscribe,
    () => location.search,
    () => undefined,
  );
  return search === undefined ? undefined : readListingState(search);
}

/** `push` makes a step that Back returns from; `replace` changes the step one is on. */
export function writeListingAddress(state: ListingState, how: "push" | "replace"): void {
  history[`${how}State`](null, "", location.pathname + listingSearch(state));
  for (const listener of listeners) listener();
}
