export const listId = "everything";

/** Open without a search; hidden until it is known whether one finds something; one line under what it found. */
type ListState = "open" | "waiting" | "folded";

/** Marked too where there is a search: the results then keep the room of a screen, so that nothing moves when they come. */
export function foldList(state: ListState): void {
  const list = document.getElementById(listId);
  if (!(list instanceof HTMLDetailsElement)) return;
  list.open = state === "open";
  list.toggleAttribute("data-searched", state !== "open");
  list.toggleAttribute("data-waiting", state === "waiting");
}

/**
 * The same for the address that the page was opened with: first in the list, so that it is never painted where it does not
 * stay. If the search has not come after eight seconds, the list's line is there.
 */
export const foldListAtOnce = `if(new URLSearchParams(location.search).get("q")?.trim()){const e=document.currentScript.parentElement;e.open=false;e.dataset.searched=e.dataset.waiting="";setTimeout(()=>delete e.dataset.waiting,8e3)}`;
