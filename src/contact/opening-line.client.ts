import { site } from "../../content/site.ts";
import { openingLine, openingState } from "../../domain/india/opening-hours.ts";

/** Says 'open now' or when we next open, and keeps it true while the page stays open. */
const line = document.querySelector<HTMLElement>("[data-opening-line]");
if (line) {
  const update = () => {
    const state = openingState(new Date(), site.hours);
    line.dataset.openingLine = state.open ? "open" : "closed";
    const text = line.querySelector("[data-opening-text]");
    if (text) text.textContent = openingLine(state);
  };
  update();
  setInterval(update, 30_000);
}
