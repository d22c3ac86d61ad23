import type { PersonToCall } from "../enquiries/api.ts";

const hourMs = 60 * 60 * 1000;

export interface CallGroup {
  id: "late" | "next-hour" | "later-today" | "no-time";
  title: string;
  calls: PersonToCall[];
}

/** They asked not to be called before. */
export const isTooEarly = ({ callFrom }: Pick<PersonToCall, "callFrom">, now: Date): boolean =>
  callFrom !== null && new Date(callFrom) > now;

/** Today's calls by the time that is left; what is empty is left out. */
export function callGroups(calls: readonly PersonToCall[], now: Date): CallGroup[] {
  const left = ({ dueAt }: PersonToCall) => Date.parse(dueAt ?? "") - now.getTime();
  const isSoon = (person: PersonToCall) => left(person) > 0 && left(person) <= hourMs && !isTooEarly(person, now);
  const groups: CallGroup[] = [
    { id: "late", title: "Late", calls: calls.filter((person) => left(person) <= 0) },
    {
      id: "next-hour",
      title: "Next hour",
      calls: calls.filter(isSoon),
    },
    { id: "later-today", title: "Later today", calls: calls.filter((person) => left(person) > 0 && !isSoon(person)) },
    { id: "no-time", title: "New, with no time promised", calls: calls.filter(({ dueAt }) => dueAt === null) },
  ];
  return groups.filter((group) => group.calls.length > 0);
}
