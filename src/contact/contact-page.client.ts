import { site } from "../../content/site.ts";
import { localDay } from "../../domain/india/local-time.ts";
import { openingLine, openingState } from "../../domain/india/opening-hours.ts";

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
