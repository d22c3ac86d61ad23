import type { ChangedPages } from "./api.ts";

type Change = ChangedPages["everywhere"][number];

/** Changes that are alike on several pages, said once. */
export interface ChangedGroup {
  /** Names of the pages; none where it is everywhere. */
  pages: string[];
  is: ChangedPages["pages"][number]["is"];
  changes: Change[];
}

/** 'Pricing' of 'Pricing | Nayi Disha' */
const withoutSite = (title: string, path: string): string => title.replace(/ \| [^|]*$/, "") || path;
const keyOf = ({ before = "", after = "" }: Change): string => `${before}\n${after}`;

/** Page by page, in the order of the pages; what is new or gone on several pages alike is with the first of them. */
export function groupChanges({ everywhere, pages }: Pick<ChangedPages, "everywhere" | "pages">): ChangedGroup[] {
  const where = new Map<string, { change: Change; pages: string[] }>();
  for (const { path, title, is, changes } of pages)
    if (is === "changed")
      for (const change of changes) {
        const found = where.get(keyOf(change)) ?? { change, pages: [] };
        if (!found.pages.includes(withoutSite(title, path))) found.pages.push(withoutSite(title, path));
        where.set(keyOf(change), found);
      }
  const groups = new Map<string, ChangedGroup>();
  for (const { change, pages: names } of where.values()) {
    const group = groups.get(names.join("\n")) ?? { pages: names, is: "changed", changes: [] };
    group.changes.push(change);
    groups.set(names.join("\n"), group);
  }
  return [
    ...(everywhere.length > 0 ? [{ pages: [], is: "changed" as const, changes: everywhere }] : []),
    ...groups.values(),
    ...pages
      .filter(({ is }) => is !== "changed")
      .map(({ path, title, is, changes }) => ({ pages: [withoutSite(title, path)], is, changes })),
  ];
}

/** How much changes, for a sentence. */
export function countChanges({ everywhere, pages }: Pick<ChangedPages, "everywhere" | "pages">) {
  const sentences = everywhere.length + pages.reduce((sum, { changes }) => sum + changes.length, 0);
  return { sentences, pages: pages.length };
}

/** A sentence in four parts: what stays before, what goes, what comes, what stays after. */
export function markWords({ before = "", after = "" }: Change): [string, string, string, string] {
  const [old, now] = [before.split(/(?<=\s)/), after.split(/(?<=\s)/)];
  const most = Math.min(old.length, now.length);
  let start = 0;
  while (start < most && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < most - start && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  return [
    now.slice(0, start).join(""),
    old.slice(start, old.length - end).join(""),
    now.slice(start, now.length - end).join(""),
    now.slice(now.length - end).join(""),
  ];
}
