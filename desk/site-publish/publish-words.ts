import { fileName } from "../site/file-names.ts";
import type { SiteChange } from "../site/history-api.ts";
import { counted } from "../ui/counted.ts";
import { momentText } from "../ui/times.ts";
import type { SiteState } from "./api.ts";

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

/** '2 changes by you, today 6:40 pm': what was saved since the site was built, by whom and when. */
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
