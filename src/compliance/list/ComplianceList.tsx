import { type RefObject, useDeferredValue, useEffect, useMemo, useRef } from "react";
import { flushSync } from "react-dom";
import type { CalendarPage } from "../../../content/compliance/calendar-page.ts";
import { frequencies } from "../../../content/schemas/compliance.ts";
import { parseProfile } from "../../../domain/compliance/answers.ts";
import {
  all,
  byNextDate,
  type CalendarFilter,
  categoryOptions,
  dueGroup,
  filterAddress,
  frequencyOptions,
  isFiltered,
  matchesFilter,
  monthOptions,
  noFilter,
  resultCount,
} from "../../../domain/compliance/cards.ts";
import type { Profile } from "../../../domain/compliance/profile.ts";
import { groupBy } from "../../../domain/lists.ts";
import { Button } from "../../ui/Button.tsx";
import { Disclosure } from "../../ui/Disclosure.tsx";
import { Select } from "../../ui/Field.tsx";
import { currentQuery, useAddressState, useFromAddress } from "../../ui/useAddressState.ts";
import type { ComplianceCardData } from "../compliance-cards.ts";
import { useToday } from "../useToday.ts";
import { ComplianceCard } from "./ComplianceCard.tsx";
import { frequencyOf, GroupHeading } from "./GroupHeading.tsx";
import { type NextEvent, nextEvent } from "./next-event.ts";

const choices = (options: readonly string[]) => options.map((value) => ({ value, label: value }));

interface ComplianceListProps {
  cards: readonly ComplianceCardData[];
  copy: CalendarPage["list"];
}

/**
 * All the cards, and the filters over them. In the built page, which does not know the day, they stand by how often they come
 * back; in the browser by their next date. One list for both, so that an open row stays open when it moves. What has no date
 * for a visitor who has filled in My calendar is folded away below it; the whole list is folded then too (useListFold).
 */
export function ComplianceList({ cards, copy }: ComplianceListProps) {
  const { state: filter, setState } = useAddressState(filterAddress);
  // Seventeen rows at once would block a slow phone: with a deferred value they are rendered bit by bit.
  const today = useDeferredValue(useToday());
  const saved = useFromAddress(profileInAddress);
  const profile = useDeferredValue(saved.state);
  const isRead = useDeferredValue(saved.hydrated);
  const form = useRef<HTMLFormElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useListFold(list, saved.state !== undefined, isFiltered(filter));
  const rows = useMemo(() => {
    const found = cards.map((card) => ({ card, next: nextEvent(card.id, today, profile) }));
    if (today) return found.sort(inOrder);
    return frequencies.flatMap((frequency) => found.filter(({ card }) => card.frequency === frequency));
  }, [cards, today, profile]);
  const shown = rows.filter(({ card }) => matchesFilter(card, filter));
  function groupOf({ card, next }: Row): string {
    if (next.late) return copy.groups.late;
    return today ? dueGroup(next.due, today, copy.groups) : card.frequency;
  }
  const groups = groupBy(shown, groupOf);
  const firstGroup = shown[0] && groupOf(shown[0]);
  const isUndated = ({ next }: Row) => today !== undefined && next.due === undefined;
  const undated = rows.filter(isUndated);
  const undatedShown = groups.get(copy.groups.undated)?.length ?? 0;

  const change = (next: CalendarFilter) => setState(next, "push");

  function clear() {
    change(noFilter);
    form.current?.querySelector("select")?.focus();
  }

  const isDated = today !== undefined;
  useEffect(() => {
    // The row that the address leads to has moved: to its date, or into the fold once the answers in the address are read.
    if (!isDated && !isRead) return;
    const row = findRow(list.current);
    open(row);
    row?.scrollIntoView({ behavior: "instant" });
  }, [isDated, isRead]);

  useEffect(() => {
    /** A link to a card that a filter hides shows everything first; a count in the summary sets the filter for it. */
    function showTarget(event: MouseEvent) {
      // In a new tab or window the browser shows it.
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="#"], #summary a') : null;
      if (!link) return;
      const frequency = frequencyOf(link.hash);
      if (frequency) {
        event.preventDefault();
        flushSync(() => setState({ ...noFilter, frequency }, "push"));
        list.current?.scrollIntoView();
        return;
      }
      const row = findRow(list.current, link.hash);
      // Now, because the browser scrolls to the card as soon as this listener returns.
      if (row?.hidden) flushSync(() => setState(noFilter, "push"));
      open(row);
    }
    /** A link to a card opens it. */
    const openTarget = () => open(findRow(list.current));
    openTarget();
    document.addEventListener("click", showTarget);
    window.addEventListener("hashchange", openTarget);
    return () => {
      document.removeEventListener("click", showTarget);
      window.removeEventListener("hashchange", openTarget);
    };
  }, [setState]);

  function cardOf(row: Row) {
    const group = groupOf(row);
    const members = groups.get(group) ?? [];
    const opensGroup = members[0] === row && !isUndated(row);
    return (
      <ComplianceCard
        key={row.card.id}
        card={row.card}
        next={row.next}
        heading={opensGroup ? group : undefined}
        headingCount={opensGroup ? members.length : 0}
        withoutYear={group !== copy.groups.later && group !== copy.groups.late}
        isNear={isDated && [firstGroup, copy.groups.soon].includes(group)}
        hidden={!members.includes(row)}
      />
    );
  }

  return (
    <div ref={list} className="scroll-mt-24">
      <Filters
        copy={copy}
        form={form}
        filter={filter}
        count={resultCount(shown.length, cards.length)}
        onChange={change}
        onClear={clear}
      />
      {shown.length === 0 && (
        <div className="mt-10 border border-line bg-sheet px-6 py-14 text-center">
          <h3 className="text-2xl">{copy.emptyHeading}</h3>
          <p className="mx-auto mt-3 max-w-text text-muted">{copy.emptyText}</p>
          <Button look="outline" className="mt-6" onClick={clear}>
            {copy.clearLabel}
          </Button>
        </div>
      )}
      <div
        data-dated={isDated || undefined}
        className="due-list [--date-width:10rem] [--rule-width:11rem] lg:[--date-width:12rem] lg:[--rule-width:15rem]"
      >
        <ol>{rows.filter((row) => !isUndated(row)).map(cardOf)}</ol>
        {undated.length > 0 && (
          <Disclosure
            label={<GroupHeading heading={copy.groups.undated} count={undatedShown} />}
            line="title"
            hidden={undatedShown === 0}
            // With nothing else to show, a closed line would look like an empty result.
            open={undatedShown === shown.length}
            className="prints-open mt-8 border-t-2 border-ink [&>summary]:items-baseline [&>summary]:bg-paper-deep [&>summary]:pr-4 [&>summary]:pl-5 [&>summary]:after:self-center roomy:[&>summary]:pr-6 roomy:[&>summary]:pl-7"
          >
            <ol>{undated.map(cardOf)}</ol>
          </Disclosure>
        )}
      </div>
    </div>
  );
}

