import type { PersonToCall } from "../api/enquiries.ts";

const hourMs = 60 * 60 * 1000;

export interface CallGroup {
  id: "late" | "next-hour" | "later-today";
  title: string;
  calls: PersonToCall[];
}

/** Today's calls by the time that is left; what is empty is left out. */
export function callGroups(calls: readonly PersonToCall[], now: Date): CallGroup[] {
  const left = ({ dueAt }: PersonToCall) => Date.parse(dueAt ?? "") - now.getTime();
  const groups: CallGroup[] = [
    { id: "late", title: "Late", calls: calls.filter((person) => left(person) <= 0) },
    {
      id: "next-hour",
      title: "Next hour",
      calls: calls.filter((person) => left(person) > 0 && left(person) <= hourMs),
    },
    { id: "later-today", title: "Later today", calls: calls.filter((person) => left(person) > hourMs) },
  ];
  return groups.filter((group) => group.calls.length > 0);
}
