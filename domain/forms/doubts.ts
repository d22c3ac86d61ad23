import type { SpamSign } from "./spam.ts";

/** Signs of spam, as whoever calls reads them. A sign without words of its own is shown as it is. */
const reasons: Readonly<Record<SpamSign, string>> = {
  honeypot: "a field that people do not see was filled in",
  fast: "the form was sent faster than people type",
  many: "very many forms came from the same address within an hour",
  links: "a name has a web address in it",
  duplicate: "the same words came several times today",
  disposable: "the e-mail address is of a kind that vanishes after minutes",
  "mixed-file": "the résumé is two kinds of file at once; do not open it without a virus check",
  "active-file": "the résumé can run something when it is opened; do not open it without a virus check",
};

export const doubtReasons = (suspect: readonly string[]): string =>
  suspect.map((sign) => reasons[sign as SpamSign] ?? sign).join("; ");

/** What to look at before anybody calls; nothing where there is no doubt. */
export const describeDoubts = (suspect: readonly string[]): string | undefined =>
  suspect.length === 0
    ? undefined
    : `Please check before you call: ${doubtReasons(suspect)}. It may still be a person.`;
