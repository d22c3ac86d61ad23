import { siteSearch as copy } from "../../content/search.ts";
import { FoundLine } from "./FoundLine.tsx";
import { useSearch } from "./useSearch.ts";
import { allText, searchAddress } from "./words.ts";

const shown = 6;

/** What the whole site has, for a list whose own search found little. `leftOut`: addresses that the list shows already. */
export function Elsewhere({ query, leftOut }: { query: string; leftOut: readonly string[] }) {
  const { results } = useSearch(query);
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
              <FoundLine entry={entry} />
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
