import { footerGroups, mobileLinks } from "../../content/navigation.ts";
import { pages } from "../../content/pages.ts";
import { siteSearch as copy } from "../../content/search.ts";
import { lineWorkAddress } from "../../domain/engraving/line-work.ts";
import { Fold } from "../ui/Fold.tsx";
import { LineWork } from "../ui/guilloche/Guilloche.tsx";
import { PageIntro } from "../ui/PageIntro.tsx";
import type { EntryKind, SearchEntry } from "./entries.ts";
import { SearchPageBox } from "./SearchPageBox.tsx";

/** What the menus call a page; the titles are for tabs and search engines. */
const menuNames = new Map<string, string>([
  [pages.home.path, "Home"],
  ...[...footerGroups.flatMap(({ links }) => links), ...mobileLinks].flatMap((link) =>
    "href" in link ? [[link.href, link.label] as const] : [],
  ),
]);
const byMenuName = (entries: readonly SearchEntry[]) =>
  entries.map((entry) => ({ ...entry, title: menuNames.get(entry.href) ?? entry.title }));

const Links = ({ entries }: { entries: readonly SearchEntry[] }) => (
  <ul className="gap-x-10 md:columns-2">
    {entries.map(({ href, title }) => (
      <li key={href + title} className="break-inside-avoid border-b border-line">
        <a href={href} className="flex min-h-11 items-center py-2 leading-snug text-action hover:underline">
          {title}
        </a>
      </li>
    ))}
  </ul>
);

/** A guide, with the places on it in a fold at the end of its line. */
const Guide = ({ guide, parts }: { guide: SearchEntry; parts: readonly SearchEntry[] }) => (
  <li className="relative border-b border-line">
    <a
      href={guide.href}
      className="mr-12 inline-flex min-h-14 items-center py-2 leading-snug font-strong text-action hover:underline md:mr-60"
    >
      {guide.title}
    </a>
    <Fold
      label={<span className="max-md:sr-only">{copy.page.sections}</span>}
      line="words"
      className="prints-open [&>summary]:absolute [&>summary]:top-1.5 [&>summary]:right-0 [&>summary]:min-w-11 [&>summary]:justify-end"
    >
      <Links entries={parts} />
    </Fold>
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
  const group = (kind: EntryKind, children = <Links entries={of(kind)} />) => (
    <section key={kind} aria-labelledby={`all-${kind}`} className="mt-12">
      <h3 id={`all-${kind}`} className="mb-3 border-b border-ink pb-3 text-2xl">
        {copy.kinds[kind].many}
      </h3>
      {children}
    </section>
  );
  return (
    <>
      <div className="relative overflow-clip border-b border-line">
        <LineWork
          src={lineWorkAddress("whats-changed")}
          className="absolute top-24 -right-40 hidden size-[34rem] opacity-80 lg:block"
        />
        <PageIntro title={copy.page.heading} intro={copy.page.intro}>
          <div data-site-search="page" className="relative">
            <SearchPageBox id="page" />
          </div>
        </PageIntro>
      </div>
      <section id="everything" aria-labelledby="everything-heading" className="page-width pt-10 pb-24 md:pt-14">
        <h2 id="everything-heading" className="text-3xl">
          {copy.page.list}
        </h2>
        {group("page", <Links entries={byMenuName(of("page").filter(({ href }) => href !== pages.search.path))} />)}
        {group("tool", <Links entries={byMenuName(of("tool"))} />)}
        {group(
          "article",
          <ul>
            {of("article").map((guide) => (
              <Guide key={guide.href} guide={guide} parts={partsOf(guide)} />
            ))}
          </ul>,
        )}
        {group("template")}
        {group("filing")}
        {group("law")}
      </section>
    </>
  );
}
