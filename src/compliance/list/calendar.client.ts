import type { ComplianceItemId } from "../../../content/compliance.ts";
import type { Category, Frequency } from "../../../content/schemas/compliance-kinds.ts";
import { describeDueDate } from "../../../domain/compliance/calendar-file.ts";
import {
  type CalendarFilter,
  isFiltered,
  matchesFilter,
  noFilter,
  parseFilter,
  resultCount,
  serializeFilter,
} from "../../../domain/compliance/card-filter.ts";
import { googleCalendarLink, outlookCalendarLink } from "../../../domain/compliance/ics.ts";
import { nextCardDate } from "../../../domain/compliance/my-calendar.ts";
import { type CalendarDate, dateInIndia, daysBetween } from "../../../domain/india/calendar-date.ts";
import { longDate } from "../../../domain/india/date-text.ts";

const form = document.querySelector<HTMLFormElement>("[data-filters]");
const cards = [...document.querySelectorAll<HTMLElement>("[data-item]")];
const names = ["category", "frequency", "month"] as const;

function apply(filter: CalendarFilter): void {
  for (const name of names) {
    const select = form?.elements.namedItem(name);
    if (select instanceof HTMLSelectElement) select.value = filter[name];
  }
  for (const card of cards) {
    const { category, frequency, due: dueDate = "" } = card.dataset;
    card.hidden = !matchesFilter(
      { category: category as Category, frequency: frequency as Frequency, dueDate },
      filter,
    );
  }
  const shown = cards.filter((card) => !card.hidden).length;
  for (const group of document.querySelectorAll<HTMLElement>("[data-group]")) {
    group.hidden = !group.querySelector("[data-item]:not([hidden])");
  }
  const count = form?.querySelector("[data-count]");
  if (count) count.textContent = resultCount(shown, cards.length);
  const clear = form?.querySelector<HTMLElement>("[data-clear]");
  if (clear) clear.hidden = !isFiltered(filter);
  const empty = document.querySelector<HTMLElement>("[data-empty]");
  if (empty) empty.hidden = shown > 0;
}

const readAddress = () => apply(parseFilter(new URLSearchParams(location.search)));

function choose(filter: CalendarFilter): void {
  const address = String(serializeFilter(filter, new URLSearchParams(location.search)));
  history.pushState(null, "", `${location.pathname}${address && `?${address}`}${location.hash}`);
  apply(filter);
}

form?.addEventListener("change", () => {
  const values = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  choose({ ...noFilter, ...values } as CalendarFilter);
});
form?.addEventListener("submit", (event) => event.preventDefault());
for (const button of document.querySelectorAll("[data-clear]")) {
  button.addEventListener("click", () => {
    choose(noFilter);
    form?.querySelector("select")?.focus();
  });
}
/** A link to a card or a group that a filter hides shows everything first. */
document.addEventListener("click", ({ target }) => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
  const place = link && document.getElementById(link.hash.slice(1));
  if (place?.matches("[data-item], [data-group]") && place.hidden) choose(noFilter);
});
window.addEventListener("popstate", readAddress);
readAddress();

function addLinks(card: HTMLElement, today: CalendarDate): void {
  const next = nextCardDate(card.dataset["item"] as ComplianceItemId, today);
  const days = daysBetween(today, next.date);
  const event = { date: next.date, title: next.title, description: describeDueDate(next) };
  const line = card.querySelector("[data-next]");
  if (line)
    line.textContent = `Next: ${longDate(next.date)}\n${days === 0 ? "today" : days === 1 ? "1 day left" : `${days} days left`}`;
  card.querySelector("[data-google]")?.setAttribute("href", googleCalendarLink(event));
  card.querySelector("[data-outlook]")?.setAttribute("href", outlookCalendarLink(event));
}

/** One card at a time, between whatever else the page does: seventeen at once would hold up a slow phone. */
function addLinksInTurn([card, ...others]: HTMLElement[], today: CalendarDate): void {
  if (!card) return;
  addLinks(card, today);
  const soon = "requestIdleCallback" in window ? requestIdleCallback : setTimeout;
  soon(() => addLinksInTurn(others, today));
}
addLinksInTurn(cards, dateInIndia(Date.now()));

for (const details of document.querySelectorAll<HTMLDetailsElement>("[data-estimator]")) {
  details.addEventListener("toggle", async () => (await import("./estimator.client.ts")).bindEstimator(details), {
    once: true,
  });
}
