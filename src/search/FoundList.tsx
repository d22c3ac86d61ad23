import { siteSearch as copy } from "../../content/search.ts";
import { buttonClass } from "../ui/Button.tsx";
import { Fold } from "../ui/Fold.tsx";
import type { Found } from "./engine.ts";
import type { EntryKind } from "./entries.ts";
import { Marked } from "./Marked.tsx";
import type { FoundPage } from "./pages-found.ts";
import { moreText } from "./words.ts";

const Places = ({ places, className = "" }: { places: readonly Found[]; className?: string }) => (
  <ul className={className}>
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
  /** How many are in sight; the others wait in a fold. */
  inSight?: number;
  className: string;
}

const says = (text: string, { mark }: Found) => mark(text).some(({ isMatch }) => isMatch);

/** The places on a page: first the best that says what was looked for. */
function PlacesFound({ places, inSight = 1, className }: PlacesProps) {
  const best = places.find((place) => says(place.title, place));
  const ordered = best ? [best, ...places.filter((place) => place !== best)] : places;
  const hidden = ordered.slice(inSight);
  return (
    <div className={`border-line lg:border-l lg:pl-6 ${className}`}>
      <p className="pb-1 text-sm text-muted max-lg:sr-only">{copy.onThisPage}</p>
      <Places
        places={ordered.slice(0, inSight)}
        className={hidden.length > 0 ? "max-lg:*:last:relative max-lg:*:last:mr-24" : ""}
      />
      {/* On phones its line is pulled up beside the last place, which lies over it so that it can be tapped. */}
      {hidden.length > 0 && (
        <Fold
          label={moreText(hidden.length)}
          line="words"
          className="max-lg:-mt-11 [&>summary]:text-muted max-lg:[&>summary]:ml-auto max-lg:[&>summary]:w-max lg:[&>summary]:min-h-8"
        >
          <Places places={hidden} />
        </Fold>
      )}
    </div>
  );
}

interface Props {
  page: FoundPage;
}

const book = "M12 6.5C9.5 4.5 6 4.2 3 4.7v13.8c3-.5 6.5-.2 9 1.8c2.5-2 6-2.3 9-1.8V4.7c-3-.5-6.5-.2-9 1.8zv13.8";

/** Drawn here: a set of icons in this script would be loaded with other pages too. */
const signs: Record<EntryKind, string> = {
  page: "M3 5h18v14H3zM3 9.5h18M6 7.2h.01M9 7.2h.01",
  tool: "M5 3h14v18H5zM8 6h8v4H8zM8 14h.01M12 14h.01M16 14h.01M8 17.5h.01M12 17.5h.01M16 17.5h.01",
  article: book,
  section: book,
  question: "M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM9.3 9.5a2.7 2.7 0 1 1 4.1 2.3c-.9.5-1.4 1-1.4 2M12 16.8h.01",
  template: "M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h4",
  filing: "M4 5h16v16H4zM4 10h16M8 3v4M16 3v4M8 14h.01M12 14h.01M16 14h.01M8 17.5h.01M12 17.5h.01",
  law: "M12 3v18M7 21h10M4 7h16M6 7l-3 7a3 3 0 0 0 6 0zM18 7l-3 7a3 3 0 0 0 6 0z",
};

const Drawn = ({ path, className }: { path: string; className: string }) => (
  <svg
    viewBox="0 0 24 24"
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinecap="round"
    strokeLinejoin="round"
    className={`size-5 text-action ${className}`}
  >
    <path d={path} />
  </svg>
);

/** What kind of page it is, in a sign and a word. */
const Kind = ({ page: { href, entry } }: Props) => {
  const kind = entry?.kind ?? (href.startsWith("/articles/") ? "article" : "page");
  return (
    <span className="block text-sm text-muted">
      <Drawn path={signs[kind]} className="mr-2 inline-block align-[-0.3em]" />
      {copy.kinds[kind].one}
    </span>
  );
};

const Title = ({ page: { title, entry, places } }: { page: FoundPage }) => {
  const mark = entry?.mark ?? places[0]?.mark;
  return mark ? <Marked parts={mark(title)} /> : title;
};

/** A sentence of the page with what was looked for, where neither its title nor what it is about has it. */
const sentenceOf = (entry: Found) =>
  [entry.title, entry.text].some((text) => says(text, entry))
    ? undefined
    : entry.says?.find((sentence) => says(sentence, entry));

/** What the page is about, also where only places on it were found. */
const About = ({ page: { entry, places } }: { page: FoundPage }) => {
  const text = entry ? (sentenceOf(entry) ?? entry.text) : places[0]?.about;
  const mark = entry?.mark ?? places[0]?.mark;
  return text && mark && <Marked parts={mark(text)} />;
};

/** Where a page has no places to go to, the way in stands at the end of their column: a button to the eye, in the page's link. */
const WayIn = () => (
  <span
    aria-hidden="true"
    className={buttonClass("outline", "group-hover:bg-action-wash max-lg:mt-4 lg:self-center lg:justify-self-end")}
  >
    {copy.open}
    <Drawn path="M5 12h14M12 5l7 7-7 7" className="transition-transform group-hover:translate-x-1" />
  </span>
);

/** The best answer, on a sheet of its own. Its places begin where those of the rows do: their column, less frame and padding. */
const Lead = ({ page }: Props) => (
  <li className="sheet mb-5 p-5 lg:mb-8 lg:grid lg:grid-cols-[minmax(0,1fr)_calc(23rem-2.0625rem)] lg:items-start lg:gap-x-10 lg:px-8 lg:py-6">
    <a
      href={page.href}
      className={`group block ${page.places.length === 0 ? "lg:col-span-2 lg:grid lg:grid-cols-subgrid" : ""}`}
    >
      <span className="block">
        <Kind page={page} />
        <span className="mt-1.5 block text-xl leading-tight font-heading tracking-tight text-pretty text-ink group-hover:text-action group-hover:underline group-hover:decoration-1 lg:text-2xl">
          <Title page={page} />
        </span>
        <span className="mt-2 block text-sm text-muted lg:text-base">
          <About page={page} />
        </span>
      </span>
      {page.places.length === 0 && <WayIn />}
    </a>
    {page.places.length > 0 && (
      <PlacesFound places={page.places} inSight={4} className="max-lg:mt-3 max-lg:border-t max-lg:pt-1 lg:h-full" />
    )}
  </li>
);

/** A page, and the places on it; on wide screens what kind of page it is, itself and its places are three columns. */
const Row = ({ page }: Props) => (
  <li className="border-b border-line py-3.5 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,23rem)] lg:items-start lg:gap-x-10 lg:py-4">
    <a
      href={page.href}
      className={`group block lg:grid lg:grid-cols-[9rem_minmax(0,1fr)] lg:items-baseline lg:gap-x-4 ${page.places.length === 0 ? "lg:col-span-2" : ""}`}
    >
      <Kind page={page} />
      <span className="block">
        <span className="block text-lg leading-snug font-strong text-pretty max-lg:mt-1 text-ink group-hover:text-action group-hover:underline group-hover:decoration-1">
          <Title page={page} />
        </span>
        {/* On phones the place below it says what was looked for: two lines are enough. */}
        <span
          className={`text-sm text-pretty text-muted lg:mt-0.5 lg:block lg:max-w-[44rem] ${page.places.length > 0 ? "max-lg:mt-0.5 max-lg:line-clamp-2" : ""}`}
        >
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
