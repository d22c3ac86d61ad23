import { Search, X } from "lucide-react";
import { siteSearch } from "../../content/search.ts";
import { SearchBox } from "../search/SearchBox.tsx";

const panelId = "site-search";
const round = "grid size-11 shrink-0 place-items-center rounded-sm";

export const SearchButton = () => (
  <button type="button" popoverTarget={panelId} aria-label={siteSearch.button} className={`${round} hover:text-action`}>
    <Search aria-hidden="true" className="size-5" strokeWidth={1.75} />
  </button>
);

/** Over the header: a form that works at once, and is hydrated when the field gets the focus. */
export const SearchPanel = () => (
  <div
    id={panelId}
    popover="auto"
    className="fixed inset-x-0 top-0 m-0 max-h-dvh w-full overflow-y-auto border-0 border-b border-line bg-paper p-0 text-ink shadow-lift backdrop:bg-ink/40"
  >
    <div className="page-width flex items-start gap-2 py-3">
      <div data-site-search="header" className="mx-auto w-full max-w-prose min-w-0">
        <SearchBox id="header" />
      </div>
      <button
        type="button"
        popoverTarget={panelId}
        popoverTargetAction="hide"
        aria-label={siteSearch.close}
        className={`${round} -mr-2.5`}
      >
        <X aria-hidden="true" className="size-6" strokeWidth={1.5} />
      </button>
    </div>
  </div>
);
