import { siteSearch as copy } from "../../content/search.ts";
import { Fold } from "../ui/Fold.tsx";
import type { Found } from "./engine.ts";
import { Marked } from "./Marked.tsx";
import type { FoundPage } from "./pages-found.ts";
import { aboutText, moreText } from "./words.ts";

/** More places of a page than these wait in a fold. */
const placesInSight = 3;

const Places = ({ places }: { places: readonly Found[] }) => (
  <ul>
    {places.map(({ href, title, mark }) => (
      <li key={href + title}>
        <a
          href={href}
          className="flex min-h-11 items-center py-2 text-sm leading-snug text-action hover:underline lg:min-h-9 lg:py-1"
        >
          <span>
            <Marked parts={mark(title)} as="title" />
          </span>
        </a>
      </li>
    ))}
  </ul>
);

/** What kind of page it is, and what it is about. */
function About({ page: { href, entry }, className }: { page: FoundPage; className: string }) {
  const kind = href.startsWith("/articles/") ? "article" : "page";
  return (
    <span className={`text-sm text-muted ${className}`}>
      {entry ? <Marked parts={entry.mark(aboutText(entry))} as="text" /> : copy.kinds[kind].one}
    </span>
  );
}

/** A page, and the places on it; on wide screens in two columns. */
function Row({ page }: { page: FoundPage }) {
  const { href, title, entry, places } = page;
  const isAlone = places.length === 0;
  const mark = entry?.mark ?? places[0]?.mark;
  const hidden = places.slice(placesInSight);
  return (
    <li className="border-b border-line lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-x-10">
      <a href={href} className={`group block py-3.5 ${isAlone ? "lg:col-span-2" : "max-lg:pb-1"}`}>
        <span className="block leading-snug font-strong text-action group-hover:underline">
          {mark ? <Marked parts={mark(title)} as="title" /> : title}
        </span>
        <About page={page} className={isAlone ? "line-clamp-2 lg:mt-0.5" : "line-clamp-1 lg:mt-0.5 lg:line-clamp-2"} />
      </a>
      {!isAlone && (
        <div className="border-l border-line pl-4 max-lg:mb-3 lg:my-3">
          <Places places={places.slice(0, placesInSight)} />
          {hidden.length > 0 && (
            <Fold label={moreText(hidden.length)} line="words" className="">
              <Places places={hidden} />
            </Fold>
          )}
        </div>
      )}
    </li>
  );
}

/** What was found, one page below the other. */
export const FoundList = ({ pages }: { pages: readonly FoundPage[] }) => (
  <ul className="border-t border-ink">
    {pages.map((page) => (
      <Row key={page.href + page.title} page={page} />
    ))}
  </ul>
);
