import { pages } from "../../content/pages.ts";
import { siteSearch as copy } from "../../content/search.ts";
import { buttonClass } from "../ui/Button.tsx";
import { Disclosure } from "../ui/Disclosure.tsx";

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
export const ResultTemplates = () => (
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
