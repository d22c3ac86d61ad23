import type { SiteChange } from "../site/api.ts";
import { fileName } from "../site/sections.ts";
import { counted, momentText } from "../ui/times.ts";
import type { ChangedPages, SiteState } from "./api.ts";

type Step = NonNullable<SiteState["building"]>["step"];

/** What a build does just now. */
export const stepWords: Readonly<Record<Step, string>> = {
  check: "Looking over your facts",
  pages: "Writing pages and pictures",
  compress: "Making files small",
  facts: "Keeping the facts with the pages",
  desk: "Writing the desk",
  compare: "Looking for what changes",
};

const firstFiles = 5;

/** 'Prices and plans, Team' */
export function filesInWords(files: readonly string[]): string {
  const names = [...new Set(files.map(fileName))];
  const rest = names.length - firstFiles;
  return rest > 1 ? `${names.slice(0, firstFiles).join(", ")} and ${rest} more` : names.join(", ");
}

/** As the history writes it. */
const byHand = "by hand";

/** '2 changes by you, today 18:40': what was saved since the site was built, by whom and when. */
export function unpublishedWords(
  { unpublished, current }: Pick<SiteState, "unpublished" | "current">,
  history: readonly SiteChange[],
  me: string,
  now: Date,
): string {
  const since = history.filter(
    ({ at, file }) => at > (current?.builtAt ?? "") && unpublished.some((change) => change.file === file),
  );
  // A picture has no history of its own: it came with what shows it.
  const unknown = unpublished.filter(
    ({ file }) => !file.startsWith("pictures/") && !since.some((change) => change.file === file),
  );
  const names = [...new Set(since.map(({ byName }) => byName))].filter((name) => name !== byHand);
  const people = names.map((name) => (name === me ? "you" : name));
  const who = [
    ...(people.length > 0 ? [`by ${people.join(" and ")}`] : []),
    ...(unknown.length > 0 || since.some(({ byName }) => byName === byHand) ? [byHand] : []),
  ];
  const [last] = since;
  return `${counted(since.length + unknown.length, "change")} ${who.join(" and ")}${last ? `, ${momentText(new Date(last.at), now)}` : ""}.`;
}

type Change = ChangedPages["everywhere"][number];

/** Changes that are alike on several pages, said once. */
export interface ChangedGroup {
  /** Names of the pages; none where it is everywhere. */
  pages: string[];
  is: ChangedPages["pages"][number]["is"];
  changes: Change[];
}

export const homePage = "Home page";

/** 'Pricing' of 'Pricing | Nayi Disha'. The title of the home page is made for search engines. */
const nameOf = ({ title, path }: Pick<ChangedPages["pages"][number], "title" | "path">): string =>
  path === "/" ? homePage : title.replace(/ \| [^|]*$/, "") || path;
const keyOf = ({ before = "", after = "" }: Change): string => `${before}\n${after}`;

/** Page by page, in the order of the pages; what is new or gone on several pages alike is with the first of them. */
export function groupChanges({ everywhere, pages }: Pick<ChangedPages, "everywhere" | "pages">): ChangedGroup[] {
  const where = new Map<string, { change: Change; pages: string[] }>();
  for (const page of pages)
    if (page.is === "changed")
      for (const change of page.changes) {
        const found = where.get(keyOf(change)) ?? { change, pages: [] };
        if (!found.pages.includes(nameOf(page))) found.pages.push(nameOf(page));
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
      .map((page) => ({ pages: [nameOf(page)], is: page.is, changes: page.changes })),
  ];
}

/** A page to look at, with what changes on it. */
export interface PageToSee extends Pick<ChangedPages["pages"][number], "path" | "is" | "changes"> {
  name: string;
}

/** One after the other, with the home page for what is on most pages, and where a picture or a colour changes and no sentence. */
export function pagesToSee({ everywhere, pages }: Pick<ChangedPages, "everywhere" | "pages">): PageToSee[] {
  const listed = pages.map(({ title, ...page }) => ({ ...page, name: nameOf({ title, ...page }) }));
  if (listed.length > 0 && everywhere.length === 0) return listed;
  const name = everywhere.length > 0 ? "On most pages" : homePage;
  return [{ name, path: "/", is: "changed", changes: everywhere }, ...listed];
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
