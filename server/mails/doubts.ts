import type { ReactElement } from "react";
import { describeDoubts } from "../../domain/forms/doubts.ts";
import { note } from "./design/blocks.ts";

export function doubtNote(suspect: readonly string[]): ReactElement | null {
  const doubts = describeDoubts(suspect);
  return doubts ? note("alert", doubts) : null;
}

export const doubtfulSubject = (suspect: readonly string[], subject: string): string =>
  suspect.length > 0 ? `[Please check] ${subject}` : subject;
