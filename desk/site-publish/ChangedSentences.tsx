import { useState } from "react";
import { counted } from "../ui/counted.ts";
import { Loaded } from "../ui/Loaded.tsx";
import { Sheet } from "../ui/Sheet.tsx";
import { type ChangedPages, useChangedPages } from "./api.ts";
import { type ChangedGroup, countChanges, groupChanges, markWords } from "./changed-words.ts";

/** What a build would change for visitors, page by page; `current` is the one they see now. */
export const ChangedSentences = ({ build, current }: { build: string; current: string | undefined }) => (
  <Loaded query={useChangedPages(build, current)}>{(changed) => <Changed changed={changed} />}</Loaded>
);

/** In the pane; all of them are a sheet. */
const firstGroups = 3;
const firstChanges = 2;
const firstPages = 3;

function Changed({ changed }: { changed: ChangedPages }) {
  const [isOpen, setOpen] = useState(false);
  const groups = groupChanges(changed);
  const { sentences, pages } = countChanges(changed);
  if (sentences === 0)
    return (
      <p className="text-sm text-muted">
        No sentence on the public pages changes. Pictures, colours, mails, quotations and the desk may.
      </p>
    );
  const shown = groups
    .slice(0, firstGroups)
    .map((group) => ({ ...group, changes: group.changes.slice(0, firstChanges) }));
  const rest = count(groups) - count(shown);
  return (
    <>
      <p className="text-sm text-muted">
        {[counted(sentences, "sentence"), counted(pages, "page")].filter(Boolean).join(" on ")} would change:
      </p>
      <Groups groups={shown} isShort />
      {rest > 0 && (
        <button type="button" className="link min-h-11 text-sm" onClick={() => setOpen(true)}>
          {rest.toLocaleString("en-IN")} more
        </button>
      )}
      <Sheet title="What changes for visitors" isOpen={isOpen} onClose={() => setOpen(false)} isLarge>
        <Groups groups={groups} />
      </Sheet>
    </>
  );
}

const count = (groups: readonly ChangedGroup[]): number => groups.reduce((sum, { changes }) => sum + changes.length, 0);

const Groups = ({ groups, isShort = false }: { groups: readonly ChangedGroup[]; isShort?: boolean }) => (
  <ul className={isShort ? "mt-3 border-b border-line" : ""}>
    {groups.map((group) => (
      <Group key={`${group.is} ${group.pages.join()}`} group={group} isShort={isShort} />
    ))}
  </ul>
);

const kinds = { changed: "", new: ", a new page", gone: ", no longer there" };

const Group = ({ group: { pages, is, changes }, isShort }: { group: ChangedGroup; isShort: boolean }) => (
  <li className={`border-t border-line py-2.5 text-sm ${isShort ? "" : "first:border-t-0 first:pt-0"}`}>
    <p className="text-muted">
      {pageWords(isShort ? pages.slice(0, firstPages) : pages, pages.length)}
      {kinds[is]}
    </p>
    {changes.map((change) => (
      <Sentence key={`${change.before}\n${change.after}`} change={change} />
    ))}
  </li>
);

function pageWords(names: readonly string[], all: number): string {
  if (all === 0) return "On most pages";
  const rest = all - names.length;
  return `${names.join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`;
}

function Sentence({ change }: { change: ChangedPages["everywhere"][number] }) {
  const [start, gone, come, end] = markWords(change);
  return (
    <p className="mt-1 break-words">
      {start}
      {gone && <del className="text-muted">{gone.trimEnd()}</del>}
      {gone && " "}
      {come && <ins className="font-strong no-underline">{come.trimEnd()}</ins>}
      {/\s$/.test(come || gone) && " "}
      {end}
    </p>
  );
}
