import { site } from "../../content/site.ts";
import { openingLine, openingState } from "../../domain/india/opening-hours.ts";

/** Says 'open now' or when we next open, and keeps it true while the page stays open. */
const line = document.querySelector<HTMLElement>("[data-opening-line]");
if (line) {
  const say = () => {
    const state = openingState(new Date(), site.hours, site.timeZone);
    line.dataset["openingLine"] = state.open ? "open" : "closed";
    const words = line.querySelector("[data-words]");
    if (words) words.textContent = openingLine(state);
  };
  say();
  setInterval(say, 30_000);
}
