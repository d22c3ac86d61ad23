import { disposableMailDomains } from "../../content/contact/disposable-mail.ts";

/**
 * Signs that a submission is spam, and how much each counts. A person may show one of them, so none but a link in place of a name decides
 * alone: what reaches the limit is kept and marked, and nobody is alerted about it.
 */
const weights = {
  /** The field that people do not see has text; a browser's autofill can do that too. */
  honeypot: 3,
  /** Sent faster than anyone types. */
  fast: 2,
  /** More from one address than an office sends. */
  many: 2,
  /** A name or company name with a web address in it. */
  links: 5,
  /** Words that come again and again, whoever they claim to be from. */
  duplicate: 3,
  /** A mail address that anybody can read or that vanishes after minutes. */
  disposable: 2,
  /** A file that is two kinds of file at once, or has something before its beginning or after its end. */
  "mixed-file": 3,
  /** A file that can run something when it is opened. */
  "active-file": 3,
} as const;

export type SpamSign = keyof typeof weights;

/** From this score on it is spam. */
export const spamLimit = 5;

export const spamScore = (signs: readonly string[]): number =>
  signs.reduce((score, sign) => score + (sign in weights ? weights[sign as SpamSign] : 0), 0);

export const isSpamScore = (score: number): boolean => score >= spamLimit;

const link = /https?:|www\.|<a\s|\[url|\b[\w-]+\.[a-z]{2,}\/\S/i;

export const hasLink = (line: string): boolean => link.test(line);

/** Words in the names of such providers, which change their domains faster than a list can. */
const disposableWords =
  /(^|[.-])(temp-?e?mail|trash-?mail|throw-?away|disposable|10-?minute|guerrilla-?mail|mailinator)/;

export function isDisposableAddress(email: string): boolean {
  const domain = email.trim().toLowerCase().split("@").at(-1) ?? "";
  return (
    disposableWords.test(domain) || disposableMailDomains.some((one) => domain === one || domain.endsWith(`.${one}`))
  );
}

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
