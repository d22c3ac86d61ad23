import { site } from "../../content/site.ts";
import { localDay } from "../../domain/india/local-time.ts";
import { openingLine, openingState } from "../../domain/india/opening-hours.ts";
import { onShown, storedPlan } from "../company-plan/may-have-plan.ts";

for (const closed of document.querySelectorAll<HTMLElement>("[data-closed-until]"))
  closed.hidden = (closed.dataset.closedUntil ?? "") < localDay(new Date());

/** Says 'open now' or when we next open, and keeps it true while the page stays open. */
const line = document.querySelector<HTMLElement>("[data-opening-line]");
if (line) {
  const update = () => {
    const state = openingState(new Date(), site);
    line.dataset.openingLine = state.open ? "open" : "closed";
    const text = line.querySelector("[data-opening-text]");
    if (text) text.textContent = openingLine(state);
  };
  update();
  setInterval(update, 30_000);
}

/** What goes with the request need not be kept ready for the call. */
function isKnown(field: string): boolean {
  if (new URLSearchParams(location.search).has(field)) return true;
  try {
    return Object.hasOwn(JSON.parse(storedPlan() || "{}"), field);
  } catch {
    return false;
  }
}

onShown(() => {
  // Those are for a business that is not formed yet.
  const papers = document.getElementById("keep-ready");
  if (papers) papers.hidden = isKnown("filing");
  for (const item of document.querySelectorAll<HTMLElement>("[data-unless-known]")) {
    const fields = item.dataset.unlessKnown?.split(" ") ?? [];
    const line = item.closest("li");
    if (line) line.hidden = fields.every(isKnown);
  }
});
