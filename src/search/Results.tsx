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

type Subject = (typeof copy.narrow.subjects)[number]["id"];
const isOf = (kinds: readonly EntryKind[] | undefined) => (entry: Found) => kinds?.includes(entry.kind) ?? true;

/** All that was found, of every kind or of one; the first pages until more is asked for. */
export function Results({ results, query }: { results: readonly Found[]; query: string }) {
  const list = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<Subject>("all");
  /** The search all of whose results are shown. */
  const [opened, setOpened] = useState<string>();
  const subjects = useMemo(
    () =>
      copy.narrow.subjects
        .map((subject) => ({ ...subject, count: results.filter(isOf(subject.kinds)).length }))
        .filter(({ count }) => count > 0),
    [results],
  );
  // What the last search had and this one has not is not narrowed to.
  const subject = subjects.find(({ id }) => id === wanted) ?? subjects[0];
  const pages = useMemo(() => groupByPage(results.filter(isOf(subject?.kinds))), [results, subject?.kinds]);
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
          {subjects.map(({ id, label, count }) => (
            <button
              key={id}
              type="button"
              aria-pressed={id === subject?.id}
              onClick={() => setWanted(id)}
              className="flex min-h-11 shrink-0 items-center justify-between gap-2 rounded-full border border-line-strong/60 bg-sheet px-4 text-sm hover:border-action aria-pressed:border-action aria-pressed:bg-action aria-pressed:text-sheet lg:w-full lg:rounded-none lg:border-0 lg:border-b lg:border-line lg:bg-transparent lg:px-3 lg:text-left lg:hover:text-action lg:aria-pressed:border-line lg:aria-pressed:bg-action-wash lg:aria-pressed:font-strong lg:aria-pressed:text-action"
            >
              {label} <span className="figures">{count}</span>
            </button>
          ))}
        </fieldset>
      )}
      <div ref={list} className="min-w-0 lg:col-start-1 lg:row-start-1">
        <FoundList pages={isOpen ? pages : pages.slice(0, pagesInSight)} />
        {!isOpen && (
          <Button look="outline" className="mt-6 max-sm:w-full" onClick={openAll}>
            {allText(subject?.count ?? results.length)}
          </Button>
        )}
      </div>
    </div>
  );
}
