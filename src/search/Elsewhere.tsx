import { useEffect, useMemo, useState } from "react";
import { siteSearch as copy } from "../../content/search.ts";
import type { Found, Search } from "./engine.ts";
import { aboutText, allText, markClass, searchAddress } from "./found-text.ts";

const shown = 6;

/** What the whole site has, for a list whose own search found little. `leftOut`: addresses that the list shows already. */
export function Elsewhere({ query, leftOut }: { query: string; leftOut: readonly string[] }) {
  const results = useSearch(query);
  const others = results.filter(({ href }) => !leftOut.includes(href));
  return (
    <section
      aria-labelledby="elsewhere-heading"
      aria-live="polite"
      className={others.length > 0 ? "page-width pb-16 md:pb-24" : "hidden"}
    >
      <h2 id="elsewhere-heading" className="mb-4 text-2xl">
        {copy.elsewhere}
      </h2>
      <ul className="border-t border-ink">
        {others.slice(0, shown).map((entry) => (
          <li key={entry.href + entry.title} className="border-b border-line">
            <a href={entry.href} className="block py-3 hover:text-action hover:underline">
              <span className="font-strong">
                <Marked text={entry.title} entry={entry} />
              </span>
              <span className="block truncate text-sm text-muted">
                <Marked text={aboutText(entry)} entry={entry} />
              </span>
            </a>
          </li>
        ))}
      </ul>
      {others.length > shown && (
        <p className="mt-4 text-sm">
          <a href={searchAddress(query)} className="link">
            {allText(results.length)}
          </a>
        </p>
      )}
    </section>
  );
}

/** What is found, once the search is loaded; after a failure the next letter tries again. */
function useSearch(query: string): readonly Found[] {
  const [{ search, failedFor }, setLoaded] = useState<{ search?: Search; failedFor?: string }>({});
  const isNeeded = !search && failedFor !== query;
  useEffect(() => {
    if (!isNeeded) return;
    let isCurrent = true;
    import("./engine.ts")
      .then(({ loadSearch }) => loadSearch())
      .then(
        (search) => isCurrent && setLoaded({ search }),
        () => isCurrent && setLoaded({ failedFor: query }),
      );
    return () => {
      isCurrent = false;
    };
  }, [isNeeded, query]);
  return useMemo(() => search?.(query.trim()) ?? [], [search, query]);
}

const Marked = ({ text, entry }: { text: string; entry: Found }) =>
  entry.mark(text).map((part, index) =>
    part.isMatch ? (
      <mark
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text
        key={index}
        className={markClass}
      >
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
