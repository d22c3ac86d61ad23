import { hydrateRoot } from "react-dom/client";
import { SearchPageBox } from "./SearchPageBox.tsx";

let isStarted = false;

/** Hydrates the search page's own field with its results. */
export function startPage(place: HTMLElement): void {
  if (isStarted) return;
  isStarted = true;
  hydrateRoot(place, <SearchPageBox id="page" />);
}
