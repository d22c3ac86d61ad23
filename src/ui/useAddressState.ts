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
  setState: (state: State, history: "push" | "replace", anchor?: string) => void;
}

/** What the address shall be as soon as the visitor pauses, and the query it is written over. */
let pending: { query: string; anchor: string | undefined; over: string } | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Browsers refuse floods of changes to the address: Safari throws after 100 in half a minute. */
const pauseMs = 300;
let changedAt = Number.NEGATIVE_INFINITY;
const retryMs = 2000;

/** The query of the page as its parts see it. The address bar may be a moment behind. */
export const currentQuery = (): URLSearchParams => new URLSearchParams(pending?.query ?? location.search);

const addressOf = (query: string, anchor = location.hash): string => `${location.pathname}${query}${anchor}`;

/** Whatever may come before the visitor leaves, follows a link or reads the address. */
const leaving = ["click", "submit", "beforeunload", "visibilitychange"] as const;

function forget(): void {
  clearTimeout(timer);
  pending = undefined;
  for (const event of leaving) removeEventListener(event, writeAddress, true);
}

/** Writes what is pending. Where the browser refuses, the page goes on with what it has in memory, and tries again. */
function writeAddress(): void {
  if (!pending) return;
  try {
    history.replaceState(history.state, "", addressOf(pending.query, pending.anchor));
    forget();
  } catch {
    clearTimeout(timer);
    timer = setTimeout(writeAddress, retryMs);
  }
}

function push(query: string, anchor?: string): boolean {
  writeAddress();
  try {
    history.pushState(null, "", addressOf(query, anchor));
    forget();
    return true;
  } catch {
    return false;
  }
}

/** At once for a single change, such as a choice; after a pause for changes that follow each other, such as letters. */
function writeOrWait(query: string, anchor = pending?.anchor): void {
  forget();
  pending = { query, anchor, over: location.search };
  const isSingle = performance.now() - changedAt >= pauseMs;
  changedAt = performance.now();
  for (const event of leaving) addEventListener(event, writeAddress, true);
  if (isSingle) writeAddress();
  else timer = setTimeout(writeAddress, pauseMs);
}

const listeners = new Set<() => void>();

/** Back and Forward leave what was pending behind; a jump to an anchor of the same page does not. */
function onPopState(): void {
  if (pending && location.search !== pending.over) forget();
  for (const listener of listeners) listener();
}

/** Tells of every change, by the page itself, Back or Forward. */
export function onAddressChange(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener("popstate", onPopState);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener("popstate", onPopState);
  };
}

/** Puts the state of one part into the address, and tells all parts. */
export function setAddressState<State>(
  format: AddressFormat<State>,
  next: State,
  how: "push" | "replace",
  anchor?: string,
): void {
  const params = currentQuery();
  const before = String(params);
  format.write(next, params);
  const isSame = String(params) === before;
  if (isSame && anchor === undefined) return;
  const query = params.size > 0 ? `?${params}` : "";
  const isWritten = how === "push" && !isSame && push(query, anchor);
  if (!isWritten) writeOrWait(query, anchor);
  for (const listener of listeners) listener();
}

/** Keeps the object where the address says nothing new, so that parts whose keys did not change are not rendered anew. */
function keepIfSame<State>(before: { state: State }, state: State): { state: State } {
  return JSON.stringify(before.state) === JSON.stringify(state) ? before : { state };
}

/** What the address says, for a part that only reads it. */
export function useFromAddress<State>(
  parse: AddressFormat<State>["parse"],
): Pick<AddressState<State>, "state" | "hydrated"> {
  const initial = useMemo(() => parse(new URLSearchParams()), [parse]);
  const [found, setFound] = useState<{ state: State }>();
  useEffect(() => {
    const read = () => setFound((before = { state: initial }) => keepIfSame(before, parse(currentQuery())));
    // The island is rendered a second time. Where the address changes nothing that is seen, this is done bit by bit: at once
    // it would block a slow phone.
    if (location.search) read();
    else startTransition(read);
    return onAddressChange(read);
  }, [parse, initial]);
  return { state: found ? found.state : initial, hydrated: found !== undefined };
}

/** State that is in the page's address, so that it can be shared, reloaded and stepped back through. */
export function useAddressState<State>(format: AddressFormat<State>): AddressState<State> {
  const setState = useCallback<AddressState<State>["setState"]>(
    (next, how, anchor) => setAddressState(format, next, how, anchor),
    [format],
  );
  return { ...useFromAddress(format.parse), setState };
}
