import { useSearchParams } from "wouter";
import type { Filters } from "../api/enquiries.ts";

export const filterNames = [
  "search",
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

/** The filters of the list. They are the address: a reload, a link and the back button keep them. */
export function useFilters(): [filters: Filters, set: (name: FilterName, value: string) => void, clear: () => void] {
  const [address, setAddress] = useSearchParams();
  const given = filterNames.flatMap((name) => {
    const value = address.get(name);
    return value ? [[name, value] as const] : [];
  });
  const set = (name: FilterName, value: string) =>
    setAddress(
      (before) => {
        const after = new URLSearchParams(before);
        if (value) after.set(name, value);
        else after.delete(name);
        return after;
      },
      { replace: true },
    );
  // The server checks each value and says which is wrong.
  return [Object.fromEntries(given) as Filters, set, () => setAddress({}, { replace: true })];
}
