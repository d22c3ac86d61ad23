import { describeDoubts } from "../../domain/forms/spam.ts";
import type { Html } from "../http/html.ts";
import { note } from "./design/blocks.ts";

export function doubtNote(suspect: readonly string[]): Html | null {
  const doubts = describeDoubts(suspect);
  return doubts ? note("alert", doubts) : null;
}

export const doubtfulSubject = (suspect: readonly string[], subject: string): string =>
  suspect.length > 0 ? `[Please check] ${subject}` : subject;
