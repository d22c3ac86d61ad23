/**
 * How sure we are of a figure or a rule.
 * verified: a text of the law, a gazette or a government table. agreed: sources that explain it agree. check: sources differ, or one
 * source only. ask: no figure.
 */
export type Status = "verified" | "agreed" | "check" | "ask";

/** Every figure and rule names its sources and the date of the newest material it was checked against. */
export interface Sourced {
  status: Status;
  sources: readonly string[];
  /** Sources that print something else, as the note says. */
  differing?: readonly string[];
  checkedUpTo: string;
  note?: string;
}

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
