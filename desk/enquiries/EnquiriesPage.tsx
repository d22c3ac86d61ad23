import { Minus, Plus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { structureNames } from "../../content/schemas/plain-lists.ts";
import { stateName } from "../../content/states.ts";
import { enquiryStatuses, sourceNames, statusNames } from "../../domain/desk/enquiry.ts";
import { Button } from "../../src/ui/Button.tsx";
import { type Choice, Field, Select } from "../../src/ui/Field.tsx";
import { StatusLine } from "../../src/ui/notices.tsx";
import { SearchField } from "../../src/ui/SearchField.tsx";
import { useAssignSeveral } from "../enquiry/api.ts";
import { CsvLink } from "../firm/CsvLink.tsx";
import { usePeople } from "../people/api.ts";
import { DeskHeading } from "../shell/PageHead.tsx";
import { useSignedIn } from "../shell/session.ts";
import { useShortcuts } from "../shell/shortcuts.ts";
import { ActionError } from "../ui/ActionForm.tsx";
import { Chip } from "../ui/Chip.tsx";
import { useAddressValues } from "../ui/hooks.ts";
import { Loaded, Nothing } from "../ui/Panel.tsx";
import { type Enquiry, type Filters, listCsvAddress, useChoices, useCounts, useEnquiries } from "./api.ts";
import { EnquiryTable } from "./EnquiryTable.tsx";
import { NewEnquiryLink } from "./enquiry-parts.tsx";

export function EnquiriesPage() {
  const [filters, setFilter, clear] = useFilters();
  const list = useEnquiries(filters);
  const narrowed = filterNames.filter((name) => filters[name] && name !== "search" && name !== "spam").length;
  const [areFiltersOpen, setFiltersOpen] = useState(narrowed > (filters.status ? 1 : 0) + (filters.owner ? 1 : 0));
  const isSpam = filters.spam === "yes";
  const isOwner = useSignedIn().person.role === "owner";
  const [chosen, setChosen] = useState<readonly string[]>();
  useShortcuts({ "/": () => document.getElementById("search")?.focus() });
  return (
    <>
      <DeskHeading
        title={isSpam ? "Kept as spam" : "Enquiries"}
        actions={
          isSpam ? (
            <Button look="outline" onClick={() => setFilter("spam", "")}>
              Back to enquiries
            </Button>
          ) : (
            <NewEnquiryLink />
          )
        }
      >
        {isSpam && "Nobody was alerted about these. Accept one and it becomes an enquiry."}
      </DeskHeading>
      <div className="mb-3 space-y-3">
        <SearchBox value={filters.search ?? ""} onSearch={(text) => setFilter("search", text)} />
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {!isSpam && <Views filters={filters} onChange={setFilter} />}
          <span className="grow" />
          {(narrowed > 0 || filters.search) && (
            <button type="button" className="link min-h-11 text-sm" onClick={clear}>
              Clear search and filters
            </button>
          )}
          <button
            type="button"
            className="flex min-h-11 items-center gap-2 pl-2 text-sm text-action"
            aria-expanded={areFiltersOpen}
            onClick={() => setFiltersOpen(!areFiltersOpen)}
          >
            More filters
            {areFiltersOpen ? (
              <Minus aria-hidden="true" className="size-4" strokeWidth={1.75} />
            ) : (
              <Plus aria-hidden="true" className="size-4" strokeWidth={1.75} />
            )}
          </button>
        </div>
        {areFiltersOpen && (
          <>
            <FilterForm filters={filters} onChange={setFilter} />
            {!isSpam && (
              <div className="flex flex-wrap gap-2">
                {!chosen && (
                  <Button look="outline" onClick={() => setChosen([])}>
                    Give several
                  </Button>
                )}
                <Button look="outline" onClick={() => setFilter("spam", "yes")}>
                  Kept as spam
                </Button>
                {isOwner && <CsvLink href={listCsvAddress(filters)} of="these enquiries" />}
              </div>
            )}
          </>
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

interface ViewsProps {
  filters: Filters;
  onChange: (name: FilterName, value: string) => void;
}

/** What is asked for most, with how many there are. */
function Views({ filters, onChange }: ViewsProps) {
  const { person } = useSignedIn();
  const { data: counts } = useCounts();
  if (counts?.all === 0) return null;
  const views = [
    { label: "All", count: counts?.all },
    { label: "New", count: counts?.new, status: "new" },
    { label: "With me", count: counts?.mine, status: "open", owner: person.id },
    ...(["quoted", "engaged", "closed"] as const).map((status) => ({
      label: statusNames[status],
      count: counts?.[status],
      status,
    })),
  ] satisfies { label: string; count: number | undefined; status?: string; owner?: string }[];
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">Which</legend>
      {views.map(({ label, count, status = "", owner = "" }: (typeof views)[number]) => (
        <Chip
          key={label}
          label={label}
          count={count}
          isOn={(filters.status ?? "") === status && (filters.owner ?? "") === owner}
          onClick={() => {
            onChange("status", status);
            onChange("owner", owner);
          }}
        />
      ))}
    </fieldset>
  );
}

interface Props {
  chosen: readonly Enquiry[];
  onDone: () => void;
  onEnd: () => void;
}

/** Gives what was ticked to somebody. What a colleague has changed meanwhile is left alone, and named. */
function AssignSeveral({ chosen, onDone, onEnd }: Props) {
  const { person } = useSignedIn();
  const { data } = usePeople();
  const [to, setTo] = useState(person.id);
  const assign = useAssignSeveral();
  const people = data?.people ?? [];
  const name = people.find(({ id }) => id === to)?.name ?? "nobody";
  const save = () => assign.mutate({ ownerId: to || null, to: name, enquiries: chosen }, { onSuccess: onDone });
  return (
    <section aria-label="Give several to somebody" className="mb-5 space-y-3 border border-line bg-sheet p-4">
      <div className="flex flex-wrap items-end gap-3">
        <div className="grow sm:max-w-64">
          <Select
            form="several"
            name="owner"
            label={chosen.length === 0 ? "Tick the rows, then give them to" : `Give ${chosen.length} to`}
            choices={[
              ...people.map(({ id, name }) => ({ value: id, label: id === person.id ? `${name} (you)` : name })),
              { value: "", label: "Nobody" },
            ]}
            value={to}
            onChange={({ target }) => setTo(target.value)}
          />
        </div>
        <Button disabled={chosen.length === 0 || assign.isPending} onClick={save}>
          Give
        </Button>
        <Button look="outline" onClick={onEnd}>
          Done
        </Button>
      </div>
      <StatusLine kind="problem">
        {assign.data && assign.data.others.length > 0 && (
          <ul>
            {assign.data.others.map(({ name, error }) => (
              <li key={name + error}>{name ? `${name}: ${error}` : error}</li>
            ))}
          </ul>
        )}
      </StatusLine>
      <ActionError error={assign.error} />
    </section>
  );
}

const pauseMs = 200;

/** Searches while one types, after a short pause. */
function SearchBox({ value, onSearch }: { value: string; onSearch: (text: string) => void }) {
  const [typed, setTyped] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(value);
  const field = useRef<HTMLElement>(null);
  // Changed by somebody else: 'Clear', the back button.
  if (value !== sent.current) {
    sent.current = value;
    setTyped(value);
  }
  useEffect(() => {
    // The shortcut '/' leads here from any page.
    if (history.state?.search) field.current?.querySelector("input")?.focus();
    return () => clearTimeout(timer.current);
  }, []);

  function change(text: string) {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => search(text), pauseMs);
  }
  function search(text: string) {
    clearTimeout(timer.current);
    sent.current = text.trim();
    onSearch(text.trim());
  }

  return (
    <search ref={field} className="grow">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          search(typed);
        }}
      >
        <label htmlFor="search" className="sr-only">
          Search names, numbers, addresses, messages and notes
        </label>
        <SearchField
          id="search"
          placeholder="Name, number, message or note"
          maxLength={200}
          value={typed}
          onChange={(event) => change(event.target.value)}
        />
      </form>
    </search>
  );
}

const withAll = (choices: readonly Choice[]): Choice[] => [{ value: "", label: "All" }, ...choices];
const same = (values: readonly string[]): Choice[] => values.map((value) => ({ value, label: value }));

/** What the list can be narrowed by; of pages, campaigns and states those that occur. */
function FilterForm({ filters, onChange }: ViewsProps) {
  const { data: choices } = useChoices();
  const selects: [name: FilterName, label: string, choices: Choice[]][] = [
    [
      "status",
      "Status",
      [
        { value: "open", label: "All but closed" },
        ...enquiryStatuses.map((value) => ({ value, label: statusNames[value] })),
      ],
    ],
    [
      "owner",
      "With",
      [
        { value: "nobody", label: "Nobody" },
        ...(choices?.owners ?? []).map(({ id, name }) => ({ value: id, label: name })),
      ],
    ],
    ["source", "How it came", (choices?.sources ?? []).map((value) => ({ value, label: sourceNames[value] }))],
    ["structure", "Structure", (choices?.structures ?? []).map((value) => ({ value, label: structureNames[value] }))],
    ["state", "State", (choices?.states ?? []).map((value) => ({ value, label: stateName(value) }))],
    ["page", "Page", same(choices?.pages ?? [])],
    ["campaign", "Campaign", same(choices?.campaigns ?? [])],
  ];
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-3 sm:grid-cols-4">
      {selects.map(([name, label, ofName]) => (
        <Select
          key={name}
          form="filter"
          name={name}
          label={label}
          choices={withAll(ofName)}
          value={filters[name] ?? ""}
          onChange={(event) => onChange(name, event.target.value)}
        />
      ))}
      {(["from", "until"] as const).map((name) => (
        <Field
          key={name}
          form="filter"
          name={name}
          label={name === "from" ? "Received from" : "Until"}
          type="date"
          value={filters[name] ?? ""}
          onChange={(event) => onChange(name, event.target.value)}
        />
      ))}
    </div>
  );
}

const filterNames = [
  "search",
  "source",
  "status",
  "owner",
  "structure",
  "state",
  "page",
  "campaign",
  "from",
  "until",
  "spam",
] as const satisfies readonly (keyof Filters)[];
export type FilterName = (typeof filterNames)[number];

function useFilters(): [filters: Filters, set: (name: FilterName, value: string) => void, clear: () => void] {
  const [address, set, clear] = useAddressValues();
  const given = filterNames.flatMap((name) => {
    const value = address.get(name);
    // However it is said.
    return value ? [[name, name === "spam" ? "yes" : value] as const] : [];
  });
  // The server checks each value and says which is wrong.
  return [Object.fromEntries(given) as Filters, set, clear];
}
