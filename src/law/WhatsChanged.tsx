import { ArrowRight } from "lucide-react";
import type { LawChange } from "../../content/law/law-changes.ts";
import { whatsChanged } from "../../content/law/whats-changed.ts";
import { partialDate } from "../../domain/india/date-text.ts";
import { groupBy } from "../../domain/lists.ts";
import { Badge } from "../ui/Badge.tsx";
import { ButtonLink } from "../ui/Button.tsx";
import { ClosingCall } from "../ui/ClosingCall.tsx";
import { Disclosure } from "../ui/Disclosure.tsx";
import { ExternalLink } from "../ui/links.tsx";
import { NoBreaks } from "../ui/NoBreaks.tsx";
import { ChangeFilter, CountShown, EntryCount, shownFor } from "./ChangeFilter.tsx";
import { findMentions, type PageLink, type PageSource } from "./mentions.ts";

/** Figures whole, '1,50,000', and words, without what stands between them. */
const wordsOf = (text: string): string[] => text.toLowerCase().match(/\d[\d,.]*\d|\d|\p{L}+/gu) ?? [];

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
  const years = groupBy(dated, (change) => {
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
  const { heading, text, calendar, advisor } = whatsChanged.closing;
  return (
    <div className="law-changes">
      <div className="border-b border-ink">
        <div className="page-width pt-31 pb-5 md:pt-36 md:pb-10">
          <h1 className="max-w-[44rem] text-3xl text-balance">{whatsChanged.heading}</h1>
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
            className={`page-width grid gap-x-16 gap-y-4 py-6 md:grid-cols-[12rem_minmax(0,1fr)] md:py-12 ${place === 0 ? "max-md:pt-4" : ""}`}
          >
            <div className="md:sticky md:top-24 md:self-start">
              <h2 id={`${group.id}-heading`} className="figures text-2xl">
                {group.title}
              </h2>
              {group.intro && <p className="mt-2 text-sm text-muted">{group.intro}</p>}
            </div>
            {place === 0 ? (
              <Newest changes={group.changes} pages={pages} />
            ) : (
              <Disclosure
                label={<CountShown changes={group.changes} text={(count) => `${count} entries`} />}
                className="open-when-wide prints-open border-y border-line"
              >
                {group.id === "clarifications" ? (
                  <ol className={inset}>
                    <Changes changes={group.changes} pages={pages} heading="h3" />
                  </ol>
                ) : (
                  <>
                    <ToDo changes={group.changes} pages={pages} className="max-lg:mt-2 lg:mb-8" />
                    <GoodToKnow changes={group.changes} pages={pages} />
                  </>
                )}
              </Disclosure>
            )}
          </div>
        </section>
      ))}
      <p className="page-width py-10 text-sm text-muted">
        <NoBreaks text={whatsChanged.tail} />
      </p>
      <ClosingCall scene="street-homes" heading={heading} text={text}>
        <ButtonLink look="highlight" href={calendar.href}>
          {calendar.label}
        </ButtonLink>
        <ButtonLink look="onDark" href={advisor.href}>
          {advisor.label}
        </ButtonLink>
      </ClosingCall>
    </div>
  );
}

interface ListProps {
  changes: readonly LawChange[];
  pages: readonly PageSource[];
  className?: string;
}

const Changes = ({ changes, pages, heading }: ListProps & Pick<ChangeProps, "heading">) =>
  changes.map((change) => (
    <Change key={change.id} change={change} mentions={findMentions(change.id, pages)} heading={heading} />
  ));

const asksForSomething = ({ actionNeeded }: LawChange) => actionNeeded === true;

/** What asks for something comes first and on a sheet of its own, with the colour that means so. */
function ToDo({ changes, pages, className = "" }: ListProps) {
  const shown = changes.filter(asksForSomething);
  if (shown.length === 0) return null;
  return (
    <div
      {...shownFor(...shown)}
      className={`relative border border-l-3 border-line border-l-highlight bg-sheet pt-4 pr-5 pl-4.5 md:pt-5 md:pr-8 md:pl-7.5 ${className}`}
    >
      <h3 className="pb-1 text-base tracking-normal">{whatsChanged.actionNeeded}</h3>
      <ol className="[&>li:last-child]:border-b-0">
        <Changes changes={shown} pages={pages} heading="h4" />
      </ol>
    </div>
  );
}

/** Where no sheet is drawn the words and the plus signs keep the edges of those on the sheets above. */
const inset = "lg:px-[2.0625rem]";

/** The rest: lighter, one line each. */
function GoodToKnow({ changes, pages }: ListProps) {
  const shown = changes.filter((change) => !asksForSomething(change));
  if (shown.length === 0) return null;
  return (
    <div {...shownFor(...shown)} className={`max-lg:mt-6 ${inset}`}>
      <h3 className="border-b border-ink pb-2.5 text-base tracking-normal">{whatsChanged.goodToKnow}</h3>
      <ol className="max-lg:[&>li:last-child]:border-b-0">
        <Changes changes={shown} pages={pages} heading="h4" />
      </ol>
    </div>
  );
}

