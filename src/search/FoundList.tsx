import { siteSearch as copy } from "../../content/search.ts";
import { Fold } from "../ui/Fold.tsx";
import type { Found } from "./engine.ts";
import { Marked } from "./Marked.tsx";
import type { FoundPage } from "./pages-found.ts";
import { moreText, placesText } from "./words.ts";

/** More places of a page than these wait in a fold. */
const placesInSight = 3;

const Places = ({ places }: { places: readonly Found[] }) => (
  <ul>
    {places.map(({ href, title, mark }) => (
      <li key={href + title}>
        <a
          href={href}
          className="flex min-h-11 items-center py-2 text-sm leading-snug text-action hover:underline lg:min-h-8 lg:py-1"
        >
          <span>
            <Marked parts={mark(title)} />
          </span>
        </a>
      </li>
    ))}
  </ul>
);

interface PlacesProps {
  places: readonly Found[];
  className: string;
  /** Also those whose own words are not what was looked for, after the others. */
  showsAny?: boolean;
}

/** The places on a page: those that say what was looked for, and the others in a fold. */
function PlacesFound({ places, className, showsAny = false }: PlacesProps) {
  const says = ({ title, mark }: Found) => mark(title).some(({ isMatch }) => isMatch);
  const [saying, others] = [places.filter(says), places.filter((place) => !says(place))];
  const inSight = (showsAny ? [...saying, ...others] : saying).slice(0, placesInSight);
  const hidden = places.filter((place) => !inSight.includes(place));
  return (
    <div className={`border-line lg:border-l lg:pl-6 ${className}`}>
      {inSight.length > 0 && <Places places={inSight} />}
      {hidden.length > 0 && (
        <Fold
          label={inSight.length > 0 ? moreText(hidden.length) : placesText(hidden.length)}
          line="words"
          className="[&>summary]:text-muted lg:[&>summary]:min-h-8"
        >
          <Places places={hidden} />
        </Fold>
      )}
    </div>
  );
}

const kindOf = ({ href, entry }: FoundPage) =>
  copy.kinds[entry?.kind ?? (href.startsWith("/articles/") ? "article" : "page")].one;

const Title = ({ page: { title, entry, places } }: { page: FoundPage }) => {
  const mark = entry?.mark ?? places[0]?.mark;
  return mark ? <Marked parts={mark(title)} /> : title;
};

/** What the page is about, also where only places on it were found. */
const About = ({ page: { entry, places } }: { page: FoundPage }) => {
  const text = entry?.text ?? places[0]?.about;
  const mark = entry?.mark ?? places[0]?.mark;
  return text && mark && <Marked parts={mark(text)} />;
};

interface Props {
  page: FoundPage;
}

/** The best answer, on a sheet of its own. Its places begin where those of the rows do: their column, less frame and padding. */
const Lead = ({ page }: Props) => (
  <li className="certificate mb-5 lg:mb-8">
    <div className="p-5 lg:grid lg:grid-cols-[minmax(0,1fr)_calc(23rem-2.625rem)] lg:items-start lg:gap-x-10 lg:px-8 lg:py-6">
      <a href={page.href} className="group block">
        <span className="block text-sm text-muted">{kindOf(page)}</span>
        <span className="mt-1 block text-xl leading-tight font-heading tracking-tight text-pretty text-ink group-hover:text-action group-hover:underline group-hover:decoration-1 lg:text-2xl">
          <Title page={page} />
        </span>
        <span className="mt-2 block text-sm text-muted lg:text-base">
          <About page={page} />
        </span>
      </a>
      {page.places.length > 0 && (
        <PlacesFound places={page.places} showsAny className="max-lg:mt-3 max-lg:border-t max-lg:pt-1 lg:h-full" />
      )}
    </div>
  </li>
);

/** A page, and the places on it; on wide screens what kind of page it is, itself and its places are three columns. */
const Row = ({ page }: Props) => (
  <li className="border-b border-line py-3.5 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,23rem)] lg:items-start lg:gap-x-10 lg:py-4">
    <a
      href={page.href}
      className={`group block lg:grid lg:grid-cols-[8rem_minmax(0,1fr)] lg:items-baseline lg:gap-x-6 ${page.places.length === 0 ? "lg:col-span-2" : ""}`}
    >
      <span className="block text-sm text-muted">{kindOf(page)}</span>
      <span className="block">
        <span className="block text-lg leading-snug font-strong text-pretty text-ink group-hover:text-action group-hover:underline group-hover:decoration-1">
          <Title page={page} />
        </span>
        <span className="line-clamp-2 text-sm text-muted lg:mt-0.5">
          <About page={page} />
        </span>
      </span>
    </a>
    {page.places.length > 0 && <PlacesFound places={page.places} className="max-lg:mt-1 max-lg:border-l max-lg:pl-4" />}
  </li>
);

/** What was found, one page below the other; `hasLead`: the first of them larger. */
export const FoundList = ({ pages, hasLead = false }: { pages: readonly FoundPage[]; hasLead?: boolean }) => (
  <ul className={hasLead ? "[&>:nth-child(2)]:border-t [&>:nth-child(2)]:border-t-ink" : "border-t border-ink"}>
    {pages.map((page, place) => {
      const Look = hasLead && place === 0 ? Lead : Row;
      return <Look key={page.href + page.title} page={page} />;
    })}
  </ul>
);
