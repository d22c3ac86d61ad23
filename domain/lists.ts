/**
 * Newest first by ISO date. Items of one day are in the order of their ids, so that the order never changes by chance;
 * without ids they stay in the order given.
 */
export const newestFirst = <Item>(
  items: readonly Item[],
  date: (item: Item) => string,
  id: (item: Item) => string = () => "",
): Item[] => items.toSorted((a, b) => compareText(date(b), date(a)) || compareText(id(a), id(b)));

/** As Map.groupBy, which the oldest browsers of the site do not have. */
export function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/**
 * The order of two texts in plain letters and digits, such as dates and names of states. The browser's own comparison by
 * language takes a slow phone a tenth of a second the first time.
 */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
