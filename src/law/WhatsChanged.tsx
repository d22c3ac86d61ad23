import { Fragment } from "react";
import type { LawChange } from "../../content/schemas/law-change.ts";
import { whatsChanged } from "../../content/whats-changed.ts";
import { partialDate } from "../../domain/india/date-text.ts";
import { findMentions, type PageLink, type PageSource } from "./mentions.ts";

interface Group {
  id: string;
  title: string;
  intro?: string;
  changes: LawChange[];
}

/** Changes by the year they took effect, in the order given; clarifications, which have no date, come last. */
function groupByYear(changes: readonly LawChange[]): Group[] {
  const years = Map.groupBy(
    changes.filter(({ kind }) => kind === "change"),
    ({ effective }) => (effective ?? "").slice(0, 4),
  );
  const { heading, intro } = whatsChanged.clarifications;
  return [
    ...[...years].map(([year, ofYear]) => ({ id: `year-${year}`, title: year, changes: ofYear })),
    { id: "clarifications", title: heading, intro, changes: changes.filter(({ kind }) => kind === "clarification") },
  ];
}

export function WhatsChanged({
  changes,
  pages,
}: {
  changes: readonly LawChange[];
  /** Every page that may show a note of law. */
  pages: readonly PageSource[];
}) {
  const groups = groupByYear(changes);
  return (
    <>
      <div className="relative overflow-clip border-b border-line">
        <img
          src="/art/whats-changed.svg"
          alt=""
          width="960"
          height="480"
          loading="lazy"
          decoding="async"
          className="article-art no-print max-lg:hidden"
        />
        <div className="page-width relative pt-32 pb-12 md:pt-36 md:pb-16">
          <h1 className="max-w-[44rem] text-4xl">{whatsChanged.heading}</h1>
          <p className="mt-5 max-w-text text-lg text-muted">{whatsChanged.intro}</p>
          <nav aria-label="Years" className="no-print mt-8 max-w-[40rem]">
            <ul className="flex flex-wrap gap-2">
              {groups.map(({ id, title, changes: { length } }) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    className="figures inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong/60 bg-sheet px-4 text-sm font-strong hover:border-action hover:text-action"
                  >
                    {title}
                    <span className="font-normal text-muted">{length}</span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
      {groups.map((group) => (
        <section
          key={group.id}
          id={group.id}
          aria-labelledby={`${group.id}-heading`}
          className={group.id === "clarifications" ? "border-t border-line bg-paper-deep" : ""}
        >
          <div className="page-width grid gap-x-16 gap-y-4 py-10 md:grid-cols-[12rem_minmax(0,1fr)] md:py-14">
            <div className="md:sticky md:top-24 md:self-start">
              <h2 id={`${group.id}-heading`} className="figures text-3xl">
                {group.title}
              </h2>
              {group.intro && <p className="mt-2 text-sm text-muted">{group.intro}</p>}
            </div>
            <ol className="border-t border-ink">
              {group.changes.map((change) => (
                <Change key={change.id} change={change} mentions={findMentions(change.id, pages)} />
              ))}
            </ol>
          </div>
        </section>
      ))}
      <p className="page-width pt-10 pb-16 text-sm text-muted">{whatsChanged.tail}</p>
    </>
  );
}

function Change({ change, mentions }: { change: LawChange; mentions: PageLink[] }) {
  return (
    <li
      id={change.id}
      className="law-change grid gap-x-10 gap-y-2 border-b border-line py-6 lg:grid-cols-[9rem_minmax(0,1fr)]"
    >
      <p className="figures text-sm font-strong text-alert lg:pt-1">
        {change.effective && partialDate(change.effective)}
      </p>
      <div className="max-w-prose">
        <h3 className="text-xl">
          <a href={`#${change.id}`}>{change.title}</a>
        </h3>
        <p className="mt-2">{change.text}</p>
        <p className="mt-3 text-sm text-muted">
          <a href={change.source.url} target="_blank" rel="noopener" className="link link-external">
            {change.source.name}
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
          {` Checked up to ${partialDate(change.checkedUpTo)}.`}
        </p>
        {mentions.length > 0 && (
          <p className="mt-1 text-sm text-muted">
            {`${whatsChanged.mentionedIn} `}
            {mentions.map(({ path, title }, index) => (
              <Fragment key={path}>
                {index > 0 && "; "}
                <a href={path} className="link">
                  {title}
                </a>
              </Fragment>
            ))}
          </p>
        )}
      </div>
    </li>
  );
}
