import type { ReactElement } from "react";
import { note } from "./design/blocks.ts";

/** Reasons for doubt, as the owner reads them. A reason without words of its own is shown as it is. */
const reasons: Readonly<Record<string, string>> = {
  honeypot: "a field that people do not see was filled in",
  fast: "the form was sent faster than people type",
  many: "very many forms came from the same address within an hour",
};

export const doubtNote = (suspect: readonly string[]): ReactElement | null =>
  suspect.length === 0
    ? null
    : note(
        "alert",
        `Please check before you call: ${suspect.map((reason) => reasons[reason] ?? reason).join("; ")}. It may still be a person.`,
      );

export const doubtfulSubject = (suspect: readonly string[], subject: string): string =>
  suspect.length > 0 ? `[Please check] ${subject}` : subject;