/** The latest year: its last change is laid open on a sheet of its own; on phones what asks for nothing waits in a fold. */
function Newest({ changes: [lead, ...others], pages }: ListProps) {
  const rest = others.filter((change) => !asksForSomething(change));
  return (
    <div className="relative min-w-0">
      <ol>{lead && <Lead change={lead} mentions={findMentions(lead.id, pages)} />}</ol>
      <ToDo changes={others} pages={pages} className="mt-6 md:mt-8" />
      <div {...shownFor(...rest)} className="relative mt-6 md:mt-8">
        <Disclosure
          label={
            <span>
              {whatsChanged.goodToKnow} (<CountShown changes={rest} />)
            </span>
          }
          className="open-when-wide prints-open border-y border-line"
        >
          <GoodToKnow changes={rest} pages={pages} />
        </Disclosure>
      </div>
    </div>
  );
}

const Lead = ({ change, mentions }: Omit<ChangeProps, "heading">) => (
  <li className="sheet" {...shownFor(change)}>
    <div id={change.id} className="scroll-mt-28 p-5 md:p-8">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className="figures text-sm text-muted">{change.effective && partialDate(change.effective)}</span>
        {change.actionNeeded && <Badge tone="highlight">{whatsChanged.actionNeeded}</Badge>}
      </p>
      <h3 className="mt-2 mb-3 text-xl text-pretty md:text-2xl">
        <NoBreaks text={change.title} />
      </h3>
      <WasNow change={change} large className="my-5" />
      <ChangeText change={change} mentions={mentions} />
    </div>
  </li>
);

interface ChangeProps {
  change: LawChange;
  mentions: PageLink[];
  heading: "h3" | "h4";
}

/** A row that opens in place, also when a link from elsewhere on the site leads to the change. */
function Change({ change, mentions, heading: Heading }: ChangeProps) {
  const title = change.actionNeeded ? "text-lg leading-snug" : "text-base leading-snug font-strong tracking-normal";
  return (
    <li className="border-b border-line" {...shownFor(change)}>
      <details className="fold prints-open group/change">
        <summary
          className={`grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 gap-y-0.5 lg:grid-cols-[8.5rem_minmax(0,1fr)_1.25rem] lg:gap-x-4 after:self-center lg:after:col-start-3 lg:after:row-start-1 max-lg:after:row-span-3 max-lg:after:row-start-1 max-lg:after:col-start-2 ${change.actionNeeded ? "min-h-14 py-4" : "min-h-12 py-3"}`}
        >
          {change.effective && <span className="figures text-sm text-muted">{partialDate(change.effective)}</span>}
          <Heading
            className={`text-pretty group-hover/change:text-action ${title} max-lg:col-start-1 lg:col-end-3 lg:row-start-1 ${change.effective ? "lg:col-start-2" : "lg:col-start-1"}`}
          >
            <NoBreaks text={change.title} />
          </Heading>
          {!tellsBoth(change) && (
            <WasNow
              change={change}
              className={`max-lg:col-start-1 ${change.effective ? "lg:col-start-2" : "lg:col-start-1"} lg:row-start-2`}
            />
          )}
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

const ChangeText = ({ change, mentions }: Omit<ChangeProps, "heading">) => (
  <div className="max-w-prose">
    <p>
      <NoBreaks text={change.text} />
    </p>
    <p className="mt-3 text-sm text-muted">
      <ExternalLink href={change.source.url}>{change.source.name}</ExternalLink>{" "}
      <NoBreaks text={`Checked up to ${partialDate(change.checkedUpTo)}.`} />
    </p>
    <Mentions pages={mentions} />
  </div>
);

function Mentions({ pages }: { pages: PageLink[] }) {
  if (pages.length === 0) return null;
  return (
    <Disclosure label={`${whatsChanged.mentionedIn} (${pages.length})`} line="words" className="no-print mt-1 text-sm">
      <ul>
        {pages.map(({ path, title }) => (
          <li key={path}>
            <a href={path} className="link inline-flex min-h-11 items-center lg:min-h-8">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

/** Whether the title itself says what was and what is now, so that nothing is left to add to it. */
export function tellsBoth({ title, was, now }: Pick<LawChange, "title" | "was" | "now">): boolean {
  if (!was || !now) return false;
  const told = new Set(wordsOf(title));
  return wordsOf(`${was} ${now}`).every((word) => told.has(word));
}

interface Props {
  change: LawChange;
  large?: boolean;
  className?: string;
}

/** The old figure and the new one side by side, where the change has both. */
function WasNow({ change: { was, now }, large = false, className = "" }: Props) {
  if (!was || !now) return null;
  const gap = large ? "gap-x-4 md:gap-x-6" : "gap-x-2.5";
  return (
    <span
      className={`figures flex flex-wrap items-center ${gap} ${large ? "text-2xl md:text-3xl" : "text-sm"} ${className}`}
    >
      <s className="text-muted decoration-ink decoration-[1.5px]">
        <span className="sr-only">Before: </span>
        <NoBreaks text={was} />
      </s>
      <span className={`inline-flex items-center ${gap}`}>
        <ArrowRight
          aria-hidden="true"
          className={`shrink-0 text-action ${large ? "size-7 md:size-9" : "size-4"}`}
          strokeWidth={1.5}
        />
        <span className={`text-action ${large ? "font-heading tracking-tight" : "font-strong"}`}>
          <span className="sr-only">Now: </span>
          <NoBreaks text={now} />
        </span>
      </span>
    </span>
  );
}
