import type { ReactElement } from "react";
import type { SpamSign } from "../../domain/forms/spam.ts";
import { note } from "./design/blocks.ts";

/** Reasons for doubt, as the owner reads them. A reason without words of its own is shown as it is. */
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

export const doubtNote = (suspect: readonly string[]): ReactElement | null =>
  suspect.length === 0
    ? null
    : note(
        "alert",
        `Please check before you call: ${suspect.map((reason) => reasons[reason as SpamSign] ?? reason).join("; ")}. It may still be a person.`,
      );

export const doubtfulSubject = (suspect: readonly string[], subject: string): string =>
  suspect.length > 0 ? `[Please check] ${subject}` : subject;
