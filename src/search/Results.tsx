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
    list.current?.querySelector<HTMLElement>(`li:nth-child(${pagesInSight + 1}) > a`)?.focus();
  }

  return (
    <div className="page-width grid gap-x-16 gap-y-5 pt-6 pb-12 lg:grid-cols-[minmax(0,1fr)_14rem] lg:pt-10 lg:pb-20">
      {subjects.length > 2 && (
        <fieldset className="-mx-5 flex min-w-0 gap-2 overflow-x-auto px-5 py-1 sm:mx-0 sm:flex-wrap sm:px-0 lg:sticky lg:top-24 lg:col-start-2 lg:block lg:self-start lg:border-t lg:border-ink lg:py-0">
          <legend className="sr-only">{copy.narrow.label}</legend>
          {subjects.map(({ label, found: { length } }) => (
            <button
              key={label}
              type="button"
              aria-pressed={label === chosen}
              onClick={() => setWanted(label)}
              className="flex min-h-11 shrink-0 items-center justify-between gap-2 rounded-full border border-line-strong/60 bg-sheet px-4 text-sm hover:border-action aria-pressed:border-action aria-pressed:bg-action aria-pressed:text-sheet lg:w-full lg:rounded-none lg:border-0 lg:border-b lg:border-line lg:bg-transparent lg:px-3 lg:text-left lg:hover:text-action lg:aria-pressed:border-line lg:aria-pressed:bg-action-wash lg:aria-pressed:font-strong lg:aria-pressed:text-action"
            >
              {label} <span className="figures">{length}</span>
            </button>
          ))}
        </fieldset>
      )}
      <div ref={list} className="min-w-0 lg:col-start-1 lg:row-start-1">
        <FoundList pages={isOpen ? pages : pages.slice(0, pagesInSight)} />
        {!isOpen && (
          <Button look="outline" className="mt-6 max-sm:w-full" onClick={openAll}>
            {allText(found.length)}
          </Button>
        )}
      </div>
    </div>
  );
}
