import { useDeferredValue, useEffect, useLayoutEffect, useRef } from "react";
import { flushSync } from "react-dom";
import type { CalendarPage } from "../../../content/calendar-page.ts";
import { frequencies } from "../../../content/schemas/compliance-kinds.ts";
import {
  type CalendarFilter,
  filterAddress,
  matchesFilter,
  noFilter,
  resultCount,
} from "../../../domain/compliance/card-filter.ts";
import type { Profile } from "../../../domain/compliance/profile.ts";
import { parseProfile } from "../../../domain/compliance/profile-address.ts";
import { Button } from "../../ui/Button.tsx";
import { type AddressFormat, useAddressState } from "../../ui/useAddressState.ts";
import type { ComplianceCardData } from "../compliance-cards.ts";
import { useToday } from "../useToday.ts";
import { ComplianceCard } from "./ComplianceCard.tsx";
import { Filters } from "./Filters.tsx";
import { filterPending } from "./filter-pending.ts";
import { groupId } from "./groups.ts";

interface ComplianceListProps {
  cards: readonly ComplianceCardData[];
  copy: CalendarPage["list"];
}

/** All the cards, in groups by how often they come back, and the filters over them. */
export function ComplianceList({ cards, copy }: ComplianceListProps) {
  const { state: filter, hydrated, setState } = useAddressState(filterAddress);
  // Seventeen next dates at once would block a slow phone: as a deferred value they are rendered bit by bit.
  const today = useDeferredValue(useToday());
  const profile = useDeferredValue(useSavedProfile());
  const form = useRef<HTMLFormElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const shown = cards.filter((card) => matchesFilter(card, filter));

  const change = (next: CalendarFilter) => setState(next, "push");

  function clear() {
    change(noFilter);
    form.current?.querySelector("select")?.focus();
  }

  useLayoutEffect(() => {
    if (hydrated) document.documentElement.removeAttribute(filterPending);
  }, [hydrated]);

  useEffect(() => {
    /** A link to a card or a group that a filter hides shows everything first. */
    function showTarget({ target }: MouseEvent) {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
      const destination = link && document.getElementById(link.hash.slice(1));
      if (!destination?.hidden || !list.current?.contains(destination)) return;
      // Now, because the browser scrolls to the card as soon as this listener returns.
      flushSync(() => setState(noFilter, "push"));
    }
    /** A link to a card opens it. */
    function openTarget() {
      const card = document.getElementById(location.hash.slice(1));
      if (card && list.current?.contains(card)) card.querySelector(":scope > details")?.setAttribute("open", "");
    }
    openTarget();
    document.addEventListener("click", showTarget);
    window.addEventListener("hashchange", openTarget);
    return () => {
      document.removeEventListener("click", showTarget);
      window.removeEventListener("hashchange", openTarget);
    };
  }, [setState]);

  return (
    <div ref={list}>
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
      {frequencies.map((frequency) => (
        <div
          key={frequency}
          id={groupId(frequency)}
          hidden={!shown.some((card) => card.frequency === frequency)}
          className="due-group scroll-mt-20 pt-7 [--date-width:10rem] lg:[--date-width:13rem]"
        >
          <h3 className="text-2xl print:break-after-avoid">{frequency}</h3>
          <ul className="mt-3 border-t border-ink">
            {cards
              .filter((card) => card.frequency === frequency)
              .map((card) => (
                <ComplianceCard
                  key={card.id}
                  card={card}
                  today={today}
                  profile={profile}
                  hidden={!shown.includes(card)}
                />
              ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

const profileInAddress: AddressFormat<Profile | undefined> = {
  parse(params) {
    const parsed = parseProfile(params);
    return parsed.ok ? parsed.profile : undefined;
  },
  write: () => undefined,
};

/** What the visitor has told My calendar, once all of it is valid. */
const useSavedProfile = (): Profile | undefined => useAddressState(profileInAddress).state;
