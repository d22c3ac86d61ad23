import { useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { siteSearch as copy } from "../../content/search.ts";
import { Button } from "../ui/Button.tsx";
import type { Found } from "./engine.ts";
import type { EntryKind } from "./entries.ts";
import { FoundList } from "./FoundList.tsx";
import { groupByPage } from "./pages-found.ts";
import { allText } from "./words.ts";

const pagesInSight = 10;

/** Everything, and then what it can be narrowed to. */
function countSubjects(results: readonly Found[]) {
  const { all, subjects } = copy.narrow;
  return [
    { label: all, found: results },
    ...subjects.map(({ label, kinds }: { label: string; kinds: readonly EntryKind[] }) => ({
      label,
      found: results.filter(({ kind }) => kinds.includes(kind)),
    })),
  ].filter(({ found }) => found.length > 0);
}

/** All that was found, of every kind or of one; the first pages until more is asked for. */
export function Results({ results, query }: { results: readonly Found[]; query: string }) {
  const list = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<string>(copy.narrow.all);
  /** The search all of whose results are shown. */
  const [opened, setOpened] = useState<string>();
  const subjects = useMemo(() => countSubjects(results), [results]);
  // What the last search had and this one has not is not narrowed to.
  const { label: chosen, found } = subjects.find(({ label }) => label === wanted) ?? {
    label: copy.narrow.all,
    found: results,
  };
  const pages = useMemo(() => groupByPage(found), [found]);
  const isOpen = opened === query || pages.length <= pagesInSight;

  function openAll() {
    flushSync(() => setOpened(query));
    // The button is gone: reading goes on where it was.
    list.current?.querySelector<HTMLElement>(`:scope > ul > li:nth-child(${pagesInSight + 1}) > a`)?.focus();
  }

  return (
    <div className="page-width pt-4 pb-12 md:pt-6 lg:pb-16">
      {subjects.length > 2 && (
        <fieldset className="-mx-5 flex min-w-0 [scrollbar-width:none] gap-2 overflow-x-auto px-5 py-1 sm:mx-0 sm:flex-wrap sm:px-0">
          <legend className="sr-only">{copy.narrow.label}</legend>
          {subjects.map(({ label, found: { length } }) => (
            <button
              key={label}
              type="button"
              aria-pressed={label === chosen}
              onClick={() => setWanted(label)}
              className="flex min-h-11 shrink-0 items-center gap-2 rounded-full border border-line-strong/60 bg-sheet px-4 text-sm font-strong hover:border-action aria-pressed:border-action aria-pressed:bg-action aria-pressed:text-sheet"
            >
              {label} <span className="figures font-normal">{length}</span>
            </button>
          ))}
        </fieldset>
      )}
      <div ref={list} className="mt-4 md:mt-5">
        <FoundList pages={isOpen ? pages : pages.slice(0, pagesInSight)} hasLead />
        {!isOpen && (
          <Button look="outline" className="mt-6 max-sm:w-full" onClick={openAll}>
            {allText(found.length)}
          </Button>
        )}
      </div>
    </div>
  );
}
