import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { siteSearch as copy } from "../../content/search.ts";
import { Button } from "../ui/Button.tsx";
import { SearchField } from "../ui/SearchField.tsx";
import { FoundLine } from "./FoundLine.tsx";
import { useSearch } from "./useSearch.ts";
import { allText, foundText, noneText, searchAddress } from "./words.ts";

const shown = 7;

/**
 * A field that searches the whole site, and what it finds under it. Before it is hydrated, and without script, it is a form
 * that leads to the page of all results.
 */
export function SearchBox({ id, hasButton = false }: { id: string; hasButton?: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  const [hydrated, setHydrated] = useState(false);
  const [query, setQuery] = useState("");
  const [active, setActive] = useState(-1);
  const [closed, setClosed] = useState(false);
  const { state, results } = useSearch(query, hydrated);
  useEffect(() => {
    // What was typed before is in the field already.
    setQuery(input.current?.value ?? "");
    setHydrated(true);
  }, []);

  const text = query.trim();
  const options = [
    ...results
      .slice(0, shown)
      .map((entry) => ({ href: entry.href, key: entry.href + entry.title, line: <FoundLine entry={entry} /> })),
    ...(results.length > shown
      ? [
          {
            href: searchAddress(text),
            key: "all",
            line: <span className="font-strong">{allText(results.length)}</span>,
          },
        ]
      : []),
  ];
  const isOpen = !closed && options.length > 0;
  const optionId = (index: number) => `${id}-option-${index}`;

  function change(value: string) {
    setQuery(value);
    setActive(-1);
    setClosed(false);
  }

  function choose(event: KeyboardEvent, index: number) {
    event.preventDefault();
    setClosed(false);
    setActive(index);
    document.getElementById(optionId(index))?.scrollIntoView({ block: "nearest" });
  }

  function press(event: KeyboardEvent) {
    if (options.length === 0) return;
    // One place before the first: there the arrows return to the field.
    const places = options.length + 1;
    if (event.key === "ArrowDown") choose(event, ((active + 2) % places) - 1);
    else if (event.key === "ArrowUp") choose(event, ((active + places) % places) - 1);
    else if (event.key === "Escape") setClosed(true);
    else if (event.key === "Enter" && isOpen && active >= 0) {
      event.preventDefault();
      document.getElementById(optionId(active))?.click();
    }
  }

  return (
    <search>
      <form action="/search">
        <label htmlFor={`${id}-q`} className="sr-only">
          {copy.label}
        </label>
        <div className="flex gap-2">
          <SearchField
            ref={input}
            id={`${id}-q`}
            placeholder={hasButton ? copy.shortPlaceholder : copy.placeholder}
            onChange={({ target }) => change(target.value)}
            onKeyDown={press}
            {...(hydrated && {
              role: "combobox",
              "aria-autocomplete": "list" as const,
              "aria-expanded": isOpen,
              "aria-controls": `${id}-list`,
              "aria-activedescendant": isOpen && active >= 0 ? optionId(active) : undefined,
            })}
            className="grow"
          />
          {hasButton && <Button type="submit">{copy.button}</Button>}
        </div>
        {hydrated && (
          <>
            <p role="status" className={isOpen || !text ? "sr-only" : "mt-3 text-sm text-muted"}>
              {text && <Status state={state} count={results.length} query={query} />}
            </p>
            <div id={`${id}-list`} role="listbox" aria-label={copy.results} hidden={!isOpen} className="mt-2">
              {options.map(({ href, key, line }, index) => (
                <a
                  key={key}
                  id={optionId(index)}
                  role="option"
                  aria-selected={index === active}
                  tabIndex={-1}
                  href={href}
                  className="block min-h-11 border-t border-line px-3 py-2 hover:bg-action-wash aria-selected:bg-action-wash"
                >
                  {line}
                </a>
              ))}
            </div>
          </>
        )}
      </form>
    </search>
  );
}

function Status({ state, count, query }: { state: string; count: number; query: string }) {
  if (state === "loading") return copy.loading;
  if (state === "ready") return count > 0 ? foundText(count, query) : noneText(query);
  return (
    <>
      {copy.failed}{" "}
      <a href="/search" className="link">
        {copy.everything}
      </a>
    </>
  );
}
