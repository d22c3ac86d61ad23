import { pages } from "../../content/pages.ts";
import { siteSearch as copy } from "../../content/search.ts";
import { Fold } from "../ui/Fold.tsx";
import { PageIntro } from "../ui/PageIntro.tsx";
import type { EntryKind, SearchEntry } from "./entries.ts";
import { SearchPageBox } from "./SearchPageBox.tsx";

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

/** A guide, with the places on it in a fold. */
const Guide = ({ guide, parts }: { guide: SearchEntry; parts: readonly SearchEntry[] }) => (
  <li className="border-b border-line py-3">
    <a href={guide.href} className="inline-flex min-h-11 items-center text-lg font-strong text-action hover:underline">
      {guide.title}
    </a>
    <Fold label={copy.page.sections} line="words" className="prints-open">
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
      <PageIntro title={copy.page.heading} intro={copy.page.intro}>
        <div data-site-search="page">
          <SearchPageBox id="page" />
        </div>
      </PageIntro>
      <section id="everything" aria-labelledby="everything-heading" className="page-width pb-24">
        <h2 id="everything-heading" className="text-3xl">
          {copy.page.list}
        </h2>
        {group("page", <Links entries={of("page").filter(({ href }) => href !== pages.search.path)} />)}
        {group("tool")}
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
