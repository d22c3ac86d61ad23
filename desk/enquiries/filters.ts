import { useAddressValues } from "../ui/hooks.ts";
import type { Filters } from "./api.ts";

export const filterNames = [
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

export function useFilters(): [filters: Filters, set: (name: FilterName, value: string) => void, clear: () => void] {
  const [address, set, clear] = useAddressValues();
  const given = filterNames.flatMap((name) => {
    const value = address.get(name);
    // However it is said.
    return value ? [[name, name === "spam" ? "yes" : value] as const] : [];
  });
  // The server checks each value and says which is wrong.
  return [Object.fromEntries(given) as Filters, set, clear];
}
