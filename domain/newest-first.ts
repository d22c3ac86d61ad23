import { compareText } from "./compare-text.ts";

/**
 * Newest first by ISO date. Items of one day are in the order of their ids, so that the order never changes by chance;
 * without ids they stay in the order given.
 */
export const newestFirst = <Item>(
  items: readonly Item[],
  date: (item: Item) => string,
  id: (item: Item) => string = () => "",
): Item[] => items.toSorted((a, b) => compareText(date(b), date(a)) || compareText(id(a), id(b)));
