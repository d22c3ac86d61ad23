import { siteSearch as copy } from "../../content/search.ts";
import { FoundList } from "./FoundList.tsx";
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
      <FoundList pages={others.slice(0, shown).map((entry) => ({ ...entry, entry, places: [] }))} />
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
