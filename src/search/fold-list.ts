export const listId = "everything";

/**
 * With a search the list of everything is one line under its results. Marked too: the results then keep the room of a screen,
 * so that nothing moves when they come.
 */
export function foldList(isFolded: boolean): void {
  const list = document.getElementById(listId);
  if (!(list instanceof HTMLDetailsElement)) return;
  list.open = !isFolded;
  list.toggleAttribute("data-searched", isFolded);
}

/** The same for the address that the page was opened with: first in the list, so that it is never painted open. */
export const foldListAtOnce = `if(new URLSearchParams(location.search).get("q")?.trim()){const e=document.currentScript.parentElement;e.open=false;e.dataset.searched=""}`;
