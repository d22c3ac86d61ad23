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

const parseAddress = <State>({ parse }: AddressFormat<State>): State => parse(new URLSearchParams(location.search));

/** The same object as before where the address says the same, so that parts whose keys did not change are not rendered anew. */
function keepIfSame<State>(before: { state: State } | undefined, state: State): { state: State } {
  return before && JSON.stringify(before.state) === JSON.stringify(state) ? before : { state };
}

/** State that lives in the page's address, so that it can be shared, reloaded and stepped back through. */
export function useAddressState<State>(format: AddressFormat<State>): AddressState<State> {
  const initial = useMemo(() => format.parse(new URLSearchParams()), [format]);
  const [found, setFound] = useState<{ state: State }>();
  useEffect(() => {
    const read = () => setFound((before) => keepIfSame(before, parseAddress(format)));
    // The island is rendered a second time. Where the address changes nothing that is seen, this is done bit by bit: at once
    // it would block a slow phone.
    if (location.search) read();
    else startTransition(read);
    return subscribe(read);
  }, [format]);
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
  return { state: found ? found.state : initial, hydrated: found !== undefined, setState };
}
