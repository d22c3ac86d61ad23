import type { ReactNode } from "react";
import { footerGroups, mobileLinks } from "../../content/navigation.ts";
import { pages } from "../../content/pages.ts";
import { siteSearch as copy, searchPage as words } from "../../content/search.ts";
import { inlineScript } from "../layout/inline-scripts.ts";
import { ToolLinks } from "../tools/ToolLinks.tsx";
import { Button, buttonClass } from "../ui/Button.tsx";
import { Disclosure } from "../ui/Disclosure.tsx";
import { SceneImage } from "../ui/guilloche/Guilloche.tsx";
import { ArrowLinks } from "../ui/links.tsx";
import { SearchField } from "../ui/SearchField.tsx";
import { type EntryKind, type SearchEntry, searchIndexAddress } from "./engine.ts";

const Drawn = ({ path, className }: { path?: string; className: string }) => (
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
const Kind = () => (
  <span className="block text-sm text-muted">
    <Drawn className="mr-2 inline-block align-[-0.3em]" />
    <span data-kind />
  </span>
);

/** The places on a page. On phones the fold's line is pulled up beside the last one in sight, which lies over it so that it can be tapped. */
const Places = ({ className }: { className: string }) => (
  <div data-places className={`border-line lg:border-l lg:pl-6 ${className}`}>
    <p className="pb-1 text-sm text-muted max-lg:sr-only">{copy.onThisPage}</p>
    <ul className="has-[+details]:max-lg:*:last:relative has-[+details]:max-lg:*:last:mr-24" />
    <Disclosure
      label=""
      line="words"
      className="max-lg:-mt-11 [&>summary]:text-muted max-lg:[&>summary]:ml-auto max-lg:[&>summary]:w-max lg:[&>summary]:min-h-8"
    >
      <ul />
    </Disclosure>
  </div>
);

/** The best answer, on a sheet of its own. Its places begin where those of the rows do: their column, less frame and padding. */
const Best = () => (
  <li className="sheet mb-5 p-5 lg:mb-8 lg:grid lg:grid-cols-[minmax(0,1fr)_calc(23rem-2.0625rem)] lg:items-start lg:gap-x-10 lg:px-8 lg:py-6">
    <a href={pages.search.path} className="group block lg:only:col-span-2 lg:only:grid lg:only:grid-cols-subgrid">
      <span className="block">
        <Kind />
        <span
          data-title
          className="mt-1.5 block text-xl leading-tight font-heading tracking-tight text-pretty text-ink group-hover:text-action group-hover:underline group-hover:decoration-1 lg:text-2xl"
        />
        <span data-about className="mt-2 block text-sm text-muted lg:text-base" />
      </span>
      {/* Where a page has no places to go to: a button to the eye, in the page's link. */}
      <span
        data-open
        aria-hidden="true"
        className={buttonClass("outline", "group-hover:bg-action-wash max-lg:mt-4 lg:self-center lg:justify-self-end")}
      >
        {copy.open}
        <Drawn path="M5 12h14M12 5l7 7-7 7" className="transition-transform group-hover:translate-x-1" />
      </span>
    </a>
    <Places className="max-lg:mt-3 max-lg:border-t max-lg:pt-1 lg:h-full" />
  </li>
);

/** On wide screens what kind of page it is, itself and its places are three columns. */
const Row = () => (
  <li className="border-b border-line py-3.5 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,23rem)] lg:items-start lg:gap-x-10 lg:py-4">
    <a
      href={pages.search.path}
      className="group block lg:grid lg:grid-cols-[9rem_minmax(0,1fr)] lg:items-baseline lg:gap-x-4 lg:only:col-span-2"
    >
      <Kind />
      <span className="block">
        <span
          data-title
          className="block text-lg leading-snug font-strong text-pretty text-ink group-hover:text-action group-hover:underline group-hover:decoration-1 max-lg:mt-1"
        />
        {/* On phones a place below it says what was looked for: two lines are enough. */}
        <span
          data-about
          className="text-sm text-pretty text-muted max-lg:group-[:not(:only-child)]:mt-0.5 max-lg:group-[:not(:only-child)]:line-clamp-2 lg:mt-0.5 lg:block lg:max-w-[44rem]"
        />
      </span>
    </a>
    <Places className="max-lg:mt-1 max-lg:border-l max-lg:pl-4" />
  </li>
);

/** What search-page.client.ts copies and fills for each page and place that it finds. */
const ResultTemplates = () => (
  <>
    <template id="best-result">
      <Best />
    </template>
    <template id="result">
      <Row />
    </template>
    <template id="place">
      <li>
        <a
          href={pages.search.path}
          className="flex min-h-11 items-center py-2 text-sm leading-snug text-action hover:underline lg:min-h-8 lg:py-1"
        >
          <span data-title />
        </a>
      </li>
    </template>
  </>
);

const subjects = [copy.narrow.all, ...copy.narrow.subjects.map(({ label }) => label)];

/** The field of the search page and the place for its results, rows of the page's own grid; search-page.client.ts fills them. */
const SearchForm = () => (
  <search className="contents">
    <form
      id="search-form"
      action="/search"
      className="relative col-start-1 row-start-1 border-b border-line pt-34 pb-4 md:pt-36 md:pb-6"
    >
      <div className="page-width">
        <h1 className="text-3xl">
          <label htmlFor="page-q">{copy.label}</label>
        </h1>
        <SearchField
          id="page-q"
          placeholder={copy.placeholder}
          className="mt-4 max-w-[46rem] md:mt-6 [&_input]:min-h-14 [&_input]:border-2 [&_input]:border-action md:[&_input]:min-h-16 md:[&_input]:text-lg"
        />
        {/* One line for both: nothing moves when what was found takes the place of what can be. */}
        <div className="mt-3 grid min-h-8 items-center md:mt-4">
          <p role="status" className="peer figures col-start-1 row-start-1 text-lg leading-snug font-strong" />
          <p className="invisible col-start-1 row-start-1 text-sm text-muted peer-empty:visible max-md:hidden">
            {copy.intro}
          </p>
        </div>
      </div>
    </form>
    <div id="results" hidden className="page-width pt-4 pb-12 md:pt-6 lg:pb-16">
      <fieldset className="-mx-5 flex min-w-0 [scrollbar-width:none] gap-2 overflow-x-auto px-5 py-1 sm:mx-0 sm:flex-wrap sm:px-0">
        <legend className="sr-only">{copy.narrow.label}</legend>
        {subjects.map((label) => (
          <button
            key={label}
            type="button"
            value={label}
            className="flex min-h-11 shrink-0 items-center gap-2 rounded-full border border-line-strong/60 bg-sheet px-4 text-sm font-strong hover:border-action aria-pressed:border-action aria-pressed:bg-action aria-pressed:text-sheet"
          >
            {label} <span className="figures font-normal" />
          </button>
        ))}
      </fieldset>
      <ul id="found" className="mt-4 md:mt-5 [&>:nth-child(2)]:border-t [&>:nth-child(2)]:border-t-ink" />
      <Button id="all-results" look="outline" className="mt-6 max-sm:w-full">
        {copy.all}
      </Button>
    </div>
  </search>
);

/**
 * For a search in the address: first in the list, so that the list is never painted where it does not stay. The results keep
 * the room of a screen, so that nothing moves when they come. The index is fetched meanwhile. If no results have come after
 * eight seconds, the list is there.
 */
export const readAddressAtOnce = inlineScript((indexAddress) => {
  const text = new URLSearchParams(location.search).get("q")?.trim();
  const list = document.currentScript?.parentElement as HTMLDetailsElement;
  if (!text) return;
  (document.getElementById("page-q") as HTMLInputElement).value = text;
  list.open = false;
  list.dataset.searched = "";
  list.dataset.waiting = "";
  const preload = { rel: "preload", as: "fetch", crossOrigin: "", fetchPriority: "low", href: indexAddress };
  document.head.append(Object.assign(document.createElement("link"), preload));
  setTimeout(() => {
    if (!list.hasAttribute("data-waiting")) return;
    list.open = true;
    list.removeAttribute("data-waiting");
  }, 8000);
}, searchIndexAddress);

/** What the menus call a page; the titles are for tabs and search engines. */
const menuNames = new Map<string, string>([
  [pages.home.path, "Home"],
  ...[...footerGroups.flatMap(({ links }) => links), ...mobileLinks].flatMap((link) =>
    "href" in link ? [[link.href, link.label] as const] : [],
  ),
]);

const byMenuName = (entries: readonly SearchEntry[]) =>
  entries.map((entry) => ({ ...entry, title: menuNames.get(entry.href) ?? entry.title }));

/** How many columns a list has, by how long its lines are. */
const columns = {
  short: "grid-cols-2 md:grid-cols-4",
  titles: "md:grid-cols-2 lg:grid-cols-3",
  parts: "md:grid-cols-2",
};

const Links = ({ entries, as }: { entries: readonly SearchEntry[]; as: keyof typeof columns }) => (
  <ul className={`grid gap-x-6 lg:gap-x-8 ${columns[as]}`}>
    {entries.map(({ href, title }) => (
      <li key={href + title} className="border-b border-line">
        <a href={href} className="flex min-h-11 items-center py-2 leading-snug hover:text-action hover:underline">
          {title}
        </a>
      </li>
    ))}
  </ul>
);

/** Filings with when each is due; the last line leads to all of them. */
const Filings = ({ entries }: { entries: readonly SearchEntry[] }) => (
  <ul className="grid gap-x-8 md:grid-cols-2 lg:grid-cols-3">
    {[...entries, { href: pages.calendar.path, title: words.calendar, text: words.calendarText }].map(
      ({ href, title, text }) => (
        <li key={href} className="border-b border-line">
          <a href={href} className="group block py-2.5 leading-snug">
            <span className="group-hover:text-action group-hover:underline">{title}</span>
            <span className="figures block text-sm text-muted">{text}</span>
          </a>
        </li>
      ),
    )}
  </ul>
);

/** A guide, with the places on it in a fold at the end of its line. */
const Guide = ({ guide, parts }: { guide: SearchEntry; parts: readonly SearchEntry[] }) => (
  <li className="relative border-b border-line">
    <a
      href={guide.href}
      className="mr-12 inline-flex min-h-14 items-center py-2 leading-snug font-strong hover:text-action hover:underline"
    >
      {guide.title}
    </a>
    <Disclosure
      label={<span className="sr-only left-0">{words.sections}</span>}
      line="words"
      className="prints-open [&>summary]:absolute [&>summary]:top-1.5 [&>summary]:right-0 [&>summary]:min-w-11 [&>summary]:justify-end"
    >
      <Links entries={parts} as="parts" />
    </Disclosure>
  </li>
);

interface Props {
  /** Everything, in order: the places on a page follow it. */
  entries: readonly SearchEntry[];
}

/** The search with all its results and, without script too, a list of everything that it finds. */
export function SearchPage({ entries }: Props) {
  const of = (...kinds: EntryKind[]) => entries.filter(({ kind }) => kinds.includes(kind));
  const partsOf = ({ href }: SearchEntry) =>
    of("section", "question").filter((part) => part.href.startsWith(`${href}#`));
  const title = (kind: EntryKind, className = "") => (
    <h3 id={`all-${kind}`} className={`border-b border-ink pb-3 text-2xl ${className}`}>
      {copy.kinds[kind].many}
    </h3>
  );
  /** Where there is little room, its name and how many it has. */
  const folded = (kind: EntryKind, children: ReactNode) => (
    <section aria-label={copy.kinds[kind].many} className="lg:mt-12">
      {title(kind, "max-lg:hidden")}
      <Disclosure
        line="title"
        label={
          <>
            {copy.kinds[kind].many} <span className="figures ml-auto font-normal text-muted">{of(kind).length}</span>
          </>
        }
        className="open-when-wide prints-open border-b border-line"
      >
        {children}
      </Disclosure>
    </section>
  );
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start has-[~div>[data-searched]]:min-h-dvh">
        <div className="page-width col-start-1 row-start-1 flex items-end justify-end max-xl:hidden">
          <SceneImage name="card-index" lazy className="w-80" />
        </div>
        <SearchForm />
      </div>
      <ResultTemplates />
      <div className="page-width pt-4 pb-16 md:pt-8 md:pb-24">
        <Disclosure
          open
          id="everything"
          line="title"
          label={<h2 className="text-2xl in-data-searched:text-lg!">{words.list}</h2>}
          className="data-searched:border-y data-searched:border-ink data-waiting:hidden"
        >
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, allowed by its hash */}
          <script dangerouslySetInnerHTML={{ __html: readAddressAtOnce }} />
          <section aria-labelledby="all-page" className="mt-4 lg:mt-6">
            {title("page")}
            <Links entries={byMenuName(of("page").filter(({ href }) => href !== pages.search.path))} as="short" />
          </section>
          <section aria-labelledby="all-tool" className="mt-12 max-lg:mb-10">
            {title("tool", "border-b-0")}
            <ToolLinks />
          </section>
          {folded(
            "article",
            <ul>
              {of("article").map((guide) => (
                <Guide key={guide.href} guide={guide} parts={partsOf(guide)} />
              ))}
            </ul>,
          )}
          {folded("template", <Links entries={of("template")} as="titles" />)}
          {folded("filing", <Filings entries={of("filing")} />)}
          <ArrowLinks
            links={[
              {
                href: pages.whatsChanged.path,
                label: `${copy.kinds.law.many} (${of("law").length})`,
                text: words.law,
              },
            ]}
            className="border-ink max-lg:border-t-0 lg:mt-12"
          />
        </Disclosure>
      </div>
    </>
  );
}
