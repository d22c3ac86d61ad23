import type { LawChange } from "../../content/schemas/law-change.ts";
import { whatsChanged } from "../../content/whats-changed.ts";
import { lineWorkAddress } from "../../domain/engraving/line-work.ts";
import { partialDate } from "../../domain/india/date-text.ts";
import { Badge } from "../ui/Badge.tsx";
import { Fold } from "../ui/Fold.tsx";
import { LineWork } from "../ui/guilloche/Guilloche.tsx";
import { NoBreaks } from "../ui/NoBreaks.tsx";
import { ExternalLink } from "../ui/TextLink.tsx";
import { ChangeFilter, CountShown, EntryCount, shownFor } from "./ChangeFilter.tsx";
import { findMentions, type PageLink, type PageSource } from "./mentions.ts";

interface Group {
  id: string;
  title: string;
  intro?: string;
  changes: LawChange[];
}

/** Years with a heading of their own, newest first; what is older has one together. */
const ownYears = 2;

/** Changes by the year they took effect, in the order given; clarifications, which have no date, come last. */
function groupByYear(changes: readonly LawChange[]): Group[] {
  const dated = changes.filter(({ kind }) => kind === "change");
  const readYear = ({ effective }: LawChange) => Number((effective ?? "").slice(0, 4));
  const newest = Math.max(...dated.map(readYear));
  const years = Map.groupBy(dated, (change) => {
    const year = readYear(change);
    return newest - year < ownYears ? String(year) : `${newest - ownYears} and earlier`;
  });
  const { heading, intro } = whatsChanged.clarifications;
  return [
    ...[...years].map(([year, ofYear]) => ({ id: `year-${year.slice(0, 4)}`, title: year, changes: ofYear })),
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
    <div className="law-changes">
      <div className="relative overflow-clip border-b border-line">
        <LineWork
          src={lineWorkAddress("whats-changed")}
          className="no-print pointer-events-none absolute -right-24 -bottom-40 size-[38rem] opacity-80 max-lg:hidden"
        />
        <div className="page-width relative pt-31 pb-3 md:pt-36 md:pb-7 lg:pb-16">
          <h1 className="max-w-[44rem] text-3xl text-balance md:text-4xl">{whatsChanged.heading}</h1>
          <p className="mt-2.5 max-w-text text-muted max-md:text-sm md:mt-5 md:text-lg">{whatsChanged.intro}</p>
          <ChangeFilter />
        </div>
      </div>
      <div className="page-width flex flex-wrap items-baseline justify-between gap-x-8 pt-3 md:pt-10">
        <EntryCount changes={changes} />
        {/* On phones all but the newest year are folded, and near. */}
        <nav aria-label="Years" className="no-print max-md:hidden">
          <ul className="flex flex-wrap gap-x-4 text-sm sm:gap-x-6">
            {groups.map(({ id, title, changes: ofGroup }) => (
              <li key={id} {...shownFor(...ofGroup)}>
                <a href={`#${id}`} className="link figures inline-flex min-h-11 items-center">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {groups.map((group, place) => (
        <section
          key={group.id}
          id={group.id}
          aria-labelledby={`${group.id}-heading`}
          {...shownFor(...group.changes)}
          className={group.id === "clarifications" ? "border-t border-line bg-paper-deep" : "overflow-x-clip"}
        >
          <div
            className={`page-width grid gap-x-16 gap-y-4 py-6 md:grid-cols-[12rem_minmax(0,1fr)] md:py-12 ${place === 0 ? "max-md:pt-1" : ""}`}
          >
            <div className="md:sticky md:top-24 md:self-start">
              <h2 id={`${group.id}-heading`} className="figures text-3xl">
                {group.title}
              </h2>
              {group.intro && <p className="mt-2 text-sm text-muted">{group.intro}</p>}
            </div>
            {place === 0 ? (
              <Newest changes={group.changes} pages={pages} />
            ) : (
              <Fold
                label={<CountShown changes={group.changes} text={(count) => `${count} entries`} />}
                className="open-when-wide prints-open border-y border-line"
              >
                <ChangeList changes={group.changes} pages={pages} />
              </Fold>
            )}
          </div>
        </section>
      ))}
      <p className="page-width pt-10 pb-16 text-sm text-muted">{whatsChanged.tail}</p>
    </div>
  );
}

interface ListProps {
  changes: readonly LawChange[];
  pages: readonly PageSource[];
  className?: string;
}

const ChangeList = ({ changes, pages, className = "border-t border-ink" }: ListProps) => (
  <ol className={className}>
    {changes.map((change) => (
      <Change key={change.id} change={change} mentions={findMentions(change.id, pages)} />
    ))}
  </ol>
);

/** More than these wait in a fold where there is little room. */
const inSight = 5;

/** The latest year: its last change is laid open on a sheet of its own. */
function Newest({ changes: [lead, ...others], pages }: ListProps) {
  const later = others.slice(inSight);
  return (
    <div className="relative min-w-0">
      {/* On phones it rises behind the sheet, beside the year. */}
      <LineWork
        src={lineWorkAddress("whats-changed")}
        lazy
        className="pointer-events-none absolute -top-24 -right-24 size-80 opacity-80 md:hidden"
      />
      <ol className="relative">{lead && <Lead change={lead} mentions={findMentions(lead.id, pages)} />}</ol>
      <ChangeList changes={others.slice(0, inSight)} pages={pages} className="relative mt-7 border-t border-ink" />
      <div {...shownFor(...later)}>
        <Fold
          label={<CountShown changes={later} text={(count) => `${count} more entries`} />}
          className="open-when-wide prints-open border-b border-line"
        >
          <ChangeList changes={later} pages={pages} className="" />
        </Fold>
      </div>
    </div>
  );
}

const Lead = ({ change, mentions }: ChangeProps) => (
  <li className="certificate" {...shownFor(change)}>
    <div id={change.id} className="scroll-mt-28 p-5 md:p-8">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className="figures text-sm text-muted">{change.effective && partialDate(change.effective)}</span>
        {change.actionNeeded && <Badge tone="highlight">{whatsChanged.actionNeeded}</Badge>}
      </p>
      <h3 className="mt-2 mb-3 text-xl text-pretty md:text-2xl">
        <NoBreaks text={keepDates(change.title)} />
      </h3>
      <ChangeText change={change} mentions={mentions} />
    </div>
  </li>
);

/** A day and its month stay on one line. */
const keepDates = (text: string) => text.replace(/(\d) (?=[A-Z])/g, "$1\u00a0");

interface ChangeProps {
  change: LawChange;
  mentions: PageLink[];
}

/** A row that opens in place, also when a link from elsewhere on the site leads to the change. */
function Change({ change, mentions }: ChangeProps) {
  return (
    <li className="border-b border-line" {...shownFor(change)}>
      <details className="fold prints-open group/change">
        <summary className="grid min-h-14 grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 gap-y-0.5 py-4 lg:grid-cols-[8.5rem_minmax(0,1fr)_auto_1.25rem] lg:gap-x-4 after:self-center lg:after:col-start-4 lg:after:row-start-1">
          {change.effective && (
            <span className="flex items-baseline justify-between gap-x-4 max-lg:col-span-2 lg:contents">
              <span className="figures text-sm text-muted">{partialDate(change.effective)}</span>
              {change.actionNeeded && (
                <span className="lg:col-start-3 lg:row-start-1">
                  <Badge tone="highlight">{whatsChanged.actionNeeded}</Badge>
                </span>
              )}
            </span>
          )}
          <h3
            className={`text-lg text-pretty ${change.actionNeeded ? "" : "font-strong"} group-hover/change:text-action lg:col-end-3 lg:row-start-1 ${change.effective ? "lg:col-start-2" : "lg:col-start-1"}`}
          >
            <NoBreaks text={keepDates(change.title)} />
          </h3>
        </summary>
        <div
          id={change.id}
          className={`scroll-mt-40 pb-6 target:bg-linear-to-r target:from-highlight-wash target:to-transparent target:shadow-[-0.75rem_0_0_var(--color-highlight-wash)] ${change.effective ? "lg:ml-[9.5rem]" : ""}`}
        >
          <ChangeText change={change} mentions={mentions} />
        </div>
      </details>
    </li>
  );
}

const ChangeText = ({ change, mentions }: ChangeProps) => (
  <div className="max-w-prose">
    <p>
      <NoBreaks text={change.text} />
    </p>
    <p className="mt-3 text-sm text-muted">
      <ExternalLink href={change.source.url}>{change.source.name}</ExternalLink>
      {` Checked up to ${partialDate(change.checkedUpTo)}.`}
    </p>
    <Mentions pages={mentions} />
  </div>
);

function Mentions({ pages }: { pages: PageLink[] }) {
  if (pages.length === 0) return null;
  return (
    <Fold label={`${whatsChanged.mentionedIn} (${pages.length})`} line="words" className="no-print mt-1 text-sm">
      <ul>
        {pages.map(({ path, title }) => (
          <li key={path}>
            <a href={path} className="link inline-flex min-h-11 items-center lg:min-h-8">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
