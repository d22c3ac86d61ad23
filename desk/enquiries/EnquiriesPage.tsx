import { SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { Button } from "../../src/ui/Button.tsx";
import { CsvLink } from "../firm/CsvLink.tsx";
import { DeskHeading } from "../shell/DeskHeading.tsx";
import { useSignedIn } from "../shell/session.ts";
import { useShortcuts } from "../shell/shortcuts.ts";
import { Loaded, Nothing } from "../ui/Panel.tsx";
import { AssignSeveral } from "./AssignSeveral.tsx";
import { listCsvAddress, useEnquiries } from "./api.ts";
import { EnquiryTable } from "./EnquiryTable.tsx";
import { FilterForm } from "./FilterForm.tsx";
import { filterNames, useFilters } from "./filters.ts";
import { NewEnquiryLink } from "./NewEnquiryLink.tsx";
import { SearchBox } from "./SearchBox.tsx";

export function EnquiriesPage() {
  const [filters, setFilter, clear] = useFilters();
  const list = useEnquiries(filters);
  const narrowed = filterNames.filter((name) => filters[name] && name !== "search" && name !== "spam").length;
  const [areFiltersOpen, setFiltersOpen] = useState(narrowed > 0);
  const isSpam = filters.spam === "yes";
  const isOwner = useSignedIn().person.role === "owner";
  const [chosen, setChosen] = useState<readonly string[]>();
  useShortcuts({ "/": () => document.getElementById("search")?.focus() });
  return (
    <>
      <DeskHeading
        title={isSpam ? "Kept as spam" : "Enquiries"}
        actions={
          <div className="flex flex-wrap items-center gap-2">
            {isOwner && !isSpam && <CsvLink href={listCsvAddress(filters)} of="these enquiries" />}
            {!isSpam && !chosen && (
              <Button look="outline" onClick={() => setChosen([])}>
                Give several
              </Button>
            )}
            <Button look="outline" onClick={() => setFilter("spam", isSpam ? "" : "yes")}>
              {isSpam ? "Back to enquiries" : "Kept as spam"}
            </Button>
            {!isSpam && <NewEnquiryLink />}
          </div>
        }
      >
        {isSpam ? "Nobody was alerted about these. Accept one and it becomes an enquiry." : "Newest first."}
      </DeskHeading>
      <div className="mb-5 space-y-4">
        <div className="flex gap-2">
          <SearchBox value={filters.search ?? ""} onSearch={(text) => setFilter("search", text)} />
          <Button
            look="outline"
            className="shrink-0 px-4! whitespace-nowrap"
            aria-expanded={areFiltersOpen}
            onClick={() => setFiltersOpen(!areFiltersOpen)}
          >
            <SlidersHorizontal aria-hidden="true" className="size-4" strokeWidth={1.75} />
            Filters{narrowed > 0 && ` (${narrowed})`}
          </Button>
        </div>
        {areFiltersOpen && <FilterForm filters={filters} onChange={setFilter} />}
        {(narrowed > 0 || filters.search) && (
          <button type="button" className="link min-h-11 text-sm" onClick={clear}>
            Clear search and filters
          </button>
        )}
      </div>
      <Loaded query={list}>
        {({ pages }) => {
          const rows = pages.flatMap((page) => page.rows);
          const ticked = chosen && rows.filter(({ id }) => chosen.includes(id));
          return (
            <div aria-busy={list.isPlaceholderData}>
              {ticked && !isSpam && (
                <AssignSeveral chosen={ticked} onDone={() => setChosen([])} onEnd={() => setChosen(undefined)} />
              )}
              <p role="status" className="sr-only">
                {rows.length === 0 ? "None found" : `${rows.length}${list.hasNextPage ? " or more" : ""} found`}
              </p>
              {rows.length === 0 ? (
                <Nothing>
                  {narrowed > 0 || filters.search
                    ? "Nothing fits. Try fewer words, or clear the filters."
                    : isSpam
                      ? "Nothing was kept as spam."
                      : "No enquiry has come in yet. When one does, it appears here by itself."}
                </Nothing>
              ) : (
                <EnquiryTable
                  enquiries={rows}
                  isSpam={isSpam}
                  chosen={isSpam ? undefined : chosen}
                  onChoose={(id, isChosen) =>
                    setChosen((before = []) => (isChosen ? [...before, id] : before.filter((each) => each !== id)))
                  }
                />
              )}
              {list.hasNextPage && (
                <Button
                  look="outline"
                  className="mt-5"
                  disabled={list.isFetchingNextPage}
                  onClick={() => list.fetchNextPage()}
                >
                  Show older ones
                </Button>
              )}
            </div>
          );
        }}
      </Loaded>
    </>
  );
}
