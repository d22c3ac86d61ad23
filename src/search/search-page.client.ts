/**
 * The search page's field, with React, comes when it gets the focus or the address has a search. A script of its own: the
 * styles of what it can load are in the page, and no other page needs those of the results.
 */
const place = document.querySelector<HTMLElement>("[data-search-page]");

function startSearch(): void {
  if (place)
    import("./start-page.tsx").then(
      ({ startPage }) => startPage(place),
      () => {},
    );
}

place?.addEventListener("focusin", startSearch);
if (location.search || place?.contains(document.activeElement)) startSearch();
