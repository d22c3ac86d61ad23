import type { Sourced, Status } from "../content/sources/certainty.ts";

/** Where a figure comes from, of a record that says more than that. */
export const sourced = ({ sources, differing, checkedUpTo, status, note }: Sourced) => ({
  sources,
  differing,
  checkedUpTo,
  status,
  note,
});

/** A sum is as certain as its least certain part. */
export function leastCertain(statuses: readonly Status[]): Status {
  if (statuses.includes("ask")) return "ask";
  if (statuses.includes("check")) return "check";
  return statuses.includes("agreed") ? "agreed" : "verified";
}
