import type { ReactNode } from "react";
import { footerGroups, mobileLinks } from "../../content/navigation.ts";
import { pages } from "../../content/pages.ts";
import { siteSearch as copy, searchPage as words } from "../../content/search.ts";
import { ToolLinks } from "../tools/ToolLinks.tsx";
import { ArrowLinks } from "../ui/ArrowLinks.tsx";
import { Disclosure } from "../ui/Disclosure.tsx";
import { SceneImage } from "../ui/guilloche/Guilloche.tsx";
import { type EntryKind, type SearchEntry, searchIndexAddress } from "./entries.ts";
import { ResultTemplates } from "./ResultTemplates.tsx";
import { SearchForm } from "./SearchForm.tsx";

/**
 * For a search in the address: first in the list, so that the list is never painted where it does not stay. The results keep
 * the room of a screen, so that nothing moves when they come. The index is fetched meanwhile. If no results have come after
 * eight seconds, the list is there.
 */
export const readAddressAtOnce = `{const q=new URLSearchParams(location.search).get("q")?.trim(),e=document.currentScript.parentElement;if(q){document.getElementById("page-q").value=q;e.open=false;e.dataset.searched=e.dataset.waiting="";document.head.append(Object.assign(document.createElement("link"),{rel:"preload",as:"fetch",crossOrigin:"",fetchPriority:"low",href:"${searchIndexAddress}"}));setTimeout(()=>{if(e.hasAttribute("data-waiting")){e.open=true;e.removeAttribute("data-waiting")}},8e3)}}`;

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
          label={<h2 className="text-2xl in-data-searched:text-lg! lg:text-3xl">{words.list}</h2>}
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
