import { structureNames } from "../../content/schemas/plain-lists.ts";
import { stateName } from "../../content/states.ts";
import { enquiryStatuses, sourceNames, statusNames } from "../../domain/desk/enquiry.ts";
import { type Choice, Field, Select } from "../../src/ui/Field.tsx";
import { type Filters, useChoices } from "./api.ts";
import type { FilterName } from "./filters.ts";

interface Props {
  filters: Filters;
  onChange: (name: FilterName, value: string) => void;
}

const withAll = (choices: readonly Choice[]): Choice[] => [{ value: "", label: "All" }, ...choices];
const same = (values: readonly string[]): Choice[] => values.map((value) => ({ value, label: value }));

/** What the list can be narrowed by; of pages, campaigns and states those that occur. */
export function FilterForm({ filters, onChange }: Props) {
  const { data: choices } = useChoices();
  const selects: [name: FilterName, label: string, choices: Choice[]][] = [
    ["status", "Status", enquiryStatuses.map((value) => ({ value, label: statusNames[value] }))],
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
