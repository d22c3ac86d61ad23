import { hydrateRoot } from "react-dom/client";
import { SearchBox } from "./SearchBox.tsx";
import { SearchPageBox } from "./SearchPageBox.tsx";

const started = new WeakSet<Element>();

/** Hydrates a search field where the page was built with one. */
export function start(place: HTMLElement): void {
  if (started.has(place)) return;
  started.add(place);
  const id = place.dataset.siteSearch ?? "";
  hydrateRoot(place, id === "page" ? <SearchPageBox id={id} /> : <SearchBox id={id} hasButton={id === "not-found"} />);
}
