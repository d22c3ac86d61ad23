/**
 * How sure we are of a figure or a rule.
 * verified: a text of the law, a gazette or a government table. agreed: sources that explain it agree. check: sources differ, or one
 * source only. ask: no figure.
 */
export type Status = "verified" | "agreed" | "check" | "ask";

/** Beside its sources. */
export const statusTexts: Record<Status, string> = {
  verified: "Read in the text of a law, a gazette or a government table.",
  agreed: "Explained alike by those who write about it; the text of the law was not seen.",
  check: "Sources differ, or there is only one.",
  ask: "No reliable figure was found.",
};

/** The one mark on a figure, here as in a quotation: a fixed one carries none. */
export const estimate = {
  label: "Estimate",
  note: "Marked Estimate: sources differ, there is only one, or it depends on the day.",
} as const;

/** Every figure and rule names its sources and the date of the newest material it was checked against. */
export interface Sourced {
  status: Status;
  sources: readonly string[];
  /** Sources that print something else, as the note says. */
  differing?: readonly string[];
  checkedUpTo: string;
  note?: string;
}

/** The newest dated material seen when the figures of the tools were checked. Nothing later could be compared. */
export const checkedUpTo = "2026-10-11";

/** How sure we are, and the ids of the sources: spread into the record of a figure or a rule. */
export const verified = (...sources: readonly string[]) => ({ status: "verified", sources, checkedUpTo }) as const;
export const agreed = (...sources: readonly string[]) => ({ status: "agreed", sources, checkedUpTo }) as const;
export const check = (...sources: readonly string[]) => ({ status: "check", sources, checkedUpTo }) as const;
export const ask = (...sources: readonly string[]) => ({ status: "ask", sources, checkedUpTo }) as const;

export interface Source {
  title: string;
  publisher: string;
  /** Missing where only a stored copy was read and its public address is not known. */
  url?: `https://${string}`;
  /** The date the source itself carries: a year, a month or a day. */
  dated?: string;
  /** text: reproduces a statute, gazette, circular or government table. secondary: explains one. price: a firm's asking price. */
  kind: "text" | "secondary" | "price";
}

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
