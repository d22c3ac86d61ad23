import { type RefObject, useEffect } from "react";
import { filterAddress, isFiltered } from "../../../domain/compliance/card-filter.ts";
import { currentQuery } from "../../ui/useAddressState.ts";

/**
 * The section around the list is a fold without a line, until the visitor has dates of their own: these come first then, and
 * the list is one line, unless the address asks for something in it.
 */
export function useListFold(list: RefObject<HTMLElement | null>, isAnswered: boolean, hasFilter: boolean): void {
  useEffect(() => {
    const fold = list.current?.closest("details");
    if (!fold) return;
    fold.toggleAttribute("data-folds", isAnswered);
    fold.open = !isAnswered || isAskedFor(fold);
  }, [list, isAnswered]);

  useEffect(() => {
    if (hasFilter) list.current?.closest("details")?.setAttribute("open", "");
  }, [list, hasFilter]);
}

function isAskedFor(fold: HTMLDetailsElement): boolean {
  const target = document.getElementById(location.hash.slice(1));
  return isFiltered(filterAddress.parse(currentQuery())) || fold.closest("section")!.contains(target);
}
