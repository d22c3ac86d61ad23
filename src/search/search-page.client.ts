/**
 * The search page's field, with React, comes when it gets the focus or the address has a search. A script of its own: the
 * styles of what it can load are in the page, and no other page needs those of the results.
 */
import { foldList } from "./fold-list.ts";

const searchPlace = document.querySelector<HTMLElement>("[data-search-page]");

function startSearchPage(): void {
  if (searchPlace)
    import("./start-page.tsx").then(
      ({ startPage }) => startPage(searchPlace),
      () => foldList("open"),
    );
}

searchPlace?.addEventListener("focusin", startSearchPage);
if (location.search || searchPlace?.contains(document.activeElement)) startSearchPage();
