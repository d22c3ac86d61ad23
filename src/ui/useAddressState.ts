import { startTransition, useCallback, useEffect, useMemo, useState } from "react";

/** How a part of a page keeps its state in the query string. */
export interface AddressFormat<State> {
  /** Reads the state; a missing or malformed value becomes its default. */
  parse: (params: URLSearchParams) => State;
  /** Sets this part's keys, and deletes those that hold a default. Keys of other parts stay as they are. */
  write: (state: State, params: URLSearchParams) => void;
}

export interface AddressState<State> {
  state: State;
  /** False in the built page and until React has hydrated it: the address is not known before. */
  hydrated: boolean;
  /** `push` adds a step that Back returns from; `replace` changes the present step. */
  setState: (state: State, history: "push" | "replace") => void;
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("popstate", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("popstate", listener);
  };
}

/** State that lives in the page's address, so that it can be shared, reloaded and stepped back through. */
export function useAddressState<State>(format: AddressFormat<State>): AddressState<State> {
  const [search, setSearch] = useState<string>();
  useEffect(() => {
    const read = () => setSearch(location.search);
    // The island is rendered a second time. Where the address changes nothing that is seen, this is done bit by bit: at once
    // it would block a slow phone.
    if (location.search) read();
    else startTransition(read);
    return subscribe(read);
  }, []);
  const state = useMemo(() => format.parse(new URLSearchParams(search)), [format, search]);
  const setState = useCallback(
    (next: State, how: "push" | "replace") => {
      const params = new URLSearchParams(location.search);
      format.write(next, params);
      const query = params.size > 0 ? `?${params}` : "";
      if (query === location.search) return;
      history[`${how}State`](null, "", `${location.pathname}${query}${location.hash}`);
      for (const listener of listeners) listener();
    },
    [format],
  );
  return { state, hydrated: search !== undefined, setState };
}