interface Row {
  card: ComplianceCardData;
  next: NextEvent;
}

const dated = ({ card, next }: Row) => ({ id: card.id, date: next.late?.date ?? next.due });

/** What is late first, by date; of those without one, what may apply before what is not for the visitor. */
const inOrder = (one: Row, other: Row): number =>
  byNextDate(dated(one), dated(other)) || Number(other.next.isForVisitor) - Number(one.next.isForVisitor);

/** The row in the list that a hash leads to: the address's own unless told. */
function findRow(list: HTMLElement | null, hash = location.hash): HTMLElement | null {
  const row = document.getElementById(hash.slice(1));
  return row?.matches("[data-due]") && list?.contains(row) ? row : null;
}

/** Opens a row, and the folds that it may be in. */
function open(row: HTMLElement | null) {
  let fold = row?.querySelector<HTMLDetailsElement>(":scope > details");
  for (; fold; fold = fold.parentElement?.closest("details")) fold.open = true;
}

/** What the visitor has told My calendar, once all of it is valid. */
function profileInAddress(params: URLSearchParams): Profile | undefined {
  const parsed = parseProfile(params);
  return parsed.ok ? parsed.profile : undefined;
}

/**
 * The section around the list is a fold without a line, until the visitor has dates of their own: these come first then, and
 * the list is one line, unless the address asks for something in it.
 */
function useListFold(list: RefObject<HTMLElement | null>, isAnswered: boolean, hasFilter: boolean): void {
  useEffect(() => {
    const fold = list.current?.closest("details");
    if (!fold) return;
    fold.toggleAttribute("data-folds", isAnswered);
    fold.open = !isAnswered || isAskedFor(fold);
  }, [list, isAnswered]);

  useEffect(() => {
    if (hasFilter) list.current?.closest("details")?.setAttribute("open", "");
  }, [list, hasFilter]);
}

function isAskedFor(fold: HTMLDetailsElement): boolean {
  const target = document.getElementById(location.hash.slice(1));
  return isFiltered(filterAddress.parse(currentQuery())) || fold.closest("section")!.contains(target);
}

interface FiltersProps {
  copy: CalendarPage["list"];
  form: RefObject<HTMLFormElement | null>;
  filter: CalendarFilter;
  /** '3 of 17 compliance items' */
  count: string;
  onChange: (filter: CalendarFilter) => void;
  onClear: () => void;
}

/** Three independent filters. Without script there is nothing to filter with, so they are not shown. */
function Filters({ copy, form, filter, count, onChange, onClear }: FiltersProps) {
  const select = (name: keyof CalendarFilter, label: string, options: readonly string[]) => (
    <Select
      form="filter"
      name={name}
      label={label}
      choices={choices(options)}
      value={filter[name]}
      onChange={(event) => onChange({ ...filter, [name]: event.target.value })}
    />
  );
  return (
    <form
      ref={form}
      autoComplete="off"
      onSubmit={(event) => event.preventDefault()}
      className="no-print noscript:hidden"
    >
      {/* One row on phones too: the longest choice fits beside a narrower arrow. */}
      <div className="grid grid-cols-3 gap-x-1.5 sm:gap-x-4 lg:gap-x-6 max-sm:[&_.select-frame]:after:right-1 max-sm:[&_select]:pr-5! max-sm:[&_select]:pl-2!">
        {select("category", "Category", categoryOptions)}
        {select("frequency", "Frequency", frequencyOptions)}
        {select("month", "Month", monthOptions)}
      </div>
      {filter.category !== all && <p className="mt-3 text-sm text-muted">{copy.categoryHint}</p>}
      {filter.month !== all && <p className="mt-3 text-sm text-muted">{copy.monthHint}</p>}
      <div className="mt-1 flex min-h-11 md:mt-3 flex-wrap items-center gap-x-5">
        <p role="status" className="figures text-base font-strong">
          {count}
        </p>
        {isFiltered(filter) && (
          <button type="button" onClick={onClear} className="link min-h-11 text-sm font-strong">
            {copy.clearLabel}
          </button>
        )}
      </div>
    </form>
  );
}
